### Pages that fail to load

connection-slow = This page is taking a while to load. Check your connection, then reload; transfers in progress aren’t affected.
connection-reload = Reload
