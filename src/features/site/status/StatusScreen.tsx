import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { StatusData } from '#core/wire/status.ts'
import type { Api } from '#src/api/calls.ts'
import { chainsQuery, recoversIn } from '#src/api/queries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { displayClock } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState, ErrorState } from '#src/ui/EmptyState.tsx'
import { WarnIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Skeleton } from '#src/ui/Loading.tsx'
import { CheckIcon } from '#src/ui/moreIcons.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { NetworkStates } from './NetworkStates.tsx'
import { ProviderCard } from './ProviderCard.tsx'
import { canaryRows, type NetworkNames, problemsOf, providerView } from './statusView.ts'

const MINUTE = 60_000
export const statusQuery = (api: Api) =>
  queryOptions({
    queryKey: ['status'],
    queryFn: async ({ signal }) => (await api.get('/bridge_api/v1/status', { signal })).data,
    staleTime: MINUTE,
    refetchInterval: ({ state }) => recoversIn(state.error) || MINUTE,
  })

/** State of the service in one sentence, then networks, providers and routes. */
export function StatusScreen({ support }: { support: ReactNode }) {
  const api = useApi()
  const status = useQuery(statusQuery(api))
  const chains = useQuery(chainsQuery(api)).data?.list ?? []
  const error = useSteadyError(status)
  const nameOf: NetworkNames = (id) => chains.find(({ chain_id }) => chain_id === id)?.alias_name ?? String(id)
  if (!status.data)
    return error ? (
      <ErrorState
        title={t('service-failed-title')}
        text={t('service-failed-text')}
        action={{ label: t('action-retry'), onClick: () => void status.refetch() }}
        loading={status.isFetching}
      />
    ) : (
      <div role="status" aria-label={t('page-loading')} className="grid gap-4">
        <Skeleton className="h-32" />
        <Skeleton className="h-16" />
        <Skeleton className="h-60" />
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Now data={status.data} nameOf={nameOf} support={support} />
      <NetworkStates networks={status.data.networks} chains={chains} nameOf={nameOf} />
      <Canaries data={status.data} nameOf={nameOf} />
      <Routes windows={status.data.windows} nameOf={nameOf} />
    </div>
  )
}

/** Answers first what people come for. */
function Now({ data, nameOf, support }: { data: StatusData; nameOf: NetworkNames; support: ReactNode }) {
  const [first, ...others] = problemsOf(data, nameOf)
  const Icon = first === undefined ? CheckIcon : WarnIcon
  const tone = first === undefined ? 'tint-good text-good' : 'tint-warn text-warn'
  return (
    <Card data-testid="status-now">
      <div role="status" className="flex items-start gap-3">
        <span className={`grid size-10 flex-none place-items-center rounded-full ${tone}`}>
          <Icon />
        </span>
        <div className="min-w-0 pt-1">
          <h2 className="text-heading font-semibold tracking-tight text-pretty">{first ?? t('service-ok')}</h2>
          {others.map((text) => (
            <p key={text} className="mt-1 text-pretty">
              {text}
            </p>
          ))}
          <p className="mt-1 text-caption text-muted">{t('service-as_of', { time: displayClock(data.as_of) })}</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
        <p className="min-w-0 flex-1 basis-60 text-small text-pretty text-muted">{t('service-find')}</p>
        <Link to="/query" className={linkLook('secondary')}>
          {t('query-title')}
        </Link>
      </div>
      {support}
    </Card>
  )
}

function Routes({ windows, nameOf }: { windows: StatusData['windows']; nameOf: NetworkNames }) {
  const [days, setDays] = useState(String(windows[0]?.days))
  const providers = windows.find((window) => String(window.days) === days)?.providers ?? []
  return (
    <section aria-labelledby="status-routes" className="mt-4">
      <h2 id="status-routes" className="text-heading font-semibold tracking-tight">
        {t('service-routes')}
      </h2>
      <p className="mt-1 mb-3 max-w-[70ch] text-small text-pretty text-muted">{t('service-about')}</p>
      <Tabs
        label={t('service-routes')}
        value={days}
        tabs={windows.map((window) => ({
          id: String(window.days),
          text: t('service-days', { count: String(window.days) }),
        }))}
        onChange={setDays}
        className="max-w-96"
        panelClassName="mt-4 grid gap-4"
      >
        {providers.length === 0 ? (
          <EmptyState title={t('service-empty-title')} text={t('service-empty-text')} />
        ) : (
          providers.map((provider) => (
            <ProviderCard key={provider.provider} provider={providerView(provider, nameOf)} />
          ))
        )}
      </Tabs>
    </section>
  )
}

/** Routes that the operator checks by transfers of its own; nothing where it checks none. */
function Canaries({ data, nameOf }: { data: StatusData; nameOf: NetworkNames }) {
  const rows = canaryRows(data, nameOf)
  if (rows.length === 0) return null
  return (
    <Card title={t('service-checks')} data-testid="status-canaries">
      <p className="mb-3 max-w-[70ch] text-small text-pretty text-muted">{t('service-checks-about')}</p>
      <ul className="grid gap-3">
        {rows.map(({ key, name, state, checked, share }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-caption text-muted">{checked}</p>
              <p className="text-caption text-muted">{share}</p>
            </div>
            <Badge tone={state === 'ok' ? 'good' : 'warn'}>{t(`service-check-${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
