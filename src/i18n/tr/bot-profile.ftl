### Bota yazmadan önce onun hakkında görülenler. Telegram 512 ve 120 karakter alır, işaretleme olmadan.

bot-profile-description =
    Causeway varlıklarınızı ağlar arasında taşır ve onlar sizin kalır: EVM ağlarında yatırılan tutar, ödeme kanıtlanana kadar bir sözleşmede bekler.

    Uygulamayı açmak, transferlerinizi izlemek ve günlük yoklamayı hatırlamak için Başlat’a dokunun. Kurtarma ifadenizi asla istemeyiz.
bot-profile-short = Varlıklarınızı ağlar arasında taşıyın. Transferler, puanlar ve günlük yoklama tek uygulamada.
