### Yolda paraya ne olduğu, formun yanında

aside-title = Paranız nasıl geçer
aside-picture = { $from } ağından { $to } ağına bir çizgi
aside-from = kaynak ağ
aside-to = hedef ağ
aside-shore-from = Kaynak
aside-shore-to = Hedef
aside-escrow-1 = { $from } üzerindeki bir sözleşmeye yatırırsınız. Ödeme kanıtlanmadan sözleşme kimseye ödeme yapamaz.
aside-escrow-2 = Bir piyasa yapıcı size { $to } üzerinde kendi parasından öder, genellikle saniyeler içinde.
aside-escrow-3 = Bu zamanında olmazsa sözleşme yatırdığınızı size geri verir, başka kimseye değil.
aside-maker-1 = { $from } üzerinde piyasa yapıcıya gönderirsiniz; not olarak transfer kimliği yazılır.
aside-maker-2 = Size { $to } üzerinde, her transferi bir kez ödeyen bir sözleşmeyle öder.
aside-maker-3 = Ödeyemezse yatırdığınızı belirttiğiniz adrese geri gönderir.
