### History and search

history-title = History
history-wallet = Wallet
history-all_wallets = All wallets
history-route = { $from } to { $to }
history-more = Show older ones
history-empty-title = Nothing has crossed yet
history-empty-text = { $count ->
        [one] Transfers of this wallet appear here as soon as their deposit is seen.
       *[other] Transfers of these wallets appear here as soon as their deposit is seen.
    }
history-empty-action = Start with one
history-connect-title = Whose history?
history-connect-text = Connect a wallet to see its transfers. Nothing has to be signed.

query-placeholder = Id, hash or address
query-start-title = Where is it now?
query-start-text = Enter a transfer id, the hash of its deposit or payout, or a wallet address. Anyone can look a transfer up once its deposit has been seen.
query-action = Find
query-results = Transfers found
query-nothing-title = Nothing found
query-nothing-text = Check that nothing is missing at either end. A transfer can be found once its deposit has been seen.
