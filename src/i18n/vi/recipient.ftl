### Người nhận của giao dịch chuyển

recipient-title = Người nhận trên { $network }
recipient-label = Địa chỉ trên { $network }
recipient-placeholder = Dán địa chỉ
recipient-name_pending = Đang tra cứu tên miền…
recipient-name_moved = { $name } không còn dẫn đến địa chỉ này. Hãy chọn lại người nhận.
recipient-use = Dùng địa chỉ này
recipient-use_own = Dùng ví của tôi
recipient-connect = Kết nối ví trên { $network }
recipient-warning-first_use = Bạn chưa từng gửi đến địa chỉ này. Hãy kiểm tra từng ký tự: khoản đã gửi không thể hoàn tác.
recipient-warning-lookalike = Giống địa chỉ bạn từng dùng nhưng không phải. Có thể là tấn công đầu độc địa chỉ.
recipient-other_network = Bạn đã dán địa chỉ của mạng khác: { $named }. Hãy chắc rằng người nhận cũng dùng địa chỉ này trên { $network }.
