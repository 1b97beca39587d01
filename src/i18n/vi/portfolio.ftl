portfolio-total = Tổng giá trị
portfolio-change = { $change } từ { $when }
portfolio-unchanged = Không đổi từ { $when }
portfolio-refresh = Làm mới
portfolio-pending =
    { $count ->
       *[other] Đang đọc thêm { $count } danh sách số dư…
    }
portfolio-degraded =
    { $count ->
       *[other] { $networks } không phản hồi nên chưa có trong tổng. Chúng tôi vẫn đang thử lại.
    }
portfolio-unpriced =
    { $count ->
       *[other] { $count } tài sản không có giá và không nằm trong tổng.
    }
portfolio-by-asset = Theo tài sản
portfolio-by-network = Theo mạng
portfolio-other = Khác
portfolio-assets = Tài sản
portfolio-networks =
    { $count ->
       *[other] { $count } mạng
    }
portfolio-hide-small = Ẩn số dư dưới 1 $
portfolio-small =
    { $count ->
       *[other] Đã ẩn { $count } số dư nhỏ.
    }
portfolio-hidden = Đã ẩn ({ $count })
portfolio-pin = Ghim lên đầu
portfolio-unpin = Bỏ ghim
portfolio-hide = Ẩn
portfolio-show = Hiện lại
portfolio-bridge = Chuyển mạng
portfolio-swap = Hoán đổi
portfolio-addresses = Địa chỉ
portfolio-connected = Đã kết nối
portfolio-watched = Đang theo dõi
portfolio-watch = Theo dõi địa chỉ
portfolio-watch-about = Xem số dư của bất kỳ địa chỉ nào mà không cần kết nối ví. Địa chỉ chỉ được lưu trong trình duyệt này.
portfolio-address = Địa chỉ
portfolio-watch-kind = Mạng
portfolio-watch-add = Theo dõi
portfolio-watch-wrong = Đây không phải địa chỉ của mạng nào ở đây. Hãy kiểm tra rồi thử lại.
portfolio-unwatch = Ngừng theo dõi { $address }
portfolio-unwatched = Đã ngừng theo dõi { $address }.
portfolio-undo = Hoàn tác
portfolio-empty-title = Xem mọi thứ bạn đang có
portfolio-empty-text = Kết nối ví hoặc theo dõi một địa chỉ để xem tất cả số dư ở một nơi.
portfolio-none-title = Chưa có số dư
portfolio-none-text = Các địa chỉ này không có tài sản được hỗ trợ.
portfolio-failed-title = Không tải được danh mục
portfolio-failed-text = Máy chủ không phản hồi. Tiền của bạn không bị ảnh hưởng.
portfolio-export = Xuất dữ liệu
portfolio-export-about = Tệp CSV cho bảng tính và công cụ thuế. Tổng theo năm gồm các giao dịch chuyển đã hoàn tất, không gồm hoán đổi.
portfolio-export-balances = Số dư
portfolio-export-transfers = Giao dịch chuyển
portfolio-export-years = Tổng theo năm
portfolio-export-failed = Không tạo được tệp. Hãy thử lại.
