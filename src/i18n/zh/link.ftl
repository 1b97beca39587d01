### 用来填写表单的链接

link-ignored = 已忽略链接中的内容：{ $list }。继续前请检查表单。
link-address_as_network = 这看起来是地址。在链接中，地址请用“recipient”，网络请用“to”。
link-part = { $name }“{ $value }”
link-field-from = 来源网络
link-field-to = 目标网络
link-field-chain = 网络
link-field-token = 资产
link-field-amount = 数量
link-field-exact = 精确数量
link-field-recipient = 收款方
link-field-exchange = 交易所
link-field-ref = 邀请码
link-field-channel = 合作方
link-recipient = 此地址来自你打开的链接。仅在与收款方给你的地址一致时使用。
link-share-title = Causeway 转账
link-share-text = 用这些设置在 Causeway 跨链

action-dismiss = 知道了
