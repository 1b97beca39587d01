### A completed campaign, and telling others about it

campaign-share-title = Campaign completed
campaign-share-points = +{ $points } points
campaign-share-text = You have earned them with “{ $name }”.
campaign-share-more = Share it and get { $points } points more. Your wallet may ask you to sign in; that costs nothing.
campaign-share-confirm = Confirm in your wallet if it asks. Your points are being counted.
campaign-share-done = Shared: { $points } points more are yours.
campaign-share-to = Share to X
campaign-share-open = Share, +{ $points }
campaign-share-open_of = Share, +{ $points }: “{ $name }”
campaign-share-again = Bridge Again
campaign-share-post = I completed “{ $name }” on Causeway and earned { $points } points.
campaign-share-problem-wallet_rejected = You declined in your wallet, so sharing was not counted. Your other points are safe.
campaign-share-problem-campaign_not_completed = A transfer that this campaign needs was undone on its network, so sharing does not count now.
campaign-share-problem-campaign_not_running = This campaign has been closed, so sharing does not count any more.
