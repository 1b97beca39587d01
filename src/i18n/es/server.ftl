### Pages that the server writes by itself; the app does not include these texts

busy-title = Muy ocupado
busy-heading = Ahora mismo hay mucha demanda
busy-text = Esta página lo vuelve a intentar en unos segundos. Las transferencias en curso no se ven afectadas.
busy-retry = Reintentar ahora

preview-pay-title = Solicitud de pago
preview-pay-description = Págala desde cualquier red si sabes quién te envió este enlace. Comprueba antes el destinatario.
