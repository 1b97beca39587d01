### Titles and descriptions of every address, also for search engines and link previews

screen-confirm-title = Review transfer
screen-confirm-description = Review what you send, what you receive and what it costs before you confirm in your wallet.

screen-completed-title = Arrived
screen-completed-description = Your transfer receipt: what arrived, where, and the transactions behind it.

screen-order-title = Transfer
screen-order-description = Track a transfer from deposit to arrival.

screen-history-title = History
screen-history-description = All your transfers, newest first.

screen-query-title = Find a transfer
screen-query-description = Look up any transfer by its ID, transaction hash or wallet address.

screen-status-title = Service status
screen-status-description = See whether transfers are running normally, and how fast and reliably each provider delivers.
screen-trust-description = See what protects your deposits: attesters, escrow balances, audits and drills.

screen-pay-title = Request a payment
screen-pay-description = Get paid with a link: the payer uses any network, and you receive the amount on yours.

screen-account-description = See where you’re signed in, end sessions, and download or delete your data.

screen-tos-title = Terms of Service
screen-tos-description = The terms for using Causeway: custody, fees and risks.

screen-access-restricted-title = Not available in your location
screen-access-restricted-description = Local rules don’t allow us to offer this service in your location.

screen-dapp-title = Bridge
screen-dapp-description = Bridge assets across chains from another app.

screen-network-title = Bridge
screen-network-description = Bridge assets across chains with one of our partners.

screen-network-history-title = History
screen-network-history-description = All your transfers with one of our partners.

screen-swap-title = Swap
screen-swap-description = Swap tokens on one network at the best of several quotes, with all costs shown before you sign.
screen-swap-detail-title = Swap details
screen-swap-detail-description = Progress and result of one token swap.

screen-maker-description = See how market making works, with live routes, limits and fill times.

screen-pool-description = Invited addresses lend to the market maker and share its earnings.

screen-portfolio-description = See the balances of all your connected wallets, with their value in dollars.

screen-points-title = Points
screen-points-description = Earn points for transfers, daily check-ins, tasks and referrals.

screen-deploy-description = Deploy a small contract of your own with one signature.

screen-ecosystem-description = Networks, wallets and apps that work with Causeway.

screen-invite-title = Invite friends
screen-invite-description = Share your link and earn a share of the bridge points of each friend who joins.

screen-developing-description = Work in progress, plans for next, and what is already live.

screen-test-description = Check your connection, storage and wallets, and copy a report for support.

screen-layerzero-airdrop-title = ZRO airdrop
screen-layerzero-airdrop-description = Check how much ZRO your addresses were allocated.

screen-strk-airdrop-title = STRK airdrop
screen-strk-airdrop-description = Check how much STRK your addresses were allocated.

screen-taiko-drop-title = TAIKO airdrop
screen-taiko-drop-description = Check how much TAIKO your addresses were allocated.

screen-blast-drop-title = BLAST airdrop
screen-blast-drop-description = Check how much BLAST your addresses were allocated.

screen-zk-airdrop-title = ZK airdrop
screen-zk-airdrop-description = Check how much ZK your addresses were allocated.

screen-bob-spice-title = BOB Spice
screen-bob-spice-description = See your completed BOB Spice tasks and claim your rewards.

screen-soneium-badge-title = Soneium badge
screen-soneium-badge-description = Check whether your wallet has earned the Soneium badge, and claim it.

screen-scroll-badge-title = Scroll badge
screen-scroll-badge-description = Check whether your wallet has earned the Scroll badge, and claim it.

screen-tracker-description = See your activity on each network: transactions, volume, active days and gas spent.

screen-tracker-scrollmarks-title = Scroll Marks
screen-tracker-scrollmarks-description = Check how many Scroll Marks your address has.

screen-tracker-scroll-airdrop-title = SCR airdrop
screen-tracker-scroll-airdrop-description = Check how much SCR your address was allocated.

screen-tracker-lxp-title = Linea LXP
screen-tracker-lxp-description = Check how many Linea LXP and LXP-L your address has.

screen-tracker-soneium-og-title = Soneium OG
screen-tracker-soneium-og-description = Check whether your address has the Soneium OG badge.

screen-tracker-zora-airdrop-title = ZORA airdrop
screen-tracker-zora-airdrop-description = Check how much ZORA your address was allocated.

screen-tracker-eclipse-airdrop-title = Eclipse airdrop
screen-tracker-eclipse-airdrop-description = Check how much ES your address was allocated.

screen-faucet-description = Get testnet coins to try things out.

screen-faucet-ink-title = Ink faucet
screen-faucet-ink-description = Get Ink testnet coins to try things out.

screen-faucet-ip-title = IP faucet
screen-faucet-ip-description = Get IP testnet coins to try things out.

screen-faucet-monad-title = Monad faucet
screen-faucet-monad-description = Get Monad testnet coins to try things out.

screen-owlmazing-title = Owlmazing
screen-owlmazing-description = Owlmazing has ended. Thank you for taking part.

screen-owlympics-title = Owlympics
screen-owlympics-description = Owlympics has ended. Thank you for taking part.

screen-not-found-description = Check the address for typos. The page may have moved.

screen-back = Back to bridge
screen-not_open = This page isn’t available yet
screen-ended = This event has ended

nearest-question = Did you mean { $path }?
nearest-find = Search transfers
nearest-places = Pages

terms-failed = Couldn’t load the terms
terms-failed-text = Check your connection, then try again.
