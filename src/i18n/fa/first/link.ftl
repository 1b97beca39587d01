### Links that fill the form

link-share = اشتراک‌گذاری لینک
