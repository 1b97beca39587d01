/** Returns the Telegram account that a wallet is linked to, or null. */
export type TelegramUserOf = (wallet: string) => Promise<number | null>
