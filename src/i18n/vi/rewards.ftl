### Điểm ở đầu trang

rewards-points = { $points } điểm
rewards-points_of = { $wallet }: { $points } điểm
rewards-check_in-open = Điểm danh hằng ngày
rewards-check_in-done = Đã điểm danh hôm nay
rewards-check_in-success = Điểm danh thành công
