"""Games that are over, and the games of one person: results, records, replays, lists and statistics."""
