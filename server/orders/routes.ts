import { createRoute } from '@hono/zod-openapi'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import type { Execution } from '#chains/contract/callReads.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import {
  authorizationRequest,
  depositHint,
  depositSearch,
  depositSearchRequest,
  handoverTake,
  opening,
  type Order,
  order,
  orderCreated,
  orderDetail,
  orderHandover,
  orderPage,
  orderRequest,
  orderTaken,
} from '#core/wire/order.ts'
import type { Store } from '#store/contract.ts'
import type { OpeningRow } from '#store/escrow/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ServerDeps } from '../deps.ts'
import type { Visitor } from '../http/env.ts'
import { isOpen } from '../http/guards.ts'
import { spend } from '../http/rateLimit.ts'
import { answersData, body, createRouter, ok } from '../http/router.ts'
import { bearer } from '../identity/token.ts'
import { paymentCall } from '../providers/evmCalls.ts'
import { nextPosition, positionFromWire, positionToWire, searchSent, SEARCHES_PER_MINUTE } from '../readSighting.ts'
import { authorizeDeposit, readOpening } from './authorize.ts'
import type { Placing } from './createPlacing.ts'
import { acceptHandover, offerHandover } from './handover.ts'
import { canonicalTxRef } from './canonicalTxRef.ts'
import { loadParts, loadPartsFromChain, visibleOrder } from './load.ts'
import { stepFromRow } from './steps.ts'
import { createOrderStreams } from './streams.ts'
import { type OrderView, withoutExplorers } from './view.ts'
import { createAddressBalances, createWaitingDeposits } from './waitingDeposit.ts'
import { accountOfAnyFamily } from '#chains/registry.ts'
import { type OrderState, orderStates } from '#core/order/state.ts'
import { type PublicStatus, publicStatus, publicStatuses } from '#core/order/status.ts'

const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,128}$/, 'the header Idempotency-Key needs 8 to 128 visible characters'),
})
/** Accepts any text: an invalid id is an unknown order. */
const orderParams = z.object({ id: z.string().min(1).max(64) })
const resumeHeader = z.object({
  'last-event-id': z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
})
const userParams = z.object({ userId: z.string().min(1).max(128) })
const pageQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  status: z.enum(publicStatuses).optional(),
})
const searchQuery = z.strictObject({ q: z.string().min(1).max(128) })

const base = '/api/bridge_api/v1'
const SEARCH_LIMIT = 20

const create = createRoute({
  method: 'post',
  path: `${base}/orders`,
  summary: 'Create an order from a quote; returns the steps for the wallet',
  request: { headers: idempotencyHeader, body: body(orderRequest) },
  responses: answersData(orderCreated),
})
const read = createRoute({
  method: 'get',
  path: `${base}/orders/{id}`,
  summary: 'Get an order with its events; requires the order token until the deposit',
  request: { params: orderParams },
  responses: answersData(orderDetail),
})
const events = createRoute({
  method: 'get',
  path: `${base}/orders/{id}/events`,
  summary: 'Stream the events of an order as server-sent events; resumes after Last-Event-ID',
  request: { params: orderParams, headers: resumeHeader },
  responses: { 200: { description: 'Stream', content: { 'text/event-stream': { schema: z.string() } } } },
})
const hint = createRoute({
  method: 'post',
  path: `${base}/orders/{id}/deposit`,
  summary: 'Report the deposit transaction (optional hint)',
  request: { params: orderParams, body: body(depositHint) },
  responses: answersData(order),
})
const searchDeposit = createRoute({
  method: 'post',
  path: `${base}/orders/{id}/deposit/search`,
  summary: 'Search the deposit of a provider’s order whose wallet never answered; requires the order token',
  request: { params: orderParams, body: body(depositSearchRequest) },
  responses: answersData(depositSearch),
})
const authorize = createRoute({
  method: 'post',
  path: `${base}/orders/{id}/authorization`,
  summary: 'Submit the depositor’s signature for a gasless deposit (idempotent); requires the order token',
  request: { params: orderParams, body: body(authorizationRequest) },
  responses: answersData(opening),
})
const authorization = createRoute({
  method: 'get',
  path: `${base}/orders/{id}/authorization`,
  summary: 'Get the state of a gasless deposit; requires the order token',
  request: { params: orderParams },
  responses: answersData(opening),
})
const handover = createRoute({
  method: 'post',
  path: `${base}/orders/{id}/handover`,
  summary: 'Create a one-time code to continue an order in another browser; requires the order token',
  request: { params: orderParams },
  responses: answersData(orderHandover),
})
const take = createRoute({
  method: 'post',
  path: `${base}/orders/{id}/take`,
  summary: 'Redeem a handover code for the order and its own token (idempotent)',
  request: { params: orderParams, body: body(handoverTake) },
  responses: answersData(orderTaken),
})
const history = createRoute({
  method: 'get',
  path: `${base}/{userId}/orders`,
  summary: 'List orders of an address, newest first; on a partner’s pages only the partner’s',
  request: { params: userParams, query: pageQuery },
  responses: answersData(orderPage),
})
const search = createRoute({
  method: 'get',
  path: `${base}/search`,
  summary: 'Search orders by id, transaction or address',
  request: { query: searchQuery },
  responses: answersData(orderPage),
})

