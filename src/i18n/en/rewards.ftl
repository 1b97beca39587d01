### Points in the header

rewards-points = { $points } pts
rewards-points_of = { $wallet }: { $points } pts
rewards-check_in-open = Daily check-in
rewards-check_in-done = Checked in today
rewards-check_in-success = Check in success
