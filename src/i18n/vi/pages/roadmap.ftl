### Planned and released work

roadmap-in_progress = Đang thực hiện
roadmap-planned = Đã lên kế hoạch
roadmap-live = Đã ra mắt
roadmap-about = Những gì đang phát triển, dự kiến và mới ra mắt.
roadmap-empty = Chưa có thông báo
roadmap-empty-text = Tính năng mới sẽ xuất hiện ở đây khi chúng tôi công bố.
roadmap-failed = Không tải được trang này
