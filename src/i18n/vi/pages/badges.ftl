badge-none-title = Không có huy hiệu ở đây
badge-none-text = Huy hiệu này không được cấp ở đây.
badge-failed = Không tải được huy hiệu
badge-hidden-title = Không khả dụng ở đây
badge-hidden-text = Mở ứng dụng web để mint huy hiệu này.
badge-network = Mint trên { $network }
badge-tasks = Nhiệm vụ
badge-progress = { $done }/{ $of }
badge-progress-loading = Đang tải tiến độ của bạn…
badge-progress-failed = Không tải được tiến độ của bạn.
badge-task-done = Đã xong
badge-task-bridges =
    { $count ->
       *[other] Thực hiện { $number } giao dịch chuyển
    }
badge-task-check_ins =
    { $count ->
       *[other] Điểm danh { $number } ngày
    }
badge-task-points =
    { $count ->
       *[other] Kiếm { $number } điểm
    }
badge-task-campaign = Hoàn thành “{ $name }”
badge-task-campaign_unnamed = Hoàn thành một chiến dịch
badge-go-bridge = Cầu
badge-go-points = Điểm
badge-connect-evm = Huy hiệu được mint bằng ví EVM.
badge-not-started = Mở mint vào { $day }.
badge-ended = Đã kết thúc mint.
badge-unavailable = Chưa mở mint.
badge-tasks-left = Hoàn thành mọi nhiệm vụ để mint huy hiệu.
badge-mint = Mint huy hiệu
badge-gas = Miễn phí, chỉ trả phí mạng trên { $network }.
badge-authorizing = Đang kiểm tra nhiệm vụ…
badge-asking = Xác nhận trong ví
badge-confirming = Đang chờ xác nhận trên { $network }…
badge-minted = Bạn đã có huy hiệu này
badge-share = Chia sẻ lên X
badge-post = Tôi đã đạt { $name }.
badge-transaction = Xem giao dịch
problem-badge_not_earned = Chưa hoàn thành mọi nhiệm vụ.
problem-badge_closed = Hiện không thể mint huy hiệu này.
problem-badge_unavailable = Chưa mở mint.
problem-badge_minted = Ví này đã có huy hiệu.
problem-badge_changed = Huy hiệu đã thay đổi. Hãy tải lại trang.
problem-badge_mint_failed = Mạng đã từ chối giao dịch. Bạn có thể thử lại.
problem-badge_wallet_unsupported = Huy hiệu được mint bằng ví EVM.
badge-other-account = Ví của bạn đã chuyển sang tài khoản khác. Hãy chuyển lại rồi thử lại.
badge-slow = Việc này lâu hơn bình thường. Nếu ví đã hủy giao dịch, hãy ngừng chờ và mint lại: mỗi huy hiệu chỉ mint được một lần.
