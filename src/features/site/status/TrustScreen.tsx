import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TrustData, TrustReport } from '#core/wire/trust.ts'
import type { Api } from '#src/api/calls.ts'
import { recoversIn } from '#src/api/queries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { displayDayOf, displayMoment } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { ErrorState } from '#src/ui/EmptyState.tsx'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { ChevronIcon, WarnIcon } from '#src/ui/icons.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { CheckIcon, OutIcon } from '#src/ui/moreIcons.tsx'
import {
  type AttesterGroup,
  attesterGroups,
  domainsText,
  type EscrowView,
  escrowViews,
  findingTexts,
  type Mark,
  providersView,
  verdictOf,
} from './trustView.ts'

const PATH = '/bridge_api/v1/trust'
const MINUTE = 60_000
const trustQuery = (api: Api) =>
  queryOptions({
    queryKey: ['trust'],
    queryFn: async ({ signal }) => (await api.get(PATH, { signal })).data,
    staleTime: MINUTE,
    refetchInterval: ({ state }) => recoversIn(state.error) || MINUTE,
  })

/** Verdict in one sentence, then the figures that it is made of. */
export function TrustScreen() {
  const query = useQuery(trustQuery(useApi()))
  const error = useSteadyError(query)
  if (!query.data)
    return error ? (
      <ErrorState
        title={t('trust-failed-title')}
        text={t('trust-failed-text')}
        action={{ label: t('action-retry'), onClick: () => void query.refetch() }}
        loading={query.isFetching}
      />
    ) : (
      <div role="status" aria-label={t('page-loading')} className="grid gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-48" />
        <Skeleton className="h-60" />
      </div>
    )
  const { report } = query.data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {error ? (
        <Notice tone="warn" action={{ label: t('action-retry'), onClick: () => void query.refetch() }}>
          {t('trust-failed-text')}
        </Notice>
      ) : null}
      <Verdict data={query.data} isOld={error !== null} />
      <Attesters report={report} />
      <Escrows report={report} />
      <PublicRecord report={report} />
    </div>
  )
}

const MarkBadge = ({ mark }: { mark: Mark }) => <Badge tone={mark}>{t(`trust-mark-${mark}`)}</Badge>

const tints: Readonly<Record<Mark, string>> = {
  good: 'tint-good text-good',
  warn: 'tint-warn text-warn',
  bad: 'tint-bad text-bad',
}

/** A report that can't be loaded again is never shown as good. */
function Verdict({ data: { report, signer }, isOld }: { data: TrustData; isOld: boolean }) {
  const found = verdictOf(report.findings)
  const verdict = isOld && found === 'good' ? 'warn' : found
  const Icon = verdict === 'good' ? CheckIcon : WarnIcon
  return (
    <Card data-testid="trust-verdict" data-verdict={verdict}>
      <div role="status" className="flex items-start gap-3">
        <span className={`grid size-10 flex-none place-items-center rounded-full ${tints[verdict]}`}>
          <Icon />
        </span>
        <div className="min-w-0 pt-1">
          <h2 className="text-heading font-semibold tracking-tight text-pretty wrap-anywhere">
            {t(`trust-verdict-${verdict}`)}
          </h2>
          {report.findings.length > 0 ? (
            <ul className="mt-1 grid gap-1">
              {findingTexts(report).map((text) => (
                <li key={text} className="text-pretty wrap-anywhere">
                  {text}
                </li>
              ))}
            </ul>
          ) : null}
          <p className="mt-1 text-caption text-muted">{t('service-as_of', { time: displayMoment(report.as_of) })}</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
        <div className="min-w-0 flex-1 basis-60 text-small text-muted">
          <p className="text-pretty wrap-anywhere">{t(signer ? 'trust-signed' : 'trust-unsigned')}</p>
          {signer ? <FullAddress address={signer} /> : null}
        </div>
        <a href={`/api${PATH}`} target="_blank" rel="noopener" className={linkLook('secondary')}>
          {t('trust-json')}
        </a>
      </div>
    </Card>
  )
}

function Attesters({ report }: { report: TrustReport }) {
  const providers = providersView(report)
  const groups = attesterGroups(report)
  const domains = domainsText(report)
  return (
    <Card title={t('trust-attesters')} data-testid="trust-attesters">
      <About text={t('trust-attesters-about')} />
      <ul className="grid">
        {groups.map((group) => (
          <AttesterRow key={group.key} group={group} />
        ))}
        <Line title={t('trust-providers')} mark={providers.mark}>
          <span className="block">{providers.text}</span>
          {domains ? <span className="block">{domains}</span> : null}
        </Line>
      </ul>
    </Card>
  )
}

