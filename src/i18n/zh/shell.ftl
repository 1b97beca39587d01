### 多个页面共用的短语

action-close = 关闭
action-retry = 重试

toast-region = 通知

copy-done = 复制成功。
copy-failed = 复制失败。

restricted-text = 根据你所在地区适用的法规，我们无法在当地提供此服务。之前存入的资金会按约定付款或退回。

not_found-action = 前往跨链
