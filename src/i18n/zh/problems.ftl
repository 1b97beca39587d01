### 钱包或网络途中给出的答复

problem-offer_expired = 此报价已过期。没有发送任何资金，刷新报价即可继续。
problem-quote_expired = 此报价已过期。没有发送任何资金，刷新报价即可继续。
problem-busy_elsewhere = 此转账已在另一个标签页中打开，正在等待你的钱包。请在那里继续。
problem-tx_failed = 网络拒绝了这笔交易，只消耗了网络费。
problem-refund_too_early = { $time } 起可以退款。在此之前，你的资金保存在合约中。
problem-settlement_unknown = 此版本的应用不支持在该网络上存入，因此没有发送任何资金。请重新加载页面以更新。
problem-wallet_rejected = 你在钱包中拒绝了。没有发送任何资金。
problem-wallet_not_found = 钱包没有响应。可能未安装，或受到其他钱包干扰。
problem-wallet_wrong_network = 你的钱包在其他网络上。请切换后再试。
problem-wallet_pending_request = 你的钱包有待处理的请求。请先打开钱包处理。
problem-wallet_switch_pending = 请确保已在钱包中成功切换网络，否则交易无法继续。
problem-wallet_closed = 钱包响应前连接已关闭。
problem-wallet_no_switch = 此钱包无法自动切换网络。请在钱包内切换，或选择其他钱包。
problem-wallet_no_text_signing = 此钱包无法显示并签名文本。请更新钱包应用，或在其他钱包中使用同一账户。
problem-wallet_insufficient_funds = 余额不足以支付此数量及其网络费。
problem-wallet_mismatch = 服务器的请求与你确认的内容不一致，我们已停止。没有发送任何资金。
problem-inscription_invalid = 请检查铭文的内容。
problem-wallet_failed = 钱包未能完成请求。请查看钱包后再试。
problem-message_altered = 钱包改动了要签名的消息。请重试，或换一个钱包。
problem-account_on_other_chain = 此智能合约钱包在其他网络上。请在钱包中切换网络后重试。
problem-bad_answer = 服务器的响应无法读取，请稍后再试。
problem-request_invalid = 服务器无法读取此请求，未执行任何操作。请重新加载页面后再试。
problem-request_refused = 服务器拒绝了请求。
problem-address_invalid = 有地址不符合其网络格式。请检查后再试。
problem-rpc_unreachable = 网络目前没有响应。你已确认的交易仍可能成功。
problem-family_unsupported = 暂不支持此类钱包。
problem-insecure_page = 此页面未使用安全连接，无法加密数据。请通过 HTTPS 打开。
problem-order_id_invalid = 转账编号无效。
problem-handover_gone = 此链接已过期或已被使用。请在发起转账的浏览器中重新打开。

fix-switch_network = 切换网络
fix-connect_wallet = 连接钱包
fix-requote = 刷新报价
fix-add_funds = 更改数量
fix-retry_after = { $time }后重试
problem-server_silent = 我们的服务器自 { $time } 起没有响应。进行中的转账不受影响。
problem-storage_blocked = 此浏览器禁止存储，因此无法核对 Discord 的响应。请允许此页面存储，或使用其他浏览器。
problem-popup_blocked = 浏览器阻止了新窗口。请允许此页面弹出窗口，然后重试。
problem-name_unknown = 此域名没有链上地址，或已过期。请检查是否有误，或直接输入地址。
problem-name_unsupported = 这里不支持此类域名。请输入钱包地址。
problem-name_unreachable = 目前无法查询域名。请输入钱包地址。

problem-price_moved = 价格已变动。没有发送任何资金；请刷新报价后继续。
problem-step_refused = 服务商的交易与其报价不符。没有发送任何资金；请选择其他报价。
problem-refund_invalid = 该服务商只退款到发送钱包。请使用你的钱包作为退款地址。
problem-signature_invalid = 签名不是此钱包自己的密钥所签。未发送任何资金。
