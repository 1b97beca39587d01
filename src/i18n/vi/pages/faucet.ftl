### Faucets: test coins, the claim and its payment

faucet-description = Nhận { $symbol } trên { $network } để dùng thử.
faucet-failed-title = Không tải được faucet
faucet-failed-text = Chúng tôi sẽ tiếp tục thử. Bạn cũng có thể thử lại ngay.
faucet-none-title = Không có faucet nào đang mở
faucet-none-text = Đơn vị vận hành ứng dụng này hiện không phát coin ở đây.
faucet-all = Tất cả faucet
faucet-amount = Bạn nhận
faucet-cooldown = Mỗi lần cách
faucet-hours = { $count ->
       *[other] { $count } giờ
    }
faucet-left = Còn lại hôm nay
faucet-queued = Yêu cầu đang chờ
faucet-status-spent = Coin hôm nay đã được nhận hết. Sẽ có thêm trong vòng 24 giờ.
faucet-status-empty = Faucet này đã hết coin. Hãy thử lại sau.
faucet-status-unread = Hiện không đọc được số dư của faucet. Hãy thử lại sau ít phút.
faucet-claim = Nhận { $amount }
faucet-asking = Xác nhận đăng nhập trong ví nếu ví yêu cầu.
faucet-working = Đang kiểm tra bạn không phải bot. Việc này mất vài giây.
faucet-claims = Yêu cầu của bạn
faucet-claims-empty = Yêu cầu của ví này sẽ hiện ở đây.
faucet-state-queued = Đang chờ
faucet-state-sent = Đã gửi
faucet-state-paid = Đã nhận
faucet-state-failed = Thất bại
faucet-state-held = Tạm giữ
faucet-how-title = Cách hoạt động
faucet-how-1 = Coin mạng thử không có giá trị. Hãy dùng chúng để thử các mạng thử nghiệm.
faucet-how-2 = Ví của bạn đăng nhập một lần. Sau đó trình duyệt giải một câu đố nhỏ để chặn bot.
faucet-how-3 = Coin thường đến trong vòng một phút. Bạn không phải trả gì.
problem-faucet_cooldown = Ví này đã nhận ở đây rồi. Bạn có thể nhận lại sau khoảng thời gian được ghi.
problem-faucet_network_limit = Có quá nhiều yêu cầu từ mạng của bạn. Hãy thử lại sau.
problem-faucet_budget_spent = Coin hôm nay đã được nhận hết. Hãy thử lại vào ngày mai.
problem-faucet_busy = Hiện có nhiều yêu cầu đang chờ. Hãy thử lại sau vài phút.
problem-faucet_proof_used = Yêu cầu này đã được gửi. Các yêu cầu của bạn ở bên dưới.
problem-faucet_proof_invalid = Kiểm tra không thành công. Hãy thử lại.
problem-faucet_proof_expired = Kiểm tra mất quá nhiều thời gian. Hãy thử lại.
problem-faucet_closed = Mạng này không có faucet ở đây.
problem-faucet_work_failed = Trình duyệt của bạn không chạy được bước kiểm tra. Hãy cập nhật hoặc dùng trình duyệt khác.
