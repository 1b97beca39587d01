### 用来填写表单的链接

link-ignored = 链接中未使用的内容：{ $list }。以表单显示的为准。
link-address_as_network = 这看起来是一个地址：链接中的地址应写在“recipient”里，“to”应填网络。
link-part = { $name }“{ $value }”
link-field-from = 来源网络
link-field-to = 目标网络
link-field-token = 资产
link-field-amount = 数量
link-field-recipient = 收款方
link-field-exchange = 交易所
link-field-ref = 邀请码
link-field-channel = 合作方
link-recipient = 此地址来自你打开的链接。只有当它与收款人给你的地址一致时才使用。
link-share-title = Causeway 转账
link-share-text = 用这些设置在 Causeway 跨链

action-dismiss = 知道了
