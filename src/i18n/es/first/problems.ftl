### Por qué algo no es posible y cómo se arregla

problem-offline = Sin conexión. Lo que ya está en camino sigue sin ti.
problem-api_unreachable = No se puede acceder a nuestro servidor. Lo que ya está en camino sigue por sí solo.
problem-timeout = Nuestro servidor tarda demasiado en responder. Inténtalo de nuevo en un momento.
problem-rate_limited = Demasiadas solicitudes a la vez. Espera un momento e inténtalo de nuevo.
problem-no_route = Todavía no hay ruta de { $from } a { $to }.
no_route-network_off = { $network } está desactivada.
no_route-settlement_missing = La liquidación no está configurada en { $network }.
no_route-nothing_set_up = Este puente aún no está abierto: su operador no ha configurado ninguna red. Tu wallet y tus fondos no se ven afectados; vuelve más tarde o pregunta al operador.
no_route-none_added = No se ha añadido ninguna ruta desde { $network } ni hacia ella.
no_route-all_off = Todas las rutas de { $network } están desactivadas.
no_route-surface = Aquí no hay transferencias desde { $network } ni hacia ella. Abre la app en un navegador para hacerlas.
problem-no_quote = Ahora mismo nadie ofrece un precio para esto.
problem-recipient_from_link = El destinatario venía en un enlace. Compara la dirección entera antes de enviarle nada.
problem-amount_invalid = Introduce un importe como 0,25.
problem-amount_too_precise = Este activo tiene como máximo { $decimals } decimales.
problem-below_minimum = La transferencia mínima en esta ruta es de { $amount }.
problem-above_maximum = La transferencia máxima en esta ruta es de { $amount }.
problem-insufficient_balance = Tienes { $balance } en { $network }.
problem-insufficient_gas = La comisión de red en { $network } es de unos { $amount }, y tu wallet la necesita además de lo que envías.
problem-wallets_not_configured = Las redes aún se están cargando. Inténtalo de nuevo en un momento.
problem-unknown = Algo ha salido mal. No se enviará nada más sin ti.

fix-use_amount = Usar { $amount }
fix-change_recipient = Cambiar destinatario
