import { type Bucket, buckets } from '#core/rewards/buckets.ts'
import type { CampaignRules } from '#runtime/catalogue/campaigns.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import { GRANT_RULE, type PointRow, type Standing } from '#store/points/types.ts'
import { campaignsNow } from '../rewards/campaigns/current.ts'
import { entryOf, holdEntry, restoreEntry, revokeEntry } from '../rewards/revokeEntry.ts'
import { type AdminOptions, auditOf, limitOf, needed, refuseCommand, rowNumber, walletOf } from './command.ts'
import { comingText, entryData, entryText } from './entryText.ts'
import { jsonText } from './text.ts'

export interface PointDeps {
  readonly store: Store
  readonly campaigns: CampaignRules
  readonly clock: Clock
}

/** Maximum number of pending entries that an answer hints at. */
const HINTED = 5

function pointsOf(options: AdminOptions): number {
  const text = needed(options, 'points', 'a whole number')
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw refuseCommand('--points is a whole number from 1 to 999,999,999; the number to grant or revoke.')
  return Number(text)
}

function bucketOf({ bucket = 'campaign_points' }: AdminOptions): Bucket {
  const known = buckets.find((one) => one === bucket)
  if (!known) throw refuseCommand(`--bucket is one of ${buckets.join(', ')}.`)
  return known
}

/** Sign of each command's balance change, and the kind that users see next to the entry. */
const changes = {
  grant: { sign: 1, kind: 'granted' },
  revoke: { sign: -1, kind: 'revoked' },
} as const

async function change(
  { store, clock }: PointDeps,
  options: AdminOptions,
  action: keyof typeof changes,
): Promise<string> {
  const { sign, kind } = changes[action]
  const [wallet, worth, bucket, audit] = [walletOf(options), pointsOf(options), bucketOf(options), auditOf(options)]
  const points = sign * worth
  return store.transaction(async (inner) => {
    // Locked: two concurrent commands would both see a sufficient balance.
    const before = (await inner.points.hold(wallet))[bucket]
    const coming = action === 'revoke' ? comingText(await inner.points.coming(wallet, HINTED + 1), HINTED) : ''
    if (before + points < 0) throw refuseCommand(`${wallet} has ${before} ${bucket}.${coming}`, 'points_missing')
    const note = await inner.adminLog.add({
      ...audit,
      action: `points ${action}`,
      subject: wallet,
      before: { [bucket]: before },
      after: { [bucket]: before + points },
    })
    const now = clock.now()
    await inner.points.award([
      {
        wallet,
        rule: GRANT_RULE,
        sourceEvent: note.toString(),
        bucket,
        points,
        reason: { kind, note: audit.reason },
        at: now,
        finalAt: now,
      },
    ])
    return `${wallet}: ${before} → ${before + points} ${bucket}${coming}`
  })
}

/** Returns the entry of `--entry`. @throws AppError `entry_unknown` if it isn't an entry of `--wallet` */
async function entryNamed(inner: Store, options: AdminOptions): Promise<PointRow> {
  const id = rowNumber(options, 'entry', 'the number of an entry, from points entries')
  if (options.points !== undefined || options.bucket !== undefined)
    throw refuseCommand('--entry revokes the whole entry: omit --points and --bucket.')
  const entry = await entryOf(inner, id)
  if (options.wallet !== undefined && walletOf(options) !== entry.wallet)
    throw refuseCommand(`That wallet has no entry ${id}.`, 'entry_unknown')
  return entry
}

/** Changes an entry's award and reports the balance change, in one transaction with the log. */
const withEntry = (
  deps: PointDeps,
  options: AdminOptions,
  action: string,
  work: (inner: Store, entry: PointRow, note: string) => Promise<string>,
): Promise<string> => {
  const audit = auditOf(options)
  return deps.store.transaction(async (inner) => {
    const entry = await entryNamed(inner, options)
    const { id, wallet, bucket } = entry
    await holdEntry(inner, entry)
    const before = await inner.points.standing(wallet)
    const did = await work(inner, entry, audit.reason)
    const after = await inner.points.standing(wallet)
    const noted = ({ balances, pending }: Standing) => ({ [bucket]: balances[bucket], coming: pending })
    await inner.adminLog.add({
      ...audit,
      action: `points ${action}`,
      subject: `${wallet} entry ${id}`,
      before: noted(before),
      after: noted(after),
    })
    return `Entry ${id} ${did}. ${wallet}: ${before.balances[bucket]} → ${after.balances[bucket]} ${bucket}`
  })
}

const revokeOne = (deps: PointDeps, options: AdminOptions): Promise<string> =>
  withEntry(deps, options, 'revoke', async (inner, entry, note) => {
    const others = (await revokeEntry(inner, entry, note)).length - 1
    return `is reversed${others > 0 ? `, with ${others} more of the same check-in` : ''}${entry.pending ? '; it was pending' : ''}`
  })

type Command = (deps: PointDeps, options: AdminOptions) => Promise<string>

/** Operator commands for points. */
export const pointCommands: Readonly<Record<string, Command>> = {
  grant: (deps, options) => change(deps, options, 'grant'),
  revoke: (deps, options) => (options.entry === undefined ? change(deps, options, 'revoke') : revokeOne(deps, options)),
  restore: (deps, options) =>
    withEntry(deps, options, 'restore', async (inner, entry) => {
      const { given } = await restoreEntry(inner, entry, (id) => campaignsNow(deps, id))
      return given > 0 ? 'is awarded again' : 'may be awarded again by its campaign'
    }),
  entries: async ({ store }, options) => {
    const wallet = walletOf(options)
    const before =
      options.before === undefined ? null : rowNumber(options, 'before', 'the number of the last entry listed')
    const limit = limitOf(options)
    const rows = await store.points.entries(wallet, { before, limit })
    if (rows.length === 0 && before === null) throw refuseCommand(`${wallet} has no entries.`, 'wallet_unknown')
    const takenBack = await store.points.takenBack(rows.map(({ id }) => id))
    if (options.json) return jsonText(rows.map((row) => entryData(row, takenBack.has(row.id))))
    const more = rows.length === limit ? [`Older ones: --before ${rows.at(-1)?.id}`] : []
    return [...rows.map((row) => entryText(row, takenBack.has(row.id))), ...more].join('\n') || 'No older entries.'
  },
}
