import { shortAddress } from '#core/format/address.ts'
import type { PointReason } from '#core/rewards/reason.ts'
import { REFERRAL_RULE } from '#store/contract/referrals.ts'
import type { PointRow } from '#store/contract/points.ts'

type Facts = Record<string, string | number | boolean>
type Kind = PointReason['kind']

/** Facts that are about somebody else, or that an operator wrote to this wallet alone; each as anybody may read it, or left out. */
const veiled: { readonly [K in Kind]?: (reason: Extract<PointReason, { kind: K }>, row: PointRow) => Facts } = {
  referral: ({ order: _order, ...reason }) => ({ ...reason, friend: shortAddress(reason.friend) }),
  granted: ({ kind }) => ({ kind }),
  revoked: ({ kind }) => ({ kind }),
  taken_back: ({ entry, ...reason }, { bucket }) => (ofFriend(bucket) ? reason : { ...reason, entry }),
}

/** What came through a friend, and what took it back, lies in a kind of its own. */
const ofFriend = (bucket: PointRow['bucket']): boolean => bucket === 'refer_points' || bucket === 'refer_points_v1'

function forAnybody<K extends Kind>(reason: Extract<PointReason, { kind: K }>, row: PointRow): Facts {
  const veil = veiled[reason.kind as K]
  return veil ? veil(reason, row) : { ...reason }
}

/** An entry of the ledger: whole for the wallet's own session, and without what concerns others for everybody else. */
export const entryRow = (row: PointRow, own: boolean) => ({
  id: row.id.toString(),
  rule: row.rule,
  source: own || row.rule !== REFERRAL_RULE ? row.sourceEvent : null,
  bucket: row.bucket,
  points: row.points,
  reason: own ? { ...row.reason } : forAnybody(row.reason, row),
  at: row.at.toISOString(),
  final_at: row.finalAt.toISOString(),
  pending: row.pending,
})
