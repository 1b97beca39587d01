### How a transfer works, next to the form

aside-title = How it works
aside-picture = Transfer from { $from } to { $to }
# Used until the networks are known: in sentences and as labels of the picture.
aside-from = the source network
aside-to = the destination network
aside-shore-from = From
aside-shore-to = To
aside-escrow-1 = You deposit into an escrow contract on { $from }. It releases nothing until the payout is proven.
aside-escrow-2 = A market maker pays you on { $to } from its own funds, usually within seconds.
aside-escrow-3 = If the payout isn’t made in time, you get a full refund from the contract.
aside-maker-1 = You send your deposit to the market maker on { $from }, with the transfer ID as the memo.
aside-maker-2 = It pays you on { $to } through a contract that pays each transfer only once.
aside-maker-3 = If the payout fails, it sends a refund to the address you chose.
