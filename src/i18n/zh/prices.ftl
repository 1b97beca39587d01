### 价格：旧价格的标记

prices-stale = 旧价格
prices-stale-why = 此数字所用的美元价格较旧：其来源最近没有响应。代币数量是准确的。
