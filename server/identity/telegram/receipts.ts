import type { TelegramReceipts } from '#core/wire/telegram.ts'
import type { Store } from '#store/contract.ts'

/**
 * Reads and sets a user's transfer messages. `may_write` is read-only: Telegram reports it in init data or to the bot.
 */
export function createReceipts({ telegram }: Pick<Store, 'telegram'>) {
  const read = async (userId: number): Promise<TelegramReceipts> => {
    const person = await telegram.person(userId)
    return { wanted: person?.receipts ?? false, may_write: person !== null && person.mayWrite && person.reachable }
  }
  return {
    read,
    async choose(userId: number, on: boolean): Promise<TelegramReceipts> {
      await telegram.setReceipts(userId, on)
      return read(userId)
    },
  }
}
