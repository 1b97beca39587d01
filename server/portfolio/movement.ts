import type { AssetDef, Catalogue } from '#core/catalogue/types.ts'
import { type AssetId, parseAssetId } from '#core/chain/assetId.ts'
import { usdValue } from '#core/money/usd.ts'
import type { RecordedPrice } from '#core/order/orderRecord.ts'
import { orderStatus } from '#core/order/status.ts'
import type { SwapToken } from '#core/wire/swap.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { ExternalRow } from '#store/orders/external.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { SwapRow } from '#store/swaps/types.ts'

/** Amount of an asset; `units` is null while nothing is on its network, `usdE8` without a known price of that time. */
export interface Side {
  readonly asset: AssetId
  readonly symbol: string
  readonly network: string
  /** Null if nothing tells them any more. */
  readonly decimals: number | null
  readonly units: bigint | null
  readonly usdE8: bigint | null
}

/** A transfer or swap of a wallet, in the words of the export. */
export interface Movement {
  readonly kind: 'transfer' | 'swap' | 'wrap' | 'unwrap'
  readonly id: string
  readonly createdAt: Date
  /** Time of the deposit or of the swap's block; null before. */
  readonly movedAt: Date | null
  readonly status: string
  readonly provider: string
  /** `in`: another wallet sent it. */
  readonly direction: 'out' | 'in'
  readonly isComplete: boolean
  readonly sent: Side
  readonly received: Side
  /** False if a provider alone reports the payout; null without one. */
  readonly isReceivedVerified: boolean | null
  /** Taken out of the sent amount. */
  readonly fee: Side | null
  /** Taken by a provider in native coins on top of the sent amount. */
  readonly nativeFee: Side | null
  /** Network fee that the wallet paid; its units are null if unknown. */
  readonly gas: Side | null
  readonly fromAddress: string
  readonly recipient: string
  readonly sentTx: string | null
  readonly receivedTx: string | null
  readonly refundTx: string | null
}

/** A price is that of a movement which follows within this time. */
const PRICED_MS = 3_600_000

const isNear = (at: Date | null, pricedAt: Date): boolean =>
  at !== null && Math.abs(at.getTime() - pricedAt.getTime()) <= PRICED_MS

interface Priced {
  readonly units: bigint | null
  readonly decimals: number | null
  /** 1e-8 dollar per whole unit. */
  readonly priceE8: bigint | null
}

const valueOf = ({ units, decimals, priceE8 }: Priced): bigint | null =>
  units === null || decimals === null || priceE8 === null ? null : usdValue(units, decimals, priceE8)

export interface Names {
  network(asset: AssetId): string
  asset(id: AssetId): AssetDef | null
}

export function namesOf({ chains, assets }: Pick<Catalogue, 'chains' | 'assets'>): Names {
  const networks = new Map<number, string>(chains.map(({ id, alias }) => [id, alias]))
  const byId = new Map<string, AssetDef>(assets.map((asset) => [asset.id, asset]))
  return {
    network: (asset) => networks.get(parseAssetId(asset).chain) ?? String(parseAssetId(asset).chain),
    asset: (id) => byId.get(id) ?? null,
  }
}

interface TransferParts {
  readonly order: OrderRow
  readonly deposits: readonly DepositRow[]
  readonly disbursements: readonly DisbursementRow[]
  readonly external: ExternalRow | null
  /** Prices of the order's record. */
  readonly prices: readonly RecordedPrice[]
  /** Transaction of the refund from the escrow. */
  readonly refundTx: string | null
}

