import { randomBytes } from 'node:crypto'
import { zeroAddress } from 'viem'
import { memoHash } from '#chains/evm/order/hash.ts'
import { addressRules } from '#chains/registry.ts'
import { isNative } from '#core/chain/assetId.ts'
import type { AssetDef, ChainDef } from '#core/catalogue/types.ts'
import { type EscrowOrder, type FillMode, fillModes } from '#core/order/escrowOrder.ts'
import { type OrderId, uuidFromOrderId } from '#core/order/id.ts'
import type { Placement } from '../provider.ts'
import type { Windows } from './windows.ts'

type Hex = `0x${string}`

/**
 * Returns the token as contracts of any chain encode it: the bytes of its own family, or the sentinel for the native
 * coin.
 */
function tokenBytes(asset: AssetDef, chain: ChainDef): Hex {
  const rules = addressRules(chain.family)
  return rules.toBytes(isNative(asset.id) ? rules.nativeSentinel : asset.token)
}

/** Ends with the order id, which thus survives the loss of the database; the random half makes nonces unpredictable. */
const nonceFor = (id: OrderId): bigint =>
  BigInt(`0x${randomBytes(16).toString('hex')}${uuidFromOrderId(id).replaceAll('-', '')}`)

const addressBytes = (chain: ChainDef, canonical: string): Hex => addressRules(chain.family).toBytes(canonical)

export interface EscrowTerms {
  maker: Hex
  fillMode: FillMode
  windows: Windows
  channelFee: bigint
  /** Memo of the payout: the exchange's, or the order id; null if it has none. */
  memo: string | null
}

/**
 * Returns the depositor that the hash binds. In maker custody the deposit's memo has the refund address; a deposit to an
 * address of its own has no memo, so there the hash binds it.
 */
function depositorBytes({ request: { fromChain }, quote, fromAddress, refundAddress }: Placement): Hex {
  if (quote.custody === 'escrow') return addressBytes(fromChain, fromAddress)
  const isBound = fromChain.settlement?.depositAccount != null && refundAddress !== null
  return isBound ? addressBytes(fromChain, refundAddress) : zeroAddress
}

/**
 * Builds the struct that the contracts hash. In maker custody the source has no contract: the input token is zero, and the
 * memo hash ties the fill to the order.
 */
export function buildEscrowOrder(p: Placement, terms: EscrowTerms): EscrowOrder {
  const { request: r, quote } = p
  const escrowed = quote.custody === 'escrow'
  return {
    depositor: depositorBytes(p),
    maker: terms.maker,
    inputToken: escrowed ? tokenBytes(r.from, r.fromChain) : zeroAddress,
    inputAmount: BigInt(quote.send_amount),
    outputToken: tokenBytes(r.to, r.toChain),
    outputAmount: BigInt(quote.receive_amount),
    destinationGas: BigInt(quote.destination_gas),
    recipient: addressBytes(r.toChain, p.recipient),
    memoHash: memoHash(terms.memo),
    srcChainId: BigInt(r.from.chainId),
    dstChainId: BigInt(r.to.chainId),
    fillMode: fillModes[terms.fillMode],
    channel: BigInt(r.channel.id),
    channelFee: terms.channelFee,
    ...terms.windows,
    nonce: nonceFor(p.orderId),
  }
}
