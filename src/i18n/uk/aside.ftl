### What happens to the money on the way, beside the form

aside-title = Як ваші гроші переходять міст
aside-picture = Лінія з { $from } у { $to }
# Until the networks are known: in sentences, and below their shores.
aside-from = мережа відправлення
aside-to = мережа отримання
aside-shore-from = Звідки
aside-shore-to = Куди
aside-escrow-1 = Ви вносите депозит у контракт у { $from }. Він нікому не може заплатити, доки виплату не доведено.
aside-escrow-2 = Маркет-мейкер виплачує вам у { $to } з власних коштів, зазвичай за лічені секунди.
aside-escrow-3 = Якщо цього не станеться вчасно, контракт поверне депозит вам, і нікому іншому.
aside-maker-1 = Ви надсилаєте маркет-мейкеру в { $from }, а в мемо — номер переказу.
aside-maker-2 = Він виплачує вам у { $to } через контракт, який платить за кожен переказ лише раз.
aside-maker-3 = Якщо не зможе, то поверне депозит на адресу, яку ви вказали.
