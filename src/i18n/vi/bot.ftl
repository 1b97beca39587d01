### What the bot says. Messages are Telegram's HTML: <b> and <code> are markup, names and amounts are put in as plain text.

bot-language-name = Tiếng Việt

bot-open = Mở Causeway
bot-open-order = Mở giao dịch
bot-language-button = Ngôn ngữ
bot-help-button = Bạn làm được gì?
bot-remind-button = Nhắc nhở
bot-button-old = Nút này thuộc tin nhắn cũ. Hãy gửi lại lệnh.
bot-unknown = Tôi không hiểu. Tôi làm được những việc sau:

bot-command-start = Bắt đầu
bot-command-checkin = Điểm danh hôm nay
bot-command-points = Điểm của bạn
bot-command-tasks = Việc đang có điểm
bot-command-invite = Mời bạn bè
bot-command-status = Giao dịch đang chuyển
bot-command-history = Giao dịch trước đây
bot-command-wallets = Các ví đã liên kết
bot-command-language = Ngôn ngữ
bot-command-support = Nhờ người hỗ trợ
bot-command-help = Tôi làm được gì

bot-start-hello = Xin chào { $name }!
bot-start-bridge = Causeway chuyển tài sản của bạn giữa các mạng. Tại đây tôi báo khi giao dịch đến nơi và khi tới lúc điểm danh.
bot-start-invited = Một người bạn mời bạn đến Causeway. Hãy mở ứng dụng và xác nhận lời mời trước lượt chuyển đầu tiên.
bot-start-order = Chạm một lần để mở giao dịch của bạn.
bot-start-place = Chạm một lần để mở.
bot-start-unknown = Liên kết đó không còn dẫn đến đâu, nhưng mọi thứ khác vẫn ở đây.
bot-start-link_wallet = Hãy liên kết ví trong ứng dụng để tôi biết cần hiện điểm và giao dịch của ai.

bot-checkin-done = <b>Hôm nay đã điểm danh.</b> Hẹn gặp lại ngày mai.
bot-checkin-todo = <b>Hôm nay có thể điểm danh.</b> Bạn nhận { $points } điểm.
bot-checkin-week = Tuần này, từ thứ Hai đến Chủ nhật:
bot-checkin-action = Điểm danh
bot-checkin-calendar = Xem lịch

bot-points-total = <b>{ $points } điểm</b>, ví { $wallet }
bot-points-bridges = Lượt chuyển: { $points }
bot-points-check_ins = Điểm danh: { $points }
bot-points-friends = Bạn bè: { $points }
bot-points-campaigns = Chiến dịch: { $points }
bot-points-none = Chưa có gì: lượt chuyển hoặc điểm danh đầu tiên sẽ có điểm.
bot-points-boost = Các lượt chuyển của bạn được nhân { $multiplier } lần điểm.
bot-points-open = Xem điểm từ đâu mà có

bot-tasks-title = Việc đang có điểm
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points } điểm
bot-tasks-steps = Đã xong { $done } trên { $all } bước
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = Hiện ngoài chuyển tiền và điểm danh hằng ngày không có việc nào khác có điểm.
bot-tasks-more = Và { $count } việc nữa trong ứng dụng.
bot-tasks-open = Mở nhiệm vụ

bot-invite-title = Mời bạn bè đến Causeway
bot-invite-description = Gửi lời mời của bạn vào cuộc trò chuyện này
bot-invite-message = Chuyển tài sản giữa các mạng với <b>Causeway</b> và nhận điểm. Nút bên dưới mở ứng dụng kèm lời mời của tôi.
bot-invite-yours = Lời mời của bạn. Bạn nhận một phần điểm của mỗi lượt chuyển mà bạn bè thực hiện:
bot-invite-share_text = Chuyển tài sản giữa các mạng với Causeway và nhận điểm.
bot-invite-choose = Gửi vào cuộc trò chuyện
bot-invite-share = Chia sẻ liên kết
bot-invite-none = Ví này chưa có lời mời. Ví có lời mời sau lượt chuyển hoặc điểm danh đầu tiên, hoặc khi đăng nhập.
bot-invite-get = Lấy liên kết của tôi

bot-order =
    <b>{ $amount }</b> từ { $from } đến { $to }
    { $status }, { $day }
bot-status-none = Hiện không có gì đang chuyển.
bot-status-open = Mở { $amount }
bot-history-none = Ví này chưa có giao dịch nào.
bot-history-end = Không còn giao dịch cũ hơn.
bot-history-open = Mở lịch sử
bot-history-older = Cũ hơn
bot-history-newest = Mới nhất

