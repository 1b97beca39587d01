### History and search

history-title = Lịch sử
history-browser = Bắt đầu trên trình duyệt này
history-wallet = Ví
history-all_wallets = Tất cả ví
history-route = { $from } đến { $to }
history-more = Tải thêm
history-csv = Tải danh sách này dạng CSV
history-empty-title = Chưa có giao dịch nào
history-empty-text =
    { $count ->
       *[other] Giao dịch của các ví này hiện ở đây khi khoản nạp được phát hiện.
    }
history-empty-action = Tạo giao dịch
history-empty-swaps = Lượt hoán đổi ({ $count })
history-connect-title = Giao dịch của bạn
history-connect-text = Kết nối ví để xem giao dịch của ví. Bạn không cần ký gì.

query-placeholder = Mã hoặc hash
query-start-title = Theo dõi giao dịch
query-start-text = Nhập mã giao dịch, hash giao dịch hoặc địa chỉ ví. Ai cũng tra cứu được giao dịch khi khoản nạp đã được phát hiện.
query-action = Tìm
query-results = Giao dịch tìm thấy
query-nothing-title = Không tìm thấy giao dịch
query-nothing-text = Hãy kiểm tra xem bạn đã dán đủ nội dung chưa. Giao dịch xuất hiện khi khoản nạp được phát hiện.
