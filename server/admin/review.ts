import { isoDay } from '#core/rewards/utcDay.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import { flagText } from '../rewards/fraud/flagText.ts'
import { type AdminOptions, auditOf, refuseCommand, rowNumber } from './command.ts'

export interface ReviewDeps {
  readonly store: Store
  readonly clock: Clock
}

const SHOWN = 50

/** What the watch gave notice of; what follows from it is the operator's decision. */
export const reviewCommands: Readonly<Record<string, (deps: ReviewDeps, options: AdminOptions) => Promise<string>>> = {
  list: async ({ store }) => {
    const flags = await store.review.open(SHOWN)
    return flags.map((flag) => `${flag.id}  ${isoDay(flag.day)}  ${flag.kind}  ${flag.subject}  ${flagText(flag)}  ${flag.wallets.join(' ')}`).join('\n') || 'Nothing to look at.'
  },
  close: async ({ store, clock }, options) => {
    const audit = auditOf(options)
    const id = rowNumber(options, 'id', 'the number of an entry')
    return store.transaction(async (inner) => {
      const flag = await inner.review.close(id, clock.now())
      if (!flag) throw refuseCommand(`There is no open entry ${id}.`, 'review_entry_unknown')
      await inner.adminLog.add({ ...audit, action: 'review close', subject: `${flag.kind} ${flag.subject}`, before: { count: flag.count, wallets: flag.wallets }, after: null })
      return `${flag.kind} ${flag.subject} is closed.`
    })
  },
}
