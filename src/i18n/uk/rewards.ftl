### Points and the daily check-in

rewards-points = Балів: { $points }
rewards-points_of = { $wallet }, балів: { $points }

rewards-check_in-title = Щоденна відмітка
rewards-check_in-open = Щоденна відмітка
rewards-check_in-action = Відмітитися
rewards-check_in-done = Сьогодні відмічено
rewards-check_in-connect = Під’єднати гаманець для { $network }
rewards-check_in-other_wallet = Ваш гаманець не може відмітитися в { $network }. Під’єднайте ще один, для { $network }: перший лишиться під’єднаним.
rewards-check_in-success = Відмітку зараховано
rewards-check_in-network = Мережа
rewards-check_in-networks_unknown = Не вдалося завантажити мережі. Без них відмітитися не можна.
rewards-check_in-of = Відмітка гаманця { $wallet }
rewards-check_in-worth =
    { $points ->
        [one] Відмітка приносить { $points } бал на день, а в день із переказом — { $bridged }.
        [few] Відмітка приносить { $points } бали на день, а в день із переказом — { $bridged }.
       *[other] Відмітка приносить { $points } балів на день, а в день із переказом — { $bridged }.
    }
rewards-check_in-rows = За дні поспіль нараховується більше: { $days }. Щопонеділка (UTC) лік починається заново.
rewards-check_in-row =
    { $points ->
        [one] ще { $points } бал за { $day }-й день
        [few] ще { $points } бали за { $day }-й день
       *[other] ще { $points } балів за { $day }-й день
    }
rewards-check_in-double = Зараз балів удвічі більше: { $points } за відмітку, { $bridged } у день із переказом.

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
rewards-check_in-looking = Перевіряємо, чи ви вже відмітилися
rewards-check_in-switching = Перейдіть у { $network } у гаманці
rewards-check_in-signing = Підтвердьте в гаманці
rewards-check_in-landing = Дорогою в { $network }
rewards-check_in-counting = Бали нараховуються

rewards-problem-check_in_waiting = Мережа повільна. Відмітка зарахується сама, коли ви відкриєте це знову.
rewards-problem-check_in_failed = Мережа відхилила цю відмітку. Нічого не зараховано; спробуйте ще раз.
rewards-problem-check_in_day_over = Ця відмітка була за день, який уже закінчився (UTC), і мережа її відхилила. Нічого не зараховано. Відмітьтеся за сьогодні.
rewards-problem-check_in_unsure = Не вдалося запитати сервер, чи ви сьогодні відмітилися, тож нічого не підписано.
rewards-problem-check_in_repeated = Повторна відмітка
rewards-problem-check_in_not_found = Ця транзакція не є відміткою того дня. Відмітьтеся ще раз.
rewards-problem-check_in_untraced = Цей гаманець сьогодні вже відмічався в цій мережі, але транзакцію не знайдено. Не підписуйте знову: мережа відхилить.
rewards-problem-check_in_of_another = Ця відмітка належить іншому гаманцю.
rewards-problem-check_in_too_old = Ця відмітка надійшла надто пізно, щоб її зарахувати.
rewards-problem-check_in_unsupported = У цій мережі відмітки немає.
rewards-problem-check_in_call_stale = Годинник пристрою відстає або поспішає на кілька хвилин. Налаштуйте його й спробуйте ще раз.
rewards-problem-check_in_call_repeated = Це надіслано двічі. Спробуйте ще раз.
rewards-problem-wallet_wrong_network = Гаманець в іншій мережі. Спробуйте ще раз.
rewards-problem-wallet_mismatch = У гаманці вибрано інший обліковий запис. Поверніться до попереднього.
