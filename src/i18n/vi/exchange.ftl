### An exchange as destination

exchange-row = Đến { $name }
exchange-row-add = Thêm địa chỉ nạp
exchange-row-shut = Không khả dụng
exchange-row-unknown = Sàn không rõ
exchange-row-check = Kiểm tra địa chỉ nạp
exchange-add_address = Thêm địa chỉ nạp
exchange-add_memo = Thêm memo
exchange-change = Đổi điểm đến
exchange-blocked-unknown = Sàn này không khả dụng trên { $network }.
exchange-blocked-suspended = { $name } đã tạm dừng nhận nạp. { $reason }
exchange-blocked-token = { $name } không nhận { $token } trên { $network }.

exchange-title = Nạp vào { $name }
exchange-confirm_note = Hãy xác nhận trên trang của sàn rằng sàn hỗ trợ nạp { $token } trên { $network } và không tạm dừng nạp.
exchange-network = Mạng
exchange-networks = Mạng được hỗ trợ
exchange-least = Nạp tối thiểu
exchange-least-none = Chưa rõ mức tối thiểu
exchange-credits = Số xác nhận
exchange-credits-after = { $count }
exchange-credits-unknown = Do sàn quy định
exchange-address = Địa chỉ nạp của bạn trên { $network }
exchange-address-note = Sao chép từ trang nạp { $token } của sàn, sau khi chọn { $network }.
exchange-address-own = Đây là ví bạn đang kết nối, không phải địa chỉ nạp của sàn.
exchange-address-lookalike = Giống địa chỉ bạn từng dùng nhưng không phải. Có thể là tấn công đầu độc địa chỉ.
exchange-memo = Memo
exchange-memo-optional = Memo (nếu sàn hiển thị)
exchange-memo-note = Còn gọi là tag hoặc comment. Không có nó, sàn không thể ghi có khoản nạp cho bạn.
exchange-memo-missing = { $name } yêu cầu memo trên mạng này. Không có memo, khoản nạp sẽ không được ghi có.
exchange-memo-unwanted = { $name } không dùng memo trên mạng này. Hãy để trống.
exchange-memo-too_long = Memo này quá dài cho mạng này. Hãy sao chép lại.
exchange-memo-unreadable = Memo này có ký tự không hợp lệ hoặc thừa dấu cách. Hãy sao chép lại.
exchange-memo-reserved = Memo này dành riêng cho giao dịch của chúng tôi. Hãy yêu cầu sàn cấp memo khác.
exchange-use = Dùng địa chỉ này
exchange-other = Chọn sàn khác
exchange-to_wallet = Gửi vào ví thay thế
exchange-failed = Không tải được danh sách sàn.

exchange-advice = Lần đầu dùng địa chỉ này? Hãy gửi một số tiền nhỏ, chờ { $name } ghi có, rồi gửi phần còn lại.
exchange-advice-action = Gửi { $amount } trước
exchange-advice-small = Số tiền phù hợp để thử. Khi { $name } ghi có, hãy gửi phần còn lại.

exchange-review = Gửi đến địa chỉ nạp của bạn tại { $name } trên { $network }
exchange-review-memo = Memo
exchange-review-check = Trước khi xác nhận
exchange-review-network = Sàn hiển thị đúng địa chỉ này cho { $token } trên { $network }. Tiền gửi trên mạng khác sẽ mất.
exchange-review-memo_same = Memo khớp hoàn toàn với memo trên trang nạp.
exchange-review-plain = Khoản chi trả là lệnh chuyển thông thường từ tài khoản của nhà tạo lập thị trường, theo yêu cầu của sàn.
exchange-review-refund = Nếu chi trả thất bại, tiền được hoàn về ví bạn dùng để gửi, không về sàn.

exchange-order = Sàn giao dịch
exchange-order-memo = Memo
exchange-order-arrived =
    { $count ->
        [0] { $received } đã đến địa chỉ nạp trên { $to }. { $name } ghi có sau khi đủ xác nhận; hãy kiểm tra tài khoản trên sàn.
       *[other] { $received } đã đến địa chỉ nạp trên { $to }. { $name } ghi có sau { $count } xác nhận; hãy kiểm tra tài khoản trên sàn.
    }
exchange-order-filling = Đang gửi { $received } đến địa chỉ nạp của bạn tại { $name }. Bạn có thể đóng trang này.
exchange-order-unknown = Sàn { $id }
exchange-rest = Gửi phần còn lại: { $amount }
exchange-rest-note = Khi sàn ghi có số tiền này, bạn có thể gửi phần còn lại theo cùng cách.
