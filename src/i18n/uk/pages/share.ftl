### A completed campaign, and telling others about it

campaign-share-title = Кампанію завершено
campaign-share-points = Балів: +{ $points }
campaign-share-text = Ви заробили їх у кампанії «{ $name }».
campaign-share-more = Поділіться й отримайте ще балів: { $points }. Гаманець може попросити увійти, це безкоштовно.
campaign-share-confirm = Підтвердьте в гаманці, якщо він попросить. Нараховуємо бали.
campaign-share-done = Готово. Нараховано ще балів: { $points }.
campaign-share-to = Поділитися в X
campaign-share-open = Поділитися, +{ $points }
campaign-share-open_of = Поділитися, +{ $points }: «{ $name }»
campaign-share-again = Новий переказ
campaign-share-post = Кампанію «{ $name }» у Causeway пройдено, зароблено балів: { $points }.
campaign-share-problem-wallet_rejected = Ви відмовилися в гаманці, тому поширення не зараховано. Решту балів збережено.
campaign-share-problem-campaign_not_completed = Мережа скасувала переказ цієї кампанії, тому поширення зараз не зараховується.
campaign-share-problem-campaign_not_running = Кампанію завершено, поширення більше не зараховується.
