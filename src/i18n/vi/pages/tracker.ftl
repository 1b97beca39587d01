### Hoạt động của các địa chỉ trên từng mạng

tracker-intro = Tra cứu bất kỳ địa chỉ nào. Không cần ví, không cần ký.
tracker-show = Xem hoạt động
tracker-own = Thêm ví của tôi
tracker-private = Địa chỉ chỉ nằm trong liên kết của trang này. Chúng tôi tra cứu mà không lưu lại.
tracker-too-many = Tối đa { $most } địa chỉ mỗi lần. Bạn đã nhập { $count }.
tracker-start-title = Toàn bộ lịch sử on-chain của bạn
tracker-start-text = Nhập một hoặc nhiều địa chỉ để xem giao dịch, số ngày hoạt động, khối lượng và gas trên từng mạng.
tracker-none-title = Chưa có hoạt động
tracker-none-text = Các địa chỉ này chưa gửi giao dịch nào trên những mạng này.
tracker-off-title = Tính năng theo dõi chưa được thiết lập
tracker-off-text = Dịch vụ này chưa có nguồn dữ liệu hoạt động mạng.
tracker-failed-title = Không tải được trang theo dõi
tracker-failed-text = Máy chủ không phản hồi. Hãy thử lại sau giây lát.
tracker-hidden = Mở ứng dụng web để dùng tính năng theo dõi.
tracker-degraded =
    { $count ->
        [one] { $networks } không phản hồi nên thiếu số liệu của mạng này.
       *[other] { $networks } không phản hồi nên thiếu số liệu của các mạng này.
    }
tracker-quiet =
    { $count ->
        [one] Không có hoạt động trên 1 mạng khác.
       *[other] Không có hoạt động trên { $count } mạng khác.
    }
tracker-prices = Chỉ tính giao dịch đã gửi. Giá trị đô la theo giá hôm nay. Gas có thể chưa gồm phí dữ liệu của rollup.
tracker-unpriced = Coin không có giá không nằm trong giá trị đô la.
tracker-stale = Một mạng không phản hồi nên một số số liệu là cũ hơn.
tracker-at-least = ít nhất { $figure }
tracker-before = trước { $date }
tracker-transactions = Giao dịch
tracker-days = Ngày hoạt động
tracker-weeks = Tuần hoạt động
tracker-months = Tháng hoạt động
tracker-networks-used = Mạng đã dùng
tracker-contracts = Hợp đồng đã dùng
tracker-volume = Khối lượng đã gửi
tracker-gas = Gas đã dùng
tracker-first = Hoạt động đầu tiên
tracker-last = Hoạt động gần nhất
tracker-day-count =
    { $count ->
        [one] 1 ngày hoạt động
       *[other] { $count } ngày hoạt động
    }
tracker-chart = Giao dịch theo tháng
tracker-table = Xem dạng bảng
tracker-month = Tháng
tracker-others = Mạng khác
tracker-by-network = Theo mạng
tracker-by-address = Theo địa chỉ
tracker-sort = Sắp xếp theo
tracker-csv = Tải CSV
tracker-csv-copy = Sao chép dạng CSV
tracker-share = Chia sẻ
tracker-share-title = Chia sẻ hoạt động của bạn
tracker-share-post = { $transactions } giao dịch trong { $days } ngày trên { $networks } mạng.
tracker-share-text = Sao chép văn bản
tracker-share-link = Sao chép liên kết kèm địa chỉ
tracker-share-private = Bài đăng không chứa địa chỉ của bạn.
tracker-more = Điểm và huy hiệu
tracker-back = Theo dõi L2
tracker-page-read = Đọc từ { $network }.
tracker-page-list = Từ danh sách mà dịch vụ này đã tải.
tracker-page-start = Nhập địa chỉ để xem số { $symbol } đang có. Bạn không cần kết nối ví.
tracker-page-unlisted-title = Chưa có dữ liệu
tracker-page-unlisted-text = Dịch vụ này chưa tải dữ liệu cho trang này.
