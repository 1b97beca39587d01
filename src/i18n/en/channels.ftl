### Pages of partners

channel-home = { $name }, home
channel-transactions = Transactions
channel-about = About
channel-support = Support
channel-powered-by = Powered by Causeway

channel-missing-title = Partner not found
channel-missing-text = Check the address for typos, or visit the partner’s own site.
