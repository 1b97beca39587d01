import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePermits } from '#src/features/shared/policy.ts'
import { useSite } from '#src/features/site/useSite.ts'
import { t } from '#src/i18n/t.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState, ErrorState } from '#src/ui/EmptyState.tsx'
import { SearchField } from '#src/ui/Field.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import {
  type EcosystemEntry,
  type Filters,
  filtersOf,
  matching,
  queryOf,
  sectionsOf,
  tagCounts,
  toggled,
} from './ecosystemView.ts'
import { useEcosystem } from './useEcosystem.ts'

interface ScreenProps {
  /** Draws a wallet's icon. */
  walletIcon(wallet: Pick<EcosystemEntry, 'icon' | 'name'> & { connectorId: string }): ReactNode
}

/** Networks, wallets and apps as cards, with a search and tags that the address keeps. */
export function EcosystemScreen({ walletIcon }: ScreenProps) {
  const { entries, isError, isFetching, isWithoutApps, retry } = useEcosystem()
  const [filters, setFilters] = useFilters()
  const count = useRef<HTMLParagraphElement>(null)
  if (!entries)
    return isError ? (
      <ErrorState
        title={t('ecosystem-failed')}
        text={t('ecosystem-failed-text')}
        action={{ label: t('action-retry'), onClick: retry }}
        loading={isFetching}
      />
    ) : (
      <div role="status" aria-label={t('main-loading')} className="grid gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    )
  const found = matching(entries, filters)
  const isWhole = queryOf(filters) === ''
  const showAll = (kind: EcosystemEntry['kind']): void => {
    setFilters(toggled(filters, kind))
    // The pressed button is gone.
    count.current?.focus()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SearchField
        value={filters.search}
        onChange={(search) => setFilters({ ...filters, search })}
        placeholder={t('ecosystem-search')}
      />
      <TagToggles entries={entries} filters={filters} onChange={setFilters} />
      {isWithoutApps ? (
        <Notice tone="warn" action={{ label: t('action-retry'), onClick: retry }}>
          {t('ecosystem-apps-failed')}
        </Notice>
      ) : null}
      <p role="status" ref={count} tabIndex={-1} className="text-small text-muted outline-none">
        {t('ecosystem-count', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <div data-testid="ecosystem" className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {isWhole ? (
            sectionsOf(found).map((section) => (
              <section key={section.kind} aria-labelledby={`ecosystem-${section.kind}`}>
                <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
                  <h2 id={`ecosystem-${section.kind}`} className="text-heading font-semibold tracking-tight">
                    {t(`ecosystem-tag-${section.kind}`)}
                  </h2>
                  {section.count > section.shown.length ? (
                    <Button look="quiet" onClick={() => showAll(section.kind)} data-testid={`all-${section.kind}`}>
                      {t('ecosystem-all', { count: section.count })}
                    </Button>
                  ) : null}
                </div>
                <Cards entries={section.shown} walletIcon={walletIcon} />
              </section>
            ))
          ) : (
            <Cards entries={found} walletIcon={walletIcon} />
          )}
        </div>
      ) : (
        <EmptyState title={t('ecosystem-none')} text={t('ecosystem-none-text')} line="search">
          <Button look="secondary" onClick={() => setFilters({ search: '', tags: [] })}>
            {t('ecosystem-clear')}
          </Button>
        </EmptyState>
      )}
      <OwnPage />
    </div>
  )
}

const Cards = ({ entries, walletIcon }: ScreenProps & { entries: readonly EcosystemEntry[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
    {entries.map((entry) => (
      <li key={entry.key} className="flex">
        <EntryCard entry={entry} walletIcon={walletIcon} />
      </li>
    ))}
  </ul>
)

/** The operator's own page about its ecosystem, by its host. */
function OwnPage() {
  const href = useSite()?.links['ecosystem']
  const permitted = usePermits()('links', 'other')
  if (!href?.startsWith('https:') || !permitted) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-tide"
    >
      {new URL(href).host}
      <OutIcon width={16} height={16} />
    </a>
  )
}

/** Filters of the address. Typing replaces it, so that Back leaves the page. */
function useFilters(): [Filters, (filters: Filters) => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [filters, setFilters] = useState(() => filtersOf(new URLSearchParams(search)))
  const query = queryOf(filters)
  useEffect(() => {
    if (query !== queryOf(filtersOf(new URLSearchParams(search))))
      void navigate(query === '' ? pathname : `${pathname}?${query}`, { replace: true })
  }, [navigate, pathname, query, search])
  return [filters, setFilters]
}

interface TogglesProps {
  entries: readonly EcosystemEntry[]
  filters: Filters
  onChange(filters: Filters): void
}

function TagToggles({ entries, filters, onChange }: TogglesProps) {
  return (
    <div role="group" aria-label={t('ecosystem-tags')} className="flex flex-wrap gap-2">
      {[...tagCounts(entries, filters.search)].map(([tag, count]) => (
        <button
          key={tag}
          type="button"
          aria-pressed={filters.tags.includes(tag)}
          onClick={() => onChange(toggled(filters, tag))}
          className="press inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line bg-surface px-4 text-small wrap-anywhere max-[16rem]:px-3 font-semibold text-muted hover:border-control-line hover:text-text aria-pressed:border-tide aria-pressed:text-tide"
        >
          {t(`ecosystem-tag-${tag}`)}
          <span className="figure text-caption">{count}</span>
        </button>
      ))}
    </div>
  )
}

interface CardProps extends ScreenProps {
  entry: EcosystemEntry
}

const card =
  'flex min-w-0 flex-1 items-start gap-3 rounded-card border border-line bg-surface p-4 max-[16rem]:flex-wrap max-[16rem]:p-3'

/** The whole card is the link. */
function EntryCard({ entry, walletIcon }: CardProps) {
  const { to } = entry
  const content = <EntryContent entry={entry} walletIcon={walletIcon} />
  if (to === null) return <div className={card}>{content}</div>
  const look = `press ${card} hover:border-control-line`
  if (to.startsWith('/'))
    return (
      <Link to={to} className={look}>
        {content}
      </Link>
    )
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={look}>
      {content}
      <OutIcon width={16} height={16} className="flex-none text-muted max-[16rem]:hidden" />
    </a>
  )
}

/** Networks named on a card before the rest is counted. */
const MOST_NETWORKS = 3

function EntryContent({ entry, walletIcon }: CardProps) {
  const { kind, name, icon, connectorId, text, networks, isInstalled, tags } = entry
  const more = networks.length - MOST_NETWORKS
  const named = networks.slice(0, MOST_NETWORKS).join(' · ')
  return (
    <>
      {connectorId !== null ? (
        walletIcon({ icon, name, connectorId })
      ) : kind === 'apps' && icon !== null ? (
        <img src={icon} alt="" className="size-9 flex-none rounded-[0.625rem]" />
      ) : (
        <RoundIcon kind="network" name={name} icon={icon ?? ''} size={36} />
      )}
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1 wrap-anywhere max-[16rem]:basis-full">
        <span dir="auto" className="truncate font-semibold">
          {name}
        </span>
        {text === '' ? null : (
          <span dir="auto" className="text-small text-pretty text-muted">
            {text}
          </span>
        )}
        <span className="text-caption text-muted">
          {kind === 'networks'
            ? t('ecosystem-bridge')
            : more > 0
              ? t('ecosystem-on_more', { networks: named, count: more })
              : named}
        </span>
        <span className="flex flex-wrap gap-1 empty:hidden max-[16rem]:*:whitespace-normal">
          {isInstalled ? <Badge tone="tide">{t('ecosystem-ready')}</Badge> : null}
          {tags.slice(1).map((tag) => (
            <Badge key={tag}>{t(`ecosystem-tag-${tag}`)}</Badge>
          ))}
        </span>
      </span>
    </>
  )
}
