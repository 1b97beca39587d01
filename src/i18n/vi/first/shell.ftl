### Header, navigation, page titles

nav-home = Causeway, trang chủ
nav-label = Chính
nav-skip = Đến nội dung
nav-bridge = Cầu nối
nav-swap = Hoán đổi
nav-rewards = Thưởng
nav-hot = Hot
nav-more = Thêm
nav-deploy = Triển khai

page-loading = Đang tải trang

language-label = Ngôn ngữ

time-seconds = { $count } giây
time-minutes = { $count } phút
time-hours = { $count } giờ



crash-title = Đã xảy ra lỗi
crash-text = Các giao dịch đang xử lý không bị ảnh hưởng. Hãy tải lại trang để tiếp tục.
crash-action = Tải lại
