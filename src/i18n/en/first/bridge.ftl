### The bridge form

bridge-title = Bridge
bridge-amount = Amount to send
bridge-max = Max
bridge-max-label = : use the maximum amount
bridge-balance = Balance { $amount }
bridge-flip = Swap networks
bridge-network-from = From network:{ " " }
bridge-network-to = To network:{ " " }
bridge-asset = Asset:{ " " }
bridge-at_least = at least { $amount } { $symbol }
bridge-eta = in about { $time }
bridge-limits = { $min } to { $max }
bridge-safe-escrow = Your funds stay in a smart contract until the payout is proven. If it fails, get a refund in one tap.
bridge-safe-maker = On this route, our market maker holds your deposit until the payout. If the payout fails, it sends a refund to the address you choose.
bridge-safe-provider = On this route, an external provider settles your transfer. The review says who holds your deposit.

main-loading = Loading networks…
main-retry = Try again
main-offline = You’re offline
main-no_route = No route for this pair
main-not_open = Not open yet
main-hidden_on_surface = Not available here
main-connect = Connect Wallet
main-resuming = Reconnecting wallet…
main-enter_amount = Enter an amount
main-amount_invalid = Check the amount
main-below_minimum = Amount too low
main-above_maximum = Amount too high
main-insufficient = Not enough { $symbol }
main-insufficient_gas = Not enough { $symbol } for network fees
main-recipient_missing = Enter a { $network } address
main-recipient_invalid = Check the recipient
main-switch = Switch to { $network }
main-switching = Confirm in your wallet
main-quoting = Getting a quote…
main-requote = Refresh quote
main-outdated = Quote expired, refreshing…
main-refused = Unavailable right now
main-review = Review

recipient-row = Recipient
recipient-own = My wallet { $address }
recipient-other = { $address }
recipient-invalid = Check the address
recipient-choose = Choose
