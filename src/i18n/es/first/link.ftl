### Links that fill the form

link-share = Compartir enlace
