### An exchange as destination

exchange-row = To { $name }
exchange-row-add = Add deposit address
exchange-row-shut = Unavailable
exchange-row-unknown = Unknown exchange
exchange-row-check = Check deposit address
exchange-add_address = Add deposit address
exchange-add_memo = Add memo
exchange-change = Change destination
exchange-blocked-unknown = This exchange isn’t available on { $network }.
exchange-blocked-suspended = { $name } has suspended deposits. { $reason }
exchange-blocked-token = { $name } doesn’t accept { $token } on { $network }.

exchange-title = Deposit to { $name }
exchange-confirm_note = Confirm on the exchange’s own page that it supports { $token } deposits on { $network } and hasn’t suspended them.
exchange-network = Network
exchange-networks = Supported networks
exchange-least = Minimum deposit
exchange-least-none = No known minimum
exchange-credits = Confirmations
exchange-credits-after = { $count }
exchange-credits-unknown = Set by the exchange
exchange-address = Your deposit address on { $network }
exchange-address-note = Copy it from the exchange’s { $token } deposit page with { $network } selected.
exchange-address-own = This is your connected wallet, not an exchange deposit address.
exchange-address-lookalike = Looks like an address you’ve used but isn’t the same. It may be address poisoning.
exchange-memo = Memo
exchange-memo-optional = Memo (if the exchange shows one)
exchange-memo-note = Also called a tag or comment. Without it, the exchange can’t credit your deposit to you.
exchange-memo-missing = { $name } requires a memo on this network. Without it, your deposit won’t be credited.
exchange-memo-unwanted = { $name } doesn’t use memos on this network. Leave it empty.
exchange-memo-too_long = This memo is too long for this network. Copy it again.
exchange-memo-unreadable = This memo has an invalid character or an extra space. Copy it again.
exchange-memo-reserved = This memo is reserved for our own transfers. Ask the exchange for another one.
exchange-use = Use this address
exchange-other = Choose another exchange
exchange-to_wallet = Send to a wallet instead
exchange-failed = Couldn’t load exchanges.

exchange-advice = First time using this address? Send a small amount, wait until { $name } credits it, then send the rest.
exchange-advice-action = Send { $amount } first
exchange-advice-small = Good amount for a test. Once { $name } credits it, send the rest.

exchange-review = Sent to your { $name } deposit address on { $network }
exchange-review-memo = Memo
exchange-review-check = Before you confirm
exchange-review-network = The exchange shows this exact address for { $token } on { $network }. Funds sent on any other network are lost.
exchange-review-memo_same = The memo matches the one on the deposit page exactly.
exchange-review-plain = The payout is a plain transfer from our market maker’s account, as exchanges require.
exchange-review-refund = If the payout fails, the refund goes to the wallet you send from, not to the exchange.

exchange-order = Exchange
exchange-order-memo = Memo
exchange-order-arrived =
    { $count ->
        [0] { $received } arrived at the deposit address on { $to }. { $name } credits it after enough confirmations; check your exchange account.
        [one] { $received } arrived at the deposit address on { $to }. { $name } credits it after { $count } confirmation; check your exchange account.
       *[other] { $received } arrived at the deposit address on { $to }. { $name } credits it after { $count } confirmations; check your exchange account.
    }
exchange-order-filling = Sending { $received } to your { $name } deposit address. You can close this page.
exchange-order-unknown = Exchange { $id }
exchange-rest = Send the rest: { $amount }
exchange-rest-note = Once the exchange credits this amount, you can send the rest the same way.
