### Points and the daily check-in

rewards-check_in-title = Điểm danh hằng ngày
rewards-check_in-action = Điểm danh
rewards-check_in-connect = Kết nối ví cho { $network }
rewards-check_in-other_wallet = Ví của bạn không thể điểm danh trên { $network }. Hãy kết nối ví cho { $network }; ví đó sẽ nhận điểm.
rewards-check_in-network = Mạng
rewards-check_in-networks_unknown = Không tải được mạng. Chưa thể điểm danh cho đến khi tải xong.
rewards-check_in-of = Điểm danh của { $wallet }
rewards-check_in-worth = Nhận { $points } điểm mỗi ngày, hoặc { $bridged } vào ngày có lượt chuyển.
rewards-check_in-rows = Chuỗi ngày được thưởng thêm: { $days }. Chuỗi đặt lại vào mỗi thứ Hai (UTC).
rewards-check_in-row = +{ $points } điểm vào ngày thứ { $day }
rewards-check_in-double = Nhân đôi điểm: { $points } cho điểm danh, hoặc { $bridged } vào ngày có lượt chuyển.

rewards-check_in-calendar = Các ngày điểm danh của bạn
rewards-check_in-previous = Tháng trước
rewards-check_in-next = Tháng sau
rewards-check_in-unknown = Không tải được các lần điểm danh của bạn.
rewards-check_in-today = { $day }, hôm nay: điểm danh
rewards-check_in-checked = { $day }: đã điểm danh, { $points } điểm. Mở giao dịch
rewards-check_in-counted = { $day }: đã điểm danh, { $points } điểm
rewards-check_in-dot = Ngày không điểm danh
rewards-check_in-not = { $day }: không điểm danh

rewards-check_in-next_in = Điểm danh tiếp theo sau { $left }
rewards-check_in-left = Hôm nay kết thúc sau { $left } (UTC)
rewards-check_in-looking = Đang kiểm tra trạng thái hôm nay…
rewards-check_in-switching = Chuyển sang { $network } trong ví
rewards-check_in-signing = Xác nhận trong ví
rewards-check_in-landing = Đang xác nhận trên { $network }…
rewards-check_in-counting = Đang cộng điểm…

rewards-problem-check_in_waiting = Mạng đang chậm. Hãy mở lại sau để hoàn tất điểm danh.
rewards-problem-check_in_failed = Mạng đã từ chối lượt điểm danh này. Chưa có gì được tính; hãy thử lại.
rewards-problem-check_in_day_over = Ngày đã kết thúc (UTC) trước khi lượt điểm danh được xác nhận nên không được tính. Hãy điểm danh cho hôm nay.
rewards-problem-check_in_unsure = Không kiểm tra được trạng thái hôm nay nên chưa ký gì. Hãy thử lại.
rewards-problem-check_in_repeated = Hôm nay đã điểm danh rồi
rewards-problem-check_in_not_found = Giao dịch này không phải lượt điểm danh của ngày đó. Hãy điểm danh lại.
rewards-problem-check_in_untraced = Hôm nay bạn đã điểm danh trên mạng này nhưng chúng tôi không tìm thấy giao dịch. Đừng ký lại: mạng sẽ từ chối.
rewards-problem-check_in_of_another = Lượt điểm danh này thuộc về ví khác.
rewards-problem-check_in_too_old = Lượt điểm danh này gửi quá muộn nên không được tính.
rewards-problem-check_in_unsupported = Không thể điểm danh trên mạng này.
rewards-problem-check_in_call_stale = Đồng hồ của thiết bị bị sai. Hãy chỉnh lại rồi thử lại.
rewards-problem-check_in_call_repeated = Yêu cầu này đã được gửi hai lần. Hãy thử lại.
rewards-problem-wallet_wrong_network = Ví của bạn đang ở sai mạng. Hãy thử lại.
rewards-problem-wallet_mismatch = Ví của bạn đã chuyển sang tài khoản khác. Hãy chuyển lại rồi thử lại.
