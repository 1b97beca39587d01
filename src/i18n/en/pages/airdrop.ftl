### Airdrop allocations of addresses

airdrop-intro = Check how much { $symbol } your addresses were allocated.
airdrop-addresses = EVM addresses, one per line
airdrop-placeholder = Paste one or more addresses
airdrop-query = Query
airdrop-private = Addresses aren’t recorded.
airdrop-input-empty = Please enter the address.
airdrop-input-wrong = address error.
airdrop-lines-wrong =
    { $count ->
        [1] Check line { $list }: an EVM address has 42 characters and starts with 0x.
       *[other] Check lines { $list }: an EVM address has 42 characters and starts with 0x.
    }
airdrop-capitals =
    { $count ->
        [one] Invalid checksum: { $list }. Check the address for typos.
       *[other] Invalid checksums: { $list }. Check these addresses for typos.
    }
airdrop-failed = Network congestion.
airdrop-earlier = The last query failed. These are the results of the previous one.
airdrop-start-title = No results yet
airdrop-start-text = Enter your addresses to see their { $symbol } allocations. You don’t need to connect a wallet.
airdrop-unlisted = Allocations for this airdrop aren’t loaded yet.
airdrop-progress = { $done } of { $all } checked
airdrop-results = Results
airdrop-total = Total
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
    { $all ->
        [1] { $found ->
            [0] This address has no allocation.
           *[other] This address has an allocation.
        }
       *[other] { $found ->
            [0] None of these { $all } addresses has an allocation.
            [one] { $found } of { $all } addresses has an allocation.
           *[other] { $found } of { $all } addresses have an allocation.
        }
    }
airdrop-next-title = Next steps
airdrop-next-failed = Couldn’t load networks.
airdrop-next-again = Try again
airdrop-bridge = Bridge
airdrop-bridge-to = Bridge to { $network }
airdrop-hidden-title = Not available here
airdrop-hidden-text = Open the web app to check an airdrop.
