### What the bot says. Messages are Telegram's HTML: <b> and <code> are markup, names and amounts are put in as plain text.

bot-language-name = Tiếng Việt

bot-open = Mở Causeway
bot-open-order = Mở giao dịch
bot-language-button = Ngôn ngữ
bot-help-button = Trợ giúp
bot-remind-button = Nhắc nhở
bot-button-old = Nút này đã hết hạn. Hãy gửi lại lệnh.
bot-unknown = Không nhận ra lệnh. Các lệnh có thể dùng:

bot-command-start = Bắt đầu bot
bot-command-checkin = Điểm danh hôm nay
bot-command-points = Điểm của bạn
bot-command-tasks = Cách kiếm điểm
bot-command-invite = Mời bạn bè
bot-command-status = Giao dịch đang xử lý
bot-command-history = Giao dịch trước đây
bot-command-export = Xuất số dư và lịch sử
bot-command-pay = Yêu cầu thanh toán
bot-command-wallets = Các ví đã liên kết
bot-command-language = Ngôn ngữ
bot-command-support = Liên hệ hỗ trợ
bot-command-help = Danh sách lệnh

bot-start-hello = Xin chào { $name }!
bot-start-bridge = Causeway chuyển tài sản của bạn giữa các mạng. Bạn sẽ nhận tin nhắn tại đây khi giao dịch đến nơi hoặc đến lúc điểm danh.
bot-start-invited = Một người bạn mời bạn dùng Causeway. Hãy mở ứng dụng và xác nhận giới thiệu trước lần chuyển đầu tiên.
bot-start-order = Mở giao dịch của bạn bên dưới.
bot-start-place = Mở bên dưới.
bot-start-unknown = Liên kết đó không còn hiệu lực. Bạn vẫn dùng được mọi tính năng khác.
bot-start-link_wallet = Liên kết ví trong ứng dụng để xem điểm và giao dịch của bạn tại đây.

bot-checkin-done = <b>Bạn đã điểm danh hôm nay.</b> Hẹn gặp lại ngày mai.
bot-checkin-todo = <b>Đã có thể điểm danh hôm nay.</b> Nhận { $points } điểm.
bot-checkin-week = Tuần này, từ thứ Hai đến Chủ nhật:
bot-checkin-action = Điểm danh
bot-checkin-calendar = Mở lịch

bot-points-total = <b>{ $points } điểm</b>, ví { $wallet }
bot-points-bridges = Lượt chuyển: { $points }
bot-points-check_ins = Điểm danh: { $points }
bot-points-friends = Giới thiệu: { $points }
bot-points-campaigns = Chiến dịch: { $points }
bot-points-pool = Pool: { $points }
bot-points-none = Chưa có điểm. Chuyển tài sản hoặc điểm danh để kiếm điểm.
bot-points-boost = Mỗi lượt chuyển của bạn được { $multiplier }× điểm.
bot-points-open = Xem chi tiết

bot-tasks-title = Cách kiếm điểm
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points } điểm
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = Hiện chưa có nhiệm vụ. Chuyển tài sản và điểm danh hằng ngày để kiếm điểm.
bot-tasks-more = Còn { $count } nhiệm vụ trong ứng dụng.
bot-tasks-open = Mở nhiệm vụ

bot-invite-title = Mời bạn bè đến Causeway
bot-invite-description = Gửi liên kết giới thiệu của bạn vào cuộc trò chuyện này
bot-invite-message = Chuyển tài sản giữa các mạng với <b>Causeway</b> và kiếm điểm. Mở bằng liên kết giới thiệu của tôi bên dưới.
bot-invite-yours = Liên kết giới thiệu của bạn. Nhận một phần điểm từ mỗi lượt chuyển của bạn bè:
bot-invite-share_text = Chuyển tài sản giữa các mạng với Causeway và kiếm điểm.
bot-invite-choose = Gửi vào cuộc trò chuyện
bot-invite-share = Chia sẻ liên kết
bot-invite-none = Ví này chưa có liên kết giới thiệu. Chuyển tài sản, điểm danh hoặc đăng nhập để nhận liên kết.
bot-invite-get = Lấy liên kết của tôi

bot-order =
    <b>{ $amount }</b> từ { $from } đến { $to }
    { $status }, { $day }
bot-status-none = Không có giao dịch đang xử lý.
bot-status-open = Mở { $amount }
bot-history-none = Chưa có giao dịch nào với ví này.
bot-history-end = Không còn giao dịch cũ hơn.
bot-history-open = Mở lịch sử
bot-history-older = Cũ hơn
bot-history-newest = Mới nhất
bot-export-title =
    <b>Xuất dữ liệu</b>
    { $count ->
       *[other] Tệp CSV của { $count } ví đã liên kết.
    }
bot-export-about = Hãy chọn tệp. Giá trị là tại thời điểm của từng giao dịch chuyển hoặc hoán đổi; giá trị không rõ được để trống.
bot-export-button = Xuất ra tệp
bot-export-balances = Số dư
bot-export-history = Lịch sử
bot-export-years = Tổng kết năm
bot-export-assets = Tổng theo tài sản
bot-export-sent = Đã gửi tệp
bot-export-empty = Chưa có gì để xuất
bot-export-limit = Bạn đã yêu cầu nhiều tệp. Hãy thử lại sau một giờ.
bot-export-too_large = Tệp này quá lớn để gửi trong tin nhắn. Hãy mở danh mục trong ứng dụng để tải xuống.

