### What the operator shows around the bridge

around-banners = Thông báo
around-stop = Dừng tự đổi
around-go_on = Tự đổi
around-popup-bridge = Cầu nối
around-audits = Kiểm toán bảo mật
around-link-docs = Tài liệu
around-link-api = API và SDK
around-link-brand_kit = Bộ nhận diện
around-link-audit = Kiểm toán
around-link-ecosystem = Hệ sinh thái
around-link-support = Hỗ trợ
around-link-about = Giới thiệu
around-link-twitter = X
around-link-discord = Discord
around-link-telegram = Telegram
around-link-youtube = YouTube
around-link-github = GitHub
theme-dark_colours = Màu tối
