### 合作方的页面

channel-home = { $name }，首页
channel-transactions = 交易记录
channel-about = 关于
channel-support = 支持
channel-powered-by = 由 Causeway 提供支持

channel-missing-title = 没有这个合作方
channel-missing-text = 地址可能有误，或者该合作方的页面在别处。
