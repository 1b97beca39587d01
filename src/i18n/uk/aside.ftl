### What happens to the money on the way, beside the form

aside-title = Як це працює
aside-picture = Переказ із { $from } у { $to }
# Until the networks are known: in sentences, and below their shores.
aside-from = мережа відправлення
aside-to = мережа отримання
aside-shore-from = Звідки
aside-shore-to = Куди
aside-escrow-1 = Ви вносите депозит в ескроу-контракт у { $from }. Він нікому не платить, доки виплату не підтверджено.
aside-escrow-2 = Маркет-мейкер платить вам у { $to } з власних коштів, зазвичай за кілька секунд.
aside-escrow-3 = Якщо виплата не пройде вчасно, контракт поверне вам усю суму.
aside-maker-1 = Ви надсилаєте депозит маркет-мейкеру в { $from } з ID переказу в полі мемо.
aside-maker-2 = Він платить вам у { $to } через контракт, який оплачує кожен переказ лише один раз.
aside-maker-3 = Якщо виплата не пройде, він поверне депозит на вказану вами адресу.
