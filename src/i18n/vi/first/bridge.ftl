### The bridge form

bridge-title = Cầu nối
bridge-amount = Số tiền gửi
bridge-max = Tối đa
bridge-max-label = : dùng số lớn nhất có thể gửi
bridge-balance = Số dư { $amount }
bridge-flip = Đổi chiều
bridge-network-from = Từ mạng:{ " " }
bridge-network-to = Đến mạng:{ " " }
bridge-asset = Tài sản:{ " " }
bridge-at_least = ít nhất { $amount } { $symbol }
bridge-eta = sau ~{ $time }
bridge-limits = { $min } đến { $max }
bridge-safe-escrow = Được giữ trong hợp đồng cho đến khi tới nơi. Nếu không tới, bạn lấy lại chỉ bằng một lần chạm.
bridge-safe-maker = Trên tuyến này, nhà tạo lập thị trường của chúng tôi giữ khoản nạp cho đến khi tới nơi. Nếu không tới, tiền quay về địa chỉ do bạn chỉ định.

main-loading = Đang tải các mạng
main-retry = Thử lại
main-offline = Bạn đang ngoại tuyến
main-no_route = Không có tuyến cho cặp này
main-hidden_on_surface = Không khả dụng ở đây
main-connect = Kết nối ví
main-resuming = Đang tìm ví của bạn
main-enter_amount = Nhập số tiền
main-amount_invalid = Kiểm tra số tiền
main-below_minimum = Số tiền dưới mức tối thiểu
main-above_maximum = Số tiền vượt mức tối đa
main-insufficient = Không đủ { $symbol }
main-insufficient_gas = Không đủ { $symbol } cho phí mạng
main-recipient_missing = Thêm địa chỉ { $network }
main-recipient_invalid = Kiểm tra người nhận
main-switch = Chuyển sang { $network }
main-switching = Xác nhận trong ví
main-quoting = Đang lấy giá
main-requote = Lấy giá mới
main-outdated = Giá đã cũ, đang thử lại
main-refused = Hiện không thực hiện được
main-review = Xem lại

recipient-row = Người nhận
recipient-own = Ví của tôi { $address }
recipient-other = { $address }
recipient-invalid = Kiểm tra địa chỉ
recipient-choose = Chọn
