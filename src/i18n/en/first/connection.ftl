### While nothing can be fetched

connection-slow = This page has not arrived yet. It is fetched again by itself, and nothing that is on its way depends on it.
connection-reload = Load again
connection-shown = What stands here was read at { $time }.
