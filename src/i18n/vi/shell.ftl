### Small words used on several screens

connection-shown = Nội dung ở đây được đọc lúc { $time }.
action-close = Đóng
action-retry = Thử lại

toast-region = Thông báo

copy-done = Đã sao chép.
copy-failed = Không sao chép được.

restricted-title = Không khả dụng tại nơi bạn ở
restricted-text = Quy định tại nơi bạn ở không cho phép chúng tôi cung cấp dịch vụ này. Các khoản nạp trước đó vẫn được chi trả hoặc trả lại như đã thỏa thuận.

not_found-action = Đến cầu nối
