badge-none-title = Aquí no hay insignia
badge-none-text = Esta insignia no se ofrece aquí.
badge-failed = No se pudo cargar la insignia
badge-hidden-title = No disponible aquí
badge-hidden-text = Abre la app web para acuñar esta insignia.
badge-network = Se acuña en { $network }
badge-tasks = Tareas
badge-progress = { $done } de { $of }
badge-progress-loading = Cargando tu progreso…
badge-progress-failed = No se pudo cargar tu progreso.
badge-task-done = Hecho
badge-task-bridges =
    { $count ->
        [one] Haz { $number } transferencia
       *[other] Haz { $number } transferencias
    }
badge-task-check_ins =
    { $count ->
        [one] Haz check-in { $number } día
       *[other] Haz check-in { $number } días
    }
badge-task-points =
    { $count ->
        [one] Gana { $number } punto
       *[other] Gana { $number } puntos
    }
badge-task-campaign = Completa «{ $name }»
badge-task-campaign_unnamed = Completa una campaña
badge-go-bridge = Puente
badge-go-points = Puntos
badge-connect-evm = Las insignias se acuñan con una wallet EVM.
badge-not-started = La acuñación empieza el { $day }.
badge-ended = La acuñación ha terminado.
badge-unavailable = La acuñación aún no está abierta.
badge-tasks-left = Completa todas las tareas para acuñar la insignia.
badge-mint = Acuñar insignia
badge-gas = Gratis, salvo la comisión de red de { $network }.
badge-authorizing = Comprobando tus tareas…
badge-asking = Confirma en tu wallet
badge-confirming = Esperando confirmación en { $network }…
badge-minted = Tienes esta insignia
badge-share = Compartir en X
badge-post = He ganado la { $name }.
badge-transaction = Ver transacción
problem-badge_not_earned = Aún faltan tareas por completar.
problem-badge_closed = Esta insignia no se puede acuñar en este momento.
problem-badge_unavailable = La acuñación aún no está abierta.
problem-badge_minted = Esta wallet ya tiene la insignia.
problem-badge_changed = La insignia ha cambiado. Recarga la página.
problem-badge_mint_failed = La red rechazó la transacción. Puedes intentarlo de nuevo.
problem-badge_wallet_unsupported = Las insignias se acuñan con una wallet EVM.
badge-other-account = Tu wallet cambió de cuenta. Vuelve a la anterior e inténtalo de nuevo.
badge-slow = Está tardando más de lo habitual. Si tu wallet descartó la transacción, deja de esperar y acuña de nuevo: una insignia solo se puede acuñar una vez.
