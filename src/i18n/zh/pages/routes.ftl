### 每个地址的标题与描述，也用于搜索引擎和链接预览

screen-confirm-title = 核对转账
screen-confirm-description = 在钱包中确认之前，核对发送数量、到账数量和费用。

screen-completed-title = 已到账
screen-completed-description = 转账收据：实际到账数量、到账网络和背后的全部链上交易。

screen-order-title = 转账
screen-order-description = 跟踪一笔跨链转账的每个步骤，从存入资产到目标网络到账。

screen-history-title = 历史记录
screen-history-description = 查看你的所有跨链转账及其当前状态，最新的排在最前面。

screen-query-title = 查找转账
screen-query-description = 通过转账编号、交易哈希或钱包地址查找任意一笔跨链转账。

screen-status-title = 服务状态
screen-status-description = 查看当前运行是否正常，以及各服务商的到账速度和可靠性。
screen-trust-description = 查看你的存款如何受到保护：见证方、托管余额、审计和演练。

screen-pay-title = 请求付款
screen-pay-description = 通过链接收款：付款人可使用任意网络，你在自己的网络上收款。

screen-account-description = 查看你在哪里登录，结束会话，下载或删除你的数据。

screen-tos-title = 服务条款
screen-tos-description = 使用 Causeway 的条款：资金由谁保管、收取哪些费用、有哪些风险。

screen-access-restricted-title = 你所在的地区无法使用
screen-access-restricted-description = 当地法规不允许我们在你所在的地区提供此服务。

screen-dapp-title = 跨链
screen-dapp-description = 从其他应用打开 Causeway，在不同网络之间转移资产。

screen-network-title = 跨链
screen-network-description = 通过我们的合作方打开 Causeway，在不同网络之间转移资产。

screen-network-history-title = 历史记录
screen-network-history-description = 查看你通过我们的合作方进行的所有跨链转账，最新的在前。

screen-swap-title = 兑换
screen-swap-description = 在同一网络上按最优报价兑换代币，签名前即可看到全部费用。
screen-swap-detail-title = 兑换详情
screen-swap-detail-description = 查看一笔代币兑换的进度与结果。

screen-maker-description = 了解做市的运作方式，查看当前路线、限额和到账时间。

screen-pool-description = 受邀地址可以向做市商出借资金，并分享做市商的收益。

screen-portfolio-description = 在一处查看所有已连接钱包的代币余额及其美元价值。

screen-points-title = 积分
screen-points-description = 通过跨链转账、每日签到、社交任务和邀请好友赚取积分。

screen-deploy-description = 只需在钱包中签名一次，即可部署一个属于你自己的小型合约。

screen-ecosystem-description = 浏览支持 Causeway 的区块链网络、加密钱包和应用。

screen-invite-title = 邀请好友
screen-invite-description = 分享链接，获得每位受邀好友的部分跨链积分。

screen-developing-description = 了解我们正在开发、计划推出和已经上线的内容。

screen-test-description = 检查连接、存储和钱包状态，并复制一份报告发给支持人员。

screen-layerzero-airdrop-title = ZRO 空投
screen-layerzero-airdrop-description = 输入你的钱包地址，查询空投中分配到的 ZRO 数量。

screen-strk-airdrop-title = STRK 空投
screen-strk-airdrop-description = 输入你的钱包地址，查询空投中分配到的 STRK 数量。

screen-taiko-drop-title = TAIKO 空投
screen-taiko-drop-description = 输入你的钱包地址，查询空投中分配到的 TAIKO 数量。

screen-blast-drop-title = BLAST 空投
screen-blast-drop-description = 输入你的钱包地址，查询空投中分配到的 BLAST 数量。

screen-zk-airdrop-title = ZK 空投
screen-zk-airdrop-description = 输入你的钱包地址，查询空投中分配到的 ZK 数量。

screen-bob-spice-title = BOB Spice 任务
screen-bob-spice-description = 查看你已完成的 BOB Spice 任务，并领取相应的奖励。

screen-soneium-badge-title = Soneium 徽章
screen-soneium-badge-description = 查询你的钱包是否已获得 Soneium 徽章，并直接领取。

screen-scroll-badge-title = Scroll 徽章
screen-scroll-badge-description = 查询你的钱包是否已获得 Scroll 徽章，并直接领取。

screen-tracker-description = 查看你在各网络的活动：交易数、交易量、活跃天数和 Gas 消耗。

screen-tracker-scrollmarks-title = Scroll Marks 积分
screen-tracker-scrollmarks-description = 输入地址，查询它积累了多少 Scroll Marks 积分。

screen-tracker-scroll-airdrop-title = SCR 空投
screen-tracker-scroll-airdrop-description = 输入你的钱包地址，查询空投中分配到的 SCR 数量。

screen-tracker-lxp-title = Linea LXP 积分
screen-tracker-lxp-description = 输入地址，查询它持有多少 Linea LXP 和 LXP-L。

screen-tracker-soneium-og-title = Soneium OG 徽章
screen-tracker-soneium-og-description = 输入地址，查询它是否持有 Soneium OG 徽章。

screen-tracker-zora-airdrop-title = ZORA 空投
screen-tracker-zora-airdrop-description = 输入你的钱包地址，查询空投中分配到的 ZORA 数量。

screen-tracker-eclipse-airdrop-title = Eclipse 空投
screen-tracker-eclipse-airdrop-description = 输入你的钱包地址，查询空投中分配到的 ES 数量。

screen-faucet-description = 领取测试网代币，不花真钱即可体验跨链转账和签到。

screen-faucet-ink-title = Ink 水龙头
screen-faucet-ink-description = 领取 Ink 测试网代币，不花真钱即可体验跨链转账。

screen-faucet-ip-title = IP 水龙头
screen-faucet-ip-description = 领取 IP 测试网代币，不花真钱即可体验跨链转账。

screen-faucet-monad-title = Monad 水龙头
screen-faucet-monad-description = 领取 Monad 测试网代币，不花真钱即可体验跨链转账。

screen-owlmazing-title = Owlmazing 活动
screen-owlmazing-description = Owlmazing 活动已结束，积分不再增加。感谢你的参与。

screen-owlympics-title = Owlympics 活动
screen-owlympics-description = Owlympics 活动已结束，积分不再增加。感谢你的参与。

screen-not-found-description = 请检查网址是否有误。你要找的页面可能已移动或不存在。

screen-back = 返回跨链
screen-not_open = 此页面尚未开放
screen-ended = 此活动已结束

nearest-question = 你要找的是 { $path } 吗？
nearest-find = 查找转账
nearest-places = 页面

terms-failed = 无法加载条款
terms-failed-text = 请检查网络连接后再试。
