### What the operator shows around the bridge

around-banners = Thông báo
around-stop = Tạm dừng
around-go_on = Phát
around-popup-bridge = Cầu nối
around-audits = Kiểm toán bảo mật
around-terms_of_use = Điều khoản sử dụng
around-contact = Liên hệ hỗ trợ
around-link-docs = Tài liệu
around-link-doc = Tài liệu
around-link-api = API và SDK
around-link-brand_kit = Bộ nhận diện
around-link-audit = Kiểm toán
around-link-ecosystem = Hệ sinh thái
around-link-support = Hỗ trợ
around-link-about = Giới thiệu
around-link-twitter = Twitter
around-link-discord = Discord
around-link-telegram = Telegram
around-link-youtube = Youtube
around-link-github = Github
theme-dark_colours = Chế độ tối
