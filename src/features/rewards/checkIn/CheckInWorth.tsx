import type { RewardsData } from '#core/wire/rewards.ts'
import { listText } from '#src/format/listText.ts'
import { t } from '#src/i18n/t.ts'
import { ChevronIcon, InfoIcon } from '#src/ui/icons.tsx'
import { StarIcon } from '#src/ui/moreIcons.tsx'
import { rowDays } from './worthView.ts'

const usual = { box: 'border-line bg-raised', icon: <InfoIcon className="flex-none text-muted" /> }
/** A bonus uses the color of points. */
const twice = {
  box: 'border-ember/50 tint-ember',
  icon: <StarIcon className="flex-none text-ember" fill="currentColor" />,
}

/** Points for one check-in now; the streak bonuses are in an expandable list. */
export function CheckInWorth({ rules }: { rules: RewardsData['check_in'] }) {
  const days = rowDays(rules)
  const { double, points, points_with_bridge: bridged } = rules
  const { box, icon } = double ? twice : usual
  const line = (
    <>
      {icon}
      <span data-testid="check-in-worth" className="min-w-0 flex-1 text-pretty">
        {double
          ? t('rewards-check_in-double', { points: points * 2, bridged: bridged * 2 })
          : t('rewards-check_in-worth', { points, bridged })}
      </span>
    </>
  )
  const look = 'flex min-h-11 items-center gap-3 px-3 py-2'
  const frame = `rounded-input border text-small ${box}`
  if (days.length === 0) return <div className={`${frame} ${look}`}>{line}</div>
  return (
    <details className={`group ${frame}`}>
      <summary className={`${look} list-none`}>
        {line}
        <ChevronIcon className="flex-none text-muted transition-transform duration-(--motion-usual) group-open:rotate-180" />
      </summary>
      <p data-testid="check-in-rows" className="border-t border-line mx-3 py-2 text-pretty">
        {t('rewards-check_in-rows', { days: listText(days.map((one) => t('rewards-check_in-row', { ...one }))) })}
      </p>
    </details>
  )
}
