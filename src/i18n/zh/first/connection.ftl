### 无法获取内容时

connection-slow = 页面加载时间较长。请检查网络连接后重新加载；进行中的转账不受影响。
connection-reload = 重新加载
