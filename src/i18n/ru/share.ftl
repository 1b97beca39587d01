### Завершённая кампания и рассказ о ней

campaign-share-title = Кампания завершена
campaign-share-points = Баллов: +{ $points }
campaign-share-text = Вы заработали их в кампании «{ $name }».
campaign-share-more = Расскажите об этом и получите ещё баллов: { $points }. Кошелёк может попросить подтвердить вход, это бесплатно.
campaign-share-confirm = Подтвердите в кошельке, если он попросит. Баллы начисляются.
campaign-share-done = Готово, начислено ещё баллов: { $points }.
campaign-share-to = Рассказать в X
campaign-share-open = Рассказать, +{ $points }
campaign-share-open_of = Рассказать, +{ $points }: «{ $name }»
campaign-share-again = Новый перевод
campaign-share-post = Кампания «{ $name }» в Causeway пройдена, заработано баллов: { $points }.
campaign-share-problem-wallet_rejected = Вы отказались в кошельке, поэтому рассказ не засчитан. Остальные баллы сохранены.
campaign-share-problem-campaign_not_completed = Нужный для кампании перевод отменён в своей сети, поэтому рассказ сейчас не засчитывается.
campaign-share-problem-campaign_not_running = Кампания закрыта, поэтому рассказ больше не засчитывается.
