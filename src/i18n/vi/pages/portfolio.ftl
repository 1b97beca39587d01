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
portfolio-uncounted =
    { $count ->
       *[other] { $count } tài sản đã ẩn không nằm trong tổng.
    }
portfolio-uncounted-show = Hiện
portfolio-unread =
    { $count ->
       *[other] Hiện không đọc được số dư của { $count } token đã nhập.
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
portfolio-hidden = Hiện mục đã ẩn ({ $count })
portfolio-imported = Token đã nhập
portfolio-misleading = Có thể là lừa đảo
portfolio-mark-same_symbol = Tên bắt chước tên của một token trong danh sách.
portfolio-mark-lure = Tên dẫn tới một trang web hoặc hứa phần thưởng. Đừng làm theo.
portfolio-mark-mixed_letters = Tên dùng chữ cái từ nhiều bảng chữ cái để bắt chước token khác.
portfolio-more = Hiện thêm { $count }
portfolio-pin = Ghim lên đầu
portfolio-unpin = Bỏ ghim
portfolio-hide = Ẩn
portfolio-show = Hiện lại
portfolio-remove = Bỏ khỏi tài sản
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
portfolio-export-about = Tệp CSV cho bảng tính và công cụ thuế. Giá trị là tại thời điểm của từng giao dịch chuyển hoặc hoán đổi; giá trị không rõ được để trống.
portfolio-export-balances = Số dư
portfolio-export-history = Lịch sử
portfolio-export-years = Tổng kết năm
portfolio-export-assets = Tổng theo tài sản
portfolio-export-failed = Không tạo được tệp. Hãy thử lại.
portfolio-export-scope = Lịch sử và tổng kết là của { $address }. Ví của bạn có thể yêu cầu đăng nhập trước.
portfolio-export-scope_telegram = Các tệp là của các ví đã liên kết với tài khoản Telegram của bạn.
portfolio-export-connect = Kết nối ví để xuất lịch sử của ví.
portfolio-export-ready = Tệp của bạn đã sẵn sàng.
portfolio-export-save = Lưu { $file }
portfolio-years-open = Xem tổng kết
portfolio-years-none = Chưa có giao dịch chuyển hoặc hoán đổi nào.
portfolio-years-failed = Không tải được tổng kết. Hãy thử lại.
portfolio-years-transfers = Giao dịch chuyển
portfolio-years-swaps = Hoán đổi
portfolio-years-fees = Phí
portfolio-years-gas = Phí mạng
portfolio-years-networks = Mạng
portfolio-years-points = Điểm đã nhận
portfolio-years-unpriced =
    { $count ->
       *[other] { $count } giao dịch không rõ giá trị
    }
portfolio-years-unknown =
    { $count ->
       *[other] không rõ ở { $count } giao dịch
    }
approvals-title = Phê duyệt token
approvals-about = Các hợp đồng thông minh có thể chi tiêu token trong ví của bạn. Hãy thu hồi những phê duyệt bạn không dùng.
approvals-checking =
    { $count ->
       *[other] Đang kiểm tra { $count } mạng…
    }
approvals-none = Không tìm thấy phê duyệt nào còn hiệu lực.
approvals-degraded =
    { $count ->
       *[other] { $networks } không phản hồi nên chưa có phê duyệt của mạng này ở đây. Chúng tôi vẫn đang thử lại.
    }
approvals-unlimited = Không giới hạn
approvals-at-risk = { $usd } gặp rủi ro
approvals-escrow = Hợp đồng ký quỹ của cầu nối
approvals-unknown = Hợp đồng không xác định
approvals-unlisted = Token ngoài danh sách
approvals-permit2 = Các ứng dụng có thể chi tiêu token này qua Permit2. Thu hồi cũng chấm dứt việc đó.
approvals-inside = Trong Permit2, đến { $when }
approvals-inside-endless = Trong Permit2, không có ngày hết hạn
approvals-revoke = Thu hồi
approvals-revoke-of = Thu hồi phê duyệt { $symbol } cho { $spender } trên { $network }
approvals-asking = Xác nhận trong ví
approvals-confirming = Đang chờ xác nhận trên { $network }…
approvals-done = Đã thu hồi
approvals-revoked = Đã thu hồi phê duyệt { $symbol } cho { $spender } trên { $network }.
approvals-still-open = Giao dịch đã thành công nhưng phê duyệt vẫn còn hiệu lực.
approvals-other-account = Ví của bạn đã chuyển sang tài khoản khác. Hãy chuyển lại rồi thử lại.
approvals-scope = Gồm các mạng mà ví này có tài sản.
approvals-scope-all = Gồm tất cả các mạng trong danh mục của bạn.
approvals-others =
    { $count ->
       *[other] Kiểm tra { $count } mạng khác
    }
approvals-searched = Có thể thiếu các phê duyệt cũ hơn. Đã kiểm tra từ: { $networks }.
found-title = Token khác
found-about = Địa chỉ của bạn có thể có token ngoài danh sách của chúng tôi. Ai cũng có thể gửi token cho bạn, nên chỉ thêm những token bạn biết.
found-search = Tìm token
found-searching =
    { $count ->
       *[other] Đang tìm trên { $count } mạng…
    }
found-none = Không tìm thấy token nào khác.
found-degraded =
    { $count ->
       *[other] { $networks } không phản hồi nên chưa có token của mạng này ở đây. Chúng tôi vẫn đang thử lại.
    }
found-add = Thêm
found-add-of = Thêm { $symbol } trên { $network }
found-added = Đã thêm { $symbol } trên { $network } vào tài sản của bạn.
found-searched = Có thể thiếu các token nhận trước đó. Đã kiểm tra từ: { $networks }.
found-scope = Gồm các mạng trong danh mục của bạn. Những mạng mà địa chỉ của bạn có tài sản được tìm trước.
found-left-out = Chưa tìm vì có quá nhiều mạng: { $networks }.
found-more =
    { $count ->
       *[other] { $count } mạng khác
    }
found-whole = Đã tìm toàn bộ bằng trình khám phá khối: { $networks }.
found-cut = { $networks }: không liệt kê hết token vì có quá nhiều.
found-added-hidden = Đã thêm { $symbol } trên { $network } vào tài sản đã ẩn.
