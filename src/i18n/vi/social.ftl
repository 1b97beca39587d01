### Social tasks: following, joining, and what the platform sees of it

social-title-x = Theo dõi chúng tôi trên X
social-title-discord = Tham gia Discord của chúng tôi
social-title-telegram = Tham gia Telegram của chúng tôi
social-worth = { $points } điểm
social-worth-trust = { $points } điểm; chúng tôi tin lời bạn
social-worth-none = Không có điểm: ở đây không kiểm tra được

social-action-follow = Theo dõi
social-action-join = Tham gia
social-action-auth = Cấp quyền
social-action-verify = Xác minh
social-action-verifying = Đang xác minh
social-action-retry = Thử lại
social-action-done = Xong
social-opens = mở trong thẻ mới
social-reopen = Mở lại { $platform }
social-hint-auth = Còn một bước: cho phép Discord cho thấy bạn là thành viên. Không đọc gì khác và không lưu lại gì.
social-hint-verifying = Xác nhận trong ví nếu được hỏi. Đăng nhập miễn phí.
social-hint-back = Sau đó hãy quay lại đây: khi ấy sẽ được xác minh. Hoặc nhấn “Xác minh”.
social-done = Xong.
social-done-points = Xong: { $points } điểm đang trên đường.

social-handle = Tên của bạn trên X
social-handle-missing = Nhập tên của bạn trên X, ví dụ @name.
social-handle-invalid = Tên trên X có tối đa 15 chữ cái, chữ số và dấu gạch dưới.
social-proof = Mã của bạn cho X
social-proof-copy = Sao chép mã
social-proof-why = Đặt mã này vào phần tiểu sử trên hồ sơ X để chúng tôi biết tài khoản là của bạn. Sau khi xác minh, bạn có thể xóa mã.

social-discord-connect = Discord đã trả lời cho ví { $wallet }. Kết nối ví đó để xác minh.
social-discord-other = Discord đã trả lời cho ví { $wallet }, không phải ví đang kết nối. Hãy kết nối ví đó để xác minh, hoặc bắt đầu lại với ví này.
social-discord-declined = Bạn đã từ chối trên Discord. Không có gì thay đổi; bạn có thể cho xem tư cách thành viên bất cứ lúc nào.
social-discord-failed = Discord không trả lời được. Hãy thử lại sau giây lát.
social-discord-mismatch = Nội dung trả về từ Discord không phải do thẻ này yêu cầu nên không được dùng. Nhấn “Cấp quyền” để bắt đầu lại.

social-failed = Xác minh thất bại.
social-wait-seconds = Thử lại sau { $seconds } giây.
social-wait-minutes = Thử lại sau { $minutes } phút.
social-problem-verification_failed =
    { $platform ->
        [x] X không cho thấy bạn theo dõi chúng tôi. Hãy theo dõi bằng tài khoản có tên này rồi thử lại.
        [discord] Discord không cho thấy bạn là thành viên. Hãy tham gia cộng đồng trước rồi thử lại bằng cùng tài khoản.
       *[telegram] Telegram không cho thấy bạn là thành viên. Hãy tham gia kênh trước rồi thử lại.
    }
social-problem-handle_missing = Nhập tên của bạn trên X, ví dụ @name, rồi thử lại.
social-problem-handle_unknown = Không có tài khoản này trên X hoặc nó đã bị khóa. Hãy kiểm tra tên.
social-problem-account_protected = Tài khoản này không cho xem đang theo dõi ai. Hãy đặt công khai trong lúc kiểm tra rồi thử lại.
social-problem-account_unproven = X không hiển thị mã của bạn trong tiểu sử của tài khoản này. Hãy đặt mã vào đó, lưu lại rồi thử lại.
social-problem-follow_out_of_sight = Tài khoản này theo dõi quá nhiều người nên không tìm thấy chúng tôi. Hãy bỏ theo dõi, theo dõi lại rồi thử lại.
social-problem-code_missing = Trước hết hãy cho Discord cho thấy tư cách thành viên của bạn.
social-problem-code_refused = Quyền từ Discord đã được dùng hoặc hết hạn. Hãy cấp lại một lần nữa.
social-problem-member_pending = Discord vẫn chờ bạn chấp nhận nội quy cộng đồng. Hãy chấp nhận ở đó rồi thử lại.
social-problem-telegram_not_linked = Chưa có tài khoản Telegram nào liên kết với ví này. Hãy mở ứng dụng trong Telegram, liên kết ví này tại đó rồi xác minh lại.
social-problem-account_taken = Tài khoản này đã làm nhiệm vụ cho ví khác. Hãy dùng tài khoản khác hoặc kết nối ví đó.
social-problem-verification_busy = Hiện có nhiều người đang xác minh.
social-problem-verification_unavailable = Hiện không xác minh được nhiệm vụ. Không phải lỗi của bạn; hãy thử lại sau.
social-problem-too_many_requests = Quá nhiều lần thử cùng lúc.
social-problem-rate_limited = Quá nhiều lần thử cùng lúc. Hãy chờ một chút rồi thử lại.
social-problem-campaign_not_running = Nhiệm vụ này đã kết thúc và không còn cho điểm.
social-problem-campaign_unknown = Nhiệm vụ này không còn nữa.
social-problem-campaign_not_social = Nhiệm vụ này đã thay đổi. Hãy tải lại trang.
social-problem-platform_mismatch = Nhiệm vụ này đã thay đổi. Hãy tải lại trang.
social-problem-wallet_rejected = Bạn đã từ chối trong ví. Không có gì thay đổi.
