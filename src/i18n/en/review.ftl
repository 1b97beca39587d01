### The review and the way through the wallet

recipient-title = Who receives on { $network }
recipient-label = Address on { $network }
recipient-placeholder = Paste an address
recipient-use = Use this address
recipient-use_own = Send to my own wallet
recipient-connect = Connect a wallet on { $network }
recipient-warning-first_use = The first transfer from here to this address. Compare every character with the one you were given: nobody can take a payment back.
recipient-warning-lookalike = This address only looks like one that you know: its ends match and its middle does not. Someone may have planted it.
recipient-other_network = What you entered names another network: { $named }. Make sure that the receiver uses this address on { $network } too.

review-title = Review
review-on = { $what } on { $network }
review-send = You send
review-receive = You receive
review-updated = The price has moved since you opened this. The figures above are the new ones.
review-recipient = Paid to this address on { $network }
review-recipient-own = This is the wallet that you connected.
review-from_wallet = From wallet
review-custody-escrow-title = Held by a contract.
review-custody-escrow = Your deposit stays in the contract on { $network } until the payout is proven. If it does not come in time, you take it back yourself.
review-custody-maker-title = Held by our market maker.
review-custody-maker = On { $network } there is no contract of ours: you send straight to the market maker and trust it until the payout. If the payout cannot be made, the deposit goes back to your refund address.
review-refund-label = If it cannot be paid out, send it back on { $network } to
review-refund-note = An address on the network you send from that you control yourself, not one of an exchange.
review-refund-own = Use my wallet { $address }
review-refund-change = Change
review-refund-missing = Enter a refund address
review-refund-invalid = Check the refund address
review-confirm = Confirm and bridge
review-check = Check this transfer
review-check-note = Your wallet was asked and may have sent it. Look at this transfer before you send anything again.
review-signatures =
    { $count ->
        [one] Your wallet asks you once.
       *[other] Your wallet asks you at most { $count } times.
    }
review-wallet_note = Your wallet shows what you agree to. Keep this page open until it is sent.

stage-ordering = Preparing the transfer
stage-asking-permit = Sign the amount in your wallet
stage-asking-approve = Approve in your wallet
stage-asking-open = Confirm in your wallet
stage-asking-transfer = Confirm in your wallet
stage-asking-refund = Confirm in your wallet
stage-asking-batch = Confirm in your wallet
stage-confirming = Waiting for { $network } to confirm
