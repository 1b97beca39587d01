import type { Order } from '#core/wire/order.ts'
import { displayAmount } from '#src/format/amount.ts'
import { paysAddress } from '#src/features/shared/pending.ts'
import { t } from '#src/i18n/t.ts'
import type { LiveOrder } from './useOrder.ts'
import { hasArrived, type ProgressNames } from './progress.ts'
import { isolateBidi } from '#src/format/text.ts'

/** Display names of an order's networks and amounts; a dash while the catalogue loads. */
export function orderNames(live: LiveOrder, depositSent: boolean): ProgressNames {
  const { order, from, to, fromAsset, toAsset } = live
  const amount = (
    units: string | undefined,
    asset: { decimals: number; symbol: string } | null,
    exact = false,
  ): string =>
    units && asset
      ? isolateBidi(
          `${displayAmount(BigInt(units), asset.decimals, exact ? asset.decimals : undefined)} ${asset.symbol}`,
        )
      : '–'
  return {
    from: from?.alias_name ?? '–',
    to: to?.alias_name ?? '–',
    // People copy it from here too: a rounded amount would be refunded as too small.
    sent: amount(order ? sentAmount(order) : undefined, fromAsset, order !== null && paysAddress(order)),
    arrived: amount(order?.address_balance ?? undefined, fromAsset, true),
    rest: amount(order ? missing(order) : undefined, fromAsset, true),
    waiting: order?.waiting_deposit ? amount(order.waiting_deposit.amount, fromAsset, true) : '',
    received: receivedText(live, amount),
    least: amount(order?.min_receive_amount, toAsset),
    provider: order?.provider_name ?? '',
    depositSent,
    exchange: exchangeOf(live),
  }
}

/** Base units that an order's own EVM address still needs. */
export const missing = ({ send_amount, address_balance }: Pick<Order, 'send_amount' | 'address_balance'>): string =>
  String(BigInt(send_amount) - BigInt(address_balance ?? 0))

/** Amount that an arrived order was paid with, which may differ from the quote at an address. */
export const sentAmount = ({ status, send_amount, deposited_amount }: Order): string =>
  (hasArrived(status) ? deposited_amount : null) ?? send_amount

/** Amount that arrived; until then the quote. */
export const receivedAmount = ({
  status,
  receive_amount,
  paid_amount,
}: Pick<Order, 'status' | 'receive_amount' | 'paid_amount'>): string =>
  (hasArrived(status) ? paid_amount : null) ?? receive_amount

/** States the amount that has to arrive exactly; null if the sent amount was the exact one, or another one has arrived. */
export function exactText({ order, toAsset }: Pick<LiveOrder, 'order' | 'toAsset'>): string | null {
  if (order?.exact !== 'receive' || !toAsset) return null
  if ((order.outcome?.received_amount ?? receivedAmount(order)) !== order.receive_amount) return null
  const amount = displayAmount(BigInt(order.receive_amount), toAsset.decimals, toAsset.decimals)
  return t('order-exact', { amount: isolateBidi(`${amount} ${toAsset.symbol}`) })
}

type AmountText = (units: string | undefined, asset: { decimals: number; symbol: string } | null) => string

/** The ordered amount until an external provider reports what it paid out, which may be another asset. */
const receivedText = ({ order, toAsset, receivedAsset }: LiveOrder, amount: AmountText): string =>
  order?.outcome?.received_amount
    ? amount(order.outcome.received_amount, receivedAsset)
    : amount(order ? receivedAmount(order) : undefined, toAsset)

function exchangeOf({ exchange, to }: LiveOrder): ProgressNames['exchange'] {
  if (!exchange) return null
  const confirmations = exchange.row?.networks.find((network) => network.chain_id === to?.chain_id)?.confirmations ?? 0
  return { name: exchange.row?.name ?? t('exchange-order-unknown', { id: String(exchange.id) }), confirmations }
}
