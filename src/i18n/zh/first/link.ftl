### 用来填写表单的链接

link-share = 分享链接
