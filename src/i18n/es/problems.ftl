### Lo que dijo una wallet o su red por el camino

problem-offer_expired = Esta oferta ha caducado. No se envió nada; pide otra.
problem-quote_expired = Este precio ha caducado. No se envió nada; pide otro.
problem-busy_elsewhere = Otra pestaña está preguntando a tu wallet por esta transferencia. Sigue allí.
problem-tx_failed = La red rechazó esa transacción. Solo se gastó su comisión de red.
problem-refund_too_early = Este reembolso estará disponible a partir del { $time }. Hasta entonces tus fondos siguen en el contrato.
problem-settlement_unknown = Esta versión de la aplicación no sabe adónde van los depósitos en esa red, así que no envía ninguno.
problem-wallet_rejected = Lo rechazaste en tu wallet. No se envió nada.
problem-wallet_not_found = Esa wallet no responde. Puede que no esté instalada o que otra wallet interfiera.
problem-wallet_wrong_network = Tu wallet está en otra red. Cámbiala e inténtalo de nuevo.
problem-wallet_pending_request = Tu wallet tiene una solicitud abierta. Ábrela y respóndela primero.
problem-wallet_switch_pending = Asegúrate de haber completado el cambio de red en tu wallet; de lo contrario, la transacción no podrá continuar.
problem-wallet_closed = La conexión se cerró antes de que tu wallet respondiera.
problem-wallet_no_switch = Esta wallet no puede cambiar de red por sí sola. Elige otra o cámbiala dentro de ella.
problem-wallet_insufficient_funds = No hay suficiente en tu wallet para esto y su comisión de red.
problem-wallet_mismatch = Lo que pidió el servidor no es lo que aceptaste, así que no se preguntó a tu wallet. No se envió nada.
problem-wallet_failed = Tu wallet no pudo hacerlo. Mira en ella e inténtalo de nuevo.
problem-message_altered = Tu wallet cambió el texto que debía firmar. Inténtalo de nuevo o usa otra wallet.
problem-account_on_other_chain = Esta wallet de contrato pertenece aquí a otra red. Cambia a esa red en tu wallet e inténtalo de nuevo.
problem-bad_answer = El servidor dio una respuesta ilegible. Inténtalo de nuevo en un momento.
problem-request_invalid = El servidor no pudo leer esta solicitud, así que no hizo nada. Recarga la página e inténtalo de nuevo.
problem-request_refused = El servidor rechazó la solicitud.
problem-address_invalid = Una dirección no es correcta para su red. Revísala e inténtalo de nuevo.
problem-rpc_unreachable = La red no responde ahora mismo. Una transacción que confirmaste aún puede completarse.
problem-family_unsupported = Las wallets de este tipo de red aún no son compatibles.
problem-insecure_page = Esta página no se cargó de forma segura, así que aquí no se puede cifrar nada.
problem-order_id_invalid = No es un identificador de transferencia.
problem-handover_gone = Este enlace ya se usó o es demasiado antiguo. Vuelve adonde empezaste la transferencia y ábrela otra vez desde allí.

fix-switch_network = Cambiar de red
fix-connect_wallet = Conectar wallet
fix-requote = Obtener un precio nuevo
fix-add_funds = Cambiar el importe
fix-retry_after = Reintentar en { $time }
problem-server_silent = Nuestro servidor no responde; su última respuesta llegó a las { $time }. Lo que ya está en camino sigue por sí solo.
problem-storage_blocked = Este navegador no guarda nada para esta página, así que no se pudo comprobar la respuesta de Discord. Permítele guardar datos o abre la página en otro navegador.
