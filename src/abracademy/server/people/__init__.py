"""Who people are: a name, a cookie, ways back in, and how to be forgotten."""
