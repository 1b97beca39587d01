### What happens to the money on the way, beside the form

aside-title = How your money crosses
aside-picture = A line from { $from } to { $to }
# Until the networks are known: in sentences, and below their shores.
aside-from = the source network
aside-to = the destination network
aside-shore-from = From
aside-shore-to = To
aside-escrow-1 = You deposit into a contract on { $from }. It can pay nobody before the payout is proven.
aside-escrow-2 = A market maker pays you on { $to } out of its own funds, usually within seconds.
aside-escrow-3 = If that does not happen in time, the contract gives your deposit back to you, and to nobody else.
aside-maker-1 = You send to the market maker on { $from }, with the transfer’s id as the memo.
aside-maker-2 = It pays you on { $to } through a contract that pays each transfer once.
aside-maker-3 = If it cannot, it sends the deposit back to the address you named.
