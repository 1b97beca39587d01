### History and search

history-title = History
history-browser = Started in this browser
history-wallet = Wallet
history-all_wallets = All wallets
history-route = { $from } to { $to }
history-more = Load more
history-csv = Download this list as CSV
history-empty-title = No transfers yet
history-empty-text = { $count ->
        [one] Transfers from this wallet appear here once the deposit is detected.
       *[other] Transfers from these wallets appear here once the deposit is detected.
    }
history-empty-action = Make a transfer
history-empty-swaps = Swaps ({ $count })
history-connect-title = Your transfers
history-connect-text = Connect a wallet to see its transfers. You don’t need to sign anything.

query-placeholder = ID or hash
query-start-title = Track a transfer
query-start-text = Enter a transfer ID, transaction hash or wallet address. Anyone can look up a transfer once its deposit is detected.
query-action = Find
query-results = Transfers found
query-nothing-title = No transfers found
query-nothing-text = Check that you’ve pasted the full text. Transfers appear once their deposit is detected.
