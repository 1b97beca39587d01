### The review and the way through the wallet

recipient-title = Ai nhận trên { $network }
recipient-label = Địa chỉ trên { $network }
recipient-placeholder = Dán địa chỉ
recipient-use = Dùng địa chỉ này
recipient-use_own = Gửi vào ví của tôi
recipient-connect = Kết nối ví trên { $network }
recipient-warning-first_use = Lần đầu chuyển từ đây đến địa chỉ này. Hãy so từng ký tự với địa chỉ bạn được cho: không ai lấy lại được khoản đã trả.
recipient-warning-lookalike = Địa chỉ này chỉ trông giống địa chỉ bạn biết: hai đầu khớp nhưng phần giữa thì không. Có thể ai đó đã cài vào.
recipient-other_network = Nội dung bạn nhập nêu tên mạng khác: { $named }. Hãy chắc rằng người nhận cũng dùng địa chỉ này trên { $network }.

review-title = Xem lại
review-on = { $what } trên { $network }
review-send = Bạn gửi
review-receive = Bạn nhận
review-updated = Giá đã thay đổi từ khi bạn mở trang này. Các con số ở trên là số mới.
review-recipient = Trả vào địa chỉ này trên { $network }
review-recipient-own = Đây là ví bạn đã kết nối.
review-from_wallet = Từ ví
review-custody-escrow-title = Do hợp đồng giữ.
review-custody-escrow = Khoản nạp nằm trong hợp đồng trên { $network } cho đến khi khoản chi trả được chứng minh. Nếu không kịp, bạn tự lấy lại.
review-custody-maker-title = Do nhà tạo lập thị trường của chúng tôi giữ.
review-custody-maker = Trên { $network } không có hợp đồng của chúng tôi: bạn gửi thẳng cho nhà tạo lập thị trường và tin tưởng họ đến khi được trả. Nếu không trả được, khoản nạp về địa chỉ hoàn tiền của bạn.
review-refund-label = Nếu không trả được, hoàn lại trên { $network } về
review-refund-note = Một địa chỉ trên mạng bạn gửi, do chính bạn kiểm soát, không phải của sàn giao dịch.
review-refund-own = Dùng ví của tôi { $address }
review-refund-change = Thay đổi
review-refund-missing = Nhập địa chỉ hoàn tiền
review-refund-invalid = Kiểm tra địa chỉ hoàn tiền
review-confirm = Xác nhận và chuyển
review-check = Kiểm tra giao dịch này
review-check-note = Ví đã được hỏi và có thể đã gửi. Hãy xem giao dịch này trước khi gửi lại bất cứ thứ gì.
review-signatures =
    { $count ->
        [1] Ví hỏi bạn một lần.
       *[other] Ví hỏi bạn tối đa { $count } lần.
    }
review-wallet_note = Ví cho thấy bạn đồng ý điều gì. Hãy giữ trang này mở cho đến khi gửi xong.

stage-ordering = Đang chuẩn bị giao dịch
stage-asking-permit = Ký số tiền trong ví
stage-asking-approve = Cấp quyền trong ví
stage-asking-open = Xác nhận trong ví
stage-asking-transfer = Xác nhận trong ví
stage-asking-refund = Xác nhận trong ví
stage-asking-batch = Xác nhận trong ví
stage-confirming = Đang chờ { $network } xác nhận
