### 菜单中的页面名称

deploy-tag = Base
points-mine = 我的积分
request-title = 请求付款
service-title = 服务状态
screen-bridge-title = 跨链
screen-bridge-description = 跨链转移资产。付款得到证明之前，你的资金保存在智能合约中。
screen-trust-title = 信任
screen-account-title = 会话与数据
screen-maker-title = 做市
screen-pool-title = 资金池
screen-portfolio-title = 资产组合
nav-history = 历史
screen-deploy-title = 部署
screen-ecosystem-title = 生态
screen-developing-title = 开发中
screen-test-title = 诊断
screen-tracker-title = L2 追踪
screen-faucet-title = 水龙头
screen-not-found-title = 页面不存在
query-title = 查找转账
tos-title = 服务条款
