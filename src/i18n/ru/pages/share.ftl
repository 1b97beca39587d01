### Завершённая кампания и рассказ о ней

campaign-share-title = Кампания завершена
campaign-share-points = Баллов: +{ $points }
campaign-share-text = Вы заработали их в кампании «{ $name }».
campaign-share-more = Поделитесь и получите ещё баллов: { $points }. Кошелёк может попросить войти, это бесплатно.
campaign-share-confirm = Подтвердите в кошельке, если он попросит. Начисляем баллы.
campaign-share-done = Готово. Начислено ещё баллов: { $points }.
campaign-share-to = Поделиться в X
campaign-share-open = Поделиться, +{ $points }
campaign-share-open_of = Поделиться, +{ $points }: «{ $name }»
campaign-share-again = Новый перевод
campaign-share-post = Кампания «{ $name }» в Causeway пройдена, заработано баллов: { $points }.
campaign-share-problem-wallet_rejected = Вы отказались в кошельке, поэтому публикация не засчитана. Остальные баллы сохранены.
campaign-share-problem-campaign_not_completed = Сеть отменила перевод этой кампании, поэтому публикация сейчас не засчитывается.
campaign-share-problem-campaign_not_running = Кампания завершена, публикация больше не засчитывается.
