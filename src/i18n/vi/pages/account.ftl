account-connect-title = Kết nối ví
account-connect-text = Phiên và dữ liệu của bạn gắn với ví của bạn.
account-signin-title = Đăng nhập để xem các phiên
account-signin-text = Ví của bạn ký một thông điệp. Việc này miễn phí và không chuyển gì cả.
account-signin = Đăng nhập
account-away = Không tải được các phiên của bạn
account-sessions = Phiên
account-session-unknown = Thiết bị không rõ
account-session-current = Thiết bị này
account-session-seen = Dùng lần cuối { $when }
account-session-end = Kết thúc
account-session-end_one = Kết thúc phiên trên { $device }
account-sessions-end_others = Kết thúc mọi phiên khác
account-sessions-end_all = Đăng xuất mọi nơi
account-end-ask = Kết thúc phiên này?
account-end-ask_all = Đăng xuất mọi nơi?
account-end-text = Bạn sẽ cần đăng nhập lại bằng ví.
account-end-stay = Giữ đăng nhập
account-data = Dữ liệu của bạn
account-data-wallet = Gồm { $address }.
account-data-wallet_linked = Gồm { $address } và liên kết của ví với Telegram.
account-data-telegram =
    { $count ->
        [0] Gồm tài khoản Telegram của bạn.
       *[other] Gồm tài khoản Telegram của bạn và { $count } ví đã liên kết.
    }
account-export = Tải dữ liệu của tôi
account-export-ready = Tệp của bạn đã sẵn sàng.
account-export-save = Lưu { $file }
account-delete-title = Xóa dữ liệu của bạn
account-delete-text = Xóa các phiên, hoạt động, liên kết Telegram và mã giới thiệu của bạn. Giao dịch và điểm đã xác nhận vẫn được lưu theo địa chỉ ví.
account-delete-unavailable = Trang này chưa thiết lập việc xóa. Bạn vẫn có thể tải dữ liệu và đăng xuất mọi nơi.
account-delete = Xóa dữ liệu của tôi
account-delete-ask = Xóa dữ liệu của bạn?
account-delete-warning = Không thể hoàn tác. Các giao dịch đang xử lý sẽ tiếp tục.
account-delete-remains = Điểm đã xác nhận vẫn được lưu theo địa chỉ ví, nhưng bảng xếp hạng không còn hiển thị trừ khi bạn tham gia lại.
account-delete-signature = Trước đó ví sẽ yêu cầu bạn ký một thông điệp.
account-delete-keep = Giữ dữ liệu
account-ended = Bạn đã đăng xuất
account-ended-text = Đóng ứng dụng rồi mở lại để đăng nhập.
account-deleted = Dữ liệu của bạn đã được xóa
account-deleted-text = Các giao dịch đang xử lý sẽ tiếp tục.
