### Poin di header

rewards-points = { $points } poin
rewards-points_of = { $wallet }: { $points } poin
rewards-check_in-open = Check-in harian
rewards-check_in-done = Sudah check-in hari ini
rewards-check_in-success = Check-in berhasil
