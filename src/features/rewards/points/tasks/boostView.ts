import { boostPercent } from '#core/rewards/bridgePoints.ts'
import type { RewardsData } from '#core/wire/rewards.ts'
import { inMarks } from '#src/format/amount.ts'
import { listText } from '#src/format/listText.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'

export interface BoostStep {
  /** First transfer that the tier applies to. */
  readonly from: number
  readonly percent: number
  readonly current: boolean
  readonly reached: boolean
}

interface BoostView {
  readonly steps: readonly BoostStep[]
  readonly percent: number
  /** Next tier and the transfer that it starts with; null at the highest. */
  readonly next: Pick<BoostStep, 'percent' | 'from'> | null
}

const NONE = { above: 0, percent: 100 }

/** Builds the boost tiers for a wallet with this many transfers: "above 3" starts with the fourth (spec §9). */
export function boostView(tiers: RewardsData['tiers'], bridges: number): BoostView {
  const percent = boostPercent(tiers, bridges)
  const steps = [NONE, ...tiers].map((tier) => ({
    from: tier.above + 1,
    percent: tier.percent,
    current: tier.percent === percent,
    reached: tier.percent <= percent,
  }))
  const next = steps.find((step) => !step.reached)
  return { steps, percent, next: next ? { percent: next.percent, from: next.from } : null }
}

/** "1.1×" for 110 percent, without trailing zeros. */
export const factorText = (percent: number): string => isolateBidi(`${inMarks(String(percent / 100))}×`)

type Bridge = RewardsData['bridge']

/** Returns the points of a transfer before its boost, by destination and asset. */
export function bridgeText({ top_networks: top, to_other_chain: other, other_token: least }: Bridge): string {
  return top.length > 0
    ? t('points-earn-bridge-text', { top: listText(top), other, least })
    : t('points-earn-bridge-flat', { other, least })
}

/** Returns the maximum points of one transfer before its boost. */
export const mostOf = ({ top_networks: top, to_top_chain: best, to_other_chain: other }: Bridge): number =>
  Math.max(other, top.length > 0 ? best : 0)
