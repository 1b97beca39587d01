### The review and the wallet requests

review-title = Review
review-on = { $what } on { $network }
review-send = You send
review-receive = You receive
review-updated = The price changed after you opened this. The amounts above are up to date.
review-recipient = Recipient on { $network }
review-recipient-own = This is your connected wallet.
review-from_wallet = From wallet
review-custody-escrow-title = Held in a smart contract.
review-custody-escrow = Your funds stay in the escrow contract on { $network } until the payout is proven. If it fails, get a refund in one tap.
review-custody-address = Your deposit goes to a contract address that belongs to your refund address, then to the escrow contract on { $network } until the payout is proven. If it’s late or the payout fails, withdraw it to your refund address.
review-custody-maker-title = Held by our market maker.
review-custody-maker = { $network } has no escrow contract: the market maker holds your funds until payout. If the payout fails, it sends a refund to your refund address.
review-custody-provider-title = Settled by an external provider.
review-custody-provider = This route doesn’t use our escrow contract on { $network }: the provider holds your funds until payout. If the payout fails, the provider refunds them to your refund address.
review-custody-provider_contract = The provider’s own smart contract holds your funds until the payout. If it fails, that contract refunds you or lets you cancel the transfer with the provider.
review-custody-direct-title = Paid straight to the recipient.
review-custody-direct = No one holds this payment on the way, so it can’t be refunded. Check the recipient before you confirm.
review-refund-label = Refund address on { $network }
review-refund-note = Use an address you control on the network you send from, not an exchange address.
review-refund-note-address = Use an address you control on { $network }, not an exchange address. Whatever isn’t paid out can only go there.
review-refund-own = Use my wallet { $address }
review-refund-change = Change
review-refund-missing = Enter a refund address
review-refund-invalid = Check the refund address
review-confirm = Confirm and bridge
review-get_address = Get deposit address
review-address_note = Nothing is sent yet: you get an address that you can pay from any wallet or exchange.
review-time = Time to pay
review-check = View this transfer
review-check-note = Your wallet may have already sent this transaction. Check the transfer before you send again.
review-signatures =
    { $count ->
        [one] Your wallet will ask you to confirm once.
       *[other] Your wallet will ask you to confirm up to { $count } times.
    }
review-wallet_note = Check the details in your wallet. Keep this page open until the deposit is sent.

stage-ordering = Preparing transfer…
stage-asking-permit = Approve spending in your wallet
stage-asking-sign = Sign the deposit in your wallet
stage-asking-approve = Approve spending in your wallet
stage-asking-open = Confirm in your wallet
stage-asking-transfer = Confirm in your wallet
stage-asking-swap = Confirm in your wallet
stage-asking-refund = Confirm in your wallet
stage-asking-batch = Confirm in your wallet
stage-confirming = Waiting for confirmation on { $network }

review-loss = You receive { $percent } less in value than you send.
review-loss-least = At worst, you receive { $percent } less in value than you send.
review-loss-accept = I accept this loss
review-loss-type = Type { $number } to accept this loss
review-loss-missing = Accept the loss above
review-replaced = { $from } no longer quotes this transfer, so { $to } would settle it. Check the terms above.
review-replaced-accept = Continue with { $to }
review-loss-best = You receive { $percent } less than with the best quote.
review-loss-best_send = You pay { $percent } more than with the best quote.
review-unpriced = The dollar value of an asset is unknown, so the cost of this transfer can’t be shown. Compare the amounts yourself.
