import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { makerRoutesQuery } from '#src/api/makerQueries.ts'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { statusQuery } from '#src/features/site/status/StatusScreen.tsx'
import type { NetworkNames } from '#src/features/site/status/statusView.ts'
import { listText } from '#src/format/listText.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { EmptyState, ErrorState } from '#src/ui/EmptyState.tsx'
import { Select } from '#src/ui/Field.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Skeleton } from '#src/ui/Loading.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import { type MakerRoute, makerRoutes, networksOf, symbolsOf, withoutEscrow } from './makerView.ts'

const steps = ['deposit', 'payout', 'attest', 'claim'] as const

/** Routes that are shown at once; with more, there is a filter by network. */
const MANY = 8

/** Steps of a transfer from a market maker's side, its routes with limits, liquidity and fill times, and an application. */
export function MakerScreen({ support }: { support: ReactNode }) {
  const data = useMakerData()
  const mayApply = usePermits()('maker', 'other')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <HowItWorks names={withoutEscrow(data.routes ?? [], data.nameOf)} support={support} />
      <Routes {...data} />
      {mayApply && data.routes ? (
        <ApplicationCard
          networks={networksOf(data.routes).map((id) => ({ id, name: data.nameOf(id) }))}
          symbols={data.symbols}
        />
      ) : null}
    </div>
  )
}

function useMakerData() {
  const api = useApi()
  const chains = useQuery(chainsQuery(api))
  const tokens = useQuery(tokensQuery(api))
  const own = useQuery(makerRoutesQuery(api))
  // Without figures the routes and limits are still worth showing.
  const status = useQuery(statusQuery(api)).data
  const failures = [useSteadyError(chains), useSteadyError(tokens), useSteadyError(own)]
  const nameOf: NetworkNames = (id) =>
    chains.data?.list.find(({ chain_id }) => chain_id === id)?.alias_name ?? String(id)
  return {
    nameOf,
    /** Null until they are loaded. */
    routes: chains.data && tokens.data && own.data ? makerRoutes(own.data, tokens.data.list, status, nameOf) : null,
    symbols: tokens.data && own.data ? symbolsOf(own.data, tokens.data.list) : [],
    hasFailed: failures.some(Boolean),
    isFetching: chains.isFetching || tokens.isFetching || own.isFetching,
    retry: () => {
      for (const query of [chains, tokens, own]) if (!query.data) void query.refetch()
    },
  }
}

function HowItWorks({ names, support }: { names: readonly string[]; support: ReactNode }) {
  const withReport = usePermits()('trust', 'other')
  return (
    <Card title={t('maker-how')} data-testid="maker-how">
      <ol className="grid gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span className="figure grid size-8 flex-none place-items-center rounded-full tint-tide font-semibold text-tide">
              {index + 1}
            </span>
            <p className="min-w-0 pt-1 text-pretty wrap-anywhere">{t(`maker-step-${step}`)}</p>
          </li>
        ))}
      </ol>
      {names.length > 0 ? (
        <p className="mt-5 text-pretty wrap-anywhere" data-testid="maker-custody">
          {t('maker-custody-note', { networks: listText(names) })}
        </p>
      ) : null}
      {withReport ? (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
          <p className="min-w-0 flex-1 basis-60 text-small text-pretty text-muted wrap-anywhere">{t('maker-trust')}</p>
          <Link to="/trust" className={linkLook('secondary')}>
            {t('screen-trust-title')}
          </Link>
        </div>
      ) : null}
      {support}
    </Card>
  )
}

type RoutesProps = Pick<ReturnType<typeof useMakerData>, 'routes' | 'nameOf' | 'hasFailed' | 'isFetching' | 'retry'>

function Routes({ routes, nameOf, hasFailed, isFetching, retry }: RoutesProps) {
  const title = useId()
  const [network, setNetwork] = useState('')
  const [isWhole, setWhole] = useState(false)
  const further = useRef<HTMLLIElement>(null)
  // The pressed button is gone, so the focus moves to the first route that it has shown.
  useEffect(() => {
    if (isWhole) further.current?.focus()
  }, [isWhole])
  if (!routes)
    return hasFailed ? (
      <ErrorState
        title={t('maker-failed-title')}
        text={t('maker-failed-text')}
        action={{ label: t('action-retry'), onClick: retry }}
        loading={isFetching}
      />
    ) : (
      <div role="status" aria-label={t('page-loading')} className="grid gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-48" />
      </div>
    )
  if (routes.length === 0) return <EmptyState title={t('maker-empty-title')} text={t('maker-empty-text')} />
  const networks = networksOf(routes)
  const chosen = networks.some((id) => String(id) === network) ? network : ''
  const found = routes.filter(({ from, to }) => chosen === '' || [from, to].map(String).includes(chosen))
  const shown = isWhole ? found : found.slice(0, MANY)
  return (
    <section aria-labelledby={title} className="mt-4">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id={title} className="text-heading font-semibold tracking-tight wrap-anywhere">
            {t('maker-routes')}
          </h2>
          <p className="mt-1 max-w-[70ch] text-small text-pretty text-muted wrap-anywhere">{t('maker-routes-about')}</p>
        </div>
        {routes.length > MANY ? (
          <div className="min-w-0 flex-1 basis-52 min-[48rem]:max-w-64">
            <Select
              label={t('maker-filter')}
              value={chosen}
              onChange={(event) => setNetwork(event.target.value)}
              choices={[
                { value: '', text: t('maker-filter-all') },
                ...networks.map((id) => ({ value: String(id), text: nameOf(id) })),
              ]}
            />
          </div>
        ) : null}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4">
        {shown.map((route, n) => (
          <li key={route.key} ref={n === MANY ? further : null} tabIndex={n === MANY ? -1 : undefined}>
            <RouteCard route={route} nameOf={nameOf} />
          </li>
        ))}
      </ul>
      {shown.length < found.length ? (
        <Button look="secondary" wide className="mt-4" onClick={() => setWhole(true)} data-testid="maker-all">
          {t('maker-all', { count: found.length })}
        </Button>
      ) : null}
    </section>
  )
}

const RouteCard = ({ route, nameOf }: { route: MakerRoute; nameOf: NetworkNames }) => {
  const { from, to, pairs, liquidity, hasEscrow, figures } = route
  return (
    <Card
      title={t('service-route-text', { from: nameOf(from), to: nameOf(to) })}
      className="flex h-full flex-col"
      data-testid="maker-route"
    >
      <dl>
        {pairs.map(({ key, name, limits }) => (
          <FactRow key={key} label={name}>
            {limits}
          </FactRow>
        ))}
        <FactRow label={t('maker-liquidity')}>{liquidity ?? <Unknown />}</FactRow>
        <FactRow label={t('service-time')} note={figures?.time?.within}>
          {figures?.time?.median ?? <Unknown />}
        </FactRow>
        <FactRow label={t('service-arrived')}>{figures?.arrived ?? <Unknown />}</FactRow>
      </dl>
      <p className="mt-auto pt-3 text-caption text-pretty text-muted wrap-anywhere">
        {hasEscrow ? t('maker-custody-escrow') : t('maker-custody-maker', { network: nameOf(from) })}
      </p>
    </Card>
  )
}

const Unknown = () => <span className="font-normal text-muted">{t('service-unknown')}</span>
