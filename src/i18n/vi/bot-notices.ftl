### What the bot says by itself. Messages are Telegram's HTML: <b> is markup, amounts and names are put in as plain text.

bot-reminder = <b>Đã có thể điểm danh hôm nay.</b> Điểm danh để giữ chuỗi ngày.
bot-reminder-no_wallet = <b>Đã có thể điểm danh hôm nay.</b> Liên kết ví trong ứng dụng để bắt đầu chuỗi ngày.
bot-reminder-open = Điểm danh
bot-reminder-later = Sau { $hours } giờ
bot-reminder-mute = Tắt trong một tuần
bot-reminder-off = Tắt nhắc nhở
bot-reminder-said-later = Lần nhắc tiếp theo lúc { $time }.
bot-reminder-said-muted = Nhắc nhở tạm tắt đến { $day }. Dùng /remind để thay đổi.
bot-reminder-said-too_late = Điểm danh hôm nay đóng trước lúc đó. Điểm danh ngay bây giờ?
bot-reminder-said-off = Đã tắt nhắc nhở. Dùng /remind để bật lại.

bot-receipt-deposit_seen = <b>Đã phát hiện khoản nạp.</b> { $amount } từ { $from } đang được chuyển đến { $to }.
bot-receipt-arrived = <b>Giao dịch hoàn tất.</b> { $amount } đã đến { $to }.
bot-receipt-arrived_open = <b>Giao dịch hoàn tất.</b> Tiền của bạn đã đến { $to }.
bot-receipt-needs_you = <b>Cần xử lý.</b> Giao dịch { $amount } của bạn không được chi trả kịp. Mở giao dịch để nhận hoàn tiền trên { $from }.
bot-receipt-held = <b>Đang được xem xét.</b> { $provider } chưa hoàn tất giao dịch { $amount } của bạn. Mở giao dịch để xem bạn có thể làm gì.
bot-receipt-refunded = <b>Đã hoàn tiền.</b> Khoản nạp { $amount } của bạn đã được hoàn lại trên { $from }.

bot-request-paid = <b>Yêu cầu đã được thanh toán.</b> { $amount } bạn yêu cầu đã đến { $to }.
bot-request-open = Mở yêu cầu

bot-deposit-created =
    <b>Địa chỉ nạp.</b> Gửi chính xác <code>{ $number }</code> { $symbol } trên { $from }, một lần, trong vòng { $minutes } phút (trước { $time } UTC) đến:
    <code>{ $address }</code>
    Tiền sẽ đến { $to }. Nếu sàn của bạn trừ phí vào số tiền, hãy cộng thêm khoản phí đó.
bot-deposit-note = Khoản nạp thiếu, trễ hoặc gửi hai lần được hoàn lại.
bot-deposit-note-provider = { $provider } có thể hoàn khoản nạp thiếu hoặc trễ.
bot-deposit-note-escrow = Nếu bạn gửi thiếu, địa chỉ sẽ chờ phần còn lại. Phần dư hoặc khoản nạp trễ nằm lại ở đó, và bạn có thể rút khoản đó về địa chỉ hoàn tiền.
bot-deposit-memo = Memo, bắt buộc: <code>{ $memo }</code>
bot-deposit-late = <b>Đã hết thời gian.</b> Đừng gửi { $amount } đến địa chỉ đó nữa. Nếu khoản nạp của bạn đã vào một khối kịp lúc, khoản đó sẽ hiện ở đây; khoản nạp muộn hơn sẽ được hoàn lại trên { $from }.
bot-deposit-late-provider = <b>Đã hết thời gian.</b> Đừng gửi { $amount } đến địa chỉ đó nữa. Nếu khoản nạp của bạn đã vào một khối kịp lúc, khoản đó sẽ hiện ở đây; { $provider } có thể hoàn khoản nạp muộn hơn trên { $from }.
bot-deposit-late-escrow = <b>Đã hết thời gian.</b> Đừng gửi { $amount } đến địa chỉ đó nữa. Nếu khoản nạp của bạn đã vào một khối kịp lúc, khoản đó sẽ hiện ở đây; khoản nạp muộn hơn nằm lại ở địa chỉ, và bạn có thể rút khoản đó về địa chỉ hoàn tiền trên { $from }.
bot-deposit-expired = <b>Không có khoản nạp đúng hạn.</b> Đừng gửi { $amount } đến địa chỉ đó nữa. Khoản nạp đang trên đường sẽ được hoàn lại trên { $from }.
bot-deposit-expired-provider = <b>Không có khoản nạp đúng hạn.</b> Đừng gửi { $amount } đến địa chỉ đó nữa. { $provider } có thể hoàn khoản nạp đang trên đường trên { $from }.
bot-deposit-expired-escrow = <b>Không có khoản nạp đúng hạn.</b> Đừng gửi { $amount } đến địa chỉ đó nữa. Khoản nạp đang trên đường sẽ nằm lại ở địa chỉ, và bạn có thể rút khoản đó về địa chỉ hoàn tiền trên { $from }.
bot-deposit-seen = <b>Đã phát hiện khoản nạp.</b> Khoản nạp của bạn trên { $from } đang chờ xác nhận.
bot-deposit-confirmed = <b>Khoản nạp đã được xác nhận.</b> Nếu khớp với giao dịch, tiền sẽ được chi trả trên { $to }; nếu không, tiền sẽ được hoàn lại trên { $from }.
bot-deposit-paying = <b>Đang chi trả.</b> Giao dịch của bạn đang được chi trả trên { $to }.
bot-deposit-refunding = <b>Đang hoàn tiền.</b> Khoản nạp của bạn đang được hoàn lại trên { $from }.
bot-deposit-refunded = <b>Đã hoàn tiền.</b> Khoản nạp của bạn đã được hoàn lại trên { $from }.
bot-deposit-held = <b>Đang được xem xét.</b> Khoản nạp của bạn trên { $from } vẫn an toàn. Chúng tôi sẽ chi trả hoặc hoàn tiền.

bot-receipts-turn_on = Bật tin nhắn giao dịch
bot-receipts-turn_off = Tắt tin nhắn giao dịch
bot-receipts-on = Đã bật tin nhắn giao dịch. Bạn sẽ nhận tin khi có khoản nạp, tiền đến, hoàn tiền hoặc việc cần xử lý.
bot-receipts-off = Đã tắt tin nhắn giao dịch. Dùng /status để bật lại.

bot-moved-wallet = <b>Ví đã được chuyển.</b> { $wallet } đã được liên kết với một tài khoản Telegram khác bằng chữ ký mới. Nếu không phải bạn, có người khác truy cập được ví này: hãy chuyển tiền sang ví mới.
bot-moved-wallet_list = Ví của tôi
