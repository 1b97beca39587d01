import { useLocation } from 'react-router-dom'
import { airdrops } from '#core/airdrop/airdrops.ts'
import { screenAt } from '#core/screens/match.ts'
import { AirdropScreen } from '#src/features/airdrop/AirdropScreen.tsx'
import { usePermits } from '#src/features/shared/policy.ts'
import { t } from '#src/i18n/t.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** Query screen of the airdrop at this path. */
export default function AirdropPage() {
  const screen = screenAt(useLocation().pathname)
  const drop = airdrops.find(({ path }) => path === screen?.path)
  const may = usePermits()
  if (!screen || !drop) return null
  const title = t(`screen-${screen.name}-title`)
  if (may('airdrop', 'other')) return <AirdropScreen key={drop.id} drop={drop} title={title} />
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyState line="closed" title={t('airdrop-hidden-title')} text={t('airdrop-hidden-text')} />
    </>
  )
}
