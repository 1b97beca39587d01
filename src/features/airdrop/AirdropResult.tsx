import type { Ref } from 'react'
import type { Airdrop } from '#core/rewards/airdrops.ts'
import { t } from '#src/i18n/t.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { AmountText } from '#src/ui/AmountText.tsx'
import { CheckIcon, CloseIcon } from '#src/ui/moreIcons.tsx'
import type { AllocationsState, AllocationsView, AllocationView } from './allocations.ts'

const SHOWN_WHILE_LOADING = 5

/** Result panel: before, during and after a query. */
export function AirdropResult({
  drop,
  state,
  heading,
  start,
}: {
  drop: Airdrop
  state: AllocationsState
  heading: Ref<HTMLHeadingElement>
  /** Sentence before a query; without it, about allocations. */
  start?: string
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
        text={start ?? t('airdrop-start-text', { symbol: drop.symbol })}
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

const looks = {
  nothing: { colour: 'text-bad', Icon: CloseIcon },
  something: { colour: 'text-good', Icon: CheckIcon },
} as const

/** Shows the total first, then each address with its amount. An icon marks empty ones in addition to the color. */
function AllocationList({
  view,
  symbol,
  heading,
}: {
  view: AllocationsView
  symbol: string
  heading: Ref<HTMLHeadingElement>
}) {
  return (
    <section className="card p-4 min-[30rem]:p-5">
      <h2 ref={heading} tabIndex={-1} className="text-heading font-semibold tracking-tight outline-none">
        {t('airdrop-results')}
      </h2>
      <p className="mt-3 text-caption text-muted">{t('airdrop-total')}</p>
      <AmountText text={t('airdrop-amount', { amount: view.total, symbol })} data-testid="airdrop-total" />
      <p className="text-small text-muted">{t('airdrop-summary', { found: view.found, all: view.rows.length })}</p>
      <ul className="mt-4 border-t border-line" data-testid="airdrop-rows">
        {view.rows.map((row) => (
          <AllocationRow key={row.address} row={row} symbol={symbol} />
        ))}
      </ul>
    </section>
  )
}

/** Splits the address into two equal lines where the width allows; it copies as one word. */
function HalvedAddress({ address }: { address: string }) {
  const half = address.length / 2
  return (
    <span className="max-w-[min(23ch,100%)] flex-none font-mono text-caption wrap-anywhere">
      <span className="inline-block">{address.slice(0, half)}</span>
      <span className="inline-block">{address.slice(half)}</span>
    </span>
  )
}

function AllocationRow({ row, symbol }: { row: AllocationView; symbol: string }) {
  const { colour, Icon } = looks[row.isNothing ? 'nothing' : 'something']
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 last:border-0">
      <HalvedAddress address={row.address} />
      <span
        data-state={row.isNothing ? 'nothing' : 'something'}
        className={`ms-auto inline-flex min-w-0 items-center gap-2 font-semibold ${colour}`}
      >
        <Icon width={16} height={16} className="flex-none" />
        <span data-testid="airdrop-value" className="min-w-0 wrap-anywhere">
          {row.amount}
        </span>
        <span className="sr-only">{symbol}</span>
      </span>
    </li>
  )
}
