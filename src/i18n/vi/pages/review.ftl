### The review and the way through the wallet

review-title = Xem lại
review-on = { $what } trên { $network }
review-send = Bạn gửi
review-receive = Bạn nhận
review-updated = Giá đã thay đổi sau khi bạn mở trang này. Các số tiền ở trên đã được cập nhật.
review-recipient = Người nhận trên { $network }
review-recipient-own = Đây là ví bạn đang kết nối.
review-from_wallet = Từ ví
review-custody-escrow-title = Giữ trong hợp đồng thông minh.
review-custody-escrow = Tiền của bạn nằm trong hợp đồng ký quỹ trên { $network } cho đến khi khoản chi trả được chứng minh. Nếu thất bại, bạn nhận hoàn tiền chỉ với một lần chạm.
review-custody-address = Khoản nạp của bạn đến một địa chỉ hợp đồng thuộc về địa chỉ hoàn tiền của bạn, rồi vào hợp đồng ký quỹ trên { $network } cho đến khi khoản chi trả được chứng minh. Nếu đến trễ hoặc chi trả thất bại, hãy rút về địa chỉ hoàn tiền.
review-custody-maker-title = Do nhà tạo lập thị trường của chúng tôi giữ.
review-custody-maker = { $network } không có hợp đồng ký quỹ: nhà tạo lập thị trường giữ tiền của bạn cho đến khi chi trả. Nếu chi trả thất bại, tiền được hoàn về địa chỉ hoàn tiền của bạn.
review-custody-provider-title = Do nhà cung cấp bên ngoài thực hiện.
review-custody-provider = Tuyến này không dùng hợp đồng ký quỹ của chúng tôi trên { $network }: nhà cung cấp giữ tiền của bạn cho đến khi chi trả. Nếu chi trả thất bại, nhà cung cấp hoàn tiền về địa chỉ hoàn tiền của bạn.
review-custody-provider_contract = Hợp đồng thông minh của nhà cung cấp giữ tiền của bạn cho đến khi chi trả. Nếu thất bại, hợp đồng đó hoàn tiền cho bạn hoặc cho phép bạn hủy giao dịch với nhà cung cấp.
review-custody-direct-title = Trả thẳng cho người nhận.
review-custody-direct = Không ai giữ khoản thanh toán này trên đường đi, nên không thể hoàn tiền. Hãy kiểm tra người nhận trước khi xác nhận.
review-refund-label = Địa chỉ hoàn tiền trên { $network }
review-refund-note = Dùng địa chỉ bạn kiểm soát trên mạng nguồn, không dùng địa chỉ của sàn.
review-refund-note-address = Dùng địa chỉ bạn kiểm soát trên { $network }, không dùng địa chỉ của sàn. Phần không được chi trả chỉ có thể về địa chỉ này.
review-refund-own = Dùng ví của tôi { $address }
review-refund-change = Thay đổi
review-refund-missing = Nhập địa chỉ hoàn tiền
review-refund-invalid = Kiểm tra địa chỉ hoàn tiền
review-confirm = Xác nhận và chuyển
review-get_address = Nhận địa chỉ nạp
review-address_note = Chưa có gì được gửi: bạn nhận một địa chỉ có thể gửi đến từ bất kỳ ví hoặc sàn nào.
review-time = Thời gian để gửi
review-check = Xem giao dịch này
review-check-note = Có thể ví của bạn đã gửi giao dịch này. Hãy kiểm tra trước khi gửi lại.
review-signatures =
    { $count ->
        [1] Ví sẽ yêu cầu bạn xác nhận một lần.
       *[other] Ví sẽ yêu cầu bạn xác nhận tối đa { $count } lần.
    }
review-wallet_note = Hãy kiểm tra chi tiết trong ví. Giữ trang này mở cho đến khi khoản nạp được gửi.

stage-ordering = Đang chuẩn bị giao dịch…
stage-asking-permit = Phê duyệt hạn mức chi tiêu trong ví
stage-asking-sign = Ký khoản nạp trong ví
stage-asking-approve = Phê duyệt hạn mức chi tiêu trong ví
stage-asking-open = Xác nhận trong ví
stage-asking-transfer = Xác nhận trong ví
stage-asking-swap = Xác nhận trong ví
stage-asking-refund = Xác nhận trong ví
stage-asking-batch = Xác nhận trong ví
stage-confirming = Đang chờ xác nhận trên { $network }

review-loss = Giá trị bạn nhận ít hơn { $percent } so với giá trị gửi.
review-loss-least = Trong trường hợp xấu nhất, giá trị bạn nhận ít hơn { $percent } so với giá trị bạn gửi.
review-loss-accept = Tôi chấp nhận khoản lỗ này
review-loss-type = Nhập { $number } để chấp nhận khoản lỗ này
review-loss-missing = Chấp nhận khoản lỗ ở trên
review-replaced = { $from } không còn báo giá cho giao dịch này, nên { $to } sẽ thực hiện. Hãy kiểm tra các điều khoản ở trên.
review-replaced-accept = Tiếp tục với { $to }
review-loss-best = Bạn nhận ít hơn { $percent } so với báo giá tốt nhất.
review-loss-best_send = Bạn trả nhiều hơn { $percent } so với báo giá tốt nhất.
review-unpriced = Chưa biết giá trị đô la của một tài sản, nên không thể hiển thị chi phí của giao dịch này. Hãy tự so sánh các số lượng.
