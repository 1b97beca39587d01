### Bota yazmadan önce onun hakkında görülenler. Telegram 512 ve 120 karakter alır, işaretleme olmadan.

bot-profile-description =
    Causeway ile varlıklarınızı ağlar arasında taşıyın. EVM ağlarında yatırılan tutar, ödeme kanıtlanana kadar emanet sözleşmesinde kalır.
    Uygulamayı açmak, transferlerinizi izlemek ve günlük yoklama hatırlatmaları almak için Başlat’a dokunun. Kurtarma ifadenizi asla istemeyiz.

    Uygulamayı açmak, transferlerinizi izlemek ve günlük yoklamayı hatırlamak için Başlat’a dokunun. Kurtarma ifadenizi asla istemeyiz.
bot-profile-short = Varlıklarınızı ağlar arasında taşıyın. Transferler, puanlar ve günlük yoklama tek uygulamada.
