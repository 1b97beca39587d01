### Estado del servicio y cifras de proveedores y rutas

service-ok = Ahora mismo no hay problemas conocidos.
service-delayed = Las transferencias con { $names } tardan más de lo cotizado.
service-paused = Los pagos están en pausa en { $names }.
service-unreachable = Ahora no hay conexión con { $names }; las transferencias pueden tardar más.
service-failing = Las transferencias de prueba fallan o se retrasan: { $names }.
service-find = ¿Esperas una transferencia? Búscala para ver en qué paso está.
service-as_of = Datos de las { $time }
service-networks = Redes
service-network-ok = Funciona
service-network-paused = Pagos en pausa
service-network-unreachable = Sin conexión
service-networks-ok =
    { $count ->
        [one] 1 red funciona
       *[other] { $count } redes funcionan
    }
service-checks = Transferencias de prueba
service-checks-about = Enviamos nosotros mismos pequeñas transferencias para comprobar estas rutas. No cuentan en las cifras de abajo.
service-check-ok = Entregada
service-check-failed = Fallida
service-check-overdue = Con retraso
service-checked = Última comprobación hace { $time }
service-check-share = { $arrived } de { $count } entregadas en 7 días
service-routes = Proveedores y rutas
service-about = Medido con las transferencias hechas aquí. Una transferencia solo cuenta como entregada si vimos su pago en la red de destino; los reembolsos y los retrasos cuentan contra el proveedor. El tiempo va del depósito al pago.
service-days = Últimos { $count } días
service-empty-title = Aún no hay cifras
service-empty-text = Aparecerán cuando se hagan transferencias aquí.
service-route = Ruta
service-route-text = De { $from } a { $to }
service-transfers = Transferencias
service-arrived = Entregadas
service-time = Tiempo, mediana
service-shortfall = Por debajo de la cotización, mediana
service-within = El 95 %, hasta { $value }
service-late = Con retraso
service-refunded = Reembolsadas
service-unknown = Sin datos aún
service-sample-under_5 = Menos de 5 transferencias
service-sample-under_10 = Menos de 10 transferencias
service-sample-few_senders = Muy pocos remitentes para mostrar cifras
service-few =
    { $count ->
        [one] 1 ruta con muy pocas transferencias
       *[other] { $count } rutas con muy pocas transferencias
    }
service-reported = Solo según el proveedor, sin contar: { $count }
service-failed-title = Estado no disponible
service-failed-text = No pudimos cargar las cifras actuales. Las transferencias en curso no se ven afectadas.
