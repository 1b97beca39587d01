### Small words used on several screens

action-close = Close
action-retry = Try again

toast-region = Notifications

copy-done = The copy succeeded.
copy-failed = Replication failed.

restricted-text = The rules that apply at your location do not let us offer this service there. Deposits made earlier are paid out or sent back as agreed.

not_found-action = Go to the bridge
