import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { parseAssetId } from '#core/chain/assetId.ts'
import type { BookStage, MakerBook } from '#core/wire/maker.ts'
import { makerBookQuery } from '#src/api/makerQueries.ts'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { transferError } from '#src/features/shared/transferError.ts'
import { displayAmount } from '#src/format/amount.ts'
import { isolateBidi } from '#src/format/text.ts'
import { displayMoment, displayWhen } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { Notice } from '#src/ui/Notice.tsx'

/** Open transfers, claims and exposure of the market maker, for a wallet that the operator registered. */
export function MakerBookCard({ wallet }: { wallet: string }) {
  const api = useApi()
  const book = useQuery(makerBookQuery(api, wallet))
  const error = useSteadyError(book)
  const names = useNames()
  return (
    <Card title={t('maker-book')} data-testid="maker-book">
      <p className="max-w-[70ch] text-small text-pretty text-muted wrap-anywhere">{t('maker-book-about')}</p>
      <div role="alert" className="mt-4 empty:hidden">
        {error ? (
          <Notice tone="warn" action={{ label: t('action-retry'), onClick: () => void book.refetch() }}>
            {transferError(error).message}
          </Notice>
        ) : null}
      </div>
      {book.data && names ? (
        <Book book={book.data} {...names} />
      ) : error ? null : (
        <div role="status" aria-label={t('page-loading')} className="mt-4">
          <Skeleton className="h-40" />
        </div>
      )}
    </Card>
  )
}

interface Names {
  /** The amount with its symbol and network. */
  amountOf(asset: string, units: string): string
  networkOf(chain: number): string
}

function useNames(): Names | null {
  const api = useApi()
  const chains = useQuery(chainsQuery(api)).data
  const tokens = useQuery(tokensQuery(api)).data
  if (!chains || !tokens) return null
  const networkOf = (id: number): string =>
    chains.list.find(({ chain_id }) => chain_id === id)?.alias_name ?? String(id)
  return {
    networkOf,
    amountOf: (asset, units) => {
      const token = tokens.list.find(({ asset_id }) => asset_id === asset)
      return token
        ? isolateBidi(`${displayAmount(BigInt(units), token.decimals)} ${token.symbol}`)
        : `${units} ${asset}`
    },
  }
}

const Book = ({ book, amountOf, networkOf }: { book: MakerBook } & Names) => {
  const onNetwork = (asset: string): string => networkOf(parseAssetId(asset).chain)
  return (
    <div className="mt-4 grid gap-6">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-8 gap-y-6">
        <Part title={t('maker-exposure')} none={t('maker-exposure-none')} data-testid="maker-exposure">
          {book.exposure.map(({ asset_id, unclaimed, orders }) => (
            <FactRow key={asset_id} label={onNetwork(asset_id)} note={t('maker-count', { count: orders })}>
              {amountOf(asset_id, unclaimed)}
            </FactRow>
          ))}
        </Part>
        <Part title={t('maker-promises')} none={t('maker-promises-none')} data-testid="maker-promises">
          {book.promises.map(({ asset_id, promised }) => (
            <FactRow key={asset_id} label={onNetwork(asset_id)}>
              {amountOf(asset_id, promised)}
            </FactRow>
          ))}
        </Part>
        <Part
          title={t('maker-claims')}
          none={t('maker-claims-none')}
          more={book.claim_count - book.claims.length}
          data-testid="maker-claims"
        >
          {book.claims.map(({ chain_id, state, orders, tx_hash }, i) => (
            <FactRow key={tx_hash ?? i} label={networkOf(chain_id)} note={t('maker-count', { count: orders })}>
              {t(`maker-claim-${state}`)}
            </FactRow>
          ))}
        </Part>
      </div>
      <Part
        title={t('maker-orders')}
        none={t('maker-orders-none')}
        more={book.order_count - book.orders.length}
        data-testid="maker-orders"
      >
        {book.orders.map((order) => (
          <div key={order.order_id} className="border-b border-line py-3 text-small last:border-0">
            <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 font-semibold wrap-anywhere">
                {t('service-route-text', { from: onNetwork(order.from_asset), to: onNetwork(order.to_asset) })}
              </span>
              <time dateTime={order.created_at} title={displayMoment(order.created_at)} className="text-muted">
                {displayWhen(order.created_at)}
              </time>
            </dt>
            <dd className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-muted">
              <span className="min-w-0 wrap-anywhere">
                {t('service-route-text', {
                  from: amountOf(order.from_asset, order.send_amount),
                  to: amountOf(order.to_asset, order.receive_amount),
                })}
              </span>
              <Badge tone={tones[order.stage]}>{t(`maker-stage-${order.stage}`)}</Badge>
            </dd>
          </div>
        ))}
      </Part>
    </div>
  )
}

const tones = {
  waiting: 'plain',
  paying: 'tide',
  claimable: 'tide',
  refunding: 'warn',
  held: 'bad',
} as const satisfies Record<BookStage, BadgeTone>

interface PartProps {
  title: string
  /** Shown instead of an empty list. */
  none: string
  /** Rows that the list leaves out. */
  more?: number
  children: readonly ReactNode[]
  'data-testid': string
}

function Part({ title, none, more = 0, children, ...rest }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} {...rest}>
      <h3 id={id} className="font-semibold wrap-anywhere">
        {title}
      </h3>
      {children.length > 0 ? (
        <dl className="mt-1">{children}</dl>
      ) : (
        <p className="mt-2 text-small text-muted text-pretty wrap-anywhere">{none}</p>
      )}
      {more > 0 ? <p className="mt-2 text-caption text-muted">{t('maker-more', { count: more })}</p> : null}
    </section>
  )
}