export function orderRoutes(
  deps: Pick<ServerDeps, 'store' | 'catalogue' | 'clock' | 'config' | 'chains' | 'policy' | 'log'>,
  placing: Placing,
  view: OrderView,
) {
  const { store, catalogue } = deps
  const streams = createOrderStreams(deps, view)
  const waitingDeposit = createWaitingDeposits(deps.chains)
  const addressBalance = createAddressBalances(deps.chains, deps.clock)
  /** Returns the view of an order for the visitor's surface. */
  const showing = async (visitor: Visitor) =>
    (await isOpen(deps, visitor, 'links')) ? (shown: Order) => shown : withoutExplorers
  const wireAll = async (rows: readonly OrderRow[], visitor: Visitor) => {
    const show = await showing(visitor)
    return Promise.all(rows.map(async (row) => show(view.toWire(await loadParts(deps, row)))))
  }
  const wire = async (row: OrderRow, visitor: Visitor) =>
    (await showing(visitor))(view.toWire(await loadParts(deps, row)))

  return createRouter()
    .openapi(search, async (c) => {
      const found = await store.orders.search(searchTerm(c.req.valid('query').q), SEARCH_LIMIT)
      return c.json(ok({ list: await wireAll(found, c.get('visitor')), next_cursor: null }), 200)
    })
    .openapi(create, async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      return c.json(ok(await placing(c.req.valid('json'), key, c.get('visitor'))), 200)
    })
    .openapi(read, async (c) => {
      const { order: row } = await visibleOrder(
        deps,
        c.req.valid('param').id,
        bearer(c.req.header('authorization'), 'order'),
      )
      const log = await store.orders.events(row.id, 0)
      const show = await showing(c.get('visitor'))
      const parts = await loadPartsFromChain(deps, row)
      const [waiting, balance] = await Promise.all([waitingDeposit(parts), addressBalance(parts)])
      const opening = balance === null ? null : await store.openings.forOrder(row.id)
      const shown = show(view.toWire({ ...parts, waiting, addressBalance: balance, opening }))
      return c.json(ok({ ...shown, events: log.map((e) => view.eventToWire(row, e)) }), 200)
    })
    .openapi(events, async (c) => {
      const { order: row } = await visibleOrder(
        deps,
        c.req.valid('param').id,
        bearer(c.req.header('authorization'), 'order'),
      )
      const after = Number(c.req.valid('header')['last-event-id'] ?? 0)
      c.header('X-Accel-Buffering', 'no')
      // A HEAD response has no body that its reader could close.
      if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' })
      const { ip } = c.get('visitor')
      streams.requireRoom(ip, row.id)
      return streamSSE(c, (sse) => streams.follow(sse, { ip, order: row, afterSeq: after }))
    })
    .openapi(hint, async (c) => {
      const token = bearer(c.req.header('authorization'), 'order')
      const { order: row, isCreator } = await visibleOrder(deps, c.req.valid('param').id, token)
      const ref = canonicalTxRef(chainById(catalogue, row.fromChain).family, c.req.valid('json').tx_hash)
      // Without the creator's token the hint is only echoed: the watcher needs none.
      if (isCreator && row.depositHint !== ref) await store.orders.setDepositHint(row.id, ref)
      return c.json(ok(await wire((await store.orders.get(row.id)) ?? row, c.get('visitor'))), 200)
    })
    .openapi(searchDeposit, async (c) => {
      const token = bearer(c.req.header('authorization'), 'order')
      const { order: row, isCreator } = await visibleOrder(deps, c.req.valid('param').id, token)
      const { position } = c.req.valid('json')
      const node = deps.chains(row.fromChain)
      const none = { state: 'unknown', tx_hash: null, position: null } as const
      const isSearched = isCreator && row.settlement.kind === 'external' && searchedStates.includes(row.state)
      const call = isSearched ? await depositCall(store, row) : null
      if (!node || !call) return c.json(ok(none), 200)
      if (!position) {
        const next = await nextPosition(node, row.fromAddress)
        return c.json(ok({ ...none, position: next && positionToWire(next) }), 200)
      }
      const from = positionFromWire(position, row.fromAddress)
      await spend(deps, `sent-search:${row.id}`, SEARCHES_PER_MINUTE)
      const isIt = (seen: Execution) => isDepositCall(call, row, seen)
      const { txHash } = await searchSent(node, from, { madeAt: row.createdAt, isIt })
      if (txHash === null) return c.json(ok({ ...none, position: positionToWire(from) }), 200)
      // From here on it counts like a reported one.
      if (row.depositHint !== txHash) await store.orders.setDepositHint(row.id, txHash)
      return c.json(ok({ state: 'sent' as const, tx_hash: txHash, position: positionToWire(from) }), 200)
    })
    .openapi(authorize, async (c) => {
      const token = bearer(c.req.header('authorization'), 'order')
      const row = await authorizeDeposit(deps, c.req.valid('param').id, token, c.req.valid('json'))
      return c.json(ok(openingToWire(row)), 200)
    })
    .openapi(authorization, async (c) => {
      const token = bearer(c.req.header('authorization'), 'order')
      return c.json(ok(openingToWire(await readOpening(deps, c.req.valid('param').id, token))), 200)
    })
    .openapi(handover, async (c) => {
      const { code, expiresAt } = await offerHandover(
        deps,
        c.req.valid('param').id,
        bearer(c.req.header('authorization'), 'order'),
      )
      return c.json(ok({ code, expires_at: expiresAt.toISOString() }), 200)
    })
    .openapi(take, async (c) => {
      const { code, token_hash: tokenHash } = c.req.valid('json')
      const row = await acceptHandover(
        deps,
        c.req.valid('param').id,
        { code, tokenHash },
        await c.get('visitor').surface(),
      )
      const taken = await wire(row, c.get('visitor'))
      return c.json(ok({ order: taken, steps: taken.steps }), 200)
    })
    .openapi(history, async (c) => {
      const { cursor, limit, status } = c.req.valid('query')
      const address = canonicalOfAnyFamily(c.req.valid('param').userId)
      const { channel } = c.get('visitor')
      // The product's own pages show every order; a partner's only its own.
      const within = channel.id === catalogue.defaults.channelId ? {} : { channelId: channel.id }
      const page = await store.orders.page({
        address,
        limit,
        ...within,
        ...(cursor ? { cursor } : {}),
        ...(status ? { states: statesOf(status) } : {}),
      })
      const list = await wireAll(page.list, c.get('visitor'))
      return c.json(
        ok({ list: status ? list.filter((o) => o.status === status) : list, next_cursor: page.nextCursor }),
        200,
      )
    })
}

