### Points and the daily check-in

rewards-check_in-title = Щоденна відмітка
rewards-check_in-action = Відмітитися
rewards-check_in-connect = Під’єднати гаманець для { $network }
rewards-check_in-other_wallet = Ваш гаманець не може відмітитися в { $network }. Під’єднайте гаманець для { $network }: бали отримає він.
rewards-check_in-network = Мережа
rewards-check_in-networks_unknown = Не вдалося завантажити мережі. До того відмітитися не можна.
rewards-check_in-of = Відмітка гаманця { $wallet }
rewards-check_in-worth =
    { $points ->
        [one] { $points } бал на день, а в день із переказом — { $bridged }.
        [few] { $points } бали на день, а в день із переказом — { $bridged }.
       *[other] { $points } балів на день, а в день із переказом — { $bridged }.
    }
rewards-check_in-rows = За серії нараховується більше: { $days }. Серія обнуляється щопонеділка (UTC).
rewards-check_in-row =
    { $points ->
        [one] +{ $points } бал за { $day }-й день
        [few] +{ $points } бали за { $day }-й день
       *[other] +{ $points } балів за { $day }-й день
    }
rewards-check_in-double = Подвійні бали: { $points } за відмітку, а в день із переказом — { $bridged }.

rewards-check_in-calendar = Ваші відмітки
rewards-check_in-previous = Попередній місяць
rewards-check_in-next = Наступний місяць
rewards-check_in-unknown = Не вдалося завантажити ваші відмітки.
rewards-check_in-today = { $day }, сьогодні: відмітитися
rewards-check_in-checked = { $day }: відмічено, балів: { $points }. Відкриває транзакцію
rewards-check_in-counted = { $day }: відмічено, балів: { $points }
rewards-check_in-dot = День без відмітки
rewards-check_in-not = { $day }: відмітки немає

rewards-check_in-next_in = Наступна відмітка за { $left }
rewards-check_in-left = До кінця дня { $left } (UTC)
rewards-check_in-looking = Перевіряємо сьогоднішній статус…
rewards-check_in-switching = Перейдіть у { $network } у гаманці
rewards-check_in-signing = Підтвердьте в гаманці
rewards-check_in-landing = Підтверджуємо в { $network }…
rewards-check_in-counting = Нараховуємо бали…

rewards-problem-check_in_waiting = Мережа працює повільно. Відкрийте це вікно пізніше, щоб завершити відмітку.
rewards-problem-check_in_failed = Мережа відхилила відмітку. Нічого не зараховано; спробуйте ще раз.
rewards-problem-check_in_day_over = День (UTC) закінчився раніше, ніж відмітка підтвердилася, тому її не зараховано. Відмітьтеся за сьогодні.
rewards-problem-check_in_unsure = Не вдалося перевірити сьогоднішній статус, тому нічого не підписано. Спробуйте ще раз.
rewards-problem-check_in_repeated = Повторна відмітка
rewards-problem-check_in_not_found = Ця транзакція не є відміткою за свій день. Відмітьтеся ще раз.
rewards-problem-check_in_untraced = Сьогодні ви вже відмітилися в цій мережі, але ми не можемо знайти транзакцію. Не підписуйте знову: мережа її відхилить.
rewards-problem-check_in_of_another = Ця відмітка належить іншому гаманцю.
rewards-problem-check_in_too_old = Відмітку надіслано запізно, її не зараховано.
rewards-problem-check_in_unsupported = У цій мережі відмітитися не можна.
rewards-problem-check_in_call_stale = На вашому пристрої неправильний час. Виправте його й спробуйте ще раз.
rewards-problem-check_in_call_repeated = Запит надіслано двічі. Спробуйте ще раз.
rewards-problem-wallet_wrong_network = Гаманець в іншій мережі. Спробуйте ще раз.
rewards-problem-wallet_mismatch = У гаманці вибрано інший акаунт. Поверніться до попереднього й спробуйте ще раз.
