/** The Telegram user to whom a wallet is linked; null for nobody. */
export type TelegramUserOf = (wallet: string) => Promise<number | null>

/** As long as wallets cannot be linked to Telegram users, nobody is: verified tasks on Telegram answer `telegram_not_linked`. */
export const nobodyLinked: TelegramUserOf = () => Promise.resolve(null)
