### Titles and descriptions of every address, also for search engines and link previews

screen-bridge-title = Bridge
screen-bridge-description = Move assets between networks. Your deposit is held in a contract until it arrives.

screen-confirm-title = Review
screen-confirm-description = Check what you send, what arrives and what it costs before your wallet asks you.

screen-completed-title = Arrived
screen-completed-description = The receipt of a transfer: what arrived, where, and the transactions behind it.

screen-order-title = Transfer
screen-order-description = Follow one transfer from its deposit to its arrival.

screen-history-title = History
screen-history-description = All transfers of your wallet, newest first.

screen-query-title = Find a transfer
screen-query-description = Look up any transfer by its id, by the hash of its deposit or payout, or by a wallet address.
screen-account-title = Sessions and data
screen-account-description = See where you’re signed in, end sessions, and download or delete your data.

screen-tos-title = Terms of Service
screen-tos-description = What you agree to when you use Causeway: who holds a deposit, what it costs and what can go wrong.

screen-access-restricted-title = Not available where you are
screen-access-restricted-description = The rules that apply at your location do not let us offer this service there.

screen-dapp-title = Bridge
screen-dapp-description = Move assets between networks, opened from another app.

screen-network-title = Bridge
screen-network-description = Move assets between networks with one of our partners.

screen-network-history-title = History
screen-network-history-description = All transfers of your wallet with one of our partners.

screen-swap-title = Swap
screen-swap-description = Here you exchange one token for another on the same network.

screen-maker-title = Market making
screen-maker-description = Here market makers see routes and their limits, and apply to pay out transfers with their own funds.

screen-pool-title = Pool
screen-pool-description = Here invited addresses lend to the market maker and share in what it earns.

screen-portfolio-title = Portfolio
screen-portfolio-description = Here you see the balances of all your connected wallets in one place, with their value in dollars.

screen-points-title = Points
screen-points-description = Points reward what you do here: each transfer, each daily check-in, each task and each friend you bring.

screen-deploy-title = Deploy
screen-deploy-description = Here you put a small contract of your own on a network with one signature.

screen-ecosystem-title = Ecosystem
screen-ecosystem-description = The networks, wallets and apps that work together with Causeway.

screen-invite-title = Invite friends
screen-invite-description = Here you get a link that gives you a share of the bridge points of each friend who comes through it.

screen-developing-title = Under construction
screen-developing-description = Addresses of pages that only their builders use lead here.

screen-test-title = Test page
screen-test-description = Operators open this page to see that the app loads.

screen-layerzero-airdrop-title = ZRO airdrop
screen-layerzero-airdrop-description = Here you check how many ZRO your addresses were given.

screen-strk-airdrop-title = STRK airdrop
screen-strk-airdrop-description = Here you check how many STRK your addresses were given.

screen-taiko-drop-title = TAIKO airdrop
screen-taiko-drop-description = Here you check how many TAIKO your addresses were given.

screen-blast-drop-title = BLAST airdrop
screen-blast-drop-description = Here you check how many BLAST your addresses were given.

screen-zk-airdrop-title = ZK airdrop
screen-zk-airdrop-description = Here you check how many ZK your addresses were given.

screen-bob-spice-title = BOB Spice
screen-bob-spice-description = Here you see which BOB Spice tasks your wallet has done and claim what they earned.

screen-soneium-badge-title = Soneium badge
screen-soneium-badge-description = Here you see whether your wallet has earned the Soneium badge, and claim it.

screen-scroll-badge-title = Scroll badge
screen-scroll-badge-description = Here you see whether your wallet has earned the Scroll badge, and claim it.

screen-tracker-title = L2 tracker
screen-tracker-description = Here you see how active your address was on each network: transactions, volume, active days and gas spent.

screen-tracker-scrollmarks-title = Scroll Marks
screen-tracker-scrollmarks-description = Here you see how many Scroll Marks your address has.

screen-tracker-scroll-airdrop-title = SCR airdrop
screen-tracker-scroll-airdrop-description = Here you see how many SCR your address was given.

screen-tracker-lxp-title = Linea LXP
screen-tracker-lxp-description = Here you see how many Linea LXP and LXP-L your address has.

screen-tracker-soneium-og-title = Soneium OG
screen-tracker-soneium-og-description = Here you see whether your address has the Soneium OG badge.

screen-tracker-zora-airdrop-title = ZORA airdrop
screen-tracker-zora-airdrop-description = Here you see how many ZORA your address was given.

screen-tracker-eclipse-airdrop-title = Eclipse airdrop
screen-tracker-eclipse-airdrop-description = Here you see how many ES your address was given.

screen-faucet-title = Faucets
screen-faucet-description = Here you get coins of test networks to try things out with.

screen-faucet-ink-title = Ink faucet
screen-faucet-ink-description = Here you get coins of the Ink test network to try things out with.

screen-faucet-ip-title = Story faucet
screen-faucet-ip-description = Here you get IP, the coin of the Story test network, to try things out with.

screen-faucet-monad-title = Monad faucet
screen-faucet-monad-description = Here you get coins of the Monad test network to try things out with.

screen-owlmazing-title = Owlmazing
screen-owlmazing-description = Owlmazing has ended. Thank you to everybody who took part.

screen-owlympics-title = Owlympics
screen-owlympics-description = Owlympics has ended. Thank you to everybody who took part.

screen-not-found-title = There is nothing here
screen-not-found-description = The address may be mistyped, or the page has moved.

screen-back = Back to the bridge
screen-not_open = This page is not open at the moment
screen-ended = This event has ended

nearest-question = Did you mean { $path }?
nearest-find = Find it among the transfers
nearest-places = Places that do exist

terms-failed = The terms could not be loaded
terms-failed-text = Check your connection, then try again.
