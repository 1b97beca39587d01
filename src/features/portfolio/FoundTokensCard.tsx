import { type QueryKey, queryOptions, useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { createMisleadingMarks } from '#core/catalogue/misleading.ts'
import { type AssetId, parseAssetId } from '#core/chain/assetId.ts'
import { isRetriable } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Api } from '#src/api/calls.ts'
import { displayAmount } from '#src/format/amount.ts'
import { listText } from '#src/format/listText.ts'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { displayWhen } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { HandingButton } from '#src/features/shared/HandingButton.tsx'
import { Busy } from '#src/ui/Loading.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Paged } from './HoldingList.tsx'
import {
  type Found,
  foundOf,
  type FoundRead,
  type FoundRow,
  type Place,
  placeKey,
  placesToSearch,
} from './foundTokens.ts'
import { type HeldToken, ownersKey } from './holdings.ts'
import { type PortfolioData, usePortfolioState } from './usePortfolio.ts'

interface FoundTokensCardProps {
  places: readonly Place[]
  /** Networks that are not searched, because there are too many. */
  leftOut: readonly ChainRow[]
  /** Tokens that the portfolio has already. */
  held: readonly HeldToken[]
}

/** A search for unlisted tokens where the portfolio's addresses have networks. */
export function OtherTokens({ data: { owners, portfolio, held, places } }: { data: PortfolioData }) {
  const holding = new Set(portfolio.groups.flatMap(({ holdings }) => holdings.map(placeKey)))
  const search = placesToSearch(places, holding)
  if (search.places.length === 0) return null
  return <FoundTokensCard key={ownersKey(owners)} {...search} held={held} />
}

/** Tokens that no list has. The search begins with a tap: most of what it finds was sent by strangers. */
function FoundTokensCard({ places, leftOut, held }: FoundTokensCardProps) {
  const [isWanted, setWanted] = useState(false)
  const [last, setLast] = useState<FoundRow | null>(null)
  const add = usePortfolioState((state) => state.addToken)
  const reads = useFoundTokens(places, isWanted)
  const marksOf = useMemo(() => createMisleadingMarks(held.filter(({ origin }) => origin !== 'imported')), [held])
  const found = foundOf(isWanted ? reads : [], new Set(held.map(({ asset_id }) => asset_id)), marksOf)
  const addRow = (row: FoundRow): void => {
    add(row.token)
    setLast(row)
  }
  return (
    <Card title={t('found-title')} data-testid="found-tokens">
      <p className="text-small text-pretty text-muted">{t('found-about')}</p>
      {found.list.length > 0 ? (
        <Paged rows={found.list}>
          {(rows) => (
            <ul className="mt-3 border-t border-line">
              {rows.map((row) => (
                <Row key={row.token.asset_id} row={row} onAdd={() => addRow(row)} />
              ))}
            </ul>
          )}
        </Paged>
      ) : null}
      {isWanted ? null : (
        <HandingButton look="quiet" className="-ms-3 mt-2" onClick={() => setWanted(true)}>
          {t('found-search')}
        </HandingButton>
      )}
      <div role="status" className="grid gap-2 not-empty:mt-3">
        {isWanted ? <Progress found={found} last={last} /> : null}
      </div>
      <p className="mt-3 text-caption text-pretty text-muted">
        {t('found-scope')} {leftOut.length > 0 ? t('found-left-out', { networks: shortList(leftOut) }) : null}{' '}
        {found.whole.length > 0 ? t('found-whole', { networks: listText(found.whole.map(nameOf)) }) : null}{' '}
        {found.searched.length > 0 ? t('found-searched', { networks: listText(found.searched.map(sinceText)) }) : null}
      </p>
    </Card>
  )
}

const nameOf = ({ alias_name }: ChainRow): string => alias_name

/** Names that a line has room for. */
const MOST_NAMES = 8

function shortList(chains: readonly ChainRow[]): string {
  const names = chains.slice(0, MOST_NAMES).map(nameOf)
  const more = chains.length - names.length
  return listText(more > 0 ? [...names, t('found-more', { count: more })] : names)
}

const sinceText = ({ chain, since }: { chain: ChainRow; since: string }): string =>
  isolateBidi(`${chain.alias_name} (${displayWhen(since)})`)

const namesOf = ({ token, chain }: FoundRow): Record<'symbol' | 'network', string> => ({
  symbol: isolateBidi(token.symbol),
  network: chain.alias_name,
})

interface ProgressProps {
  found: Found
  /** The token that was added last. */
  last: FoundRow | null
}

