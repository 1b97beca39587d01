import { addressRules } from '#chains/registry.ts'
import { type AssetId, parseAssetId } from '#core/chain/assetId.ts'
import type { StepEffect, StepPolicies, StepPolicy } from '#core/order/stepPolicy.ts'
import type { Step } from '#core/wire/order.ts'
import { networkOf, oneClickNames } from './assetIds.ts'
import { isSigned, QUOTE_KEY, type SignedField, signedFields } from './statement.ts'

type VendorTransfer = Extract<Step, { kind: 'vendor_transfer' }>
type Statement = { readonly [K in SignedField]?: unknown }

/** Longest time between the quote and the last moment to pay; older quotes are not accepted again. */
export const PAYABLE_MS = 60 * 60_000

/** Terms that every order has; another value changes who gets the money. */
const fixed: Statement = {
  dry: false,
  depositType: 'ORIGIN_CHAIN',
  refundType: 'ORIGIN_CHAIN',
  recipientType: 'DESTINATION_CHAIN',
}

/** Fields that redirect the payout or the refund; no order of ours has them. */
const redirecting: readonly SignedField[] = [
  'virtualChainRecipient',
  'virtualChainRefundRecipient',
  'customRecipientMsg',
]
/** Fields that an order's quote may have. One that this release does not know could change its meaning. */
const readable: ReadonlySet<string> = new Set(signedFields.filter((name) => !redirecting.includes(name)))

/**
 * Limits of payments to 1Click. Each order has an address of its own that can't be pinned; the quote that 1Click signed
 * takes its place, and only the key is pinned. The signature covers the deposit address and its memo, both assets,
 * the exact amount, the least payout, the recipient, the refund address and the address's lifetime. It does not cover
 * the operator's fee, which the least payout includes.
 */
export const oneClickPolicy = (key: string = QUOTE_KEY): StepPolicies => ({ vendor_transfer: transferPolicy(key) })

const transferPolicy = (key: string): StepPolicy<VendorTransfer> => ({
  // The deposit address comes from the signed quote alone.
  targets: () => [],
  read: (step) => {
    const { vendor, signed, signature } = step.statement
    if (vendor !== 'oneclick' || !isSigned(signed, signature, key)) return null
    try {
      return effectOf(step, JSON.parse(signed) as Statement)
    } catch {
      return null
    }
  },
})

/** Returns what a payment does if the signed quote is for exactly this payment; else null. */
function effectOf({ chain_id: chain, transfer, receive_asset }: VendorTransfer, quote: Statement): StepEffect | null {
  const [asset, toAsset] = [transfer.asset, receive_asset].map((id) => parseAssetId(id))
  if (!asset || !toAsset || asset.chain !== chain) return null
  const validUntil = new Date(transfer.deadline)
  const isForPayment =
    Object.keys(quote).every((name) => readable.has(name)) &&
    Object.entries(fixed).every(([name, value]) => quote[name as SignedField] === value) &&
    isNameOf(quote.originAsset, transfer.asset) &&
    isAmount(quote, transfer.amount) &&
    quote.amountIn === transfer.amount &&
    canonical(chain, quote.depositAddress) === transfer.to &&
    (quote.depositMemo ?? null) === transfer.memo &&
    (transfer.memo === null || addressRules(networkOf(chain)?.family ?? 'evm').transferMemo !== null) &&
    validUntil.getTime() <= timeOf(quote.deadline) &&
    validUntil.getTime() <= timeOf(quote.timestamp) + PAYABLE_MS &&
    isNameOf(quote.destinationAsset, receive_asset)
  if (!isForPayment) return null
  return {
    targets: [],
    outflow: [{ asset: transfer.asset as AssetId, amount: BigInt(transfer.amount) }],
    allowances: [],
    payout: {
      chain: toAsset.chain,
      recipient: canonical(toAsset.chain, quote.recipient),
      asset: receive_asset as AssetId,
      minimum: unitsOf(quote.minAmountOut),
      // The rest of the deposit is refunded after the swap, and never paid out.
      isExact: quote.swapType === 'EXACT_OUTPUT',
    },
    refundTo: canonical(chain, quote.refundTo),
    validUntil,
  }
}

/** The amount that the quote fixes: the payment, or exactly what arrives. */
function isAmount({ swapType, amount, amountOut, minAmountOut }: Statement, paid: string): boolean {
  if (swapType === 'EXACT_INPUT') return amount === paid
  return swapType === 'EXACT_OUTPUT' && amount === amountOut && amount === minAmountOut
}

const isNameOf = (name: unknown, asset: string): boolean => oneClickNames(asset as AssetId).includes(String(name))

/** @throws Error for anything but base units */
function unitsOf(value: unknown): bigint {
  if (typeof value !== 'string' || !/^\d+$/.test(value)) throw new Error('not an amount')
  return BigInt(value)
}

/** @throws Error for anything but a time */
function timeOf(value: unknown): number {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  if (Number.isNaN(time)) throw new Error('not a time')
  return time
}

/** @throws AppError `address_invalid`; Error for a network that 1Click does not have */
function canonical(chain: number, address: unknown): string {
  const network = networkOf(chain)
  if (!network || typeof address !== 'string') throw new Error('not an address')
  return addressRules(network.family).parse(address, chain)
}
