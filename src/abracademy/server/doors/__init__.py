"""What everybody passes on the way in and out: checks, limits, headers, and one shape for every refusal."""
