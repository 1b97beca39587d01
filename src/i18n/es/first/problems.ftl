### Reasons for an unavailable action, and their fixes

problem-offline = Sin conexión. Las transferencias en curso continuarán.
problem-api_unreachable = No podemos conectar con nuestros servidores. Las transferencias en curso no se ven afectadas.
problem-timeout = Nuestros servidores tardan demasiado en responder. Inténtalo de nuevo en un momento.
problem-rate_limited = Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.
problem-no_route = Todavía no hay ruta de { $from } a { $to }.
no_route-network_off = { $network } está desactivada.
no_route-settlement_missing = Las transferencias aún no están configuradas en { $network }.
no_route-wallets_only = Puedes conectar una wallet de { $network }, pero aún no puedes usar el puente con esta red.
no_route-unproven = Las transferencias en { $network } están desactivadas hasta que se hayan probado por completo.
no_route-nothing_set_up = El puente aún no está disponible porque no hay redes configuradas. Tu wallet y tus fondos no se ven afectados; vuelve más tarde.
no_route-none_added = Aún no hay rutas desde { $network } ni hacia { $network }.
no_route-all_off = Todas las rutas de { $network } están desactivadas.
no_route-surface = Las transferencias con { $network } no están disponibles aquí. Abre la app en un navegador.
problem-no_quote = No hay cotizaciones disponibles ahora.
problem-recipient_from_link = Este destinatario viene de un enlace. Comprueba la dirección completa antes de enviar nada.
problem-amount_invalid = Introduce un importe, por ejemplo 0,25.
problem-amount_too_precise = Este activo admite hasta { $decimals } decimales.
problem-below_minimum = El mínimo de esta ruta es { $amount }.
problem-above_maximum = El máximo de esta ruta es { $amount }.
problem-insufficient_balance = Tienes { $balance } en { $network }.
problem-insufficient_gas = También necesitas unos { $amount } para la comisión de red en { $network }.
problem-wallets_not_configured = Las redes aún se están cargando. Inténtalo de nuevo en un momento.
problem-unknown = Algo salió mal. No enviaremos nada sin tu aprobación.

fix-use_amount = Usar { $amount }
fix-change_recipient = Cambiar destinatario
