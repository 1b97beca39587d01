### A completed campaign and its share sheet

campaign-share-title = Campaign completed
campaign-share-points = +{ $points } points
campaign-share-text = You earned these points with “{ $name }”.
campaign-share-more = Share it to earn { $points } more points. Your wallet may ask you to sign in, which is free.
campaign-share-confirm = Confirm in your wallet if asked. We’re adding your points.
campaign-share-done = Shared. You earned { $points } more points.
campaign-share-to = Share to X
campaign-share-open = Share, +{ $points }
campaign-share-open_of = Share, +{ $points }: “{ $name }”
campaign-share-again = Bridge Again
campaign-share-post = I completed “{ $name }” on Causeway and earned { $points } points.
campaign-share-problem-wallet_rejected = You rejected the request in your wallet, so sharing wasn’t counted. Your other points are safe.
campaign-share-problem-campaign_not_completed = The network reversed a transfer in this campaign, so sharing doesn’t count right now.
campaign-share-problem-campaign_not_running = This campaign has closed, so sharing no longer counts.
