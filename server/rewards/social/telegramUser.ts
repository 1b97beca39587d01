/** The Telegram user to whom a wallet is linked; null for nobody. */
export type TelegramUserOf = (wallet: string) => Promise<number | null>
