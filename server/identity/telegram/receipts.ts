import type { TelegramReceipts } from '#core/wire/telegram.ts'
import type { Store } from '#store/contract.ts'

/** Whether a person is told about their transfers. That the bot may write is for Telegram to say, in a launch or to the bot. */
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
