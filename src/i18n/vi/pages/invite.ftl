### Inviting friends, and having been invited

invite-link = Liên kết giới thiệu của bạn
invite-copy = Sao chép liên kết
invite-qr = Mã QR chứa liên kết giới thiệu của bạn
invite-share = Chia sẻ
invite-share-title = Causeway
invite-share-text = Chuyển tài sản giữa các mạng với Causeway và kiếm điểm:
invite-stat-referees = Bạn bè
invite-stat-bridges = Lượt chuyển của họ
invite-stat-points = Điểm của bạn
invite-stat-waiting = { $points } đang chờ

invite-rules = Cách hoạt động
invite-rule-share = Bạn nhận { $percent }% số điểm từ mỗi lượt chuyển của bạn bè. Điểm của họ không bị giảm.
invite-rule-some = Bạn nhận một phần điểm từ mỗi lượt chuyển của bạn bè. Điểm của họ không bị giảm.
invite-rule-first = Bạn bè mở liên kết, kết nối ví và xác nhận giới thiệu trước lần chuyển đầu tiên. Lượt giới thiệu được xác nhận đầu tiên không thể thay đổi.
invite-rule-wait = Điểm từ lượt chuyển của bạn bè sẽ chờ { $hours } giờ, phòng khi mạng đảo ngược giao dịch.
invite-rule-wait_some = Điểm từ lượt chuyển của bạn bè sẽ chờ một thời gian, phòng khi mạng đảo ngược giao dịch.

invite-friends = Người bạn đã giới thiệu
invite-friends-empty = Chưa có lượt giới thiệu nào. Bạn bè tham gia bằng liên kết của bạn sẽ hiện ở đây.
invite-friend-came = Tham gia ngày { $day }
invite-friend-joined = Chưa có lượt chuyển
invite-friend-ended = Đơn vị vận hành đã chấm dứt lượt giới thiệu
invite-friend-waiting = +{ $points } đang chờ
invite-friend-bridges = { $bridges } lượt chuyển

invite-none = Liên kết giới thiệu của bạn
invite-none-text = Kết nối ví để lấy liên kết và xem người bạn đã giới thiệu. Ví mới cần đăng nhập một lần; miễn phí.
invite-wanted = Ví này mới ở đây. Đăng nhập một lần để tạo liên kết; đây là chữ ký miễn phí, không phải giao dịch.
invite-wanted-action = Lấy liên kết của tôi

invite-came = Một người bạn đã giới thiệu bạn
invite-came-text = Xác nhận bằng ví để người giới thiệu nhận một phần điểm chuyển của bạn. Miễn phí, và bạn giữ nguyên mọi điểm của mình.
invite-came-confirm = Xác nhận bằng ví
invite-came-decline = Không, cảm ơn
invite-came-bound = Đã xác nhận giới thiệu
invite-came-bound-text = Người giới thiệu nhận điểm khi bạn chuyển. Bạn giữ nguyên mọi điểm của mình.

invite-ask = Một người bạn đã giới thiệu bạn. Hãy xác nhận trước lần chuyển đầu tiên, nếu không sẽ không được tính; miễn phí.
invite-remembered = Lượt giới thiệu của bạn đã được lưu. Hãy kết nối ví và xác nhận trước lần chuyển đầu tiên.
invite-own_link = Đây là liên kết giới thiệu của chính bạn. Nó chỉ được tính cho bạn bè mở liên kết.
invite-review = Một người bạn đã giới thiệu bạn. Lượt giới thiệu chỉ được tính nếu bạn xác nhận trước lần chuyển đầu tiên.
invite-review-action = Xác nhận giới thiệu trước

invite-problem-referral_self = Đây là liên kết giới thiệu của chính bạn. Hãy chia sẻ cho bạn bè.
invite-problem-referral_cycle = Lượt giới thiệu này đến từ người bạn đã giới thiệu nên không được tính.
invite-problem-referral_taken = Bạn đã xác nhận một lượt giới thiệu khác và không thể thay đổi.
invite-problem-referral_late = Giới thiệu chỉ được tính trước lần chuyển đầu tiên, mà ví này đã từng chuyển.
invite-problem-referral_ended = Đơn vị vận hành đã chấm dứt lượt giới thiệu của ví này nên ví không dùng được lượt khác.
invite-problem-referral_unknown = Liên kết giới thiệu này không còn hiệu lực.
invite-problem-wallet_rejected = Bạn đã từ chối trong ví. Không có gì thay đổi và bạn có thể xác nhận sau.

invite-task = Giới thiệu bạn bè
invite-task-text = Một phần điểm từ mỗi lượt chuyển của bạn bè
invite-task-action = Chia sẻ
