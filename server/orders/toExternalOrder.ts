import { trustedPriceOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { usdValue } from '#core/money/usd.ts'
import type { FeeKind } from '#core/order/orderRecord.ts'
import type { NewOrder } from '#store/orders/types.ts'
import type { ExternalTerms, Placement } from '../providers/provider.ts'

/** The row of an order that an external provider settles. */
export function toExternalOrder(
  catalogue: Catalogue,
  { request, quote, ...placement }: Placement,
  { reference, openBy, fillDeadline }: ExternalTerms,
): NewOrder {
  const fee = (kind: FeeKind): bigint => BigInt(quote.fees.find((line) => line.kind === kind)?.amount ?? '0')
  const sendAmount = BigInt(quote.send_amount)
  const price = trustedPriceOf(catalogue, request.from)
  return {
    id: placement.orderId,
    provider: quote.provider,
    settlement: { kind: 'external', reference },
    fromAsset: request.from.id,
    toAsset: request.to.id,
    fromChain: request.from.chainId,
    toChain: request.to.chainId,
    sendAmount,
    receiveAmount: BigInt(quote.receive_amount),
    gasCompensation: fee('gas_compensation'),
    depositGas: fee('deposit_gas'),
    bridgeFee: fee('bridge_fee'),
    channelFee: fee('channel_fee'),
    destinationGas: BigInt(quote.destination_gas),
    sendUsdE8: price === null ? null : usdValue(sendAmount, request.from.decimals, price),
    fromAddress: placement.fromAddress,
    recipient: placement.recipient,
    refundAddress: placement.refundAddress,
    memo: placement.memo,
    exchangeId: request.exchange?.id ?? null,
    custody: quote.custody,
    fillMode: quote.fill_mode,
    channelId: request.channel.id,
    onchainId: null,
    escrow: null,
    escrowOrder: null,
    makerSignature: null,
    etaSeconds: quote.eta_seconds,
    openBy,
    fillDeadline,
    refundAfter: null,
    creatorTokenHash: placement.creatorTokenHash,
    surface: placement.surface,
  }
}
