### Links that fill the form

link-share = Bagikan tautan
