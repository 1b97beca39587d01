import { isoDay } from '#core/rewards/utcDay.ts'
import type { Flag } from '#store/operations/types.ts'
import { type AdminDeps, type AdminOptions, auditOf, limitOf, refuseCommand, rowNumber } from './command.ts'
import { flagText } from './flagText.ts'
import { jsonText, moreText, oneLine } from './text.ts'

/** Maximum number of wallets that are printed per row. */
const NAMED = 10

type Deps = Pick<AdminDeps, 'store' | 'clock'>
type Command = (deps: Deps, options: AdminOptions) => Promise<string>

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')

/** Formats a flag: its subject, its count and its wallets. */
function block(flag: Flag): string {
  const { id, day, kind, subject, wallets, firstAt, lastAt } = flag
  const more = wallets.length > NAMED ? [`and ${wallets.length - NAMED} more: --json`] : []
  const lines = [
    `${flagText(flag)}; seen ${minute(firstAt)} to ${minute(lastAt)} UTC`,
    ...wallets.slice(0, NAMED),
    ...more,
  ]
  return [oneLine(`${id}  ${isoDay(day)}  ${kind}  ${subject}`), ...lines.map((line) => `   ${oneLine(line)}`)].join(
    '\n',
  )
}

const rowData = ({ firstAt, lastAt, day, ...flag }: Flag) => ({
  ...flag,
  says: flagText(flag),
  day: isoDay(day),
  first_at: firstAt.toISOString(),
  last_at: lastAt.toISOString(),
})

/** Commands for flags of the fraud watch; the operator decides what to do about them. */
export const reviewCommands: Readonly<Record<string, Command>> = {
  list: async ({ store }, options) => {
    const limit = limitOf(options)
    const flags = await store.review.open(limit + 1)
    const shown = flags.slice(0, limit)
    if (options.json) return jsonText(shown.map(rowData))
    return [...shown.map(block), ...moreText(flags.length, limit)].join('\n') || 'Nothing to look at.'
  },
  close: async ({ store, clock }, options) => {
    const audit = auditOf(options)
    const id = rowNumber(options, 'id', 'the number of an entry')
    return store.transaction(async (inner) => {
      const flag = await inner.review.close(id, clock.now())
      if (!flag) throw refuseCommand(`There is no open entry ${id}.`, 'review_entry_unknown')
      await inner.adminLog.add({
        ...audit,
        action: 'review close',
        subject: `${flag.kind} ${flag.subject}`,
        before: { count: flag.count, wallets: flag.wallets },
        after: null,
      })
      return `${flag.kind} ${flag.subject} is closed.`
    })
  },
}
