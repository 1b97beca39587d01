### Links that fill the form

link-share = Share as a link
