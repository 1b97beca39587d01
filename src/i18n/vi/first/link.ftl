### Links that fill the form

link-share = Chia sẻ bằng liên kết
