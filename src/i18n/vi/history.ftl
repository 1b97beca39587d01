### History and search

history-title = Lịch sử
history-wallet = Ví
history-all_wallets = Tất cả ví
history-route = { $from } đến { $to }
history-more = Hiện các giao dịch cũ hơn
history-empty-title = Chưa có giao dịch nào
history-empty-text =
    { $count ->
       *[other] Giao dịch của các ví này hiện ở đây ngay khi thấy khoản nạp.
    }
history-empty-action = Bắt đầu giao dịch đầu tiên
history-connect-title = Lịch sử của ai?
history-connect-text = Kết nối ví để xem các giao dịch của ví. Không cần ký gì cả.

query-placeholder = Mã, hash hoặc địa chỉ
query-start-title = Tiền đang ở đâu?
query-start-text = Nhập mã giao dịch, hash của khoản nạp hoặc khoản chi trả, hoặc địa chỉ ví. Ai cũng có thể tra cứu giao dịch khi đã thấy khoản nạp.
query-action = Tìm
query-results = Giao dịch tìm thấy
query-nothing-title = Không tìm thấy gì
query-nothing-text = Kiểm tra xem có thiếu ký tự ở đầu hoặc cuối không. Giao dịch tìm được khi đã thấy khoản nạp.
