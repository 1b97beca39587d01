import { z } from 'zod'
import { POOL, type Rates } from '#chains/starknet/testing/avnuExchange.ts'
import type { VendorAnswer, VendorCall } from '../../../providers/testing/vendorServer.ts'
import { EXCHANGE } from '../policy.ts'

const NETWORK = '0x534e5f4d41494e'
const BPS = 10_000n
/** Whole shares of a route, as the exchange counts them. */
const ALL = 10n ** 12n
const LOW = 2n ** 128n
const hexOf = (number: bigint | number): string => `0x${number.toString(16)}`
/** AVNU writes addresses without leading zeros. */
const short = (address: string): string => hexOf(BigInt(address))
const wordsOf = (amount: bigint): string[] => [hexOf(amount % LOW), hexOf(amount / LOW)]

const felt = z.string().regex(/^0x[\da-f]{1,64}$/i)
const asked = z
  .object({
    sellTokenAddress: felt,
    buyTokenAddress: felt,
    sellAmount: felt.optional(),
    buyAmount: felt.optional(),
    takerAddress: felt.optional(),
    size: z.coerce.number().int().min(1).max(5).optional(),
    integratorFees: felt.optional(),
    integratorFeeRecipient: felt.optional(),
    integratorName: z.string().optional(),
  })
  .refine(({ sellAmount, buyAmount }) => (sellAmount === undefined) !== (buyAmount === undefined))
  .refine((one) => one.integratorFees === undefined || (one.integratorFeeRecipient && one.integratorName))
const wanted = z.object({
  quoteId: z.string(),
  takerAddress: felt.optional(),
  slippage: z.number().min(0).max(1),
  includeApprove: z.boolean(),
})

export interface VendorCalls {
  contractAddress: string
  entrypoint: string
  calldata: string[]
}

interface Kept {
  readonly sell: string
  readonly buy: string
  readonly sold: bigint
  readonly bought: bigint
  readonly isExactTo: boolean
  readonly bps: bigint
  readonly recipient: string
}

export interface AvnuStandIn {
  handle(call: VendorCall): VendorAnswer | null
  /** Changes the calls of every swap from now on; null ends it. */
  change(by: ((calls: VendorCalls[]) => void) | null): void
  /** Changes every quote from now on; null ends it. */
  changeQuote(by: ((quote: Record<string, unknown>) => void) | null): void
  /** Forgets all quotes, as after their time. */
  forget(): void
}

const refused = (message: string): VendorAnswer => ({ status: 400, body: { messages: [message] } })
const canonical = (address: string): string => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

