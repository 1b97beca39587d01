### Links that fill the form

link-share = Bagikan sebagai tautan
