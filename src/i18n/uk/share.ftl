### A completed campaign, and telling others about it

campaign-share-title = Кампанію завершено
campaign-share-points = Балів: +{ $points }
campaign-share-text = Ви заробили їх у кампанії «{ $name }».
campaign-share-more = Розкажіть про це й отримайте ще балів: { $points }. Гаманець може попросити підтвердити вхід, це безкоштовно.
campaign-share-confirm = Підтвердьте в гаманці, якщо він попросить. Бали нараховуються.
campaign-share-done = Готово, нараховано ще балів: { $points }.
campaign-share-to = Розповісти в X
campaign-share-open = Розповісти, +{ $points }
campaign-share-open_of = Розповісти, +{ $points }: «{ $name }»
campaign-share-again = Новий переказ
campaign-share-post = Кампанію «{ $name }» у Causeway пройдено, зароблено балів: { $points }.
campaign-share-problem-wallet_rejected = Ви відмовилися в гаманці, тож розповідь не зараховано. Решта балів збереглася.
campaign-share-problem-campaign_not_completed = Потрібний для кампанії переказ скасовано в його мережі, тож розповідь зараз не зараховується.
campaign-share-problem-campaign_not_running = Кампанію закрито, тож розповідь більше не зараховується.
