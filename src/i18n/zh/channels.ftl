### 合作方的页面

channel-home = { $name }，首页
channel-transactions = 交易记录
channel-about = 关于
channel-support = 支持
channel-powered-by = 由 Causeway 提供支持

channel-missing-title = 未找到合作方
channel-missing-text = 请检查网址是否有误，或访问合作方自己的网站。
