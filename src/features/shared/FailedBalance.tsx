import type { ReactNode } from 'react'
import { t } from '#src/i18n/t.ts'
import { Tooltip } from '#src/ui/Tooltip.tsx'

/** Balance that failed to load, with its reason on hover, focus or tap (spec §8). Not for option rows: an option contains no control. */
export default function FailedBalance({ children }: { children: ReactNode }) {
  return (
    <Tooltip text={t('picker-balance_failed')}>
      <span>
        {children} <span className="sr-only">{t('picker-balance_failed')}</span>
      </span>
    </Tooltip>
  )
}
