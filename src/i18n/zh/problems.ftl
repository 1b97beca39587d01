### 钱包或网络途中给出的答复

problem-offer_expired = 此报价已过期。没有发送任何资金，请获取新报价。
problem-quote_expired = 此价格已过期。没有发送任何资金，请获取新报价。
problem-busy_elsewhere = 另一个标签页正在就此转账请求你的钱包，请在那里继续。
problem-tx_failed = 网络拒绝了这笔交易，只消耗了网络费。
problem-refund_too_early = 这笔退款自 { $time } 起可用。在此之前，你的资金仍在合约中。
problem-settlement_unknown = 此版本的应用不知道该网络的资金应存往何处，因此不会发送。
problem-wallet_rejected = 你在钱包中拒绝了。没有发送任何资金。
problem-wallet_not_found = 该钱包没有响应。可能未安装，或受到其他钱包干扰。
problem-wallet_wrong_network = 你的钱包在其他网络上。请切换后再试。
problem-wallet_pending_request = 你的钱包有未处理的请求。请先打开钱包处理。
problem-wallet_switch_pending = 请确保已在钱包中成功切换网络，否则交易无法继续。
problem-wallet_closed = 钱包答复前连接已关闭。
problem-wallet_no_switch = 此钱包无法自动切换网络。请选择其他钱包，或在钱包内切换。
problem-wallet_insufficient_funds = 你的钱包余额不足以支付此转账及其网络费。
problem-wallet_mismatch = 服务器要求的与你同意的不一致，因此没有请求你的钱包，也没有发送任何资金。
problem-wallet_failed = 你的钱包未能完成操作。请查看钱包后再试。
problem-message_altered = 你的钱包改动了要求签署的文本。请重试，或换一个钱包。
problem-account_on_other_chain = 此合约钱包在这里属于另一个网络。请在钱包中切换到该网络后重试。
problem-bad_answer = 服务器的答复无法读取，请稍后再试。
problem-request_invalid = 服务器无法读取此请求，因此未做任何操作。请重新加载页面后再试。
problem-request_refused = 服务器拒绝了请求。
problem-address_invalid = 有地址不符合其网络的格式。请检查后再试。
problem-rpc_unreachable = 网络目前没有响应。你已确认的交易仍可能成功。
problem-family_unsupported = 目前还不支持此类网络的钱包。
problem-insecure_page = 此页面不是通过安全连接加载的，因此无法加密。
problem-order_id_invalid = 这不是转账编号。
problem-handover_gone = 此链接已被使用或已过期。请回到开始转账的地方，再从那里打开一次。

fix-switch_network = 切换网络
fix-connect_wallet = 连接钱包
fix-requote = 获取新报价
fix-add_funds = 更改数量
fix-retry_after = { $time }后重试
problem-server_silent = 我们的服务器没有响应，上一次答复是在 { $time }。已在途中的转账会自动继续。
problem-storage_blocked = 此浏览器不允许本页面保存数据，因此无法核对 Discord 的答复。请允许保存数据，或用其他浏览器打开。
