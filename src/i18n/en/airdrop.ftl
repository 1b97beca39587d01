### Looking up what an airdrop has for addresses

airdrop-intro = See how many { $symbol } your addresses were given.
airdrop-addresses = EVM addresses, one per line
airdrop-placeholder = Paste one or more addresses
airdrop-query = Query
airdrop-private = Addresses are not recorded: they are looked up and forgotten.
airdrop-input-empty = Please enter the address.
airdrop-input-wrong = address error.
airdrop-lines-wrong =
    { $count ->
        [1] Check line { $list }: an EVM address has 42 characters and starts with 0x.
       *[other] Check lines { $list }: an EVM address has 42 characters and starts with 0x.
    }
airdrop-capitals =
    { $count ->
        [one] The capital letters of { $list } do not add up, so a character may be mistyped. Copy it again to be sure.
       *[other] The capital letters of these addresses do not add up, so a character may be mistyped: { $list }. Copy them again to be sure.
    }
airdrop-failed = Network congestion.
airdrop-earlier = The last query failed. These are the results of the one before.
airdrop-start-title = Nothing looked up yet
airdrop-start-text = Enter your addresses, and what each of them was given in { $symbol } appears here. No wallet has to be connected.
airdrop-progress = { $done } of { $all } looked up
airdrop-results = Result
airdrop-total = Total
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
    { $all ->
        [1] { $found ->
            [0] Nothing was set aside for this address.
           *[other] Tokens were set aside for this address.
        }
       *[other] { $found ->
            [0] Nothing was set aside for these { $all } addresses.
           *[other] Tokens were set aside for { $found } of { $all } addresses.
        }
    }
airdrop-next-title = Where to go next
airdrop-next-failed = The networks could not be loaded.
airdrop-next-again = Try again
airdrop-bridge = Bridge
airdrop-bridge-to = Bridge to { $network }
airdrop-hidden-title = Not available here
airdrop-hidden-text = Open the web app to look up an airdrop.
