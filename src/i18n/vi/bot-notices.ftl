### What the bot says by itself. Messages are Telegram's HTML: <b> is markup, amounts and names are put in as plain text.

bot-reminder = <b>Hôm nay có thể điểm danh.</b> Chạm một lần để chuỗi ngày của bạn tiếp tục.
bot-reminder-no_wallet = <b>Hôm nay có thể điểm danh.</b> Hãy liên kết ví trong ứng dụng để bắt đầu tính ngày đầu tiên.
bot-reminder-open = Điểm danh
bot-reminder-later = Sau { $hours } giờ
bot-reminder-mute = Yên lặng một tuần
bot-reminder-off = Không nhắc nữa
bot-reminder-said-later = Tôi sẽ nhắc lại lúc { $time }.
bot-reminder-said-muted = Tôi im lặng đến { $day }. Dùng /remind để thay đổi.
bot-reminder-said-too_late = Điểm danh hôm nay đóng trước lúc đó. Bây giờ bạn có rảnh một chút không?
bot-reminder-said-off = Đã tắt lời nhắc. Dùng /remind để bật lại.

bot-receipt-deposit_seen = <b>Đã thấy khoản nạp.</b> { $amount } từ { $from } đang trên đường đến { $to }.
bot-receipt-arrived = <b>Đã đến.</b> { $amount } đã ở trên { $to }.
bot-receipt-needs_you = <b>Giao dịch cần bạn.</b> { $amount } không được chi trả kịp lúc. Hãy mở giao dịch và lấy lại khoản nạp trên { $from }.
bot-receipt-refunded = <b>Đã hoàn tiền.</b> Khoản nạp { $amount } của bạn đã được trả lại trên { $from }.

bot-receipts-turn_on = Bật tin nhắn về giao dịch
bot-receipts-turn_off = Tắt tin nhắn về giao dịch
bot-receipts-on = Tôi sẽ nhắn khi giao dịch được thấy, đến nơi, quay lại hoặc cần bạn.
bot-receipts-off = Tôi không nhắn về giao dịch nữa. Dùng /status để bật lại.

bot-moved-wallet = <b>Ví đã được chuyển.</b> { $wallet } vừa được liên kết với một tài khoản Telegram khác bằng chữ ký mới. Nếu không phải bạn, có người khác ký được bằng ví này: hãy chuyển tiền sang ví mới.
bot-moved-wallet_list = Ví của tôi
