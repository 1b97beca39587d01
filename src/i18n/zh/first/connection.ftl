### 无法获取内容时

connection-slow = 页面尚未加载完成。恢复连接后请重新加载；已在途中的转账不受影响。
connection-reload = 重新加载
