import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import type { Order } from '#core/wire/order.ts'
import type { PublicStatus } from '#core/order/status.ts'
import { displayAmount } from '#src/format/amount.ts'
import { displayMoment, displayWhen } from '#src/format/moment.ts'
import { t } from '#src/i18n/t.ts'
import { Link } from '#src/ui/Link.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { isolateBidi } from '#src/format/isolateBidi.ts'

export interface OrderRowProps {
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

/** One order of a list: amount, route, time and status. */
export function OrderRow({ order, owner, chains, tokens }: OrderRowProps) {
  const asset = tokens.find((token) => token.asset_id === order.from_asset)
  const chain = (assetId: string): ChainRow | undefined =>
    chains.find((row) => row.chain_id === Number(assetId.split(':')[0]))
  const [from, to] = [chain(order.from_asset), chain(order.to_asset)]
  return (
    <li className="border-b border-line last:border-0">
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
            {asset ? isolateBidi(`${displayAmount(BigInt(order.send_amount), asset.decimals)} ${asset.symbol}`) : '–'}
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
