### Why the server makes no offer or takes no order, by its codes

problem-route_paused = This route is closed for a moment: a safety check, or no room for more. Nothing is lost; try again later.
problem-insufficient_liquidity = The bridge has too little on { $to } for this amount right now.
problem-custody_cap = The bridge holds deposits from { $from } itself, and only a limited sum of them at a time. Send less, or try again later.
problem-chain_unreachable = { $from } or { $to } does not answer right now. Try again in a moment.
problem-network_fee_high = Fees on { $to } are very high right now. Try again in a minute.
problem-channel_payee_mismatch = Nothing can be sent from { $from } here yet.
problem-provider_unavailable = There was no price in time. Try again in a moment.
problem-price_unknown = The price of { $symbol } or of gas is unknown right now, so there is no offer. Try again in a minute.
problem-price_stale = The last known price of { $symbol } or of gas is too old for an offer. Nothing was sent; try again in a minute.
problem-recipient_unusable = This address cannot be paid on { $to }: what is sent there would be refused or lost. Enter another recipient.
problem-below_exchange_minimum = The exchange does not credit so little. Send at least { $amount }.
problem-exchange_suspended = The exchange has suspended deposits.
problem-exchange_unsupported = The exchange does not take { $symbol } from { $from } to { $to }.
problem-exchange_unknown = This exchange is not offered here.
problem-chain_unknown = This network is not offered here.
problem-asset_unknown = This token is not offered on that network.
problem-address_listed = This address cannot be served.
problem-country_restricted = This service is not available in your country.
problem-channel_mismatch = This price was made on another site. Get a fresh one here.
problem-quote_mismatch = This price was made for other addresses. Get a fresh one.
problem-refund_address_required = Say where the deposit goes back to if the transfer cannot be made.
problem-request_in_progress = The same transfer is being made right now. Wait a moment.
problem-too_many_requests = Too many requests at once. Wait a moment, then try again.
problem-internal = Something went wrong on our side. Nothing was sent; try again in a moment.
problem-amount_unreadable = “{ $text }” is not an amount. Write it as 0.25.
problem-amount_misread = “{ $text }” was not read as an amount, so the amount is as it was. Write it as 0.25.
