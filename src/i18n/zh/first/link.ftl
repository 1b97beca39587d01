### 用来填写表单的链接

link-share = 以链接分享
