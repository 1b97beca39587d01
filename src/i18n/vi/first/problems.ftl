### Why something is not possible, and what puts it right

problem-offline = Bạn đang ngoại tuyến. Những gì đang chuyển vẫn tiếp tục mà không cần bạn.
problem-api_unreachable = Không kết nối được với máy chủ của chúng tôi. Những gì đang chuyển sẽ tự tiếp tục.
problem-timeout = Máy chủ phản hồi quá lâu. Hãy thử lại sau giây lát.
problem-rate_limited = Quá nhiều yêu cầu cùng lúc. Hãy chờ một chút rồi thử lại.
problem-no_route = Chưa có tuyến từ { $from } đến { $to }.
no_route-network_off = { $network } đang tắt.
no_route-settlement_missing = Thanh toán chưa được thiết lập trên { $network }.
no_route-nothing_set_up = Cầu này chưa mở: bên vận hành chưa thiết lập mạng nào. Ví và tiền của bạn không bị ảnh hưởng; hãy quay lại sau hoặc hỏi bên vận hành.
no_route-none_added = Chưa có tuyến nào từ hoặc đến { $network }.
no_route-all_off = Tất cả các tuyến của { $network } đang tắt.
no_route-surface = Ở đây không chuyển được từ hoặc đến { $network }. Hãy mở ứng dụng trong trình duyệt.
problem-no_quote = Hiện không ai chào giá cho giao dịch này.
problem-recipient_from_link = Người nhận đi kèm theo một liên kết. Hãy đối chiếu toàn bộ địa chỉ trước khi gửi.
problem-amount_invalid = Nhập một số tiền, ví dụ 0,25.
problem-amount_too_precise = Tài sản này có tối đa { $decimals } chữ số thập phân.
problem-below_minimum = Khoản chuyển nhỏ nhất trên tuyến này là { $amount }.
problem-above_maximum = Khoản chuyển lớn nhất trên tuyến này là { $amount }.
problem-insufficient_balance = Bạn có { $balance } trên { $network }.
problem-insufficient_gas = Phí mạng trên { $network } khoảng { $amount }; ví của bạn cần khoản này ngoài số tiền gửi.
problem-wallets_not_configured = Các mạng vẫn đang tải. Hãy thử lại sau giây lát.
problem-unknown = Đã xảy ra lỗi. Sẽ không có gì được gửi thêm nếu không có bạn.

fix-use_amount = Dùng { $amount }
fix-change_recipient = Đổi người nhận
