import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import { assetById, findRoute, nativeAsset, trustedPriceOf } from '#core/catalogue/lookups.ts'
import { limitE8 } from '#core/catalogue/moneyLimits.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import { channelById } from '#core/channel/lookups.ts'
import { AppError } from '#core/errors.ts'
import type { DepositRow } from '#store/contract/depositRow.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import type { ChainContext } from '../contract.ts'
import type { ValidationFacts } from '../decide/validate.ts'
import { toleranceRatio } from '../policy.ts'
import { cautiousValue } from './brakes.ts'
import { signedTerms } from './terms.ts'

/**
 * An order and its deposit with the maker's own catalogue and prices. `terms` is the order that the chain shows, where it shows one;
 * `custodyE8` the value of the maker's own custody up to this deposit, by default of the deposit alone.
 */
export function orderFacts(
  ctx: ChainContext,
  order: OrderRow,
  deposit: Pick<DepositRow, 'asset' | 'amount' | 'exception' | 'memo'>,
  terms: EscrowOrder | null,
  custodyE8: bigint | null = cautiousValue(ctx.deps.catalogue, deposit),
): ValidationFacts {
  const { catalogue, payers } = ctx.deps
  const asset = (find: OrderRow['fromAsset']): AssetDef | null => known(() => assetById(catalogue, find))
  const [from, to] = [asset(order.fromAsset), asset(order.toAsset)]
  const native = nativeAsset(catalogue, order.toChain)
  const price = (def: AssetDef | null): bigint | null => (def ? trustedPriceOf(catalogue, def) : null)
  // A contract names who pays on the destination; a transfer names who is paid back on the source.
  const payer = order.fillMode === 'contract' ? payers.get(order.toChain) : payers.get(order.fromChain)
  const source = catalogue.chains.find(({ id }) => id === order.fromChain)
  const route = findRoute(catalogue, order.fromAsset, order.toAsset)
  return {
    order,
    deposit,
    route,
    channel: channelById(catalogue, order.channelId),
    from,
    to,
    terms,
    termsId: terms ? orderHash(terms) : null,
    written: terms ? signedTerms(order, ctx.chain.family) : null,
    payer: payer?.address ?? null,
    pricing: {
      native,
      prices: { from: price(from), to: price(to), native: price(native) },
      tolerance:
        route?.priceToleranceBps === undefined ? ctx.policy.priceTolerance : toleranceRatio(route.priceToleranceBps),
    },
    custody: order.custody === 'maker' ? { usdE8: custodyE8, capE8: limitE8(source, 'custodyCapUsd') } : null,
  }
}

function known<T>(find: () => T): T | null {
  try {
    return find()
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
