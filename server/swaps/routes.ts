import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Hex } from 'viem'
import { z } from 'zod'
import { accountOfAnyFamily, addressRules } from '#chains/registry.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { assetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { isOrderId } from '#core/order/id.ts'
import { address, chainIdNumber } from '#core/wire/common.ts'
import {
  type Swap,
  swap,
  swapChains,
  swapMade,
  swapPage,
  swapQuoteRequest,
  swapQuotesData,
  swapRequest,
  swapSearch,
  swapSearchRequest,
  swapSent,
  swapToken,
  swapTokens,
  swapTrial,
  swapTrialRequest,
} from '#core/wire/swap.ts'
import type { SwapRow } from '#store/swaps/types.ts'
import type { ServerDeps } from '../deps.ts'
import type { AppEnv, Visitor } from '../http/env.ts'
import { isOpen, requireCapability, requireCountry } from '../http/guards.ts'
import { spend } from '../http/rateLimit.ts'
import { answersData, body, createRouter, ok } from '../http/router.ts'
import { canonicalTxRef } from '../orders/canonicalTxRef.ts'
import { positionFromWire, positionToWire, SEARCHES_PER_MINUTE } from '../readSighting.ts'
import { createSwapping, type SwapVisit } from './createSwapping.ts'
import { isEvm } from './followSwaps.ts'
import type { SwapProvider } from './provider.ts'
import { createSwapTokens } from './tokens.ts'

const base = '/api/swap_api/v1'
const chainQuery = z.strictObject({ chain_id: z.coerce.number().pipe(chainIdNumber) })

