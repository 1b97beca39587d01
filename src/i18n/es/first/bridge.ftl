### El formulario del puente

bridge-title = Puente
bridge-amount = Importe a enviar
bridge-max = Máx
bridge-max-label = : usar el máximo que se puede enviar
bridge-balance = Saldo { $amount }
bridge-flip = Invertir el sentido
bridge-network-from = Red de origen:{ " " }
bridge-network-to = Red de destino:{ " " }
bridge-asset = Activo:{ " " }
bridge-at_least = al menos { $amount } { $symbol }
bridge-eta = en unos { $time }
bridge-limits = de { $min } a { $max }
bridge-safe-escrow = Un contrato guarda tu dinero hasta que llega. Si no puede llegar, lo recuperas con un toque.
bridge-safe-maker = En esta ruta, nuestro creador de mercado guarda tu depósito hasta que llega. Si no puede llegar, vuelve a la dirección que indiques.

main-loading = Cargando redes
main-retry = Reintentar
main-offline = Sin conexión
main-no_route = No hay ruta para este par
main-hidden_on_surface = No disponible aquí
main-connect = Conectar wallet
main-resuming = Buscando tu wallet
main-enter_amount = Introduce un importe
main-amount_invalid = Revisa el importe
main-below_minimum = Importe inferior al mínimo
main-above_maximum = Importe superior al máximo
main-insufficient = { $symbol } insuficiente
main-insufficient_gas = Falta { $symbol } para la comisión de red
main-recipient_missing = Añade una dirección de { $network }
main-recipient_invalid = Revisa el destinatario
main-switch = Cambiar a { $network }
main-switching = Confirma en tu wallet
main-quoting = Obteniendo precio
main-requote = Obtener un precio nuevo
main-outdated = El precio caducó, pidiendo otro
main-refused = Ahora no es posible
main-review = Revisar

recipient-row = Destinatario
recipient-own = Mi wallet { $address }
recipient-other = { $address }
recipient-invalid = Revisa la dirección
recipient-choose = Elegir
