### Names of pages in menus

deploy-tag = Base
points-mine = My Points
request-title = Request a payment
service-title = Service status
screen-bridge-title = Bridge
screen-bridge-description = Bridge assets across chains. Your funds stay in a smart contract until the payout is proven.
screen-trust-title = Trust
screen-account-title = Sessions and data
screen-maker-title = Market making
screen-pool-title = Pool
screen-portfolio-title = Portfolio
nav-history = History
screen-deploy-title = Deploy
screen-ecosystem-title = Ecosystem
screen-developing-title = In development
screen-test-title = Diagnostics
screen-tracker-title = L2 tracker
screen-faucet-title = Faucets
screen-not-found-title = Page not found
query-title = Find a transfer
tos-title = Terms of Service
