import { useLocation } from 'react-router-dom'
import { useEffect, useRef } from 'react'
import { airdrops, type Airdrop } from '#core/rewards/airdrops.ts'
import { screenAt } from '#core/screens/match.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { t } from '#src/i18n/t.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { AirdropForm } from '../features/airdrop/AirdropForm.tsx'
import { AirdropResult } from '../features/airdrop/AirdropResult.tsx'
import { NextBridges } from '../features/airdrop/NextBridges.tsx'
import { useAllocations } from '../features/airdrop/useAllocations.ts'

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

/** One airdrop: query and next steps on the left, result on the right; stacked on phones. */
function AirdropScreen({ drop, title }: { drop: Airdrop; title: string }) {
  const { state, query } = useAllocations(drop)
  const answered = state.kind === 'unlisted' || (state.kind === 'found' && !state.isEarlier)
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button was disabled meanwhile and lost the focus, so screen readers continue at the result.
  useEffect(() => {
    if (answered) heading.current?.focus()
  }, [answered])
  return (
    <div className="mx-auto w-full max-w-[30rem] min-[48rem]:max-w-[60rem]">
      <h1 className="text-title font-semibold tracking-tight">{title}</h1>
      <p className="mt-1 mb-5 text-muted">{t('airdrop-intro', { symbol: drop.symbol })}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[48rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] min-[48rem]:grid-rows-[auto_1fr] min-[60rem]:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <AirdropForm loading={state.kind === 'loading'} onQuery={query} />
        <div className="min-[48rem]:col-start-2 min-[48rem]:row-span-2 min-[48rem]:row-start-1">
          <AirdropResult drop={drop} state={state} heading={heading} />
        </div>
        <NextBridges />
      </div>
    </div>
  )
}
