### The recipient of a transfer

recipient-title = Recipient on { $network }
recipient-label = Address on { $network }
recipient-placeholder = Paste an address
recipient-name_pending = Looking up the name…
recipient-name_moved = { $name } no longer leads to this address. Choose the recipient again.
recipient-use = Use this address
recipient-use_own = Use my own wallet
recipient-connect = Connect a wallet on { $network }
recipient-warning-first_use = You haven’t sent to this address before. Check every character: payments can’t be reversed.
recipient-warning-lookalike = Looks like an address you’ve used but isn’t the same. It may be address poisoning.
recipient-other_network = You pasted an address for another network: { $named }. Make sure the recipient also uses it on { $network }.