const AttesterRow = ({ group: { networks, needed, keys, read, mark } }: { group: AttesterGroup }) => (
  <Line title={needed} mark={mark}>
    <span className="block">{networks}</span>
    {read ? <span className="block">{read}</span> : null}
    {keys.length > 0 ? (
      <Folded label={t('trust-keys')}>
        <ul className="grid gap-2">
          {keys.map((address) => (
            <li key={address}>
              <FullAddress address={address} />
            </li>
          ))}
        </ul>
      </Folded>
    ) : null}
  </Line>
)

function Escrows({ report }: { report: TrustReport }) {
  const views = escrowViews(report)
  if (views.length === 0) return null
  return (
    <Card title={t('trust-escrows')} data-testid="trust-escrows">
      <About text={t('trust-escrows-about')} />
      <ul className="grid">
        {views.map((view) => (
          <EscrowRow key={view.key} view={view} />
        ))}
      </ul>
    </Card>
  )
}

const EscrowRow = ({ view: { network, address, isOlder, mark, rows, read, isEmpty } }: { view: EscrowView }) => (
  <Line title={isOlder ? t('trust-older', { name: network }) : network} mark={mark}>
    {isEmpty ? <span className="block text-text">{t('trust-empty')}</span> : null}
    <span className="block">{read}</span>
    {rows.length === 0 ? null : (
      <dl className="mt-2 text-text">
        {rows.map((row) => (
          <FactRow key={row.symbol} label={row.symbol}>
            <span className={row.mark === 'bad' ? 'text-bad' : ''}>
              {t('trust-holding', { held: row.held, owed: row.owed })}
            </span>
          </FactRow>
        ))}
      </dl>
    )}
    <Folded label={t('trust-address')}>
      <FullAddress address={address} />
    </Folded>
  </Line>
)

function PublicRecord({ report: { audits, incidents, drill, findings } }: { report: TrustReport }) {
  const has = (code: TrustReport['findings'][number]['code']) => findings.some((one) => one.code === code)
  const drillMark: Mark = has('drill_failed') ? 'bad' : has('drill_missing') ? 'warn' : 'good'
  return (
    <Card title={t('trust-record')} data-testid="trust-record">
      <ul className="grid">
        <Line title={t('around-audits')} mark={has('no_audit') ? 'warn' : 'good'}>
          {audits.length === 0
            ? t('trust-none')
            : audits.map(({ name, url }) => (
                <Out key={name} url={url}>
                  {name}
                </Out>
              ))}
        </Line>
        <Line title={t('trust-drill')} mark={drillMark}>
          {drill ? (
            <Out url={drill.url}>{t(`trust-drill-${drill.outcome}`, { time: displayMoment(drill.at) })}</Out>
          ) : (
            t('trust-none')
          )}
        </Line>
        <Line title={t('trust-incidents')} mark={has('incident_open') ? 'bad' : 'good'}>
          <span className="block">{t('trust-incidents-open', { count: incidents.open })}</span>
          {incidents.published.map(({ id, date, title, url }) => (
            <Out key={id} url={url}>
              {displayDayOf(`${date}T12:00:00Z`)} · <bdi>{title}</bdi>
            </Out>
          ))}
        </Line>
      </ul>
    </Card>
  )
}

const About = ({ text }: { text: string }) => (
  <p className="mb-1 max-w-[70ch] text-small text-pretty text-muted wrap-anywhere">{text}</p>
)

/** One checked thing: its name, its mark, and what was found. */
const Line = ({ title, mark, children }: { title: string; mark: Mark; children: ReactNode }) => (
  <li className="border-b border-line py-3 last:border-0 last:pb-0">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h3 className="min-w-0 font-semibold wrap-anywhere">{title}</h3>
      <MarkBadge mark={mark} />
    </div>
    <div className="mt-1 text-small text-pretty text-muted wrap-anywhere">{children}</div>
  </li>
)

const Folded = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="group">
    <summary className="flex min-h-11 cursor-pointer items-center text-muted hover:text-text">
      {label}
      <ChevronIcon className="ms-1 flex-none group-open:rotate-180" />
    </summary>
    {children}
  </details>
)

/** Link to the operator's own document; plain text without one, or where external links are hidden. */
const Out = ({ url, children }: { url: string | null; children: ReactNode }) =>
  url ? (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-h-11 items-center gap-2 text-text hover:text-tide"
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <OutIcon width={16} height={16} className="flex-none text-muted" />
    </a>
  ) : (
    <span className="block py-1">{children}</span>
  )
