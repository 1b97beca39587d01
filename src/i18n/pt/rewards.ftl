### Pontos no cabeçalho

rewards-points = { $points } pts
rewards-points_of = { $wallet }: { $points } pts
rewards-check_in-open = Check-in diário
rewards-check_in-done = Check-in feito hoje
rewards-check_in-success = Check-in realizado