/** Stand-in of AVNU's swap API, which quotes by the rates of the exchange on the local chain and builds its calls. */
export function createAvnuStandIn(rates: () => Rates): AvnuStandIn {
  let changed: ((calls: VendorCalls[]) => void) | null = null
  let changedQuote: ((quote: Record<string, unknown>) => void) | null = null
  const kept = new Map<string, Kept>()

  function quote(query: URLSearchParams): VendorAnswer {
    const parsed = asked.safeParse(Object.fromEntries(query))
    if (!parsed.success) return refused('Invalid query parameters')
    const { sellTokenAddress, buyTokenAddress, sellAmount, buyAmount, integratorFees = '0x0' } = parsed.data
    const [sell, buy] = [canonical(sellTokenAddress), canonical(buyTokenAddress)]
    const rate = rates().get(`${sell} ${buy}`)
    if (!rate) return { body: [] }
    const bps = BigInt(integratorFees)
    const isExactTo = buyAmount !== undefined
    const sold = isExactTo ? soldFor(BigInt(buyAmount), bps, rate) : BigInt(sellAmount ?? 0)
    const gross = (sold * rate[0]) / rate[1]
    const fee = ((isExactTo ? BigInt(buyAmount) : gross) * bps) / BPS
    const bought = isExactTo ? BigInt(buyAmount) : gross - fee
    if (bought === 0n) return { body: [] }
    const quoteId = `69ee30c9-5051-479e-9366-${String(kept.size).padStart(12, '0')}`
    const recipient = parsed.data.integratorFeeRecipient ?? '0x0'
    kept.set(quoteId, { sell, buy, sold, bought, isExactTo, bps, recipient })
    const part = (percent: number) => ({
      name: 'Stand-in',
      address: short(POOL),
      percent,
      sellTokenAddress: short(sell),
      buyTokenAddress: short(buy),
      routes: [],
      alternativeSwapCount: 0,
    })
    const body: Record<string, unknown> = {
      quoteId,
      sellTokenAddress: short(sell),
      sellAmount: hexOf(sold),
      sellAmountInUsd: 100,
      buyTokenAddress: short(buy),
      buyAmount: hexOf(bought),
      buyAmountInUsd: 99.99,
      fee: {
        feeToken: short(buy),
        avnuFees: '0x0',
        avnuFeesInUsd: 0,
        avnuFeesBps: '0x0',
        integratorFees: hexOf(fee),
        integratorFeesInUsd: 0,
        integratorFeesBps: hexOf(bps),
      },
      chainId: NETWORK,
      blockNumber: '0x3ca1b4',
      expiry: null,
      routes: [part(0.6), part(0.4)],
      gasFees: '0x19b1b3cb5956130',
      gasFeesInUsd: 0.0136,
      priceImpact: -2.4,
      sellTokenPriceInUsd: 1,
      buyTokenPriceInUsd: 1,
      exactTokenTo: isExactTo,
      estimatedSlippage: 0.005,
    }
    changedQuote?.(body)
    return { body: [body] }
  }

  function build(body: unknown): VendorAnswer {
    const parsed = wanted.safeParse(body)
    if (!parsed.success) return refused('Invalid body')
    const { quoteId, takerAddress = '0x0', slippage, includeApprove } = parsed.data
    const found = kept.get(quoteId)
    if (!found) return refused('Quote not found')
    const calls = callsOf(found, takerAddress, slippage).slice(includeApprove ? 0 : 1)
    changed?.(calls)
    return { body: { chainId: NETWORK, calls } }
  }

  return {
    handle: ({ method, path, query, body }) => {
      if (method === 'GET' && path === '/swap/v3/quotes') return quote(query)
      return method === 'POST' && path === '/swap/v3/build' ? build(body) : null
    },
    change: (by) => void (changed = by),
    changeQuote: (by) => void (changedQuote = by),
    forget: () => kept.clear(),
  }
}

/** The sold amount that buys so much and the fee on top of it. */
function soldFor(bought: bigint, bps: bigint, [out, into]: readonly [bigint, bigint]): bigint {
  const gross = bought + (bought * bps) / BPS
  return (gross * into + out - 1n) / out + 1n
}

function callsOf(
  { sell, buy, sold, bought, isExactTo, bps, recipient }: Kept,
  taker: string,
  slippage: number,
): VendorCalls[] {
  const share = BigInt(Math.round(slippage * 1e12))
  const most = isExactTo ? (sold * (ALL + share)) / ALL : sold
  const least = isExactTo ? bought : (bought * (ALL - share)) / ALL
  const part = (percent: bigint): string[] => [short(sell), short(buy), short(POOL), hexOf(percent), '0x1', '0x7']
  const routes = ['0x2', ...part((ALL * 6n) / 10n), ...part(ALL)]
  const parties = [short(taker), hexOf(bps), short(recipient)]
  const calldata = isExactTo
    ? [short(sell), ...wordsOf(sold), ...wordsOf(most), short(buy), ...wordsOf(bought), ...parties, ...routes]
    : [short(sell), ...wordsOf(sold), short(buy), ...wordsOf(bought), ...wordsOf(least), ...parties, ...routes]
  return [
    // AVNU writes some numbers in decimals.
    { contractAddress: sell, entrypoint: 'approve', calldata: [EXCHANGE, String(most % LOW), String(most / LOW)] },
    { contractAddress: EXCHANGE, entrypoint: isExactTo ? 'swap_exact_token_to' : 'multi_route_swap', calldata },
  ]
}