/** Describes a transfer of one of the wallets at the prices that were recorded with its order. */
export function transferMovement(
  { order, deposits, disbursements, external, prices, refundTx }: TransferParts,
  wallets: readonly string[],
  names: Names,
  now: Date,
): Movement {
  const standing = deposits.filter(({ status }) => status !== 'orphaned')
  const deposit = standing.find(({ exception }) => exception === null) ?? standing[0] ?? null
  const payout = disbursements.find(({ kind, txRef }) => kind === 'payout' && txRef !== null) ?? null
  const refund = disbursements.find(({ kind, txRef }) => kind !== 'payout' && txRef !== null) ?? null
  const movedAt = external ? external.depositAt : (deposit?.seenAt ?? null)
  const paidAt = external ? external.updatedAt : (payout?.createdAt ?? null)
  const side = (asset: AssetId, units: bigint | null, at: Date | null): Side => {
    const known = names.asset(asset)
    const price = prices.find((one) => one.asset === asset)
    const decimals = price?.decimals ?? known?.decimals ?? null
    // A price without a fresh source is not the movement's.
    const priceE8 = price && !price.stale && isNear(at, order.createdAt) ? price.usdE8 : null
    const usdE8 = valueOf({ units, decimals, priceE8 })
    return { asset, symbol: known?.symbol ?? asset, network: names.network(asset), decimals, units, usdE8 }
  }
  const hasDeposit = external ? external.depositTx !== null : deposit !== null
  const sentUnits = hasDeposit ? (deposit?.amount ?? order.sendAmount) : null
  const payoutTx = external ? external.payoutTx : (payout?.txRef ?? null)
  const receivedAsset = external?.receivedAsset ?? payout?.asset ?? order.toAsset
  const receivedUnits = payoutTx === null ? null : external ? external.receivedAmount : (payout?.amount ?? null)
  const feeUnits = order.gasCompensation + order.depositGas + order.bridgeFee + order.channelFee
  // Another amount than quoted has another fee, and a refund has none.
  const isAsQuoted = payoutTx !== null && sentUnits === order.sendAmount
  const isSender = wallets.includes(order.fromAddress)
  const native = prices.find(({ role }) => role === 'from_native')?.asset ?? null
  return {
    kind: 'transfer',
    id: order.id,
    createdAt: order.createdAt,
    movedAt,
    status: orderStatus(order, now),
    provider: order.provider,
    direction: isSender ? 'out' : 'in',
    isComplete: payoutTx !== null,
    sent: side(order.fromAsset, sentUnits, movedAt),
    received: side(receivedAsset, receivedUnits, paidAt),
    isReceivedVerified: payoutTx === null ? null : (external?.isReceivedVerified ?? true),
    fee: isSender && isAsQuoted ? side(order.fromAsset, feeUnits, movedAt) : null,
    nativeFee:
      isSender && native !== null && external && external.nativeFee > 0n && hasDeposit
        ? side(native, external.nativeFee, movedAt)
        : null,
    gas: isSender && hasDeposit && native !== null ? side(native, null, movedAt) : null,
    fromAddress: order.fromAddress,
    recipient: order.recipient,
    sentTx: external ? external.depositTx : (deposit?.txId ?? null),
    receivedTx: payoutTx,
    refundTx: external ? external.refundTx : (refundTx ?? refund?.txRef ?? null),
  }
}

/** Describes a swap at the prices of its making. */
export function swapMovement(row: SwapRow, names: Names, native: AssetDef | null): Movement {
  const tokens = row.tokens as readonly SwapToken[]
  const isPriced = isNear(row.minedAt, row.createdAt)
  const side = (asset: AssetId, units: bigint | null, price: bigint | null): Side => {
    // As they were shown: a token that was imported is in no list.
    const known = names.asset(asset) ?? tokens.find(({ asset_id }) => asset_id === asset) ?? null
    const decimals = known?.decimals ?? null
    const usdE8 = valueOf({ units, decimals, priceE8: isPriced ? price : null })
    return { asset, symbol: known?.symbol ?? asset, network: names.network(asset), decimals, units, usdE8 }
  }
  const isMined = row.minedAt !== null
  return {
    kind: row.kind,
    id: row.id,
    createdAt: row.createdAt,
    movedAt: row.minedAt,
    status: row.status,
    provider: row.provider,
    direction: 'out',
    isComplete: row.status === 'done',
    sent: side(row.fromAsset, row.sentAmount, row.fromPriceE8),
    received: side(row.toAsset, row.receivedAmount, row.toPriceE8),
    isReceivedVerified: row.receivedAmount === null ? null : true,
    fee: null,
    nativeFee: null,
    gas: isMined && native ? side(native.id, row.gasFee, row.nativePriceE8) : null,
    fromAddress: row.fromAddress,
    recipient: row.fromAddress,
    sentTx: row.txHash,
    receivedTx: row.txHash,
    refundTx: null,
  }
}
