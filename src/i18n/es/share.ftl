### Una campaña completada y contárselo a otros

campaign-share-title = Campaña completada
campaign-share-points = +{ $points } puntos
campaign-share-text = Los has ganado con «{ $name }».
campaign-share-more = Compártela y gana { $points } puntos más. Puede que tu wallet te pida iniciar sesión; no cuesta nada.
campaign-share-confirm = Confirma en tu wallet si te lo pide. Se están contando tus puntos.
campaign-share-done = Compartido: { $points } puntos más son tuyos.
campaign-share-to = Compartir en X
campaign-share-open = Compartir, +{ $points }
campaign-share-open_of = Compartir, +{ $points }: «{ $name }»
campaign-share-again = Hacer otra
campaign-share-post = He completado «{ $name }» en Causeway y he ganado { $points } puntos.
campaign-share-problem-wallet_rejected = Lo rechazaste en tu wallet, así que no se contó haber compartido. Tus demás puntos están a salvo.
campaign-share-problem-campaign_not_completed = Una transferencia que esta campaña necesita se deshizo en su red, así que compartir no cuenta por ahora.
campaign-share-problem-campaign_not_running = Esta campaña se ha cerrado, así que compartir ya no cuenta.
