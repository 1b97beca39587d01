import type { RewardsData } from '#core/wire/rewards.ts'
import { listText } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'

type Bridge = RewardsData['bridge']

/** Points of a transfer before its boost, by destination and asset. */
export function bridgeText({ top_networks: top, to_other_chain: other, other_token: least }: Bridge): string {
  return top.length > 0
    ? t('points-earn-bridge-text', { top: listText(top), other, least })
    : t('points-earn-bridge-flat', { other, least })
}

/** Maximum points of one transfer before its boost. */
export const mostOf = ({ top_networks: top, to_top_chain: best, to_other_chain: other }: Bridge): number =>
  Math.max(other, top.length > 0 ? best : 0)
