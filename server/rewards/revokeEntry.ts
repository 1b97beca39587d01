import { AppError } from '#core/errors.ts'
import type { PointReason } from '#core/rewards/reason.ts'
import { dayOfDateNumber } from '#core/rewards/utcDay.ts'
import type { Store } from '#store/contract.ts'
import { CAMPAIGN_RULE, type CampaignsNow, type SettledAwards } from '#store/campaigns/types.ts'
import { type PointRow, RELIEF_RULE, REVERSAL_RULE } from '#store/points/types.ts'
import { REFERRAL_RULE } from '#store/referrals/types.ts'
import { CHECK_IN_RULE, entriesOf, SHARE_RULE, STREAK_RULE } from './checkIn/entry.ts'

export const refuseEntry = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 409, retriable: false })

/** Reverses an entry together with the facts behind it; returns the written rows, none if it was reversed before. */
type Way = (inner: Store, entry: PointRow, reason: PointReason) => Promise<PointRow[]>

const alone: Way = (inner, entry, reason) => inner.points.reverseAll([entry], reason)

/** Marks the entry as withheld, so that settling neither awards it again nor reverses it twice. */
const award: Way = async (inner, entry, reason) => {
  await inner.campaigns.withhold(entry.wallet, entry.id)
  return alone(inner, entry, reason)
}

/** Reduces the friend's total by the points; the bridge still counts. */
const referral: Way = async (inner, entry, reason) => {
  const taken = await alone(inner, entry, reason)
  if (entry.reason.kind !== 'referral') return taken
  for (const { points } of taken)
    await inner.referrals.count({ referee: entry.reason.friend, referrer: entry.wallet }, 0, points)
  return taken
}

/** A check-in's worth spans several entries that adjust each other, so they are reversed together. */
const checkIn: Way = async (inner, entry, reason) => {
  const day = 'date' in entry.reason ? dayOfDateNumber(entry.reason.date) : null
  const [row] = day === null ? [] : await inner.checkIns.between(entry.wallet, day, day)
  // A dropped check-in's entries were reversed with it, regardless of a newer check-in on that day.
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

/** @throws AppError `entry_unknown` */
export async function entryOf(inner: Store, id: bigint): Promise<PointRow> {
  const entry = await inner.points.entry(id)
  if (!entry) throw refuseEntry('entry_unknown', `Entry ${id} not found.`)
  return entry
}

/**
 * Locks an entry's wallet against settling. The referral is locked before the balance, in the same order as when a
 * bridge is undone or a referral ends, so no deadlock occurs.
 */
export async function holdEntry(inner: Store, { wallet, reason }: PointRow): Promise<void> {
  if (reason.kind === 'referral') await inner.referrals.hold(reason.friend)
  await inner.points.hold(wallet)
}

/**
 * Revokes an entry as a whole, pending or final, by negative rows that refer to it; returns them. Call in a
 * transaction.
 * @throws AppError `entry_not_revocable`, `entry_reversed`
 */
export async function revokeEntry(inner: Store, entry: PointRow, note: string): Promise<PointRow[]> {
  if (entry.points <= 0 || answers.includes(entry.rule))
    throw refuseEntry('entry_not_revocable', `Entry ${entry.id} is itself a correction; use points grant instead.`)
  await holdEntry(inner, entry)
  const isGone = (await inner.points.takenBack([entry.id])).has(entry.id)
  const taken = isGone ? [] : await (ways[entry.rule] ?? alone)(inner, entry, { kind: 'revoked', note })
  if (taken.length === 0) throw refuseEntry('entry_reversed', `Entry ${entry.id} is already reversed.`)
  return taken
}

/**
 * Lets a campaign award again what an operator withheld, if its facts still justify it. Call in a transaction.
 * @throws AppError `entry_not_withheld`
 */
export async function restoreEntry(
  inner: Store,
  entry: PointRow,
  campaigns: (id: number) => CampaignsNow,
): Promise<SettledAwards> {
  await inner.points.hold(entry.wallet)
  const campaignId = await inner.campaigns.restore(entry.wallet, entry.id)
  if (campaignId === null)
    throw refuseEntry(
      'entry_not_withheld',
      `Entry ${entry.id} is not a revoked campaign award. Use points grant for other corrections.`,
    )
  return inner.campaigns.settle([entry.wallet], campaigns(campaignId))
}
