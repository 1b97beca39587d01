### 多个页面共用的短语

connection-shown = 这里显示的是 { $time } 读取的内容。
action-close = 关闭
action-retry = 重试

toast-region = 通知

copy-done = 复制成功。
copy-failed = 复制失败。

restricted-title = 你所在的地区无法使用
restricted-text = 根据你所在地区适用的法规，我们无法在当地提供此服务。之前存入的资金会按约定付款或退回。

not_found-action = 前往跨链
