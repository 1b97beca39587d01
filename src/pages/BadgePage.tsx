import { useLocation } from 'react-router-dom'
import { badgeIds } from '#core/rewards/badges.ts'
import { screenAt } from '#core/screens/match.ts'
import { BadgeScreen } from '#src/features/rewards/badges/BadgeScreen.tsx'
import { usePermits } from '#src/features/shared/policy.ts'
import { t } from '#src/i18n/t.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** Badge at this path. */
export default function BadgePage() {
  const screen = screenAt(useLocation().pathname)
  const id = badgeIds.find((one) => one === screen?.name)
  const may = usePermits()
  if (!screen || !id) return null
  const isOpen = may('rewards', 'other') && may('badge', 'other')
  return (
    <div className="mx-auto w-full max-w-[60rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">{t(`screen-${screen.name}-title`)}</h1>
      {isOpen ? (
        <BadgeScreen key={id} id={id} />
      ) : (
        <EmptyState line="closed" title={t('badge-hidden-title')} text={t('badge-hidden-text')} />
      )}
    </div>
  )
}
