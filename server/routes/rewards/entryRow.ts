import { shortAddress } from '#core/format/address.ts'
import type { PointReason } from '#core/rewards/reason.ts'
import { REFERRAL_RULE } from '#store/referrals/types.ts'
import type { PointRow } from '#store/points/types.ts'

type Facts = Record<string, string | number | boolean>
type Kind = PointReason['kind']
type Veils = { readonly [K in Kind]?: (reason: Extract<PointReason, { kind: K }>, row: PointRow) => Facts }

/** The operator's reason for a clawback is for operators only, not even for the wallet. */
const unspoken: Veils = {
  revoked: ({ kind }) => ({ kind }),
}

/** The reader: the wallet's own session, or any other caller, who sees only public campaigns. */
export interface EntryReader {
  readonly own: boolean
  readonly knows: (campaignId: number) => boolean
}

/** Redacts facts about others, and an operator's notes to the wallet, for any other reader. */
const veiled: Veils = {
  ...unspoken,
  referral: ({ order: _order, ...reason }) => ({ ...reason, friend: shortAddress(reason.friend) }),
  granted: ({ kind }) => ({ kind }),
  taken_back: (reason, { bucket }) => veiledReversal[bucket]?.(reason) ?? { ...reason },
}

type TakenBack = Extract<PointReason, { kind: 'taken_back' }>
/** Hides a friend's order and its outcome: that two wallets belong to one user is private. */
const ofFriend = ({ kind }: TakenBack): Facts => ({ kind, why: 'of_friend' })
/** Reversals in these buckets refer to a friend's order or to a campaign. */
const veiledReversal: { readonly [B in PointRow['bucket']]?: (reason: TakenBack) => Facts } = {
  refer_points: ofFriend,
  refer_points_v1: ofFriend,
  campaign_points: ({ kind, why }) => ({ kind, why }),
}

/** Returns the campaign of a reason, or null. */
export const campaignOf = (reason: PointReason): number | null => ('campaign' in reason ? reason.campaign : null)

function under<K extends Kind>(veils: Veils, reason: Extract<PointReason, { kind: K }>, row: PointRow): Facts {
  const veil = veils[reason.kind as K]
  return veil ? veil(reason, row) : { ...reason }
}

/** Source and reason of an entry as the reader may see them. An unlisted campaign is shown as "campaign" only. */
function originFor(row: PointRow, { own, knows }: EntryReader): { source: string | null; reason: Facts } {
  if (own) return { source: row.sourceEvent, reason: under(unspoken, row.reason, row) }
  const campaign = campaignOf(row.reason)
  if (campaign !== null && !knows(campaign)) return { source: null, reason: { kind: 'campaign' } }
  return { source: row.rule === REFERRAL_RULE ? null : row.sourceEvent, reason: under(veiled, row.reason, row) }
}

/**
 * Builds a ledger entry: complete for the wallet's own session except for operators' notes, redacted for other readers.
 */
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
