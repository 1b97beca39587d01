import { useQuery } from '@tanstack/react-query'
import type { CsvRow } from '#core/format/csv.ts'
import type { Order } from '#core/wire/order.ts'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { useApi } from '#src/services.ts'
import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import type { PublicStatus } from '#core/order/status.ts'
import { displayAmount } from '#src/format/amount.ts'
import { sentAmount } from '#src/features/orders/detail/orderNames.ts'
import { saveRows, savesFiles } from '#src/features/shared/saveFile.ts'
import { useToasts } from '#src/features/shared/useToasts.ts'
import { displayMoment, displayWhen } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { Button } from '#src/ui/Button.tsx'
import { Link } from '#src/ui/Link.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { isolateBidi } from '#src/format/text.ts'
import { Skeleton } from '#src/ui/Loading.tsx'

interface OrderListProps {
  orders: readonly Order[]
  label: string
  /** Owner by order ID, when the list mixes several wallets. */
  ownerOf?: (id: string) => string
}

export function OrderList({ orders, label, ownerOf }: OrderListProps) {
  const api = useApi()
  const chains = useQuery(chainsQuery(api))
  const tokens = useQuery(tokensQuery(api))
  // An amount without its asset, or a network ID without its name, would be misleading.
  if (chains.isLoading || tokens.isLoading) return <ListSkeleton rows={Math.min(orders.length, 6)} />
  return (
    <ul aria-label={label} className="card overflow-hidden">
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          owner={ownerOf?.(order.id)}
          chains={chains.data?.list ?? []}
          tokens={tokens.data?.list ?? []}
        />
      ))}
    </ul>
  )
}

interface OrderRowProps {
  order: Order
  /** Owner; unset when all orders belong to one wallet. */
  owner?: string | undefined
  chains: readonly ChainRow[]
  tokens: readonly TokenRow[]
}

const tones: Partial<Record<PublicStatus, string>> = {
  filled: 'text-good',
  settled: 'text-good',
  action_needed: 'text-warn',
  held: 'text-warn',
  refunding: 'text-warn',
  failed: 'text-bad',
}

/** Rows out of sight cost no layout, so that a long history scrolls smoothly. */
const lazyRow = '[content-visibility:auto] [contain-intrinsic-size:auto_4.5rem]'

/** One order of a list: amount, route, time and status. */
function OrderRow({ order, owner, chains, tokens }: OrderRowProps) {
  const asset = tokens.find((token) => token.asset_id === order.from_asset)
  const chain = (assetId: string): ChainRow | undefined =>
    chains.find((row) => row.chain_id === Number(assetId.split(':')[0]))
  const [from, to] = [chain(order.from_asset), chain(order.to_asset)]
  return (
    <li className={`border-b border-line last:border-0 ${lazyRow}`}>
      <Link
        to={`/order/${order.id}`}
        className="press flex min-h-18 items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-raised"
      >
        <AssetIcon
          symbol={asset?.symbol ?? '?'}
          icon={asset?.icon ?? ''}
          network={from?.alias_name ?? '?'}
          networkIcon={from?.icon ?? ''}
          size={36}
        />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            {asset ? isolateBidi(`${displayAmount(BigInt(sentAmount(order)), asset.decimals)} ${asset.symbol}`) : '–'}
          </span>
          <span className="block text-caption text-balance text-muted">
            {t('history-route', { from: from?.alias_name ?? '–', to: to?.alias_name ?? '–' })}
          </span>
          {owner ? <span className="block truncate text-caption text-muted">{owner}</span> : null}
        </span>
        <span className="flex-none text-end">
          <span className={`block text-small font-semibold ${tones[order.status] ?? 'text-muted'}`}>
            {t(`status-${order.status}`)}
          </span>
          <time
            dateTime={order.created_at}
            title={displayMoment(order.created_at)}
            className="block text-caption text-muted"
          >
            {displayWhen(order.created_at)}
          </time>
        </span>
      </Link>
    </li>
  )
}

/** Placeholder of the same height as the rows that replace it. */
export const ListSkeleton = ({ rows = 3 }: { rows?: number }) => (
  <div role="status" aria-label={t('main-loading')} className="card">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex min-h-18 items-center gap-3 border-b border-line px-4 py-3 last:border-0">
        <Skeleton className="size-9 flex-none rounded-full" />
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-3 w-44 max-w-full" />
        </span>
        <Skeleton className="h-4 w-16" />
      </div>
    ))}
  </div>
)

interface SaveListProps {
  /** Begin of the file's name. */
  readonly name: string
  rows(): readonly CsvRow[]
}

/** Saves the rows of a list as they are loaded, without the server. */
export function SaveList({ name, rows }: SaveListProps) {
  const platform = usePlatform()
  const toasts = useToasts()
  return (
    <Button
      look="quiet"
      className="justify-self-center"
      onClick={() => void saveRows({ platform, toasts }, name, rows())}
    >
      {t(savesFiles(platform) ? 'history-csv' : 'tracker-csv-copy')}
    </Button>
  )
}
