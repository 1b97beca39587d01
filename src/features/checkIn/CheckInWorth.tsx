import type { RewardsData } from '#core/wire/rewards.ts'
import { listText } from '#src/format/listText.ts'
import { t } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { rowDays } from './worthView.ts'

/** What a check-in earns here and now, and what a row of them earns on top. */
export function CheckInWorth({ rules }: { rules: RewardsData['check_in'] }) {
  const days = rowDays(rules)
  const { double, points, points_with_bridge: bridged } = rules
  return (
    <Notice tone={double ? 'warn' : 'info'}>
      <p data-testid="check-in-worth">{double ? t('rewards-check_in-double', { points: points * 2, bridged: bridged * 2 }) : t('rewards-check_in-worth', { points, bridged })}</p>
      {days.length === 0 ? null : <p data-testid="check-in-rows">{t('rewards-check_in-rows', { days: listText(days.map((one) => t('rewards-check_in-row', { ...one }))) })}</p>}
    </Notice>
  )
}
