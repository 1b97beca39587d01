### Links that fill the form

link-ignored = Không dùng từ liên kết: { $list }. Nội dung trong biểu mẫu mới có hiệu lực.
link-address_as_network = Trông giống một địa chỉ: trong liên kết, địa chỉ đặt ở “recipient”, còn “to” là tên mạng.
link-part = { $name } “{ $value }”
link-field-from = từ mạng
link-field-to = đến mạng
link-field-token = tài sản
link-field-amount = số tiền
link-field-recipient = người nhận
link-field-exchange = sàn giao dịch
link-field-ref = mã giới thiệu
link-field-channel = đối tác
link-recipient = Địa chỉ này đi kèm liên kết bạn đã mở. Chỉ dùng nếu đây đúng là địa chỉ người nhận đã đưa cho bạn.
link-share-title = Giao dịch Causeway
link-share-text = Chuyển với các thiết lập này trên Causeway

action-dismiss = Đã hiểu
