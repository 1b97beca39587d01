### Palabras breves usadas en varias pantallas

connection-shown = Lo que ves aquí se leyó a las { $time }.
action-close = Cerrar
action-retry = Reintentar

toast-region = Notificaciones

copy-done = Copiado.
copy-failed = No se pudo copiar.

restricted-title = No disponible donde estás
restricted-text = Las normas de tu ubicación no nos permiten ofrecer este servicio allí. Los depósitos hechos antes se pagan o se devuelven según lo acordado.

not_found-action = Ir al puente
