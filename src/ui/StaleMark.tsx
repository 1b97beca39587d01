import { t } from '#src/i18n/t.ts'
import { HistoryIcon } from './icons.tsx'
import { Tooltip } from './Tooltip.tsx'

/** Mark next to a dollar figure whose price is too old to rely on. */
export default function StaleMark({ isPlain }: { isPlain: boolean | undefined }) {
  if (isPlain)
    return (
      <span className="inline-flex align-middle text-warn">
        <HistoryIcon width={15} height={15} />
        <span className="sr-only">{t('prices-stale')}</span>
      </span>
    )
  return (
    <Tooltip text={t('prices-stale-why')} label={t('prices-stale')}>
      <HistoryIcon width={15} height={15} className="text-warn" />
    </Tooltip>
  )
}
