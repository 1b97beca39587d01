### Texts shared by several screens

connection-shown = Última actualización: { $time }.
action-close = Cerrar
action-retry = Reintentar

toast-region = Notificaciones

copy-done = Copiado.
copy-failed = No se pudo copiar.

restricted-title = No disponible en tu ubicación
restricted-text = La normativa local no nos permite ofrecer este servicio en tu ubicación. Los depósitos anteriores se pagarán o reembolsarán según lo acordado.

not_found-action = Ir al puente
