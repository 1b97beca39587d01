import { isoDay } from '#core/rewards/utcDay.ts'
import type { Flag } from '#store/operations/types.ts'
import { type AdminDeps, type AdminOptions, auditOf, limitOf, refuseCommand, rowNumber } from './command.ts'
import { jsonText, moreText, oneLine, plural } from './text.ts'
import type { Tallied, Watched } from '../rewards/fraud/watch.ts'

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
    return [...shown.map(block), ...moreText(flags.length, limit)].join('\n') || 'Nothing to review.'
  },
  close: async ({ store, clock }, options) => {
    const audit = auditOf(options)
    const id = rowNumber(options, 'id', 'the number of an entry')
    return store.transaction(async (inner) => {
      const flag = await inner.review.close(id, clock.now())
      if (!flag) throw refuseCommand(`No open entry ${id}.`, 'review_entry_unknown')
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

/** Noun and predicate of each flag kind whose row names the wallets that it counted, up to a maximum. */
const ofMany: Readonly<Record<Watched, readonly [what: string, did: string]>> = {
  check_ins_of_range: ['wallet', 'checked in from this network'],
  invitations_of_range: ['wallet', 'accepted a referral from this network'],
  social_tasks_of_range: ['wallet', 'did social tasks from this network'],
  shares_of_range: ['wallet', 'shared campaigns from this network'],
  friends_of_wallet: ['wallet', 'accepted this wallet’s referral'],
  wallets_of_person: ['wallet', 'were linked to this Telegram account'],
  persons_of_wallet: ['Telegram account', 'had this wallet within a week'],
}
/** Noun and predicate of each flag kind whose row names the wallets that it concerns. */
const ofFew: Readonly<Record<Tallied, readonly [what: string, did: string]>> = {
  bridges_of_wallet: ['bridge', 'of this wallet settled that day'],
  referral_bridges_of_friend: ['bridge', 'of this wallet settled that day, and paid the referrer'],
  own_invitation: ['referral point', 'had arrived between these two wallets before one Telegram account linked both'],
}
const isOf = <K extends string>(words: Readonly<Record<K, readonly [string, string]>>, kind: string): kind is K =>
  Object.hasOwn(words, kind)

/** Describes a flag's count; if the row names fewer wallets than it counted, says how many it names. */
export function flagText({ kind, count, wallets }: Pick<Flag, 'kind' | 'count' | 'wallets'>): string {
  const told = ([what, did]: readonly [string, string]): string => `${plural(count, what)} ${did}`
  if (isOf(ofFew, kind)) return told(ofFew[kind])
  const many = isOf(ofMany, kind) ? told(ofMany[kind]) : `${count} in all`
  return count > wallets.length ? `${many}, the first ${wallets.length} named` : many
}
