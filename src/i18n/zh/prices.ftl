### 价格：旧价格的标记

prices-stale = 价格已过时
prices-stale-why = 价格来源没有响应，此美元价值使用的是过时价格。代币数量是准确的。
