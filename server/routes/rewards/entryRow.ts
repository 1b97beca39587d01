import { shortAddress } from '#core/format/address.ts'
import type { PointReason } from '#core/rewards/reason.ts'
import { REFERRAL_RULE } from '#store/contract/referrals.ts'
import type { PointRow } from '#store/contract/points.ts'

type Facts = Record<string, string | number | boolean>
type Kind = PointReason['kind']
type Veils = { readonly [K in Kind]?: (reason: Extract<PointReason, { kind: K }>, row: PointRow) => Facts }

/** Why an operator took points is for operators alone: not even its wallet reads it. */
const unspoken: Veils = {
  revoked: ({ kind }) => ({ kind }),
}

/** Who reads: the wallet's own session, or anybody else, who knows of some campaigns. */
export interface EntryReader {
  readonly own: boolean
  readonly knows: (campaignId: number) => boolean
}

/** Facts that are about somebody else, or that an operator wrote to this wallet alone; each as anybody may read it, or left out. */
const veiled: Veils = {
  ...unspoken,
  referral: ({ order: _order, ...reason }) => ({ ...reason, friend: shortAddress(reason.friend) }),
  granted: ({ kind }) => ({ kind }),
  taken_back: (reason, { bucket }) => veiledReversal[bucket]?.(reason) ?? { ...reason },
}

type TakenBack = Extract<PointReason, { kind: 'taken_back' }>
/** Neither a friend's order nor what became of it: that two wallets are one person's is nobody else's business. */
const ofFriend = ({ kind }: TakenBack): Facts => ({ kind, why: 'of_friend' })
/** What was taken back there names a friend's order, or a campaign. */
const veiledReversal: { readonly [B in PointRow['bucket']]?: (reason: TakenBack) => Facts } = {
  refer_points: ofFriend,
  refer_points_v1: ofFriend,
  campaign_points: ({ kind, why }) => ({ kind, why }),
}

/** The campaign that a reason names; null for any other. */
export const campaignOf = (reason: PointReason): number | null => ('campaign' in reason ? reason.campaign : null)

function under<K extends Kind>(veils: Veils, reason: Extract<PointReason, { kind: K }>, row: PointRow): Facts {
  const veil = veils[reason.kind as K]
  return veil ? veil(reason, row) : { ...reason }
}

/** What a reader may know of an entry's origin. A campaign that nobody is told of is a campaign, and no more. */
function originFor(row: PointRow, { own, knows }: EntryReader): { source: string | null; reason: Facts } {
  if (own) return { source: row.sourceEvent, reason: under(unspoken, row.reason, row) }
  const campaign = campaignOf(row.reason)
  if (campaign !== null && !knows(campaign)) return { source: null, reason: { kind: 'campaign' } }
  return { source: row.rule === REFERRAL_RULE ? null : row.sourceEvent, reason: under(veiled, row.reason, row) }
}

/** An entry of the ledger: whole for the wallet's own session, but for operators' own notes, and without what concerns others for everybody else. */
export const entryRow = (row: PointRow, reader: EntryReader) => ({
  id: row.id.toString(),
  rule: row.rule,
  bucket: row.bucket,
  points: row.points,
  ...originFor(row, reader),
  at: row.at.toISOString(),
  final_at: row.finalAt.toISOString(),
  pending: row.pending,
})