bot-wallets-title = Các ví của bạn. Điểm và giao dịch hiển thị theo ví được chọn:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = Chưa có ví nào liên kết với tài khoản Telegram này. Mở ứng dụng, kết nối ví và ký một lần; miễn phí và không chuyển tiền.
bot-wallets-link = Liên kết ví
bot-wallets-choose = Chọn { $wallet }
bot-wallets-unlink = Hủy liên kết { $wallet }
bot-wallets-ask = Hủy liên kết <code>{ $wallet }</code>? Điểm và giao dịch của ví vẫn được giữ. Để liên kết lại, bạn cần ký bằng ví này.
bot-wallets-keep = Giữ ví
bot-wallets-unlink_now = Hủy liên kết
bot-wallets-now = Đã chọn { $wallet }
bot-wallets-unlinked = Đã hủy liên kết { $wallet }
bot-wallets-gone = Ví đó không còn liên kết

bot-language-title = Chọn ngôn ngữ
bot-language-auto = Giống Telegram
bot-language-set = Đã đổi ngôn ngữ sang tiếng Việt

bot-help-title = Các lệnh có thể dùng:
bot-support = Liên hệ hỗ trợ bên dưới. Nếu hỏi về một giao dịch, hãy chuẩn bị sẵn liên kết của nó. Chúng tôi không bao giờ hỏi cụm từ khôi phục của bạn.
bot-support-open = Liên hệ hỗ trợ
bot-support-none = Mở một giao dịch để xem trạng thái và bước tiếp theo. Chúng tôi không bao giờ hỏi cụm từ khôi phục của bạn.

bot-group-hello = Causeway chuyển tài sản giữa các mạng. Điểm và giao dịch của bạn chỉ hiển thị trong cuộc trò chuyện riêng.
bot-group-private = Đây là nhóm chat. Hãy tiếp tục trong cuộc trò chuyện riêng để giữ kín thông tin của bạn.
bot-group-open = Tiếp tục ở chat riêng

bot-inline-route = { $amount }: { $from } đến { $to }
bot-inline-route_text = Gửi tuyến này vào cuộc trò chuyện
bot-inline-route_message = Chuyển <b>{ $amount }</b> từ { $from } đến { $to } với Causeway.
bot-inline-bridge = Mở tuyến

bot-problem = Phía chúng tôi gặp lỗi. Hãy thử lại sau một phút.
bot-problem-api = Hiện không kết nối được Causeway. Các giao dịch đang xử lý không bị ảnh hưởng; hãy thử lại sau một phút.
bot-problem-busy = Hiện có quá nhiều yêu cầu. Hãy thử lại sau một phút.
bot-too_fast = Quá nhiều tin nhắn cùng lúc. Vui lòng chờ một phút.

bot-command-remind = Nhắc nhở hằng ngày
bot-remind-is_off = Nhắc nhở hằng ngày đang tắt. Bật lên để nhận tin nhắn khi bạn chưa điểm danh.
bot-remind-is_on = Nhắc hằng ngày lúc <b>{ $time }</b> ({ $zone }), vào những ngày bạn chưa điểm danh.
bot-remind-is_muted = Tạm tắt đến { $day }.
bot-remind-quiet = Giờ yên lặng: { $from } đến { $to }.
bot-remind-quiet_none = Không có giờ yên lặng.
bot-remind-in_quiet = Giờ này nằm trong giờ yên lặng, nên lời nhắc sẽ đến khi giờ yên lặng kết thúc, lúc { $time }.
bot-remind-unknown = Gửi giờ, ví dụ <code>/remind 20:30</code>, hoặc múi giờ, ví dụ <code>/remind Asia/Ho_Chi_Minh</code>.
bot-remind-turn_on = Bật
bot-remind-turn_off = Tắt
bot-remind-times = Giờ nhắc
bot-remind-times_title = Chọn giờ
bot-remind-zones = Múi giờ
bot-remind-zones_title = Chỗ bạn bây giờ là mấy giờ? Với múi giờ khác, hãy gửi tên: <code>/remind Asia/Ho_Chi_Minh</code>
bot-remind-quiets = Giờ yên lặng
bot-remind-quiets_title = Chọn giờ yên lặng
bot-remind-no_quiet = Không đặt
bot-remind-back = Quay lại
bot-remind-saved = Đã lưu

bot-pay = Tạo liên kết thanh toán trong ứng dụng rồi gửi cho người trả. Họ có thể trả từ bất kỳ mạng nào được hỗ trợ, và cả hai đều thấy trạng thái.
bot-pay-unread = Yêu cầu chưa rõ. Hãy gửi /pay kèm số lượng, token và mạng nếu muốn, ví dụ <code>/pay 25 USDC base</code>.
bot-pay-open = Tạo liên kết thanh toán
bot-start-pay = Mở yêu cầu thanh toán.
