### What happens to the money on the way, beside the form

aside-title = Tiền của bạn đi như thế nào
aside-picture = Đường từ { $from } đến { $to }
# Until the networks are known: in sentences, and below their shores.
aside-from = mạng nguồn
aside-to = mạng đích
aside-shore-from = Từ
aside-shore-to = Đến
aside-escrow-1 = Bạn nạp vào một hợp đồng trên { $from }. Hợp đồng không thể trả cho ai trước khi khoản chi trả được chứng minh.
aside-escrow-2 = Nhà tạo lập thị trường trả cho bạn trên { $to } bằng vốn của mình, thường trong vài giây.
aside-escrow-3 = Nếu việc đó không diễn ra kịp, hợp đồng trả khoản nạp lại cho bạn và không cho ai khác.
aside-maker-1 = Bạn gửi cho nhà tạo lập thị trường trên { $from }, với mã giao dịch làm memo.
aside-maker-2 = Họ trả cho bạn trên { $to } qua một hợp đồng chỉ trả mỗi giao dịch một lần.
aside-maker-3 = Nếu không thể, họ trả khoản nạp về địa chỉ bạn đã chỉ định.
