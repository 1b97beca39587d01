import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { OrderId } from '#core/order/id.ts'
import { EVENT_CHANNEL } from './orders/events.ts'
import type { Store } from './contract.ts'
import { createStore } from './createStore.ts'
import { createRunner } from './database.ts'
import type { Driver } from './driver/contract.ts'
import { translateSqlError } from './driver/sqlError.ts'
import type { IntentJournal } from './journal/journal.ts'
import { migrate } from './migrate.ts'
import { replayJournal } from './journal/replay.ts'
import { createSignedIndex, type SignedIndex } from './journal/signedIndex.ts'
import { createVersionMarks } from './journal/versionMarks.ts'

/** Creates the store on an open driver, which it closes. */
export async function storeOver(
  driver: Driver,
  options: { journal: IntentJournal | null; clock: Clock; log: Log; existing?: boolean },
): Promise<Store> {
  const { clock, log } = options
  const signed = options.journal && createSignedIndex(options.journal.records)
  const journal = options.journal && signed && indexed(options.journal, signed)
  const run = createRunner(driver)
  const marks = createVersionMarks(journal?.records ?? [])
  const listeners = new Set<(orderId: OrderId) => void>()
  try {
    await migrate(driver, options.existing)
    if (journal) await replayJournal(run, journal.records, marks, { clock, log })
    await driver.listen(EVENT_CHANNEL, (payload) => {
      for (const listener of listeners) listener(payload as OrderId)
    })
  } catch (error) {
    await driver.close().catch(() => undefined)
    throw translateSqlError(error)
  }
  return createStore(
    { run, clock, journal, log, marks, signed, renewSessions: () => driver.renew?.() },
    {
      onOrderEvent: (listener) => {
        // A new function each time, so that subscribing the same listener twice makes two subscriptions.
        const entry = (id: OrderId): void => listener(id)
        listeners.add(entry)
        return () => void listeners.delete(entry)
      },
      close: async () => {
        listeners.clear()
        await driver.close()
      },
    },
  )
}

const indexed = ({ records, read, append, close }: IntentJournal, signed: SignedIndex): IntentJournal => ({
  records,
  read,
  close,
  append: (record) => {
    signed.add(record)
    return append(record)
  },
})
