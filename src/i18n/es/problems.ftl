### Errors from a wallet or its network

problem-offer_expired = Esta cotización ha caducado. No se envió nada; actualízala para continuar.
problem-quote_expired = Esta cotización ha caducado. No se envió nada; actualízala para continuar.
problem-busy_elsewhere = Esta transferencia está abierta en otra pestaña que espera a tu wallet. Continúa ahí.
problem-tx_failed = La red rechazó esta transacción. Solo se gastó la comisión de red.
problem-refund_too_early = Este reembolso estará disponible a partir del { $time }. Hasta entonces tus fondos siguen en el contrato.
problem-settlement_unknown = Esta versión de la app no admite depósitos en esa red, así que no se envió nada. Recarga la página para actualizar.
problem-wallet_rejected = Lo rechazaste en tu wallet. No se envió nada.
problem-wallet_not_found = Tu wallet no responde. Puede que no esté instalada o que otra wallet interfiera.
problem-wallet_wrong_network = Tu wallet está en otra red. Cámbiala e inténtalo de nuevo.
problem-wallet_pending_request = Tu wallet tiene una solicitud pendiente. Ábrela y respóndela primero.
problem-wallet_switch_pending = Asegúrate de haber completado el cambio de red en tu wallet; de lo contrario, la transacción no podrá continuar.
problem-wallet_closed = La conexión se cerró antes de que tu wallet respondiera.
problem-wallet_no_switch = Esta wallet no puede cambiar de red automáticamente. Cambia la red en la wallet o elige otra.
problem-wallet_no_text_signing = Esta wallet no puede mostrar ni firmar textos. Actualízala o usa la misma cuenta en otra wallet.
problem-wallet_insufficient_funds = No tienes suficiente para este importe y su comisión de red.
problem-wallet_mismatch = La solicitud del servidor no coincide con lo que aprobaste, así que la detuvimos. No se envió nada.
problem-inscription_invalid = Revisa los datos de la inscripción.
problem-wallet_failed = Tu wallet no pudo completar la solicitud. Revísala e inténtalo de nuevo.
problem-message_altered = Tu wallet cambió el mensaje que debía firmar. Inténtalo de nuevo o usa otra wallet.
problem-account_on_other_chain = Esta wallet de contrato inteligente está en otra red. Cambia de red en tu wallet e inténtalo de nuevo.
problem-bad_answer = Recibimos una respuesta ilegible del servidor. Inténtalo de nuevo en un momento.
problem-request_invalid = El servidor no pudo leer esta solicitud, así que no se hizo nada. Recarga la página e inténtalo de nuevo.
problem-request_refused = El servidor rechazó la solicitud.
problem-address_invalid = Una dirección no es válida para su red. Revísala e inténtalo de nuevo.
problem-rpc_unreachable = La red no responde ahora mismo. Una transacción que confirmaste aún puede completarse.
problem-family_unsupported = Este tipo de wallet aún no es compatible.
problem-insecure_page = Esta página no usa una conexión segura, así que no puede cifrar datos. Ábrela con HTTPS.
problem-order_id_invalid = No es un ID de transferencia válido.
problem-handover_gone = Este enlace ha caducado o ya se usó. Vuelve a abrir la transferencia en el navegador donde la iniciaste.

fix-switch_network = Cambiar de red
fix-connect_wallet = Conectar wallet
fix-requote = Actualizar cotización
fix-add_funds = Cambiar importe
fix-retry_after = Reintentar en { $time }
problem-server_silent = Nuestros servidores no responden desde las { $time }. Las transferencias en curso no se ven afectadas.
problem-storage_blocked = Este navegador bloquea el almacenamiento, así que no pudimos comprobar la respuesta de Discord. Permítelo para esta página o usa otro navegador.
problem-popup_blocked = El navegador bloqueó una ventana nueva. Permite las ventanas emergentes para esta página e inténtalo de nuevo.
problem-name_unknown = Este nombre no tiene dirección en la cadena o ha caducado. Revisa si hay errores o introduce la dirección.
problem-name_unsupported = Este tipo de nombre no se admite aquí. Introduce la dirección de la wallet.
problem-name_unreachable = Ahora no se pueden buscar nombres. Introduce la dirección de la wallet.

problem-price_moved = El precio ha cambiado. No se envió nada; actualiza la cotización para continuar.
problem-step_refused = La transacción del proveedor no coincide con su cotización. No se envió nada; elige otra cotización.
problem-refund_invalid = Este proveedor solo reembolsa a la wallet que envía. Usa tu wallet como dirección de reembolso.
problem-signature_invalid = La firma no es de la clave de esta wallet. No se ha enviado nada.
