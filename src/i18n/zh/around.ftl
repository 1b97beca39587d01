### 运营方在跨链桥周围展示的内容

around-banners = 公告
around-stop = 暂停
around-go_on = 播放
around-popup-bridge = 去跨链
around-audits = 安全审计
around-terms_of_use = 使用条款
around-contact = 联系客服
around-link-docs = 文档
around-link-doc = 文档
around-link-api = API 与 SDK
around-link-brand_kit = 品牌素材
around-link-audit = 审计
around-link-ecosystem = 生态
around-link-support = 支持
around-link-about = 关于
around-link-twitter = Twitter
around-link-discord = Discord
around-link-telegram = Telegram
around-link-youtube = Youtube
around-link-github = Github
theme-dark_colours = 深色模式
