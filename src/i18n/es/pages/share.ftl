### A completed campaign and its share sheet

campaign-share-title = Campaña completada
campaign-share-points = +{ $points } puntos
campaign-share-text = Los ganaste con «{ $name }».
campaign-share-more = Compártela y gana { $points } puntos más. Tu wallet puede pedirte iniciar sesión; es gratis.
campaign-share-confirm = Confirma en tu wallet si te lo pide. Estamos sumando tus puntos.
campaign-share-done = Compartida. Ganaste { $points } puntos más.
campaign-share-to = Compartir en X
campaign-share-open = Compartir, +{ $points }
campaign-share-open_of = Compartir, +{ $points }: «{ $name }»
campaign-share-again = Hacer otra transferencia
campaign-share-post = Completé «{ $name }» en Causeway y gané { $points } puntos.
campaign-share-problem-wallet_rejected = Lo rechazaste en tu wallet, así que no se contó haberla compartido. Tus demás puntos están a salvo.
campaign-share-problem-campaign_not_completed = La red revirtió una transferencia de esta campaña, así que compartirla no cuenta por ahora.
campaign-share-problem-campaign_not_running = Esta campaña ha terminado, así que compartirla ya no cuenta.
