import type { AssetId } from '#core/chain/assetId.ts'
import type { Swap, SwapMade, SwapQuote, SwapQuoteRequest, SwapQuotesData } from '#core/wire/swap.ts'
import { sendableSwapQuotes } from '#src/api/swapQueries.ts'
import type { TestApp } from '../../testing/testApp.ts'
import type { startSwapFollower } from '../followSwaps.ts'

interface Parts {
  readonly app: () => Pick<TestApp, 'call' | 'clock'>
  readonly follower: () => Pick<ReturnType<typeof startSwapFollower>, 'runOnce'>
  /** Address that quotes and orders name as their sender. */
  readonly sender: string
}

export type SwapCalls = ReturnType<typeof swapCalls>

/** Calls of the swap API by one sender. Each fails unless the answer is a success. */
export function swapCalls({ app, follower, sender }: Parts) {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await app().call(method, `/api/swap_api/v1${path}`, body === undefined ? {} : { body })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return (answer.body as { data: T }).data
  }
  /** A request with 1 % of slippage. */
  const asked = (
    from: AssetId,
    to: AssetId,
    amount: bigint,
    change: Partial<SwapQuoteRequest> = {},
  ): SwapQuoteRequest => ({
    from_asset: from,
    to_asset: to,
    amount: String(amount),
    slippage_bps: 100,
    from_address: sender,
    ...change,
  })
  /** Fails unless the app would offer every quote: an honest provider's own rounding must never look like a lie. */
  const quotes = async (request: SwapQuoteRequest): Promise<SwapQuotesData> => {
    const data = await call<SwapQuotesData>('POST', '/quotes', request)
    const kept = await sendableSwapQuotes(request, data)
    if (kept.quotes.length < data.quotes.length) throw new Error(`the app drops quotes: ${JSON.stringify(data.quotes)}`)
    return data
  }
  const status = (id: string) => call<Swap>('GET', `/status?swap_id=${id}`)
  return {
    call,
    asked,
    quotes,
    status,
    async best(request: SwapQuoteRequest): Promise<SwapQuote> {
      const { quotes: list, reasons } = await quotes(request)
      if (!list[0]) throw new Error(`no quote: ${JSON.stringify(reasons)}`)
      return list[0]
    },
    /** Why the first provider declines. */
    reason: async (request: SwapQuoteRequest) => (await quotes(request)).reasons[0]?.reason,
    make: ({ quote_id }: SwapQuote, approval?: 'approve' | 'permit') =>
      call<SwapMade>('POST', '/make_swap', { quote_id, from_address: sender, ...(approval ? { approval } : {}) }),
    /** Reason for which an order is refused, or `made`. */
    async refusal({ quote_id }: SwapQuote): Promise<unknown> {
      const answer = await app().call('POST', '/api/swap_api/v1/make_swap', {
        body: { quote_id, from_address: sender },
      })
      return answer.status === 200 ? 'made' : (answer.body as { data: { reason: string } }).data.reason
    },
    report: (id: string, hash: string, nonce?: bigint) =>
      call<Swap>('POST', `/swaps/${id}/sent`, {
        tx_hash: hash,
        ...(nonce === undefined ? {} : { nonce: String(nonce) }),
      }),
    /** Follows until the swap has this status. `seconds` pass before each round. */
    async follow(id: string, wanted: Swap['status'], seconds = 5): Promise<Swap> {
      for (let round = 0; round < 20; round++) {
        app().clock.advance(seconds)
        await follower().runOnce()
        const seen = await status(id)
        if (seen.status === wanted) return seen
      }
      throw new Error(`the swap ${id} is ${(await status(id)).status}, not ${wanted}`)
    },
  }
}
