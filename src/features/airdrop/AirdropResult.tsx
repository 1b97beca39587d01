import type { Ref } from 'react'
import type { Airdrop } from '#core/airdrop/airdrops.ts'
import { t } from '#src/i18n/t.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { AllocationList } from './AllocationList.tsx'
import type { AllocationsState } from './allocationsState.ts'

const SHOWN_WHILE_LOADING = 5

/** Result panel: before, during and after a query. */
export function AirdropResult({
  drop,
  state,
  heading,
}: {
  drop: Airdrop
  state: AllocationsState
  heading: Ref<HTMLHeadingElement>
}) {
  if (state.kind === 'found')
    return (
      <div className="grid gap-4">
        {state.isEarlier ? <Notice tone="warn">{t('airdrop-earlier')}</Notice> : null}
        <AllocationList view={state.view} symbol={drop.symbol} heading={heading} />
      </div>
    )
  if (state.kind === 'start')
    return (
      <EmptyState
        line="search"
        title={t('airdrop-start-title')}
        text={t('airdrop-start-text', { symbol: drop.symbol })}
      />
    )
  if (state.kind === 'unlisted')
    return <EmptyState line="search" title={t('airdrop-start-title')} text={t('airdrop-unlisted')} heading={heading} />
  const progress = t('airdrop-progress', { done: state.done, all: state.all })
  return (
    <section className="card grid gap-3 p-4 min-[30rem]:p-5">
      <ProgressBar label={t('airdrop-results')} value={state.done / state.all} valueText={progress} />
      <p role="status" className="text-small text-muted">
        {progress}
      </p>
      {Array.from({ length: Math.min(SHOWN_WHILE_LOADING, state.all) }, (_, row) => (
        <Skeleton key={row} className="h-10 w-full" />
      ))}
    </section>
  )
}
