import { displayAmount } from '#src/format/amount.ts'
import { paysAddress } from '#src/features/shared/pending.ts'
import { t } from '#src/i18n/t.ts'
import type { LiveOrder } from './useOrder.ts'
import type { ProgressNames } from './progress.ts'
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
    sent: amount(order?.send_amount, fromAsset, order !== null && paysAddress(order)),
    received: amount(order?.receive_amount, toAsset),
    depositSent,
    exchange: exchangeOf(live),
  }
}

function exchangeOf({ exchange, to }: LiveOrder): ProgressNames['exchange'] {
  if (!exchange) return null
  const confirmations = exchange.row?.networks.find((network) => network.chain_id === to?.chain_id)?.confirmations ?? 0
  return { name: exchange.row?.name ?? t('exchange-order-unknown', { id: String(exchange.id) }), confirmations }
}
