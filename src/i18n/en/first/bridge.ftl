### The bridge form

bridge-title = Bridge
bridge-amount = Amount to send
bridge-max = Max
bridge-max-label = : use the most that can be sent
bridge-balance = Balance { $amount }
bridge-flip = Go the other way
bridge-network-from = From network:{ " " }
bridge-network-to = To network:{ " " }
bridge-asset = Asset:{ " " }
bridge-at_least = at least { $amount } { $symbol }
bridge-eta = in about { $time }
bridge-limits = { $min } to { $max }
bridge-safe-escrow = Held in a contract until it arrives. If it cannot, you take it back with one tap.
bridge-safe-maker = On this route our market maker holds your deposit until it arrives. If it cannot, it goes back to an address that you name.

main-loading = Loading networks
main-retry = Try again
main-offline = You are offline
main-no_route = No route for this pair
main-hidden_on_surface = Not available here
main-connect = Connect Wallet
main-resuming = Looking for your wallet
main-enter_amount = Enter an amount
main-amount_invalid = Check the amount
main-below_minimum = Amount below the minimum
main-above_maximum = Amount above the maximum
main-insufficient = Not enough { $symbol }
main-insufficient_gas = Not enough { $symbol } for network fees
main-recipient_missing = Add a { $network } address
main-recipient_invalid = Check the recipient
main-switch = Switch to { $network }
main-switching = Confirm in your wallet
main-quoting = Getting a price
main-requote = Get a fresh price
main-outdated = Price is out of date, trying again
main-refused = Not possible right now
main-review = Review

recipient-row = Recipient
recipient-own = My wallet { $address }
recipient-other = { $address }
recipient-invalid = Check the address
recipient-choose = Choose
