### Inside Telegram

telegram-start-unknown = Không đọc được liên kết đã mở ứng dụng nên đây là trang đầu.

telegram-launch-failed = Bạn chưa đăng nhập bằng Telegram. Bạn vẫn dùng được cầu nối.
telegram-launch-init_data_expired = Phiên đăng nhập Telegram đã hết hạn. Hãy đóng ứng dụng rồi mở lại.
telegram-launch-init_data_future = Không đăng nhập được vì đồng hồ thiết bị chạy nhanh. Hãy chỉnh giờ rồi mở lại ứng dụng.
telegram-launch-init_data_invalid = Không xác minh được đăng nhập Telegram của bạn. Hãy đóng ứng dụng rồi mở lại từ bot.
telegram-launch-init_data_missing = Telegram không chia sẻ tài khoản nên bạn chưa đăng nhập. Hãy mở ứng dụng từ bot.
telegram-launch-init_data_used = Bạn đã đăng xuất. Hãy đóng ứng dụng rồi mở lại để đăng nhập.
telegram-launch-telegram_off = Trang này không có bot Telegram nên không đăng nhập được ở đây. Bạn vẫn dùng được cầu nối.
telegram-launch-offline = Bạn đang ngoại tuyến. Chúng tôi sẽ đăng nhập cho bạn khi có kết nối trở lại.
telegram-launch-timeout = Đăng nhập mất quá nhiều thời gian. Bạn vẫn dùng được cầu nối.

telegram-colours = Giao diện Telegram
telegram-home-title = Thêm vào màn hình chính?
telegram-home-text = Mở Causeway từ màn hình chính chỉ với một lần chạm.
telegram-home-add = Thêm vào màn hình chính

telegram-wallets = Ví liên kết với Telegram
telegram-wallets-text = Liên kết ví để dùng giới thiệu, nhiệm vụ mạng xã hội và tin nhắn giao dịch tại đây.
telegram-wallets-away = Không tải được các ví của bạn
telegram-wallets-none = Chưa có ví liên kết
telegram-wallets-none_text = Kết nối ví rồi liên kết bằng một chữ ký miễn phí.
telegram-wallets-chosen = Đang dùng
telegram-wallets-choose = Dùng
telegram-wallets-choose_one = Dùng { $address }
telegram-wallets-unlink = Hủy liên kết
telegram-wallets-unlink_one = Hủy liên kết { $address }
telegram-wallets-unlink_ask = Hủy liên kết?
telegram-wallets-keep = Giữ lại
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Đã kết nối nhưng chưa liên kết với tài khoản Telegram này.
telegram-wallets-link = Ký để liên kết
telegram-wallets-moved = { $wallet } đã được chuyển sang một tài khoản Telegram khác vào { $date }. Chỉ liên kết thay đổi, việc này không chuyển tiền của bạn.
telegram-wallets-moved_text = Nếu không phải bạn, có người khác truy cập được ví này: hãy chuyển tiền sang ví mới. Để liên kết lại ví này tại đây, hãy kết nối ví và ký.

telegram-receipts = Tin nhắn giao dịch
telegram-receipts-note = Bot sẽ nhắn khi khoản nạp được phát hiện, tiền đến, được hoàn lại hoặc cần bạn xử lý. Áp dụng cho các ví đã liên kết với tài khoản Telegram này.
telegram-receipts-refused = Bạn chưa cho phép bot nhắn tin nên mục này vẫn tắt. Bật lại để thay đổi.

telegram-offer = Nhận tin nhắn về giao dịch của bạn
telegram-offer-link = Liên kết ví bằng một chữ ký miễn phí. Bot sẽ nhắn khi tiền đến, được hoàn lại hoặc cần bạn xử lý.
telegram-offer-link-action = Liên kết ví
telegram-offer-turn_on = Bot sẽ nhắn khi tiền đến, được hoàn lại hoặc cần bạn xử lý.
telegram-offer-turn_on-action = Bật tin nhắn
telegram-offer-dismiss = Để sau
telegram-offer-done = Đã bật tin nhắn giao dịch.

telegram-share = Chia sẻ trong Telegram
telegram-share-text = Lời mời của bạn đã sẵn sàng. Hãy chọn cuộc trò chuyện để gửi.
telegram-share-expired = Lời mời này đã hết hạn. Gửi /invite cho bot để nhận lời mời mới, hoặc chia sẻ liên kết của bạn.
telegram-share-failed = Telegram không gửi được lời mời. Hãy thử lại hoặc chia sẻ liên kết của bạn.

problem-init_data_missing = Telegram không chia sẻ tài khoản của bạn. Hãy mở ứng dụng từ bot.
problem-init_data_expired = Phiên đăng nhập Telegram đã hết hạn. Hãy đóng ứng dụng rồi mở lại.
problem-init_data_invalid = Không xác minh được đăng nhập Telegram của bạn. Hãy đóng ứng dụng rồi mở lại từ bot.
problem-init_data_future = Đồng hồ thiết bị của bạn chạy nhanh. Hãy chỉnh giờ rồi mở lại ứng dụng.
problem-init_data_used = Bạn đã đăng xuất. Hãy đóng ứng dụng rồi mở lại để đăng nhập.
problem-telegram_off = Trang này không có bot Telegram.
problem-telegram_session_required = Phiên Telegram của bạn đã kết thúc. Hãy đóng ứng dụng rồi mở lại.
problem-wallet_of_another = Ví này đang được liên kết với một tài khoản Telegram khác. Hãy thử lại.
problem-too_many_wallets = Bạn có thể liên kết tối đa 20 ví. Hãy hủy liên kết một ví trước.
problem-wallet_not_linked = Ví này không còn liên kết với tài khoản Telegram của bạn.
problem-contract_wallet_unused = Ví hợp đồng này chưa có hoạt động nào ở đây. Hãy chuyển tiền hoặc điểm danh bằng ví này trước, rồi liên kết.
