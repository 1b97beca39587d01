### Faucets: test coins, the claim and its payment

faucet-description = Consigue { $symbol } en { $network } para hacer pruebas.
faucet-failed-title = No se pueden cargar los faucets
faucet-failed-text = Seguiremos intentándolo. También puedes reintentarlo ahora.
faucet-none-title = Ningún faucet está abierto
faucet-none-text = El operador de esta app no ofrece monedas aquí en este momento.
faucet-all = Todos los faucets
faucet-amount = Recibes
faucet-cooldown = Una vez cada
faucet-hours = { $count ->
        [one] { $count } hora
        [many] { $count } horas
       *[other] { $count } horas
    }
faucet-left = Quedan hoy
faucet-queued = Solicitudes en espera
faucet-status-spent = Las monedas de hoy ya se han repartido. Habrá más en 24 horas.
faucet-status-empty = Este faucet se ha quedado sin monedas. Inténtalo más tarde.
faucet-status-unread = No se puede leer el saldo del faucet en este momento. Inténtalo pronto.
faucet-claim = Obtener { $amount }
faucet-asking = Confirma el inicio de sesión en tu wallet si te lo pide.
faucet-working = Comprobamos que no eres un bot. Tarda unos segundos.
faucet-claims = Tus solicitudes
faucet-claims-empty = Las solicitudes de esta wallet aparecerán aquí.
faucet-state-queued = En espera
faucet-state-sent = Enviada
faucet-state-paid = Recibida
faucet-state-failed = Fallida
faucet-state-held = Retenida
faucet-how-title = Cómo funciona
faucet-how-1 = Las monedas de testnet no tienen valor. Úsalas para hacer pruebas en redes de prueba.
faucet-how-2 = Tu wallet inicia sesión una vez. Después, tu navegador resuelve un pequeño acertijo que deja fuera a los bots.
faucet-how-3 = Las monedas suelen llegar en menos de un minuto. No pagas nada.
problem-faucet_cooldown = Esta wallet ya ha hecho una solicitud aquí. Podrás volver a solicitar pasado el tiempo indicado.
problem-faucet_network_limit = Han llegado demasiadas solicitudes desde tu red. Inténtalo más tarde.
problem-faucet_budget_spent = Las monedas de hoy ya se han repartido. Inténtalo mañana.
problem-faucet_busy = Hay muchas solicitudes en espera. Inténtalo en unos minutos.
problem-faucet_proof_used = Esta solicitud ya se envió. Tus solicitudes están abajo.
problem-faucet_proof_invalid = La comprobación ha fallado. Inténtalo de nuevo.
problem-faucet_proof_expired = La comprobación ha tardado demasiado. Inténtalo de nuevo.
problem-faucet_closed = Esta red no tiene faucet aquí.
problem-faucet_work_failed = Tu navegador no puede hacer la comprobación. Actualízalo o usa otro.
