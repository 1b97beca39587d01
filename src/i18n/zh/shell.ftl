### 多个页面共用的短语

connection-shown = 更新于 { $time }。
action-close = 关闭
action-retry = 重试

toast-region = 通知

copy-done = 复制成功。
copy-failed = 复制失败。

restricted-title = 你所在的地区无法使用
restricted-text = 当地法规不允许我们在你所在的地区提供此服务。之前存入的资金会按约定付款或退款。

not_found-action = 前往跨链
