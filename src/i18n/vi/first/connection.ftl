### While nothing can be fetched

connection-slow = Trang này chưa tải xong. Hãy tải lại khi có kết nối; những gì đang chuyển không phụ thuộc vào trang này.
connection-reload = Tải lại
