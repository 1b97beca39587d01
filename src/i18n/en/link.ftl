### Links that fill the form

link-ignored = Ignored from the link: { $list }. Check the form before you continue.
link-address_as_network = That looks like an address. In links, use “recipient” for addresses and “to” for networks.
link-part = { $name } “{ $value }”
link-field-from = from network
link-field-to = to network
link-field-chain = network
link-field-token = asset
link-field-amount = amount
link-field-exact = exact amount
link-field-recipient = recipient
link-field-exchange = exchange
link-field-ref = referral code
link-field-channel = partner
link-recipient = This address came from the link you opened. Use it only if it matches the one the recipient gave you.
link-share-title = Causeway transfer
link-share-text = Bridge on Causeway with these settings

action-dismiss = Got it
