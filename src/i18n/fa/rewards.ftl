### امتیازها در سربرگ

rewards-points = { $points } امتیاز
rewards-points_of = { $wallet }: { $points } امتیاز
rewards-check_in-open = حضور روزانه
rewards-check_in-done = امروز ثبت شد
rewards-check_in-success = حضور ثبت شد
