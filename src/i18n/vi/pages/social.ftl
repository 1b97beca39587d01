### Social tasks: following, joining, and what the platform sees of it

social-title-x = Theo dõi chúng tôi trên X
social-title-discord = Tham gia Discord của chúng tôi
social-title-telegram = Tham gia Telegram của chúng tôi
social-worth = { $points } điểm
social-worth-trust = { $points } điểm (không xác minh)
social-worth-none = Không có điểm (không thể xác minh)

social-action-follow = Theo dõi
social-action-join = Tham gia
social-action-auth = Cấp quyền
social-action-verify = Xác minh
social-action-verifying = Đang xác minh
social-action-retry = Thử lại
social-action-done = Xong
social-opens = mở trong thẻ mới
social-reopen = Mở lại { $platform }
social-hint-auth = Cho phép Discord xác nhận bạn là thành viên. Không đọc gì khác và không lưu gì.
social-hint-verifying = Xác nhận trong ví nếu được yêu cầu. Đăng nhập miễn phí.
social-hint-back = Sau đó hãy quay lại đây để xác minh, hoặc nhấn “Xác minh”.
social-done = Xong.
social-done-points = Xong. { $points } điểm đang chờ.

social-handle = Tên người dùng X của bạn
social-handle-missing = Nhập tên người dùng X của bạn, ví dụ @name.
social-handle-invalid = Tên người dùng X có tối đa 15 chữ cái, chữ số và dấu gạch dưới.
social-proof = Mã xác minh của bạn
social-proof-copy = Sao chép mã
social-proof-why = Thêm mã này vào tiểu sử X để chúng tôi xác minh tài khoản là của bạn. Sau đó bạn có thể xóa mã.

social-discord-connect = Discord đã xác nhận ví { $wallet }. Kết nối ví đó để xác minh.
social-discord-other = Discord đã xác nhận ví { $wallet }, nhưng ví khác đang được kết nối. Hãy kết nối ví đó hoặc bắt đầu lại với ví này.
social-discord-declined = Bạn đã từ chối trên Discord. Không có gì thay đổi và bạn có thể thử lại bất cứ lúc nào.
social-discord-failed = Discord không phản hồi. Hãy thử lại sau giây lát.
social-discord-mismatch = Phản hồi Discord này không được yêu cầu từ thẻ này nên đã bị bỏ qua. Nhấn “Cấp quyền” để bắt đầu lại.

social-failed = Xác minh thất bại.
social-wait-seconds = Thử lại sau { $seconds } giây.
social-wait-minutes = Thử lại sau { $minutes } phút.
social-problem-verification_failed =
    { $platform ->
        [x] Không thấy bạn trong số người theo dõi chúng tôi trên X. Hãy theo dõi bằng tài khoản này rồi thử lại.
        [discord] Không thấy bạn trong số thành viên Discord. Hãy tham gia bằng cùng tài khoản rồi thử lại.
       *[telegram] Không thấy bạn trong số thành viên Telegram. Hãy tham gia kênh rồi thử lại.
    }
social-problem-handle_missing = Nhập tên người dùng X của bạn, ví dụ @name, rồi thử lại.
social-problem-handle_unknown = Tài khoản X này không tồn tại hoặc đã bị khóa. Hãy kiểm tra tên người dùng.
social-problem-account_protected = Danh sách đang theo dõi của tài khoản này ở chế độ riêng tư. Hãy đặt công khai khi kiểm tra rồi thử lại.
social-problem-account_unproven = Không thấy mã của bạn trong tiểu sử X của tài khoản này. Hãy thêm mã, lưu lại rồi thử lại.
social-problem-follow_out_of_sight = Tài khoản này theo dõi quá nhiều người nên không kiểm tra được. Hãy bỏ theo dõi, theo dõi lại rồi thử lại.
social-problem-code_missing = Hãy cấp quyền trên Discord trước.
social-problem-code_refused = Quyền Discord đã hết hạn hoặc đã được dùng. Hãy cấp quyền lại.
social-problem-member_pending = Discord đang chờ bạn chấp nhận nội quy cộng đồng. Hãy chấp nhận ở đó rồi thử lại.
social-problem-telegram_not_linked = Chưa có tài khoản Telegram nào liên kết với ví này. Hãy mở ứng dụng trong Telegram, liên kết ví này rồi thử lại.
social-problem-account_taken = Tài khoản này đã hoàn thành nhiệm vụ cho ví khác. Hãy dùng tài khoản khác hoặc kết nối ví đó.
social-problem-verification_busy = Hệ thống xác minh đang bận.
social-problem-verification_unavailable = Hiện không xác minh được nhiệm vụ này. Hãy thử lại sau.
social-problem-too_many_requests = Quá nhiều lần thử.
social-problem-rate_limited = Quá nhiều lần thử. Hãy chờ một chút rồi thử lại.
social-problem-campaign_not_running = Nhiệm vụ này đã kết thúc và không còn cho điểm.
social-problem-campaign_unknown = Nhiệm vụ này không còn khả dụng.
social-problem-campaign_not_social = Nhiệm vụ này đã thay đổi. Hãy tải lại trang.
social-problem-platform_mismatch = Nhiệm vụ này đã thay đổi. Hãy tải lại trang.
social-problem-wallet_rejected = Bạn đã từ chối trong ví. Không có gì thay đổi.
