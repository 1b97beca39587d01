### Inside Telegram

telegram-start-unknown = Không đọc được liên kết đã mở ứng dụng, nên bạn bắt đầu từ trang đầu.

telegram-launch-failed = Hiện bạn chưa đăng nhập bằng Telegram. Cầu nối vẫn hoạt động bình thường.
telegram-launch-init_data_expired = Telegram đã mở ứng dụng này quá lâu nên không đăng nhập được. Hãy đóng rồi mở lại.
telegram-launch-init_data_future = Đồng hồ của Telegram trên máy bạn chạy nhanh hơn của chúng tôi nên không đăng nhập được. Hãy kiểm tra giờ của thiết bị rồi mở lại ứng dụng.
telegram-launch-init_data_invalid = Không xác minh được rằng Telegram đã mở ứng dụng này nên bạn chưa đăng nhập. Hãy đóng rồi mở lại từ bot.
telegram-launch-init_data_missing = Telegram không cho biết bạn là ai nên bạn chưa đăng nhập. Hãy mở ứng dụng từ bot.
telegram-launch-init_data_used = Bạn đã đăng xuất. Hãy đóng ứng dụng rồi mở lại để đăng nhập.
telegram-launch-telegram_off = Trang này không có bot trên Telegram nên không đăng nhập được ở đây. Cầu nối vẫn hoạt động bình thường.
telegram-launch-offline = Bạn đang ngoại tuyến. Bạn sẽ được đăng nhập khi có kết nối trở lại.
telegram-launch-timeout = Máy chủ phản hồi quá lâu nên bạn chưa đăng nhập. Cầu nối vẫn hoạt động bình thường.

telegram-colours = Màu của Telegram
telegram-home-title = Muốn mở Causeway nhanh hơn?
telegram-home-text = Thêm vào màn hình chính để mở chỉ với một lần chạm.
telegram-home-add = Thêm vào màn hình chính

telegram-wallets = Các ví của tài khoản Telegram này
telegram-wallets-text = Với ví đã liên kết, bạn làm được ở đây những việc chỉ chủ ví mới được làm: mời bạn bè, làm nhiệm vụ mạng xã hội, nhận tin về giao dịch của mình.
telegram-wallets-away = Không hiện được các ví của bạn
telegram-wallets-none = Chưa liên kết ví nào
telegram-wallets-none_text = Hãy kết nối ví rồi liên kết bằng một chữ ký. Việc này miễn phí.
telegram-wallets-chosen = Đang dùng
telegram-wallets-choose = Dùng
telegram-wallets-choose_one = Dùng { $address }
telegram-wallets-unlink = Hủy liên kết
telegram-wallets-unlink_one = Hủy liên kết { $address }
telegram-wallets-unlink_ask = Hủy liên kết ví này?
telegram-wallets-keep = Giữ lại
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Đã kết nối nhưng chưa liên kết với tài khoản Telegram này.
telegram-wallets-link = Liên kết bằng chữ ký

telegram-receipts = Tin nhắn về giao dịch của bạn
telegram-receipts-note = Bot nhắn khi thấy khoản nạp, khi tiền đến, được trả lại hoặc cần bạn xử lý. Áp dụng cho các ví đã liên kết với tài khoản Telegram này.
telegram-receipts-refused = Bot chưa được phép nhắn cho bạn nên mục này vẫn tắt. Hãy bật lại để được hỏi lần nữa.

telegram-share = Chia sẻ trong Telegram
telegram-share-text = Lời mời của bạn đã sẵn sàng. Hãy chọn cuộc trò chuyện để gửi.
telegram-share-expired = Lời mời này được chuẩn bị quá lâu rồi. Hãy dùng /invite để bot tạo lời mời mới, hoặc chia sẻ liên kết của bạn.
telegram-share-failed = Telegram không gửi được lời mời. Hãy thử lại hoặc chia sẻ liên kết của bạn.

problem-init_data_missing = Telegram không cho biết bạn là ai. Hãy mở ứng dụng từ bot.
problem-init_data_expired = Telegram đã mở ứng dụng này quá lâu. Hãy đóng rồi mở lại.
problem-init_data_invalid = Không xác minh được rằng Telegram đã mở ứng dụng này. Hãy đóng rồi mở lại từ bot.
problem-init_data_future = Đồng hồ của Telegram trên máy bạn chạy nhanh hơn của chúng tôi. Hãy kiểm tra giờ của thiết bị rồi mở lại ứng dụng.
problem-init_data_used = Bạn đã đăng xuất. Hãy đóng ứng dụng rồi mở lại để đăng nhập.
problem-telegram_off = Trang này không có bot trên Telegram.
problem-telegram_session_required = Phiên của bạn trong Telegram đã kết thúc. Hãy đóng ứng dụng rồi mở lại.
problem-wallet_of_another = Một tài khoản Telegram khác đang liên kết ví này. Hãy thử lại.
problem-too_many_wallets = Một tài khoản Telegram có tối đa 20 ví. Hãy hủy liên kết một ví trước.
problem-wallet_not_linked = Ví này không còn liên kết với tài khoản Telegram của bạn.
problem-contract_wallet_unused = Ví hợp đồng này chưa có hoạt động nào ở đây. Hãy chuyển tiền hoặc điểm danh bằng ví này trước, rồi liên kết.
