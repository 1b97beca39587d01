### Small words used on several screens

connection-shown = What stands here was read at { $time }.
action-close = Close
action-retry = Try again

toast-region = Notifications

copy-done = The copy succeeded.
copy-failed = Replication failed.

restricted-title = Not available where you are
restricted-text = The rules that apply at your location do not let us offer this service there. Deposits made earlier are paid out or sent back as agreed.

not_found-action = Go to the bridge
