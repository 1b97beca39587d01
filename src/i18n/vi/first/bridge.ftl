### The bridge form

bridge-title = Cầu nối
bridge-amount = Số tiền gửi
bridge-max = Tối đa
bridge-max-label = : dùng số tiền tối đa
bridge-balance = Số dư { $amount }
bridge-flip = Đảo chiều mạng
bridge-network-from = Từ mạng:{ " " }
bridge-network-to = Đến mạng:{ " " }
bridge-asset = Tài sản:{ " " }
bridge-at_least = ít nhất { $amount } { $symbol }
bridge-eta = sau ~{ $time }
bridge-limits = { $min } đến { $max }
bridge-safe-escrow = Tiền của bạn nằm trong hợp đồng thông minh cho đến khi khoản chi trả được chứng minh. Nếu thất bại, bạn nhận hoàn tiền chỉ với một lần chạm.
bridge-safe-maker = Trên tuyến này, nhà tạo lập thị trường của chúng tôi giữ khoản nạp cho đến khi chi trả. Nếu chi trả thất bại, tiền được hoàn về địa chỉ bạn chọn.
bridge-safe-provider = Trên tuyến này, một nhà cung cấp bên ngoài thực hiện giao dịch của bạn. Màn hình xem lại cho biết ai giữ khoản nạp.

main-loading = Đang tải mạng…
main-retry = Thử lại
main-offline = Bạn đang ngoại tuyến
main-no_route = Không có tuyến cho cặp này
main-not_open = Chưa mở
main-hidden_on_surface = Không khả dụng ở đây
main-connect = Kết nối ví
main-resuming = Đang kết nối lại ví…
main-enter_amount = Nhập số tiền
main-amount_invalid = Kiểm tra số tiền
main-below_minimum = Số tiền quá thấp
main-above_maximum = Số tiền quá cao
main-insufficient = Không đủ { $symbol }
main-insufficient_gas = Không đủ { $symbol } để trả phí mạng
main-recipient_missing = Nhập địa chỉ { $network }
main-recipient_invalid = Kiểm tra người nhận
main-switch = Chuyển sang { $network }
main-switching = Xác nhận trong ví
main-quoting = Đang lấy báo giá…
main-requote = Làm mới báo giá
main-outdated = Báo giá hết hạn, đang làm mới…
main-refused = Hiện không khả dụng
main-review = Xem lại

recipient-row = Người nhận
recipient-own = Ví của tôi { $address }
recipient-other = { $address }
recipient-invalid = Kiểm tra địa chỉ
recipient-choose = Chọn
