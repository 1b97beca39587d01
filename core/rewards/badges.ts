import type { ChainId } from '../chain/chainId.ts'
import type { OwnText } from '../format/ownText.ts'

/** Pages that can have a badge; each leads to `badges.json`'s row of the same id. */
export const badgeIds = ['bob-spice', 'soneium-badge', 'scroll-badge'] as const
export type BadgeId = (typeof badgeIds)[number]

/** Condition that the points ledger shows as met. */
export type BadgeTask =
  /** Settled bridges that count. */
  | { readonly kind: 'bridges'; readonly count: number }
  | { readonly kind: 'check_ins'; readonly count: number }
  /** Points without pending ones. */
  | { readonly kind: 'points'; readonly count: number }
  /** A completed campaign, which can name networks. */
  | { readonly kind: 'campaign'; readonly campaignId: number }

/** A badge that wallets mint once their tasks are done: a row of `config/badges.json`. */
export interface Badge {
  readonly id: BadgeId
  readonly name: OwnText
  readonly description: OwnText
  /** Image as a data URI. */
  readonly image: string
  readonly chainId: ChainId
  /** The badge contract, canonical; null = not deployed, so nothing can be minted yet. */
  readonly contract: string | null
  /** Number of the badge in its contract; part of the token id and of the address of its metadata. */
  readonly kind: number
  readonly tasks: readonly BadgeTask[]
  readonly startTime: Date
  readonly endTime: Date
}

/** Progress of a wallet in one task. */
export interface TaskProgress {
  readonly done: number
  /** Number to reach; 1 for a campaign. */
  readonly of: number
}

/** A wallet's counts in the ledger. */
export interface LedgerCounts {
  readonly bridges: number
  readonly checkIns: number
  readonly points: number
  readonly completedCampaigns: ReadonlySet<number>
}

const counts: {
  readonly [K in BadgeTask['kind']]: (task: Extract<BadgeTask, { kind: K }>, ledger: LedgerCounts) => TaskProgress
} = {
  bridges: ({ count }, { bridges }) => upTo(count, bridges),
  check_ins: ({ count }, { checkIns }) => upTo(count, checkIns),
  points: ({ count }, { points }) => upTo(count, points),
  campaign: ({ campaignId }, { completedCampaigns }) => upTo(1, completedCampaigns.has(campaignId) ? 1 : 0),
}

/** Returns the progress in each task, in their order. */
export const badgeProgress = ({ tasks }: Pick<Badge, 'tasks'>, ledger: LedgerCounts): readonly TaskProgress[] =>
  tasks.map((task) => (counts[task.kind] as (task: BadgeTask, ledger: LedgerCounts) => TaskProgress)(task, ledger))

/** True if all tasks are done. A badge has at least one. */
export const isEarned = (progress: readonly TaskProgress[]): boolean =>
  progress.length > 0 && progress.every(({ done, of }) => done >= of)

const upTo = (of: number, count: number): TaskProgress => ({ done: Math.max(0, Math.min(count, of)), of })
