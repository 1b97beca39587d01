### Pages of partners

channel-home = { $name }, home
channel-transactions = Transactions
channel-about = About
channel-support = Support
channel-powered-by = Powered by Causeway

channel-missing-title = There is no such partner
channel-missing-text = The address may be mistyped, or the partner has its pages elsewhere.