const chains = createRoute({
  method: 'get',
  path: `${base}/chains`,
  summary: 'List networks on which tokens can be swapped',
  responses: answersData(swapChains),
})
const tokenList = createRoute({
  method: 'get',
  path: `${base}/tokens`,
  summary: 'List tokens of a network that can be swapped, or search them by symbol, name or address',
  request: { query: chainQuery.extend({ q: z.string().max(80).optional() }) },
  responses: answersData(swapTokens),
})
const oneToken = createRoute({
  method: 'get',
  path: `${base}/token`,
  summary: 'Get any token by its address, with warnings about it',
  request: { query: chainQuery.extend({ address }) },
  responses: answersData(swapToken),
})
const quotes = createRoute({
  method: 'post',
  path: `${base}/quotes`,
  summary:
    'Get quotes of a swap on one network; with a sender also the approval it needs, and whether its call would fail',
  request: { body: body(swapQuoteRequest) },
  responses: answersData(swapQuotesData),
})
const make = createRoute({
  method: 'post',
  path: `${base}/make_swap`,
  summary: 'Fix a quote for a sender; returns the steps for the wallet',
  request: { body: body(swapRequest) },
  responses: answersData(swapMade),
})
const trial = createRoute({
  method: 'post',
  path: `${base}/swaps/{id}/trial`,
  summary: 'Run the call of a swap that waits for its wallet again; refuses one that would fail now',
  request: { params: z.object({ id: z.string().min(1).max(64) }), body: body(swapTrialRequest) },
  responses: answersData(swapTrial),
})
const search = createRoute({
  method: 'post',
  path: `${base}/swaps/{id}/search`,
  summary: 'Search a swap whose wallet never answered among the transactions that it has sent since',
  request: { params: z.object({ id: z.string().min(1).max(64) }), body: body(swapSearchRequest) },
  responses: answersData(swapSearch),
})
const sent = createRoute({
  method: 'post',
  path: `${base}/swaps/{id}/sent`,
  summary: 'Report the transaction of a swap, so that its end is followed',
  request: { params: z.object({ id: z.string().min(1).max(64) }), body: body(swapSent) },
  responses: answersData(swap),
})
const status = createRoute({
  method: 'get',
  path: `${base}/status`,
  summary: 'Get a swap as its network shows it',
  request: { query: z.strictObject({ swap_id: z.string().min(1).max(64) }) },
  responses: answersData(swap),
})
const history = createRoute({
  method: 'get',
  path: `${base}/{address}/swaps`,
  summary: 'List swaps of an address, newest first',
  request: {
    params: z.object({ address: z.string().min(1).max(128) }),
    query: z.strictObject({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
  },
  responses: answersData(swapPage),
})

export function swapRoutes(deps: ServerDeps, providers: readonly SwapProvider[]) {
  const { catalogue, store } = deps
  const tokens = createSwapTokens(deps, providers)
  const swapping = createSwapping(deps, providers, tokens)
  const require = (visitor: Visitor): Promise<void> => requireCapability(deps, visitor, 'swap', 'other')
  const served = (): Map<number, string[]> => {
    const names = new Map<number, string[]>()
    for (const provider of providers)
      for (const id of provider.chains()) names.set(id, [...(names.get(id) ?? []), provider.name])
    return names
  }
  const servedChain = (id: number) => {
    const chain = chainById(catalogue, id)
    if (served().has(id)) return chain
    throw new AppError('chain_unsupported', `Swaps aren’t available on ${chain.name}.`, {
      status: 422,
      retriable: false,
    })
  }
  const wire = (row: SwapRow, withLinks: boolean): Swap => toWire(row, { deps, providers, withLinks })
  const show = async (row: SwapRow | null, visitor: Visitor): Promise<Swap> => {
    if (row) return wire(row, await isOpen(deps, visitor, 'links'))
    throw unknownSwap()
  }
  const visitOf = async (c: Context<AppEnv>): Promise<SwapVisit> => {
    const visitor = c.get('visitor')
    await require(visitor)
    return { channel: visitor.channel, surface: await visitor.surface(), signal: c.req.raw.signal }
  }

  return createRouter()
    .openapi(chains, async (c) => {
      await require(c.get('visitor'))
      const list = [...served()].map(([chain_id, names]) => ({
        chain_id,
        providers: names,
        protected_rpc: chainById(catalogue, chain_id).protectedRpc ?? null,
      }))
      return c.json(ok({ chains: list.toSorted((a, b) => a.chain_id - b.chain_id) }), 200)
    })
    .openapi(tokenList, async (c) => {
      await require(c.get('visitor'))
      const { chain_id, q = '' } = c.req.valid('query')
      const found = tokens.search(servedChain(chain_id), q)
      return c.json(ok({ tokens: found.map((token) => tokens.toWire(token)) }), 200)
    })
    .openapi(oneToken, async (c) => {
      await require(c.get('visitor'))
      const { chain_id, address: wanted } = c.req.valid('query')
      const chain = servedChain(chain_id)
      const token = await tokens.find(chain, assetId(chain.id, addressRules(chain.family).parse(wanted)))
      const check = token.isListed ? undefined : await tokens.check(chain, token)
      return c.json(ok(tokens.toWire(token, check)), 200)
    })
    .openapi(quotes, async (c) => {
      requireCountry(deps, c.get('visitor'))
      return c.json(ok(await swapping.quotes(c.req.valid('json'), await visitOf(c))), 200)
    })
    .openapi(make, async (c) => {
      requireCountry(deps, c.get('visitor'))
      const made = await swapping.make(c.req.valid('json'), await visitOf(c))
      const { steps, isSimulated, position } = made
      const shown = await show(made.swap, c.get('visitor'))
      return c.json(
        ok({
          swap: shown,
          steps: [...steps],
          is_simulated: isSimulated,
          position: position && positionToWire(position),
        }),
        200,
      )
    })
    .openapi(search, async (c) => {
      const { id } = c.req.valid('param')
      const row = isOrderId(id) ? await store.swaps.get(id) : null
      if (!row || !isEvm(row)) throw unknownSwap()
      const { position } = c.req.valid('json')
      await spend(deps, `sent-search:${row.id}`, SEARCHES_PER_MINUTE)
      const found = await swapping.search(row, positionFromWire(position, row.fromAddress))
      // From here on it is followed like any reported one.
      const known = found.tx_hash === null ? row : await store.swaps.sent(row.id, found.tx_hash)
      return c.json(ok({ ...found, swap: await show(known, c.get('visitor')) }), 200)
    })
    .openapi(trial, async (c) => {
      await require(c.get('visitor'))
      const { id } = c.req.valid('param')
      const row = isOrderId(id) ? await store.swaps.get(id) : null
      if (!row || !isEvm(row)) throw unknownSwap()
      const { data } = c.req.valid('json')
      return c.json(ok({ is_simulated: await swapping.tryAgain(row, data as Hex | undefined) }), 200)
    })
    .openapi(sent, async (c) => {
      const { id } = c.req.valid('param')
      const known = isOrderId(id) ? await store.swaps.get(id) : null
      const family = known && chainById(catalogue, known.chainId).family
      const { tx_hash: hash, nonce } = c.req.valid('json')
      const ref = family && canonicalTxRef(family, hash)
      const reported = nonce === undefined ? null : BigInt(nonce)
      const row = known && ref ? await store.swaps.sent(known.id, ref, reported) : null
      return c.json(ok(await show(row, c.get('visitor'))), 200)
    })
    .openapi(status, async (c) => {
      const { swap_id: id } = c.req.valid('query')
      return c.json(ok(await show(isOrderId(id) ? await store.swaps.get(id) : null, c.get('visitor'))), 200)
    })
    .openapi(history, async (c) => {
      const { cursor, limit } = c.req.valid('query')
      const text = c.req.valid('param').address
      const owner = accountOfAnyFamily(text)?.canonical ?? text
      const page = await store.swaps.page({ address: owner, limit, ...(cursor ? { cursor } : {}) })
      const withLinks = await isOpen(deps, c.get('visitor'), 'links')
      return c.json(ok({ list: page.list.map((row) => wire(row, withLinks)), next_cursor: page.nextCursor }), 200)
    })
}

const unknownSwap = (): AppError =>
  new AppError('swap_unknown', 'This swap isn’t known.', { status: 404, retriable: false })

interface Shown {
  readonly deps: Pick<ServerDeps, 'catalogue'>
  readonly providers: readonly SwapProvider[]
  /** False where links out of the app are not allowed. */
  readonly withLinks: boolean
}

function toWire(row: SwapRow, { deps, providers, withLinks }: Shown): Swap {
  const chain = deps.catalogue.chains.find(({ id }) => id === row.chainId)
  const { txHash } = row
  const explorer = withLinks ? (chain?.explorerUrl ?? null) : null
  return {
    id: row.id,
    provider: row.provider,
    provider_name: providers.find(({ name }) => name === row.provider)?.title ?? row.provider,
    kind: row.kind,
    status: row.status,
    from_address: row.fromAddress,
    from_asset: row.fromAsset,
    to_asset: row.toAsset,
    exact: row.exact,
    send_amount: String(row.sendAmount),
    max_send_amount: String(row.maxSendAmount),
    receive_amount: String(row.receiveAmount),
    min_receive_amount: String(row.minReceiveAmount),
    sent_amount: row.sentAmount === null ? null : String(row.sentAmount),
    received_amount: row.receivedAmount === null ? null : String(row.receivedAmount),
    gas_fee: row.gasFee === null ? null : String(row.gasFee),
    tx:
      txHash === null
        ? null
        : {
            chain_id: row.chainId,
            tx_hash: txHash,
            explorer_url: explorer && chain ? addressRules(chain.family).txUrl(explorer, txHash) : null,
            at: (row.minedAt ?? row.updatedAt).toISOString(),
          },
    failure: row.failure,
    tokens: row.tokens as Swap['tokens'],
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