function Progress({ found: { list, pending, isAnswered, degraded, cut }, last }: ProgressProps) {
  const names = (chains: readonly ChainRow[]): string => listText(chains.map(nameOf))
  return (
    <>
      {last ? (
        <p className="text-small text-good">
          {t(last.marks.length > 0 ? 'found-added-hidden' : 'found-added', namesOf(last))}
        </p>
      ) : null}
      {pending > 0 ? (
        <p className="flex items-center gap-2 text-small text-muted">
          <Busy /> {t('found-searching', { count: pending })}
        </p>
      ) : null}
      {list.length === 0 && pending === 0 && isAnswered && cut.length === 0 ? (
        <p className="text-small">{t('found-none')}</p>
      ) : null}
      {cut.length > 0 ? <p className="text-small text-muted">{t('found-cut', { networks: names(cut) })}</p> : null}
      {degraded.length > 0 ? (
        <Notice tone="warn">{t('found-degraded', { count: degraded.length, networks: names(degraded) })}</Notice>
      ) : null}
    </>
  )
}

function Row({ row, onAdd }: { row: FoundRow; onAdd: () => void }) {
  const { chain, token, amount, marks } = row
  const address = shortAddress(parseAssetId(token.asset_id as AssetId).token)
  const { symbol, network } = namesOf(row)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-0">
      <AssetIcon
        symbol={token.symbol}
        icon={token.icon ?? ''}
        network={chain.alias_name}
        networkIcon={chain.icon}
        size={28}
      />
      <span className="min-w-0 flex-1 basis-40 text-small">
        <span className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
          {isolateBidi(token.symbol)}
          {marks.length > 0 ? <Badge tone="bad">{t('portfolio-misleading')}</Badge> : null}
        </span>
        {token.name === '' || token.name === token.symbol ? null : (
          <span className="block text-caption text-muted wrap-anywhere">{isolateBidi(token.name)}</span>
        )}
        <span className="block text-caption text-muted">
          {chain.alias_name} <span className="font-mono">{isolateBidi(address)}</span>
        </span>
        {marks.map((mark) => (
          <span key={mark} className="block text-caption text-pretty text-bad">
            {t(`portfolio-mark-${mark}`)}
          </span>
        ))}
      </span>
      <span className="max-w-full text-end text-small font-semibold tabular-nums wrap-anywhere">
        {displayAmount(amount, token.decimals, 5)}
      </span>
      <HandingButton
        look="quiet"
        className="ms-auto -me-3"
        aria-label={t('found-add-of', { symbol: `${symbol} (${isolateBidi(address)})`, network })}
        onClick={onAdd}
      >
        {t('found-add')}
      </HandingButton>
    </li>
  )
}

/** Each search is a dozen requests to a network, so it is not repeated with every look at the page. */
const FRESH_MS = 10 * 60_000
/** A network that did not answer is asked again, later each time: many can fail at once. */
const AGAIN_MS = 15_000
const MOST_DOUBLINGS = 4
/** Searches at once: each is a dozen requests to its network. */
const AT_ONCE = 4
/** Longer than the server tries, so that its own answer arrives. */
const TIMEOUT_MS = 25_000

/** Unlisted tokens of each account on each network, by one request each. */
function useFoundTokens(places: readonly Place[], isWanted: boolean): readonly FoundRead[] {
  const api = useApi()
  const client = useQueryClient()
  const queries = places.map((place) => foundQuery(api, place))
  const isOver = ({ queryKey }: { queryKey: QueryKey }): boolean => {
    const { status = 'pending' } = client.getQueryState(queryKey) ?? {}
    return status !== 'pending'
  }
  // Each end of one renders this again and starts the next.
  const next = new Set(queries.filter((query) => !isOver(query)).slice(0, AT_ONCE))
  const answers = useQueries({
    queries: queries.map((query) => ({ ...query, enabled: isWanted && (next.has(query) || isOver(query)) })),
  })
  return places.map((place, index) => {
    const { data, isError = false } = answers[index] ?? {}
    return { ...place, found: data ?? null, failed: data === undefined && isError }
  })
}

const foundQuery = (api: Api, { owner, chain }: Place) =>
  queryOptions({
    queryKey: ['found-tokens', owner.family, owner.address, chain.chain_id],
    queryFn: async ({ signal }) => {
      const query = { chain_id: String(chain.chain_id), owner: owner.address }
      const { data } = await api.get('/portfolio_api/v1/found-tokens', { query, signal, timeoutMs: TIMEOUT_MS })
      return { list: data.list, since: data.searched_since, isWhole: data.is_whole, isCut: data.is_cut }
    },
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    retry: 1,
    refetchInterval: ({ state: { error, errorUpdateCount } }) =>
      error && isRetriable(error) ? AGAIN_MS * 2 ** Math.min(MOST_DOUBLINGS, errorUpdateCount - 1) : false,
  })
