import type { RewardsData } from '#core/wire/rewards.ts'
import { listText } from '#src/format/listText.ts'
import { t } from '#src/i18n/t.ts'

type Bridge = RewardsData['bridge']

/** What a bridge earns before its boost, by where it leads and what it carries. */
export function bridgeText({ top_networks: top, to_other_chain: other, other_token: least }: Bridge): string {
  return top.length > 0
    ? t('points-earn-bridge-text', { top: listText(top), other, least })
    : t('points-earn-bridge-flat', { other, least })
}

/** The most that one earns before its boost. */
export const mostOf = ({ top_networks: top, to_top_chain: best, to_other_chain: other }: Bridge): number =>
  Math.max(other, top.length > 0 ? best : 0)
