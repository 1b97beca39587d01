### While nothing can be fetched

connection-slow = This page has not arrived yet. Load it again once you are connected; what is already on its way does not depend on it.
connection-reload = Load again
