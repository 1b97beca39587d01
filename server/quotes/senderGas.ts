import { nativeAsset, priceOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { isNative } from '#core/chain/assetId.ts'
import { servicesOf } from '#chains/services.ts'
import { settles } from '#chains/contract.ts'
import { withDeadline } from '#runtime/outbound.ts'
import type { Clock } from '#runtime/clock.ts'
import type { ChainLookup } from '../deps.ts'
import { createCache } from '../providers/maker/chainStateCache.ts'
import { usdText } from '../providers/maker/price.ts'
import type { ProviderQuote, RouteRequest } from '../providers/provider.ts'

interface Deps {
  readonly catalogue: Catalogue
  readonly chains: ChainLookup
  readonly clock: Clock
}

/** Native base units that the sender pays in network fees as dollars; null if they or their price aren't known. */
export type SenderGas = (quote: ProviderQuote) => Promise<string | null>

const PRICE_MS = 15_000
/** Quotes never wait longer than this for the network's price. */
const WAIT_MS = 250
/** A vendor's figure further from our estimate than this factor, either way, is not believed. */
const PLAUSIBLE_FACTOR = 5n

/**
 * Creates a way to tell the network fees of a deposit: the provider's own figure where it is plausible, else our estimate at
 * the network's current price, which is read while the providers answer.
 */
export function createSenderGas({ catalogue, chains, clock }: Deps): (request: RouteRequest) => SenderGas {
  const prices = createCache<bigint>(PRICE_MS, clock)
  const priceOn = (id: RouteRequest['fromChain']['id']): Promise<bigint | null> => {
    const node = chains(id)
    if (!node || !settles(node)) return Promise.resolve(null)
    return withDeadline(WAIT_MS, () => prices(String(id), () => node.gasPrice())).catch(() => null)
  }

  return (request) => {
    const { fromChain } = request
    const native = nativeAsset(catalogue, fromChain.id)
    const reading = priceOn(fromChain.id)
    return async (quote) => {
      if (quote.gasless) return '0'
      const [gas, price] = [gasOf(request, quote), await reading]
      if (gas === null || price === null || !native) return null
      return usdText(believable(quote.senderGas, gas * price), native.decimals, priceOf(catalogue, native))
    }
  }
}

/** Units of gas that the deposit takes; null where the family's networks name no price. */
function gasOf({ from, fromChain, byAddress }: RouteRequest, quote: ProviderQuote): bigint | null {
  const gas = servicesOf(fromChain.family)?.depositGas
  if (!gas) return null
  const isPayment = quote.pays_to_address && (byAddress === true || quote.custody !== 'escrow')
  return gas({ isToken: !isNative(from.id), isPayment, isApproved: quote.signatures < 2 })
}

const believable = (told: bigint | undefined, own: bigint): bigint =>
  told !== undefined && told * PLAUSIBLE_FACTOR >= own && told <= own * PLAUSIBLE_FACTOR ? told : own
