### Lo que se ve del bot antes de escribirle. Telegram acepta 512 y 120 caracteres, sin marcas.

bot-profile-description =
    Causeway mueve tus activos entre redes y siguen siendo tuyos: en redes EVM los depósitos esperan en un contrato hasta que se demuestra el pago.

    Pulsa Iniciar para abrir la app, seguir tus transferencias y recibir recordatorios del check-in diario. Nunca te pediremos tu frase de recuperación.
bot-profile-short = Mueve tus activos entre redes. Transferencias, puntos y check-in diario en una sola app.
