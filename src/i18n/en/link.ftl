### Links that fill the form

link-ignored = Not used from the link: { $list }. What the form shows is what counts.
link-address_as_network = That looks like an address: in a link an address goes into “recipient”, and “to” names a network.
link-part = { $name } “{ $value }”
link-field-from = from network
link-field-to = to network
link-field-token = asset
link-field-amount = amount
link-field-recipient = recipient
link-field-exchange = exchange
link-field-ref = referral code
link-field-channel = partner
link-recipient = This address came with the link that you opened. Use it only if it is the one that the receiver gave you.
link-share-title = Causeway transfer
link-share-text = Bridge with these settings on Causeway

action-dismiss = Got it
