### An exchange as destination

exchange-row = To { $name }
exchange-row-add = Add the deposit address
exchange-row-shut = not available
exchange-row-unknown = Unknown exchange
exchange-row-check = Check the deposit address
exchange-add_address = Add the deposit address
exchange-add_memo = Add the memo
exchange-change = Change the destination
exchange-blocked-unknown = We know no such exchange on { $network }.
exchange-blocked-suspended = { $name } has suspended deposits. { $reason }
exchange-blocked-token = { $name } does not take { $token } on { $network }.

exchange-title = Deposit at { $name }
exchange-confirm_note = Confirm on the exchange’s own page that it takes deposits of { $token } on { $network } and has not suspended them.
exchange-network = Network
exchange-networks = Networks it takes
exchange-least = Credits from
exchange-least-none = no minimum known
exchange-credits = Credits after
exchange-credits-after =
    { $count ->
        [one] 1 confirmation
       *[other] { $count } confirmations
    }
exchange-credits-unknown = as many confirmations as it asks for
exchange-address = Your deposit address on { $network }
exchange-address-note = Copy it from the exchange’s deposit page for { $token }, with { $network } chosen there.
exchange-address-own = This is the wallet that you connected, not an address that an exchange gave you.
exchange-address-lookalike = This address only looks like one that you know: its ends match and its middle does not. Someone may have planted it.
exchange-memo = Memo
exchange-memo-optional = Memo, if the exchange shows one
exchange-memo-note = The deposit page may call it memo, tag or comment. Without it the exchange cannot tell that the deposit is yours.
exchange-memo-missing = { $name } asks for a memo on this network. Without it the deposit would not be credited.
exchange-memo-unwanted = { $name } takes no memo on this network. Leave it out.
exchange-memo-too_long = This is longer than a memo on this network. Copy it again.
exchange-memo-unreadable = There is a character in it that no exchange uses, or a space at an end. Copy it again.
exchange-memo-reserved = This memo would be mistaken for a transfer of ours. Ask the exchange for another.
exchange-use = Use this deposit address
exchange-other = Choose another exchange
exchange-to_wallet = Send to a wallet instead
exchange-failed = The list of exchanges could not be loaded.

exchange-advice = The first time to this address: send a small amount, and wait until { $name } shows it. Then send the rest.
exchange-advice-action = Send { $amount } first
exchange-advice-small = A good amount for a test. Once { $name } shows it, send the rest.

exchange-review = Paid to your deposit address at { $name } on { $network }
exchange-review-memo = Memo
exchange-review-check = Check before you confirm
exchange-review-network = The exchange shows this very address for { $token } on { $network }. On any other network the money is lost.
exchange-review-memo_same = The memo is the one on the deposit page, character by character.
exchange-review-plain = It is paid by a plain transfer from our market maker’s account, as exchanges ask for.
exchange-review-refund = If it cannot be paid, it comes back to the wallet that you send from, never to the exchange.

exchange-order = Exchange
exchange-order-memo = Memo
exchange-order-arrived =
    { $count ->
        [0] { $received } is at the deposit address on { $to }. { $name } credits it once it has the confirmations that it asks for; only the exchange can show you that.
        [one] { $received } is at the deposit address on { $to }. { $name } credits it after 1 confirmation by its own count; only the exchange can show you that.
       *[other] { $received } is at the deposit address on { $to }. { $name } credits it after { $count } confirmations by its own count; only the exchange can show you that.
    }
exchange-order-filling = { $received } is on its way to your deposit address at { $name }. You can close this.
exchange-order-unknown = Exchange { $id }
exchange-rest = Send the rest: { $amount }
exchange-rest-note = Once the exchange shows this amount in your account, the rest can go the same way.
