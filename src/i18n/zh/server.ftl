### 服务器自行输出的页面；应用不包含这些文本

busy-title = 繁忙
busy-heading = 当前服务繁忙
busy-text = 此页面将在几秒后自动重试。进行中的转账不受影响。
busy-retry = 立即重试

preview-pay-title = 付款请求
preview-pay-description = 如果你知道是谁发送的此链接，可从任意网络付款。请先核对收款地址。
