### 地址有什么问题

address-empty = 请输入地址。
address-dead = 这是销毁地址，发送到这里的资金会丢失。请输入其他地址。
address-token = 这是代币合约，不是钱包，发送到这里的资金会丢失。请输入其他地址。
address-bridge = 这是跨链桥合约，不是钱包，发送到这里的资金会丢失。请输入其他地址。
address-name = 这里不支持域名。请输入钱包地址。
address-contract_call = 此二维码是合约调用，不含收款方。请输入地址。
