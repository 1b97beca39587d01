### Points and the daily check-in

rewards-points = { $points } điểm
rewards-points_of = { $wallet }: { $points } điểm

rewards-check_in-title = Điểm danh hằng ngày
rewards-check_in-open = Điểm danh hằng ngày
rewards-check_in-action = Điểm danh
rewards-check_in-done = Hôm nay đã điểm danh
rewards-check_in-connect = Kết nối ví cho { $network }
rewards-check_in-other_wallet = Ví của bạn không thể điểm danh trên { $network }. Hãy kết nối thêm một ví cho { $network }; ví kia vẫn giữ kết nối.
rewards-check_in-success = Điểm danh thành công
rewards-check_in-network = Mạng
rewards-check_in-networks_unknown = Không tải được các mạng. Không có mạng thì không thể điểm danh.
rewards-check_in-of = Điểm danh của { $wallet }
rewards-check_in-worth = Điểm danh được { $points } điểm mỗi ngày, { $bridged } vào ngày có chuyển tiền.
rewards-check_in-rows = Các ngày liên tiếp được nhiều điểm hơn: { $days }. Mỗi thứ Hai (UTC) chuỗi ngày bắt đầu lại.
rewards-check_in-row = thêm { $points } điểm vào ngày thứ { $day }
rewards-check_in-double = Đang nhân đôi điểm: { $points } cho điểm danh, { $bridged } vào ngày có chuyển tiền.

rewards-check_in-calendar = Các ngày điểm danh của bạn
rewards-check_in-previous = Tháng trước
rewards-check_in-next = Tháng sau
rewards-check_in-unknown = Không tải được các ngày điểm danh của bạn.
rewards-check_in-today = { $day }, hôm nay: điểm danh
rewards-check_in-checked = { $day }: đã điểm danh, { $points } điểm. Mở giao dịch
rewards-check_in-counted = { $day }: đã điểm danh, { $points } điểm
rewards-check_in-dot = Ngày không điểm danh
rewards-check_in-not = { $day }: không điểm danh

rewards-check_in-next_in = Điểm danh tiếp theo sau { $left }
rewards-check_in-left = Hôm nay kết thúc sau { $left } (UTC)
rewards-check_in-looking = Đang xem bạn đã điểm danh chưa
rewards-check_in-switching = Chuyển sang { $network } trong ví
rewards-check_in-signing = Xác nhận trong ví
rewards-check_in-landing = Đang trên đường tới { $network }
rewards-check_in-counting = Điểm của bạn đang được tính

rewards-problem-check_in_waiting = Mạng đang chậm. Điểm danh sẽ tự được tính khi bạn mở lại.
rewards-problem-check_in_failed = Mạng đã từ chối lượt điểm danh này. Chưa tính gì; hãy thử lại.
rewards-problem-check_in_day_over = Lượt điểm danh này dành cho một ngày đã kết thúc (UTC) và mạng đã từ chối. Chưa tính gì. Hãy điểm danh cho hôm nay.
rewards-problem-check_in_unsure = Không hỏi được máy chủ xem hôm nay bạn đã điểm danh chưa, nên chưa ký gì cả.
rewards-problem-check_in_repeated = Hôm nay đã điểm danh rồi
rewards-problem-check_in_not_found = Giao dịch này không phải điểm danh của ngày đó. Hãy điểm danh lại.
rewards-problem-check_in_untraced = Hôm nay ví này đã điểm danh trên mạng này nhưng không tìm thấy giao dịch. Đừng ký lại: mạng sẽ từ chối.
rewards-problem-check_in_of_another = Lượt điểm danh này thuộc về ví khác.
rewards-problem-check_in_too_old = Lượt điểm danh này đến quá muộn nên không được tính.
rewards-problem-check_in_unsupported = Mạng này không có điểm danh.
rewards-problem-check_in_call_stale = Đồng hồ thiết bị lệch vài phút. Hãy chỉnh lại rồi thử lại.
rewards-problem-check_in_call_repeated = Yêu cầu này đã gửi hai lần. Hãy thử lại.
rewards-problem-wallet_wrong_network = Ví của bạn đang ở mạng khác. Hãy thử lại.
rewards-problem-wallet_mismatch = Ví của bạn đang ở tài khoản khác. Hãy chuyển lại tài khoản cũ.
