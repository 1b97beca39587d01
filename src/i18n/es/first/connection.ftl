### Pages that fail to load

connection-slow = La página tarda en cargar. Revisa tu conexión y recárgala; las transferencias en curso no se ven afectadas.
connection-reload = Recargar
