### While nothing can be fetched

connection-slow = Trang này tải lâu hơn bình thường. Hãy kiểm tra kết nối rồi tải lại; các giao dịch đang xử lý không bị ảnh hưởng.
connection-reload = Tải lại
