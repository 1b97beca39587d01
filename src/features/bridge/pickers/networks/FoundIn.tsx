import { t } from '#src/i18n/t.ts'
import { Badge } from '#src/ui/Badge.tsx'
import type { NetworkTab } from './networkTabs.ts'

/** Tab of a match outside of the visible one. */
export const FoundIn = ({ tab }: { tab: NetworkTab }) => (
  <span className="flex-none">
    <span className="sr-only">{t('picker-found_in')} </span>
    <Badge>{t(`picker-tab-${tab}`)}</Badge>
  </span>
)
