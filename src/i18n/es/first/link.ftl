### Enlaces que rellenan el formulario

link-share = Compartir enlace
