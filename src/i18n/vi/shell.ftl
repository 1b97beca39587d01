### Small words used on several screens

action-close = Đóng
action-retry = Thử lại

toast-region = Thông báo

copy-done = Đã sao chép.
copy-failed = Không sao chép được.

restricted-text = Quy định tại nơi bạn ở không cho phép chúng tôi cung cấp dịch vụ này. Các khoản nạp trước đó vẫn được chi trả hoặc trả lại như đã thỏa thuận.

not_found-action = Đến cầu nối
