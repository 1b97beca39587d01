import type { ReactNode } from 'react'
import { t } from '#src/i18n/t.ts'
import { Tooltip } from '#src/ui/Tooltip.tsx'

/** A balance that nobody told, with its reason on hover, on focus and on a tap (spec §8). Not for rows that are chosen: an option holds no control. */
export default function FailedBalance({ children }: { children: ReactNode }) {
  return (
    <Tooltip text={t('picker-balance_failed')}>
      <span>
        {children} <span className="sr-only">{t('picker-balance_failed')}</span>
      </span>
    </Tooltip>
  )
}
