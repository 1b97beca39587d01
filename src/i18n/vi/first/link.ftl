### Links that fill the form

link-share = Chia sẻ dưới dạng liên kết
