### Pages of partners

channel-home = { $name }, inicio
channel-transactions = Transacciones
channel-about = Acerca de
channel-support = Soporte
channel-powered-by = Con tecnología de Causeway

channel-missing-title = Socio no encontrado
channel-missing-text = Revisa que la dirección esté bien escrita o visita el sitio del socio.
