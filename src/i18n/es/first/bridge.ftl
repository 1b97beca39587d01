### The bridge form

bridge-title = Puente
bridge-amount = Importe a enviar
bridge-max = Máx
bridge-max-label = : usar el importe máximo
bridge-balance = Saldo { $amount }
bridge-flip = Intercambiar redes
bridge-network-from = Red de origen:{ " " }
bridge-network-to = Red de destino:{ " " }
bridge-asset = Activo:{ " " }
bridge-at_least = al menos { $amount } { $symbol }
bridge-eta = en unos { $time }
bridge-limits = de { $min } a { $max }
bridge-safe-escrow = Tus fondos quedan en un contrato inteligente hasta que se verifica el pago. Si falla, pide el reembolso con un toque.
bridge-safe-maker = En esta ruta, nuestro creador de mercado guarda tu depósito hasta el pago. Si el pago falla, lo reembolsa a la dirección que elijas.
bridge-safe-provider = En esta ruta, un proveedor externo liquida tu transferencia. La revisión indica quién guarda tu depósito.

main-loading = Cargando redes…
main-retry = Reintentar
main-offline = Sin conexión
main-no_route = No hay ruta para este par
main-not_open = Aún no disponible
main-hidden_on_surface = No disponible aquí
main-connect = Conectar wallet
main-resuming = Reconectando wallet…
main-enter_amount = Introduce un importe
main-amount_invalid = Revisa el importe
main-below_minimum = Importe demasiado bajo
main-above_maximum = Importe demasiado alto
main-insufficient = { $symbol } insuficiente
main-insufficient_gas = Falta { $symbol } para la comisión de red
main-recipient_missing = Introduce una dirección de { $network }
main-recipient_invalid = Revisa el destinatario
main-switch = Cambiar a { $network }
main-switching = Confirma en tu wallet
main-quoting = Obteniendo cotización…
main-requote = Actualizar cotización
main-outdated = Actualizando cotización…
main-refused = No disponible ahora
main-review = Revisar

recipient-row = Destinatario
recipient-own = Mi wallet { $address }
recipient-other = { $address }
recipient-invalid = Revisa la dirección
recipient-choose = Elegir
