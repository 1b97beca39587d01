### Inviting friends, and having been invited

invite-link = Lời mời của bạn
invite-copy = Sao chép liên kết
invite-qr = Mã lời mời của bạn cho camera của thiết bị khác
invite-share = Chia sẻ
invite-share-title = Causeway
invite-share-text = Chuyển tài sản giữa các mạng với Causeway và nhận điểm:
invite-stat-referees = Bạn bè
invite-stat-bridges = Lượt chuyển của họ
invite-stat-points = Điểm của bạn
invite-stat-waiting = Thêm { $points } điểm đang trên đường

invite-rules = Cách hoạt động
invite-rule-share = Bạn nhận { $percent } % số điểm của mỗi lượt chuyển mà bạn bè thực hiện. Bạn bè không mất gì.
invite-rule-some = Bạn nhận một phần điểm của mỗi lượt chuyển mà bạn bè thực hiện. Bạn bè không mất gì.
invite-rule-first = Bạn bè mở liên kết, kết nối ví và xác nhận lời mời trước lượt chuyển đầu tiên. Lời mời đầu tiên được giữ.
invite-rule-wait = Điểm từ lượt chuyển của bạn bè chờ { $hours } giờ mới được tính, vì lượt chuyển đó vẫn có thể bị hủy.
invite-rule-wait_some = Điểm từ lượt chuyển của bạn bè chờ một thời gian mới được tính, vì lượt chuyển đó vẫn có thể bị hủy.

invite-friends = Bạn bè đã đến
invite-friends-empty = Chưa có ai. Người đến qua liên kết của bạn và xác nhận sẽ hiện ở đây.
invite-friend-came = Đến ngày { $day }
invite-friend-joined = chưa chuyển lần nào
invite-friend-ended = đơn vị vận hành đã chấm dứt lời mời này
invite-friend-waiting = +{ $points } đang trên đường
invite-friend-bridges = { $bridges } lượt chuyển

invite-none = Liên kết riêng của bạn
invite-none-text = Kết nối ví để lấy liên kết và xem ai đã đến qua đó. Ví mới ở đây đăng nhập một lần; việc này miễn phí.
invite-wanted = Ví này mới ở đây. Đăng nhập một lần bằng ví để tạo liên kết. Đó là chữ ký, không phải giao dịch: miễn phí.
invite-wanted-action = Lấy liên kết của tôi

invite-came = Bạn đến qua một lời mời
invite-came-text = Xác nhận bằng ví, và người mời bạn nhận thêm một phần theo điểm chuyển của bạn. Bạn không mất gì: không phí, không điểm.
invite-came-confirm = Xác nhận bằng ví
invite-came-later = Không, cảm ơn
invite-came-bound = Lời mời đã được xác nhận
invite-came-bound-text = Người mời bạn nhận điểm từ các lượt chuyển của bạn. Điểm của bạn vẫn là của bạn.

invite-ask = Bạn đến qua một lời mời. Hãy xác nhận trước lượt chuyển đầu tiên: sau đó lời mời không còn được tính. Bạn không mất gì.
invite-remembered = Lời mời của bạn đã được ghi nhớ. Sau khi kết nối ví, hãy xác nhận trước lượt chuyển đầu tiên.
invite-own_link = Đây là liên kết mời của chính bạn. Nó được tính cho bạn bè mở liên kết, không phải cho bạn.
invite-review = Bạn đến qua một lời mời. Lời mời chỉ được tính nếu được xác nhận trước lượt chuyển đầu tiên.
invite-review-action = Xác nhận lời mời trước

invite-problem-referral_self = Đây là lời mời của chính bạn. Hãy chia sẻ cho bạn bè.
invite-problem-referral_cycle = Lời mời này đến từ người do chính bạn mời nên không được tính.
invite-problem-referral_taken = Bạn đã xác nhận lời mời khác trước đó và lời mời đó được giữ.
invite-problem-referral_late = Lời mời chỉ được tính trước lượt chuyển đầu tiên, mà ví này đã chuyển rồi.
invite-problem-referral_ended = Đơn vị vận hành đã chấm dứt lời mời của ví này nên ví không thể nhận lời mời khác.
invite-problem-referral_unknown = Không còn ai mời bằng liên kết này.
invite-problem-wallet_rejected = Bạn đã từ chối trong ví. Không có gì thay đổi; bạn có thể xác nhận sau.

invite-task = Giới thiệu bạn bè
invite-task-text = Một phần điểm từ mỗi lượt chuyển của bạn bè
invite-task-action = Chia sẻ
