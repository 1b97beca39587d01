### Why something is not possible, and what puts it right

problem-offline = Bạn đang ngoại tuyến. Các giao dịch đang xử lý vẫn tiếp tục.
problem-api_unreachable = Không kết nối được với máy chủ của chúng tôi. Các giao dịch đang xử lý không bị ảnh hưởng.
problem-no_route = Chưa có tuyến từ { $from } đến { $to }.
no_route-nothing_set_up = Cầu nối này chưa mở vì chưa có mạng nào được thiết lập. Ví và tiền của bạn không bị ảnh hưởng; hãy quay lại sau.
problem-no_quote = Hiện chưa có báo giá nào.
problem-recipient_from_link = Người nhận này đến từ một liên kết. Hãy kiểm tra toàn bộ địa chỉ trước khi gửi.
problem-amount_invalid = Nhập số tiền, ví dụ 0,25.
problem-amount_too_precise = Tài sản này hỗ trợ tối đa { $decimals } chữ số thập phân.
problem-below_minimum = Mức tối thiểu của tuyến này là { $amount }.
problem-above_maximum = Mức tối đa của tuyến này là { $amount }.
problem-insufficient_balance = Bạn có { $balance } trên { $network }.
problem-insufficient_gas = Bạn cần thêm khoảng { $amount } để trả phí mạng trên { $network }.
problem-unknown = Đã xảy ra lỗi. Chúng tôi sẽ không gửi gì nếu bạn chưa phê duyệt.

fix-use_amount = Dùng { $amount }
fix-change_recipient = Đổi người nhận
