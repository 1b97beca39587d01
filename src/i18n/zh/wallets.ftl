### 钱包列表与连接

wallets-connect_destination = 连接目标钱包
wallets-chip = 我的钱包：
wallets-more = 另有 { $count } 个已连接的钱包
wallets-mine = 我的钱包
wallets-connect = 连接钱包
wallets-other = 使用其他钱包
wallets-kind = 钱包类型
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = 非 EVM

wallets-back = 所有钱包
wallets-scan = 扫码
wallets-scan-title = 扫码使用 { $wallet }
wallets-pairing-code = { $wallet } 的二维码
wallets-pairing-starting = 正在连接…
wallets-pairing-open = 打开 { $wallet }
wallets-pairing-copy = 复制链接
wallets-pairing-install = 为此浏览器安装 { $wallet }
wallets-pairing-again = 重试

wallets-open = 打开
wallets-inside-title = 在 { $wallet } 中打开
wallets-inside-text = { $wallet } 自带浏览器。请在其中打开本页：已填写的内容会保留，两边都能跟踪转账。
wallets-inside-order = 请在 { $wallet } 自带的浏览器中继续这笔转账。链接十分钟内有效且只能用一次，请勿分享。
wallets-inside-code = 在 { $wallet } 中打开本页的二维码

wallets-terms = 连接钱包即表示你同意
wallets-browser = 浏览器钱包
wallets-install = 安装
wallets-connecting = 请查看钱包
wallets-none = 此浏览器中未找到此类钱包。
wallets-load_failed = 无法加载钱包。
wallets-copy = 复制地址
wallets-exit = 断开 { $name }
wallets-unknown_network = 网络 { $id }

connect-wallet_rejected = 你拒绝了请求。
connect-wallet_not_found = 此钱包可能与其他钱包冲突，或尚未安装。请停用其他钱包，或安装此钱包。
connect-wallet_pending_request = 请求的资源不可用。
connect-relay_unreachable = 目前无法连接 WalletConnect。没有发送任何资金；请检查网络连接后再试。
connect-missing = 错误：请先安装 { $wallet }。
connect-missing-bitget = 请安装 Bitget Wallet
connect-missing-phantom = 未找到 Phantom
connect-missing-backpack = 未找到 Backpack

inscribe-open = 发送铭文
inscribe-title = 发送铭文
inscribe-note = 钱包会先制作铭文，再将其发送。每一步都有各自的网络费用。
inscribe-mode = 类型
inscribe-mode-brc-20 = BRC-20 转账
inscribe-mode-inscribe = 文本
inscribe-ticker = 代币代码
inscribe-amount = 数量
inscribe-balance = BRC-20 余额由钱包核对，本页面无法读取。
inscribe-text = 要铭刻的文本
inscribe-to = 收款地址
inscribe-start = 继续
inscribe-content-token = { $amount } { $ticker }（BRC-20）
inscribe-content-text = 文本：{ $text }
inscribe-step-make = 制作铭文
inscribe-step-send = 发送给收款方
inscribe-step-done = 已完成
inscribe-make = 制作铭文
inscribe-send = 发送铭文
inscribe-unanswered = 钱包尚未确认此步骤。重试前请先查看钱包，以免重复付费。
inscribe-sent = 铭文已发出。交易确认后即可到账。
inscribe-discard = 重新开始
inscribe-another = 再发送一个
inscribe-problem-ticker = BRC-20 代币代码为 4 或 5 个字符。
inscribe-problem-amount = 请输入大于零的数量，例如 12.5。
inscribe-problem-text = 请输入要铭刻的文本，最多 10,000 字节。
inscribe-problem-recipient = 请输入钱包所在网络的收款地址。
