import { balanceBatches, balanceUnits } from './balanceUnits.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type {
  Swap,
  SwapMade,
  SwapQuote,
  SwapQuoteRequest,
  SwapQuotesData,
  SwapRequest,
  SwapSent,
  SwapToken,
} from '#core/wire/swap.ts'
import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { readUrls } from '#src/wallets/reads.ts'
import type { Api } from './calls.ts'

const MINUTE = 60_000
const REFRESH_MS = 30_000
/** A quote is replaced this long before it expires, so that the visible one can still be used. */
const EARLY_MS = 4_000
const LEAST_MS = 4_000
const POLL_MS = 2_000
const PAGE = 20

export const swapChainsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['swap-chains'],
    queryFn: async ({ signal }) => (await api.get('/swap_api/v1/chains', { signal })).data.chains,
    staleTime: 5 * MINUTE,
    gcTime: 60 * MINUTE,
  })

export const swapTokensQuery = (api: Api, chainId: number) =>
  queryOptions({
    queryKey: ['swap-tokens', chainId],
    queryFn: async ({ signal }) =>
      (await api.get('/swap_api/v1/tokens', { query: { chain_id: chainId }, signal })).data.tokens,
    staleTime: MINUTE,
    gcTime: 60 * MINUTE,
  })

/** A token by its address, with what the server's checks have found. */
export const swapTokenQuery = (api: Api, chainId: number, address: string) =>
  queryOptions({
    queryKey: ['swap-token', chainId, address],
    queryFn: async ({ signal }) =>
      (await api.get('/swap_api/v1/token', { query: { chain_id: chainId, address }, signal })).data,
    staleTime: MINUTE,
    retry: false,
  })

/** Milliseconds until quotes are requested again. */
export function refreshIn(quotes: readonly { readonly expires_at: string }[], now: number): number {
  const [first] = quotes.map(({ expires_at }) => Date.parse(expires_at)).sort((a, b) => a - b)
  return first === undefined ? REFRESH_MS : Math.max(LEAST_MS, Math.min(REFRESH_MS, first - now - EARLY_MS))
}

type Terms = Pick<SwapQuote, 'kind' | 'exact' | `${'send' | 'max_send' | 'receive' | 'min_receive'}_amount`>

/** True if nothing but the side that isn't exact can move: what the review shows of the other one is also its bound. */
export function hasFixedSide(quote: Terms): boolean {
  const {
    kind,
    exact,
    send_amount: send,
    max_send_amount: most,
    receive_amount: receive,
    min_receive_amount: least,
  } = quote
  if (kind !== 'swap') return [most, receive, least].every((amount) => amount === send)
  return exact === 'send' ? most === send : least === receive
}

const BPS = 10_000n
/** The most that a provider's own rounding may take: a basis point and two base units. */
const [ROUNDING_BPS, ROUNDING_UNITS] = [1n, 2n]
/** Slippage of a request that names none, at most: 5 over 100 (spec §3). */
const DEFAULT_BPS = 500
/** The largest fee that an operator can set. */
const MOST_FEE_BPS = 500n

/** True if the bound of the side that isn't exact is as near to its amount as the slippage says, which is what the review shows. */
export function keepsSlippage(
  quote: Terms & Pick<SwapQuote, 'slippage_bps' | 'fee' | 'to_asset'>,
  wished = DEFAULT_BPS,
): boolean {
  if (quote.kind !== 'swap') return true
  if (quote.slippage_bps < 0 || quote.slippage_bps > wished) return false
  const share = BigInt(quote.slippage_bps) + ROUNDING_BPS
  if (quote.exact === 'receive')
    return (BigInt(quote.max_send_amount) - ROUNDING_UNITS) * BPS <= BigInt(quote.send_amount) * (BPS + share)
  // A fee of the operator's may be taken after the provider compares; a larger one excuses no lower minimum.
  const received = BigInt(quote.receive_amount)
  const [fee, most] = [
    quote.fee?.asset === quote.to_asset ? BigInt(quote.fee.amount) : 0n,
    (received * MOST_FEE_BPS) / BPS,
  ]
  const expected = received - (fee < most ? fee : most)
  return (BigInt(quote.min_receive_amount) + ROUNDING_UNITS) * BPS >= expected * (BPS - share)
}

/**
 * Keeps the quotes for what was asked. Each step is compared with the quote, and the review names the form's tokens, so a quote must
 * be for them, and for the requested amount on the exact side. A wrap has neither a minimum nor a loss to accept, so this build
 * itself must know the pair.
 *
 * @throws AppError `bad_answer` if only quotes for something else remain
 */
export async function sendableSwapQuotes(request: SwapQuoteRequest, data: SwapQuotesData): Promise<SwapQuotesData> {
  const side = request.exact ?? 'send'
  const kept = await Promise.all(
    data.quotes.map(
      async (quote) =>
        quote.from_asset === request.from_asset &&
        quote.to_asset === request.to_asset &&
        quote.exact === side &&
        quote[`${side}_amount`] === request.amount &&
        hasFixedSide(quote) &&
        keepsSlippage(quote, request.slippage_bps) &&
        (quote.kind === 'swap' || (await import('#src/wallets/external.ts')).isWrap(quote)),
    ),
  )
  const quotes = data.quotes.filter((_, index) => kept[index])
  if (quotes.length === 0 && data.quotes.length > 0)
    throw new AppError('bad_answer', 'The server’s quotes are for another swap.', { retriable: true })
  return { ...data, quotes }
}

