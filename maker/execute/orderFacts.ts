import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import { assetById, nativeAsset } from '#core/catalogue/lookups.ts'
import { limitE8 } from '#core/catalogue/moneyLimits.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import { poolFor } from '#core/catalogue/escrows.ts'
import type { AssetDef, Catalogue } from '#core/catalogue/types.ts'
import { channelById } from '#core/channel/lookups.ts'
import { AppError } from '#core/errors.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { pricesDecide } from '../decide/mostPayable.ts'
import type { Market } from '../decide/priceWindow.ts'
import type { ValidationFacts } from '../decide/validate.ts'
import { toleranceRatio } from '../policy.ts'
import { cautiousValue } from './brakes.ts'
import { routeOf, signedTerms } from './terms.ts'

export interface OrderMoment {
  /** Value of the maker's custody up to the deposit; of the deposit alone by default. */
  custodyE8?: bigint | null
  /** Time window whose prices count; any by default, which is enough for a pre-check. */
  window?: Market['window']
}

/** A quote uses a gas price of the last seconds, so even the lowest sample may be a multiple of it. */
const GAS_SHARE = 2n

/**
 * Combines an order and its deposit with the maker's own catalogue and prices. `terms` is the order that the chain
 * shows, if it does.
 */
export function orderFacts(
  ctx: ChainContext,
  order: OrderRow,
  deposit: Pick<DepositRow, 'asset' | 'amount' | 'exception' | 'memo'>,
  terms: EscrowOrder | null,
  { custodyE8 = cautiousValue(ctx.deps.catalogue, deposit), window = 'any' }: OrderMoment = {},
): ValidationFacts {
  const { catalogue, payers } = ctx.deps
  const asset = (find: OrderRow['fromAsset']): AssetDef | null => known(() => assetById(catalogue, find))
  const [from, to] = [asset(order.fromAsset), asset(order.toAsset)]
  const native = nativeAsset(catalogue, order.toChain)
  const source = catalogue.chains.find(({ id }) => id === order.fromChain)
  const destination = catalogue.chains.find(({ id }) => id === order.toChain)
  const route = routeOf(catalogue, order)
  const keys = { from: from?.priceKey ?? null, to: to?.priceKey ?? null, native: native?.priceKey ?? null }
  const decides = from && to && pricesDecide({ from, to, native, destinationGas: order.destinationGas })
  const points = decides ? ctx.prices.around(keys, typeof window === 'string' ? null : window) : ctx.prices.newest(keys)
  return {
    order,
    deposit,
    route,
    channel: channelById(catalogue, order.channelId),
    from,
    to,
    terms,
    termsId: terms ? orderHash(terms) : null,
    written: terms && destination ? signedTerms(order, destination.family) : null,
    makers: possibleMakers(order, catalogue, payers),
    pricing: {
      native,
      market: { points, window },
      gasPrice: (ctx.prices.lowestGas(order.toChain) ?? 0n) / GAS_SHARE,
      tolerance:
        route?.priceToleranceBps === undefined ? ctx.policy.priceTolerance : toleranceRatio(route.priceToleranceBps),
    },
    custody: order.custody === 'maker' ? { usdE8: custodyE8, capE8: limitE8(source, 'custodyCapUsd') } : null,
  }
}

/**
 * Makers that an order's terms may name: the payer where the filler pays, else the account that the escrow repays; and the
 * pools' account where one may fund the payout. Null where no contract reads it (the hash that the depositor signed binds
 * it), or the maker has no key.
 */
function possibleMakers(
  order: OrderRow,
  catalogue: Catalogue,
  payers: ChainContext['deps']['payers'],
): readonly string[] | null {
  const { custody, fillMode, fromChain, toChain, toAsset } = order
  if (fillMode !== 'contract' && custody !== 'escrow') return null
  const own = payers.get(fillMode === 'contract' ? toChain : fromChain)?.address
  if (own === undefined) return null
  const { token } = parseAssetId(toAsset)
  const pool =
    custody === 'escrow' && fillMode === 'contract' ? poolFor(catalogue, { fromChain, toChain, token }) : null
  return pool ? [own, pool.account] : [own]
}

function known<T>(find: () => T): T | null {
  try {
    return find()
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