bot-wallets-title = Các ví của bạn. Tôi hiện điểm và giao dịch của ví được chọn:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = Chưa có ví nào liên kết với tài khoản Telegram này. Hãy mở ứng dụng, kết nối ví và ký một lần; việc này miễn phí và không chuyển gì cả.
bot-wallets-link = Liên kết ví
bot-wallets-choose = Chọn { $wallet }
bot-wallets-unlink = Hủy liên kết { $wallet }
bot-wallets-ask = Hủy liên kết <code>{ $wallet }</code>? Điểm và giao dịch của ví vẫn còn. Để liên kết lại, ví phải ký.
bot-wallets-keep = Giữ lại
bot-wallets-unlink_now = Hủy liên kết
bot-wallets-now = Đã chọn { $wallet }
bot-wallets-unlinked = Đã hủy liên kết { $wallet }
bot-wallets-gone = Ví đó không còn liên kết

bot-language-title = Tôi nên nói ngôn ngữ nào?
bot-language-auto = Theo Telegram
bot-language-set = Từ giờ tôi nói tiếng Việt

bot-help-title = Tôi làm được những việc sau:
bot-support = Những người có thể giúp bạn ở đây. Hãy chuẩn bị sẵn giao dịch nếu bạn hỏi về nó. Chúng tôi không bao giờ hỏi cụm từ khôi phục của bạn.
bot-support-open = Mở hỗ trợ
bot-support-none = Mỗi giao dịch cho biết nó đang ở đâu và cần làm gì. Chúng tôi không bao giờ hỏi cụm từ khôi phục của bạn.

bot-group-hello = Causeway chuyển tài sản giữa các mạng. Mọi thứ về bạn chỉ ở trong cuộc trò chuyện riêng.
bot-group-private = Ở đây người khác cũng đọc được. Hãy tiếp tục ở chỗ riêng.
bot-group-open = Tiếp tục ở chỗ riêng

bot-inline-route = { $amount }: { $from } đến { $to }
bot-inline-route_text = Gửi tuyến này vào cuộc trò chuyện
bot-inline-route_message = Chuyển <b>{ $amount }</b> từ { $from } đến { $to } với Causeway.
bot-inline-bridge = Mở giao dịch này

bot-problem = Không thực hiện được, và không phải lỗi của bạn. Hãy thử lại sau một phút.
bot-problem-api = Causeway hiện không phản hồi. Giao dịch của bạn vẫn tiếp tục; hãy thử lại sau một phút.
bot-problem-busy = Hiện có nhiều người đang hỏi. Hãy thử lại sau một phút.
bot-too_fast = Bạn hỏi nhanh hơn tôi kịp trả lời. Vui lòng đợi một phút.

bot-command-remind = Nhắc nhở hằng ngày
bot-remind-is_off = Tôi chưa nhắc bạn điểm danh. Tôi nhắc mỗi ngày một lần nếu bạn chưa điểm danh nhé?
bot-remind-is_on = Tôi nhắc bạn điểm danh lúc <b>{ $time }</b> ({ $zone }) nếu bạn chưa điểm danh.
bot-remind-is_muted = Lời nhắc tạm tắt đến { $day }.
bot-remind-quiet = Giờ yên lặng: từ { $from } đến { $to }.
bot-remind-quiet_none = Không có giờ yên lặng.
bot-remind-in_quiet = Giờ này nằm trong giờ yên lặng, nên tôi nhắn khi giờ yên lặng kết thúc, lúc { $time }.
bot-remind-unknown = Tôi hiểu giờ như <code>/remind 20:30</code> hoặc múi giờ như <code>/remind Asia/Ho_Chi_Minh</code>.
bot-remind-turn_on = Nhắc tôi
bot-remind-turn_off = Tắt
bot-remind-times = Giờ nhắc
bot-remind-times_title = Vào lúc mấy giờ?
bot-remind-zones = Múi giờ
bot-remind-zones_title = Chỗ bạn bây giờ là mấy giờ? Múi giờ khác đặt theo tên: <code>/remind Asia/Ho_Chi_Minh</code>
bot-remind-quiets = Giờ yên lặng
bot-remind-quiets_title = Khi nào tôi nên im lặng?
bot-remind-no_quiet = Không bao giờ
bot-remind-back = Quay lại
bot-remind-saved = Đã lưu
