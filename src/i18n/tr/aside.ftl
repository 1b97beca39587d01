### Yolda paraya ne olduğu, formun yanında

aside-title = Nasıl çalışır
aside-picture = { $from } ağından { $to } ağına transfer
aside-from = kaynak ağ
aside-to = hedef ağ
aside-shore-from = Kaynak
aside-shore-to = Hedef
aside-escrow-1 = { $from } üzerindeki emanet sözleşmesine yatırırsınız. Ödeme kanıtlanana kadar sözleşme kimseye ödeme yapmaz.
aside-escrow-2 = Piyasa yapıcı size { $to } üzerinde kendi parasından öder, genellikle saniyeler içinde.
aside-escrow-3 = Ödeme zamanında yapılmazsa tutarın tamamını sözleşmeden iade alırsınız.
aside-maker-1 = Tutarı { $from } üzerinde piyasa yapıcıya gönderirsiniz; memo, transfer kimliğidir.
aside-maker-2 = Size { $to } üzerinde, her transferi yalnızca bir kez ödeyen bir sözleşmeyle öder.
aside-maker-3 = Ödeme yapılamazsa tutarı seçtiğiniz adrese iade eder.
