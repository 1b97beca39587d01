### Links that fill the form

link-share = Compartilhar link
