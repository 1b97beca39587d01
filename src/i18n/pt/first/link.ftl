### Links que preenchem o formulário

link-share = Compartilhar link
