### Por qué el servidor no hace oferta o no acepta una transferencia

problem-route_paused = Esta ruta está cerrada por un momento: una comprobación de seguridad o falta de espacio. No se pierde nada; inténtalo más tarde.
problem-insufficient_liquidity = El puente tiene muy poco en { $to } para este importe ahora mismo.
problem-custody_cap = El propio puente guarda los depósitos de { $from }, y solo una suma limitada a la vez. Envía menos o inténtalo más tarde.
problem-chain_unreachable = { $from } o { $to } no responde ahora mismo. Inténtalo de nuevo en un momento.
problem-network_fee_high = Las comisiones en { $to } son muy altas ahora mismo. Inténtalo de nuevo en un minuto.
problem-channel_payee_mismatch = Aquí aún no se puede enviar nada desde { $from }.
problem-provider_unavailable = No hubo un precio a tiempo. Inténtalo de nuevo en un momento.
problem-price_unknown = El precio de { $symbol } o del gas se desconoce ahora mismo, así que no hay oferta. Inténtalo de nuevo en un minuto.
problem-price_stale = El último precio conocido de { $symbol } o del gas es demasiado antiguo para una oferta. No se envió nada; inténtalo de nuevo en un minuto.
problem-recipient_unusable = No se puede pagar a esta dirección en { $to }: lo que se envíe allí se rechazaría o se perdería. Introduce otro destinatario.
problem-below_exchange_minimum = El exchange no abona tan poco. Envía al menos { $amount }.
problem-exchange_suspended = El exchange ha suspendido los depósitos.
problem-exchange_unsupported = El exchange no acepta { $symbol } de { $from } a { $to }.
problem-exchange_unknown = Este exchange no se ofrece aquí.
problem-chain_unknown = Esta red no se ofrece aquí.
problem-asset_unknown = Este token no se ofrece en esa red.
problem-address_listed = No se puede atender a esta dirección.
problem-country_restricted = Este servicio no está disponible en tu país.
problem-channel_mismatch = Este precio se hizo en otro sitio. Obtén uno nuevo aquí.
problem-quote_mismatch = Este precio se hizo para otras direcciones. Obtén uno nuevo.
problem-refund_address_required = Indica adónde vuelve el depósito si la transferencia no puede hacerse.
problem-request_in_progress = La misma transferencia se está haciendo ahora mismo. Espera un momento.
problem-too_many_requests = Demasiadas solicitudes a la vez. Espera un momento e inténtalo de nuevo.
problem-internal = Algo ha salido mal por nuestra parte. No se envió nada; inténtalo de nuevo en un momento.
problem-amount_unreadable = «{ $text }» no es un importe. Escríbelo como 0,25.
problem-amount_misread = «{ $text }» no se leyó como importe, así que el importe sigue igual. Escríbelo como 0,25.
