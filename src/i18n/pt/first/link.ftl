### Links que preenchem o formulário

link-share = Compartilhar como link
