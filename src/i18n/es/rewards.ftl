### Puntos en el encabezado

rewards-points = { $points } ptos.
rewards-points_of = { $wallet }: { $points } ptos.
rewards-check_in-open = Check-in diario
rewards-check_in-done = Check-in hecho hoy
rewards-check_in-success = Check-in realizado
