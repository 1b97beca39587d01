import { AppError } from '#core/errors.ts'
import type { PointReason } from '#core/rewards/reason.ts'
import { dayOfDateNumber } from '#core/rewards/utcDay.ts'
import type { Store } from '#store/contract.ts'
import { CAMPAIGN_RULE } from '#store/contract/campaigns.ts'
import { type PointRow, RELIEF_RULE, REVERSAL_RULE } from '#store/contract/points.ts'
import { REFERRAL_RULE } from '#store/contract/referrals.ts'
import { CHECK_IN_RULE, entriesOf, SHARE_RULE, STREAK_RULE } from '../checkIn/entry.ts'

export const refuseEntry = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 409, retriable: false })

/** Takes an entry back so that whoever keeps the facts behind it knows; answers the rows that were written, none where it is gone already. */
type Way = (inner: Store, entry: PointRow, reason: PointReason) => Promise<PointRow[]>

const alone: Way = (inner, entry, reason) => inner.points.reverseAll([entry], reason)

/** Settling neither gives it again nor takes it a second time. */
const award: Way = async (inner, entry, reason) => {
  await inner.campaigns.withhold(entry.wallet, entry.id)
  return alone(inner, entry, reason)
}

/** The friend has brought that much less; the bridge still counts. */
const referral: Way = async (inner, entry, reason) => {
  const taken = await alone(inner, entry, reason)
  if (entry.reason.kind !== 'referral') return taken
  for (const { points } of taken)
    await inner.referrals.count({ referee: entry.reason.friend, referrer: entry.wallet }, 0, points)
  return taken
}

/** A day has one worth, told by several entries of which later ones change earlier ones: it goes as a whole. */
const checkIn: Way = async (inner, entry, reason) => {
  const day = 'date' in entry.reason ? dayOfDateNumber(entry.reason.date) : null
  const [row] = day === null ? [] : await inner.checkIns.between(entry.wallet, day, day)
  // The entry of a check-in that its chain dropped was taken back with it, whatever stands on that day now.
  if (!row || !entriesOf(row).some(({ rule, sourceEvent }) => rule === entry.rule && sourceEvent === entry.sourceEvent))
    return []
  const withheld = await inner.checkIns.withhold(row.wallet, row.day)
  return withheld ? inner.points.reverseAll(entriesOf(withheld), reason) : []
}

const ways: Readonly<Record<string, Way>> = {
  [CAMPAIGN_RULE]: award,
  [REFERRAL_RULE]: referral,
  [CHECK_IN_RULE]: checkIn,
  [SHARE_RULE]: checkIn,
  [STREAK_RULE]: checkIn,
}

const answers: readonly string[] = [REVERSAL_RULE, RELIEF_RULE]

/** The entry of this number. @throws AppError `entry_unknown`. */
export async function entryOf(inner: Store, id: bigint): Promise<PointRow> {
  const entry = await inner.points.entry(id)
  if (!entry) throw refuseEntry('entry_unknown', `There is no entry ${id}.`)
  return entry
}

/**
 * Holds an entry's wallet: settling of it comes before or after. An invitation is held before the balance that it fills, as where a bridge comes
 * undone and where the invitation ends: in turns, none waits for the other in a ring.
 */
export async function holdEntry(inner: Store, { wallet, reason }: PointRow): Promise<void> {
  if (reason.kind === 'referral') await inner.referrals.hold(reason.friend)
  await inner.points.hold(wallet)
}

/**
 * An operator takes an entry back as a whole, pending or final, by negative rows that name it. Belongs into a transaction. Answers those rows.
 * @throws AppError `entry_not_revocable`, `entry_reversed`.
 */
export async function revokeEntry(inner: Store, entry: PointRow, note: string): Promise<PointRow[]> {
  if (entry.points <= 0 || answers.includes(entry.rule))
    throw refuseEntry(
      'entry_not_revocable',
      `Entry ${entry.id} is itself an answer to something that was taken; give points with points grant.`,
    )
  await holdEntry(inner, entry)
  const isGone = (await inner.points.takenBack([entry.id])).has(entry.id)
  const taken = isGone ? [] : await (ways[entry.rule] ?? alone)(inner, entry, { kind: 'revoked', note })
  if (taken.length === 0) throw refuseEntry('entry_reversed', `Entry ${entry.id} was taken back before.`)
  return taken
}
