### Small words used on several screens

connection-shown = Cập nhật lần cuối lúc { $time }.
action-close = Đóng
action-retry = Thử lại

toast-region = Thông báo

copy-done = Đã sao chép.
copy-failed = Không sao chép được.

restricted-title = Không khả dụng tại khu vực của bạn
restricted-text = Quy định địa phương không cho phép chúng tôi cung cấp dịch vụ này tại khu vực của bạn. Các khoản nạp trước đó sẽ được chi trả hoặc hoàn lại như đã thỏa thuận.

not_found-action = Đến trang Cầu nối
