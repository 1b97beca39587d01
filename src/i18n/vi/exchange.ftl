### An exchange as destination

exchange-row = Đến { $name }
exchange-row-add = Thêm địa chỉ nạp
exchange-row-shut = không khả dụng
exchange-row-unknown = Sàn không rõ
exchange-row-check = Kiểm tra địa chỉ nạp
exchange-add_address = Thêm địa chỉ nạp
exchange-add_memo = Thêm memo
exchange-change = Đổi nơi nhận
exchange-blocked-unknown = Chúng tôi không biết sàn này trên { $network }.
exchange-blocked-suspended = { $name } đã tạm dừng nhận nạp. { $reason }
exchange-blocked-token = { $name } không nhận { $token } trên { $network }.

exchange-title = Nạp vào { $name }
exchange-confirm_note = Hãy xác nhận trên trang của sàn rằng sàn nhận nạp { $token } trên { $network } và không tạm dừng nạp.
exchange-network = Mạng
exchange-networks = Các mạng sàn nhận
exchange-least = Ghi có từ
exchange-least-none = chưa rõ mức tối thiểu
exchange-credits = Ghi có sau
exchange-credits-after = { $count } xác nhận
exchange-credits-unknown = số xác nhận mà sàn yêu cầu
exchange-address = Địa chỉ nạp của bạn trên { $network }
exchange-address-note = Sao chép từ trang nạp { $token } của sàn, với { $network } được chọn ở đó.
exchange-address-own = Đây là ví bạn đã kết nối, không phải địa chỉ do sàn cấp cho bạn.
exchange-address-lookalike = Địa chỉ này chỉ trông giống địa chỉ bạn biết: hai đầu khớp nhưng phần giữa thì không. Có thể ai đó đã cài vào.
exchange-memo = Memo
exchange-memo-optional = Memo, nếu sàn có hiện
exchange-memo-note = Trang nạp có thể gọi là memo, tag hoặc comment. Không có nó, sàn không biết khoản nạp là của bạn.
exchange-memo-missing = { $name } yêu cầu memo trên mạng này. Không có memo, khoản nạp sẽ không được ghi có.
exchange-memo-unwanted = { $name } không nhận memo trên mạng này. Hãy bỏ trống.
exchange-memo-too_long = Dài hơn memo trên mạng này. Hãy sao chép lại.
exchange-memo-unreadable = Có ký tự mà không sàn nào dùng, hoặc có dấu cách ở một đầu. Hãy sao chép lại.
exchange-memo-reserved = Memo này sẽ bị nhầm với giao dịch của chúng tôi. Hãy xin sàn memo khác.
exchange-use = Dùng địa chỉ nạp này
exchange-other = Chọn sàn khác
exchange-to_wallet = Gửi vào ví
exchange-failed = Không tải được danh sách sàn.

exchange-advice = Lần đầu gửi đến địa chỉ này: hãy gửi một số nhỏ và chờ đến khi { $name } hiện số đó. Rồi gửi phần còn lại.
exchange-advice-action = Gửi { $amount } trước
exchange-advice-small = Số phù hợp để thử. Khi { $name } hiện số đó, hãy gửi phần còn lại.

exchange-review = Trả vào địa chỉ nạp của bạn tại { $name } trên { $network }
exchange-review-memo = Memo
exchange-review-check = Kiểm tra trước khi xác nhận
exchange-review-network = Sàn hiện đúng địa chỉ này cho { $token } trên { $network }. Trên bất kỳ mạng nào khác, tiền sẽ mất.
exchange-review-memo_same = Memo đúng như trên trang nạp, từng ký tự một.
exchange-review-plain = Được trả bằng một lệnh chuyển thường từ tài khoản của nhà tạo lập thị trường, như các sàn yêu cầu.
exchange-review-refund = Nếu không trả được, tiền quay về ví bạn gửi, không bao giờ về sàn.

exchange-order = Sàn giao dịch
exchange-order-memo = Memo
exchange-order-arrived =
    { $count ->
        [0] { $received } đã ở địa chỉ nạp trên { $to }. { $name } ghi có sau số xác nhận mà sàn yêu cầu; chỉ sàn mới cho bạn thấy điều đó.
       *[other] { $received } đã ở địa chỉ nạp trên { $to }. { $name } ghi có sau { $count } xác nhận theo cách đếm của sàn; chỉ sàn mới cho bạn thấy điều đó.
    }
exchange-order-filling = { $received } đang trên đường đến địa chỉ nạp của bạn tại { $name }. Bạn có thể đóng trang này.
exchange-order-unknown = Sàn { $id }
exchange-rest = Gửi phần còn lại: { $amount }
exchange-rest-note = Khi sàn hiện số này trong tài khoản của bạn, phần còn lại có thể đi cùng cách.
