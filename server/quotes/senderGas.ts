import { nativeAsset, priceOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { isNative } from '#core/chain/assetId.ts'
import { servicesOf } from '#chains/services.ts'
import { settles } from '#chains/contract/node.ts'
import { withDeadline } from '#runtime/outbound.ts'
import type { Clock } from '#runtime/clock.ts'
import type { ChainLookup } from '../deps.ts'
import { createCache } from '../providers/maker/chainStateCache.ts'
import { isStale, usdText } from '../providers/maker/price.ts'
import type { ProviderQuote, RouteRequest } from '../providers/provider.ts'
import { readDataFee } from './dataFee.ts'

interface Deps {
  readonly catalogue: Catalogue
  readonly chains: ChainLookup
  readonly clock: Clock
}

/** Dollars that the sender pays in network fees; null if they or a fresh price of the coin aren't known. */
export type SenderGas = (quote: ProviderQuote) => Promise<string | null>

const PRICE_MS = 15_000
/** A network that doesn't answer is left alone for a moment, so that quotes neither wait for it nor ask it each time. */
const FAILED_MS = 3_000
/** Quotes never wait longer than this for the network's price. */
const WAIT_MS = 250
/** A vendor's figure further from our estimate than this factor, either way, is not believed. */
const PLAUSIBLE_FACTOR = 5n

/**
 * Creates a way to tell the network fees of a deposit: the provider's own figure where it is plausible, else our estimate at
 * the network's current price, which is read while the providers answer.
 */
export function createSenderGas({ catalogue, chains, clock }: Deps): (request: RouteRequest) => SenderGas {
  const read = createCache<Fees>(PRICE_MS, clock, FAILED_MS)
  const feesOn = (id: RouteRequest['fromChain']['id']): Promise<Fees | null> => {
    const node = chains(id)
    if (!node || !settles(node)) return Promise.resolve(null)
    const load = async (): Promise<Fees> => {
      const [gasPrice, dataFee] = await Promise.all([node.gasPrice(), readDataFee(node)])
      return { gasPrice, dataFee }
    }
    return withDeadline(WAIT_MS, () => read(String(id), load)).catch(() => null)
  }

  return (request) => {
    const { fromChain } = request
    const native = nativeAsset(catalogue, fromChain.id)
    const reading = feesOn(fromChain.id)
    return async (quote) => {
      if (quote.gasless) return '0'
      const [gas, fees] = [gasOf(request, quote), await reading]
      const price = native && priceOf(catalogue, native)
      if (gas === null || fees === null || !native || isStale(price)) return null
      const own = gas * fees.gasPrice + fees.dataFee
      return usdText(believable(quote.senderGas, own), native.decimals, price)
    }
  }
}

interface Fees {
  readonly gasPrice: bigint
  /** For the bytes of one deposit, in base units. */
  readonly dataFee: bigint
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