/** Quotes of all providers. They are not refreshed while the page is hidden. */
export const swapQuotesQuery = (api: Api, request: SwapQuoteRequest) =>
  queryOptions({
    queryKey: ['swap-quotes', request],
    queryFn: async ({ signal }) => {
      const answer = await api.post('/swap_api/v1/quotes', { body: request, signal, timeoutMs: 20_000 })
      const data = await sendableSwapQuotes(request, answer.data)
      return { ...data, refreshAt: Date.now() + refreshIn(data.quotes, Date.now()) }
    },
    staleTime: 0,
    gcTime: MINUTE,
    retry: 1,
    refetchInterval: ({ state }) => refreshIn(state.data?.quotes ?? [], Date.now()),
  })

const isOver = ({ status }: Pick<Swap, 'status'>): boolean => status !== 'waiting' && status !== 'sent'

export const swapQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['swap', id],
    queryFn: async ({ signal }) => (await api.get('/swap_api/v1/status', { query: { swap_id: id }, signal })).data,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : POLL_MS),
  })

/** Reads a page of a wallet's swaps, the newest first. */
export const readSwaps = async (api: Api, user: string, signal?: AbortSignal, cursor?: string) =>
  (await api.get('/swap_api/v1/:address/swaps', { params: { address: user }, query: { limit: PAGE, cursor }, signal }))
    .data

export const swapHistoryQuery = (api: Api, user: string) =>
  infiniteQueryOptions({
    queryKey: ['swaps', user],
    queryFn: ({ pageParam, signal }) => readSwaps(api, user, signal, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })

const isUnlisted = ({ warnings }: SwapToken): boolean => warnings.includes('unlisted')

/** Balances of one wallet in base units by asset id; null for a token that could not be read. */
export const swapBalancesQuery = (api: Api, user: string, chain: SwapNetwork, tokens: readonly SwapToken[]) =>
  queryOptions({
    queryKey: ['balances', user, 'swap', ...tokens.map(({ asset_id }) => asset_id)],
    queryFn: async () => {
      const parts = await Promise.all(
        balanceBatches(tokens, isUnlisted).map((part) =>
          readBalances(api, user, chain, part).catch((error: unknown) => {
            if (!part.every(isUnlisted)) throw error
            return part.map(({ asset_id }): [string, null] => [asset_id, null])
          }),
        ),
      )
      return new Map(parts.flat())
    },
    staleTime: 10_000,
    // Maps and bigints are not JSON.
    structuralSharing: false,
    retry: 1,
  })

/** Stands for the network while none is known; its balances are not requested. */
export const noNetwork: SwapNetwork = { network_code: '', chain_id: 0, rpc_urls: [] }

/** Network as balances are requested of it. */
type SwapNetwork = Pick<ChainRow, 'network_code' | 'chain_id' | 'rpc_urls'>

async function readBalances(
  api: Api,
  user: string,
  chain: SwapNetwork,
  tokens: readonly SwapToken[],
): Promise<[string, bigint | null][]> {
  const named = tokens.map(({ symbol: name, asset_id, decimals }) => {
    const address = isNative(asset_id as AssetId) ? name : parseAssetId(asset_id).token
    return { name, address, decimals }
  })
  const units = await balanceUnits(api, { user, network: chain.network_code, tokens: named })
  return Promise.all(
    tokens.map(
      async ({ asset_id }, index): Promise<[string, bigint | null]> => [
        asset_id,
        units[index] ?? (await balanceOnChain(user, chain, asset_id)),
      ],
    ),
  )
}

const contract = /^0x[0-9a-f]{40}$/i
const word = /^0x[0-9a-f]{64}$/i
/** Milliseconds for a token that may be hostile. */
const MOST_MS = 5_000

/** Balance of a token that the catalogue doesn't have, read from its contract; null if it can't be read. */
async function balanceOnChain(user: string, chain: SwapNetwork, asset: string): Promise<bigint | null> {
  const { token } = parseAssetId(asset)
  const [url] = readUrls(chain)
  if (!contract.test(token) || !contract.test(user) || !url) return null
  const data = `0x70a08231${user.slice(2).padStart(64, '0')}`
  const params = [{ to: token, data }, 'latest']
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params })
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(MOST_MS) })
    const { result } = (await response.json()) as { result?: unknown }
    return typeof result === 'string' && word.test(result) ? BigInt(result) : null
  } catch {
    return null
  }
}

export const postSwap = async (api: Api, request: SwapRequest) =>
  (await api.post('/swap_api/v1/make_swap', { body: request })).data

/** Has the call of a swap tried again, by its bytes. @throws AppError `swap_…` for the problem that it would have now */
export const postSwapTrial = async (api: Api, id: string, data: string) =>
  (await api.post('/swap_api/v1/swaps/:id/trial', { params: { id }, body: { data } })).data

/** Has the transactions that the wallet has sent since `position` searched for a swap. */
export const postSwapSearch = async (api: Api, id: string, position: SwapPosition) =>
  (await api.post('/swap_api/v1/swaps/:id/search', { params: { id }, body: { position } })).data

type SwapPosition = NonNullable<SwapMade['position']>

export const postSwapSent = async (api: Api, id: string, sent: SwapSent) =>
  (await api.post('/swap_api/v1/swaps/:id/sent', { params: { id }, body: sent })).data
