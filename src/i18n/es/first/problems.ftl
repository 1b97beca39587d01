### Reasons for an unavailable action, and their fixes

problem-offline = Sin conexión. Las transferencias en curso continuarán.
problem-api_unreachable = No podemos conectar con nuestros servidores. Las transferencias en curso no se ven afectadas.
problem-no_route = Todavía no hay ruta de { $from } a { $to }.
no_route-nothing_set_up = El puente aún no está disponible porque no hay redes configuradas. Tu wallet y tus fondos no se ven afectados; vuelve más tarde.
problem-no_quote = No hay cotizaciones disponibles ahora.
problem-recipient_from_link = Este destinatario viene de un enlace. Comprueba la dirección completa antes de enviar nada.
problem-amount_invalid = Introduce un importe, por ejemplo 0,25.
problem-amount_too_precise = Este activo admite hasta { $decimals } decimales.
problem-below_minimum = El mínimo de esta ruta es { $amount }.
problem-above_maximum = El máximo de esta ruta es { $amount }.
problem-insufficient_balance = Tienes { $balance } en { $network }.
problem-insufficient_gas = También necesitas unos { $amount } para la comisión de red en { $network }.
problem-unknown = Algo salió mal. No enviaremos nada sin tu aprobación.

fix-use_amount = Usar { $amount }
fix-change_recipient = Cambiar destinatario
