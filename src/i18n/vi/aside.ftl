### What happens to the money on the way, beside the form

aside-title = Cách hoạt động
aside-picture = Giao dịch từ { $from } đến { $to }
# Until the networks are known: in sentences, and below their shores.
aside-from = mạng nguồn
aside-to = mạng đích
aside-shore-from = Từ
aside-shore-to = Đến
aside-escrow-1 = Bạn nạp vào hợp đồng ký quỹ trên { $from }. Hợp đồng không trả cho ai cho đến khi khoản chi trả được chứng minh.
aside-escrow-2 = Nhà tạo lập thị trường trả cho bạn trên { $to } bằng vốn của mình, thường trong vài giây.
aside-escrow-3 = Nếu không chi trả kịp, bạn được hợp đồng hoàn lại toàn bộ.
aside-maker-1 = Bạn gửi khoản nạp cho nhà tạo lập thị trường trên { $from }, với memo là mã giao dịch.
aside-maker-2 = Nhà tạo lập trả cho bạn trên { $to } qua một hợp đồng chỉ trả mỗi giao dịch một lần.
aside-maker-3 = Nếu chi trả thất bại, tiền được hoàn về địa chỉ bạn đã chọn.
