### Events that are over, with their final leaderboards

owls-about = This was a limited-time event with a leaderboard. The results below are final.
owls-title = Final leaderboard
owls-rank = Rank
owls-address = Address
owls-score = Score
owls-search = Search by address
owls-search-none = No address on this leaderboard matches your search.
owls-not-listed = Your wallet isn’t on this leaderboard.
owls-connect = Connect your wallet to see your rank.
owls-none = No results published here
owls-none-text = This was a limited-time event with a leaderboard. Its final results haven’t been published on this site.
owls-next = What’s next
owls-next-text = You can still earn points for transfers, check-ins and tasks.