const openingToWire = ({ kind, state, reason, txRef, createdAt }: OpeningRow) => ({
  kind,
  state,
  reason,
  tx_ref: txRef,
  created_at: createdAt.toISOString(),
})

/** Returns the canonical form of an address of any family; the text itself if no family parses it. */
const canonicalOfAnyFamily = (text: string): string => accountOfAnyFamily(text)?.canonical ?? text

const evmHash = /^0x[0-9a-fA-F]{64}$/

/** Normalizes a search term to the database's spelling: hex is case-insensitive, base58 is not. */
function searchTerm(text: string): string {
  const term = text.trim()
  return evmHash.test(term) ? term.toLowerCase() : canonicalOfAnyFamily(term)
}

const never = { escrowed: false, refundAfter: null, now: new Date(0) }

const always = { escrowed: true, refundAfter: new Date(0), now: new Date(1) }

/** States in which an order can have this status; `action_needed` also depends on the time. */
function statesOf(status: PublicStatus): readonly OrderState[] {
  const facts = status === 'action_needed' ? always : never
  return orderStates.filter((state) => publicStatus(state, facts) === status)
}

/** States of an order whose deposit isn't known. */
const searchedStates: readonly OrderState[] = ['quoted', 'expired']

interface DepositCall {
  readonly to: string
  readonly data: string
  readonly value: bigint
}

/** Call that deposits for an order of a provider; null where its wallet makes none. */
async function depositCall({ orders }: Pick<Store, 'orders'>, { id }: OrderRow): Promise<DepositCall | null> {
  const step = (await orders.steps(id)).map(stepFromRow).at(-1)
  if (step?.kind === 'evm_call') return { to: step.to, data: step.data, value: BigInt(step.value) }
  const isOwn = step?.kind === 'vendor_transfer' && !step.any_wallet && step.transfer.memo === null
  return isOwn && parseAssetId(step.transfer.asset).token.match(EVM_TOKEN) ? paymentCall(step.transfer) : null
}
const EVM_TOKEN = /^(native|0x[0-9a-f]{40})$/i

/** True for the deposit's own call, and for one of the wallet that has its bytes inside, as a batch does. */
function isDepositCall({ to, data, value }: DepositCall, { fromAddress }: OrderRow, seen: Execution): boolean {
  if (seen.from !== fromAddress) return false
  const [own, bytes] = [data.toLowerCase(), seen.data.toLowerCase()]
  if (seen.to === to.toLowerCase() && bytes === own && seen.value === value) return true
  // Equal bytes are a call of another token unless its address is there as well.
  return (
    seen.to === fromAddress &&
    own.length > SELECTOR &&
    [own, to.toLowerCase()].every((part) => bytes.includes(part.slice(2)))
  )
}
/** Length of a call's selector with `0x`: fewer bytes name no order. */
const SELECTOR = 10
