### Links that fill the form

link-ignored = Đã bỏ qua từ liên kết: { $list }. Hãy kiểm tra biểu mẫu trước khi tiếp tục.
link-address_as_network = Trông giống một địa chỉ. Trong liên kết, dùng “recipient” cho địa chỉ và “to” cho mạng.
link-part = { $name } “{ $value }”
link-field-from = từ mạng
link-field-to = đến mạng
link-field-chain = mạng
link-field-token = tài sản
link-field-amount = số tiền
link-field-exact = số tiền chính xác
link-field-recipient = người nhận
link-field-exchange = sàn giao dịch
link-field-ref = mã giới thiệu
link-field-channel = đối tác
link-recipient = Địa chỉ này đến từ liên kết bạn đã mở. Chỉ dùng nếu khớp với địa chỉ người nhận đưa cho bạn.
link-share-title = Giao dịch Causeway
link-share-text = Chuyển trên Causeway với các thiết lập này

action-dismiss = Đã hiểu
