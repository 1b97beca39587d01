import { t } from '#src/i18n/t.ts'
import { HistoryIcon } from './icons.tsx'
import { Tooltip } from './Tooltip.tsx'

/** Beside a dollar figure whose price is too old to decide anything. */
export default function StaleMark() {
  return (
    <Tooltip text={t('prices-stale-why')} label={t('prices-stale')}>
      <HistoryIcon width={15} height={15} className="text-warn" />
    </Tooltip>
  )
}
