### Páginas de los socios

channel-home = { $name }, inicio
channel-transactions = Transacciones
channel-about = Acerca de
channel-support = Soporte
channel-powered-by = Con tecnología de Causeway

channel-missing-title = No existe ese socio
channel-missing-text = Puede que la dirección esté mal escrita o que el socio tenga sus páginas en otro sitio.
