### Links that fill the form

link-share = اشتراک‌گذاری به‌صورت لینک
