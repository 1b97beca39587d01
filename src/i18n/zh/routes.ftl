### 每个地址的标题与描述，也用于搜索引擎和链接预览

screen-bridge-title = 跨链
screen-bridge-description = 在网络之间转移资产。到账之前，你存入的资金由合约保管。

screen-confirm-title = 核对
screen-confirm-description = 在钱包请求确认之前，核对你发送的数量、到账数量和费用。

screen-completed-title = 已到账
screen-completed-description = 转账收据：到账数量、到账网络，以及背后的各笔交易。

screen-order-title = 转账
screen-order-description = 跟踪一笔转账，从存入资金到最终到账的全过程都能看到。

screen-history-title = 历史记录
screen-history-description = 你钱包的所有跨链转账记录，按时间排列，最新的在最前面。

screen-query-title = 查找转账
screen-query-description = 通过转账编号、存入或付款的交易哈希，或钱包地址，查找任意转账。
screen-account-title = 会话与数据
screen-account-description = 查看你在哪里登录，结束会话，下载或删除你的数据。

screen-tos-title = 服务条款
screen-tos-description = 使用 Causeway 时你所同意的内容：资金由谁保管、费用是多少、可能出现哪些问题。

screen-access-restricted-title = 你所在的地区无法使用
screen-access-restricted-description = 根据你所在地区适用的法规，我们无法在当地提供此服务。

screen-dapp-title = 跨链
screen-dapp-description = 从其他应用中打开，在网络之间转移你的资产，全程清晰可见。

screen-network-title = 跨链
screen-network-description = 通过我们的合作方，在不同的区块链网络之间转移资产。

screen-network-history-title = 历史记录
screen-network-history-description = 你的钱包通过我们的合作方进行的所有转账记录。

screen-swap-title = 兑换
screen-swap-description = 在这里，你可以把同一网络上的一种代币兑换成另一种。

screen-maker-title = 做市
screen-maker-description = 在这里，做市商可以查看路线及限额，并申请用自有资金为转账付款。

screen-pool-title = 资金池
screen-pool-description = 在这里，受邀地址可以向做市商出借资金，并分享其收益。

screen-portfolio-title = 资产组合
screen-portfolio-description = 在这里集中查看你所有已连接钱包的余额及其美元价值。

screen-points-title = 积分
screen-points-description = 积分奖励你的参与：每笔转账、每日签到、每项任务和每位受邀好友。

screen-deploy-title = 部署
screen-deploy-description = 在这里，只需一次签名即可在网络上部署你自己的小型合约。

screen-ecosystem-title = 生态
screen-ecosystem-description = 与 Causeway 协同工作的网络、钱包和应用，都在这里一览。

screen-invite-title = 邀请好友
screen-invite-description = 在这里获取邀请链接，每位受邀好友的跨链积分有一部分归你。

screen-developing-title = 正在建设
screen-developing-description = 仅供开发人员使用的页面，其地址都会转到这里。

screen-test-title = 测试页面
screen-test-description = 运营人员打开此页面，用来确认应用能够正常加载。

screen-layerzero-airdrop-title = ZRO 空投
screen-layerzero-airdrop-description = 在这里查询你的地址获得了多少 ZRO 空投代币。

screen-strk-airdrop-title = STRK 空投
screen-strk-airdrop-description = 在这里查询你的地址获得了多少 STRK 空投代币。

screen-taiko-drop-title = TAIKO 空投
screen-taiko-drop-description = 在这里查询你的地址获得了多少 TAIKO 空投代币。

screen-blast-drop-title = BLAST 空投
screen-blast-drop-description = 在这里查询你的地址获得了多少 BLAST 空投代币。

screen-zk-airdrop-title = ZK 空投
screen-zk-airdrop-description = 在这里查询你的地址获得了多少 ZK 空投代币。

screen-bob-spice-title = BOB Spice 任务
screen-bob-spice-description = 在这里查看你的钱包完成了哪些 BOB Spice 任务，并领取奖励。

screen-soneium-badge-title = Soneium 徽章
screen-soneium-badge-description = 在这里查看你的钱包是否获得 Soneium 徽章，并领取它。

screen-scroll-badge-title = Scroll 徽章
screen-scroll-badge-description = 在这里查看你的钱包是否获得 Scroll 徽章，并领取它。

screen-tracker-title = L2 追踪
screen-tracker-description = 在这里查看你的地址在各网络的活跃度：交易数、交易量、活跃天数和 Gas 消耗。

screen-tracker-scrollmarks-title = Scroll Marks 积分
screen-tracker-scrollmarks-description = 在这里查看你的地址拥有多少 Scroll Marks。

screen-tracker-scroll-airdrop-title = SCR 空投
screen-tracker-scroll-airdrop-description = 在这里查看你的地址获得了多少 SCR 空投代币。

screen-tracker-lxp-title = Linea LXP 积分
screen-tracker-lxp-description = 在这里查看你的地址拥有多少 Linea LXP 和 LXP-L。

screen-tracker-soneium-og-title = Soneium OG 徽章
screen-tracker-soneium-og-description = 在这里查看你的地址是否拥有 Soneium OG 徽章。

screen-tracker-zora-airdrop-title = ZORA 空投
screen-tracker-zora-airdrop-description = 在这里查看你的地址获得了多少 ZORA 空投代币。

screen-tracker-eclipse-airdrop-title = Eclipse 空投
screen-tracker-eclipse-airdrop-description = 在这里查看你的地址获得了多少 ES 空投代币。

screen-faucet-title = 水龙头
screen-faucet-description = 在这里领取测试网代币，不花真钱就能体验各项功能。

screen-faucet-ink-title = Ink 水龙头
screen-faucet-ink-description = 在这里领取 Ink 测试网的代币，体验各项功能。

screen-faucet-ip-title = Story 水龙头
screen-faucet-ip-description = 在这里领取 Story 测试网的代币 IP，体验各项功能。

screen-faucet-monad-title = Monad 水龙头
screen-faucet-monad-description = 在这里领取 Monad 测试网的代币，体验各项功能。

screen-owlmazing-title = Owlmazing 活动
screen-owlmazing-description = Owlmazing 活动已结束。感谢每一位参与的朋友。

screen-owlympics-title = Owlympics 活动
screen-owlympics-description = Owlympics 活动已结束。感谢每一位参与的朋友。

screen-not-found-title = 这里什么都没有
screen-not-found-description = 地址可能输入有误，或者该页面已经移到了别处。

screen-back = 返回跨链
screen-not_open = 此页面目前未开放
screen-ended = 此活动已结束

nearest-question = 你要找的是 { $path } 吗？
nearest-find = 在转账中查找
nearest-places = 这些页面可以访问

terms-failed = 无法加载条款
terms-failed-text = 请检查网络连接后再试。
