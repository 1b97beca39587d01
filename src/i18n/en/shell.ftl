### Texts shared by several screens

connection-shown = Last updated at { $time }.
action-close = Close
action-retry = Try again

toast-region = Notifications

copy-done = The copy succeeded.
copy-failed = Replication failed.

restricted-title = Not available in your location
restricted-text = Local rules don’t allow us to offer this service in your location. Earlier deposits will be paid out or refunded as agreed.

not_found-action = Go to bridge
