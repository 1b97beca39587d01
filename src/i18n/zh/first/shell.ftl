### 页头、导航、页面标题

nav-home = Causeway，首页
nav-label = 主导航
nav-skip = 跳到正文
nav-bridge = 跨链
nav-swap = 兑换
nav-rewards = 奖励
nav-hot = 热门
nav-more = 更多
nav-deploy = 部署

page-loading = 正在加载页面

language-label = 语言

time-seconds = { $count } 秒
time-minutes = { $count } 分钟
time-hours = { $count } 小时



crash-title = 出错了
crash-text = 进行中的转账不受影响。重新加载页面即可继续。
crash-action = 重新加载
