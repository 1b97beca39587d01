import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import type { AssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import type { OrderState } from '#core/order/state.ts'
import { type BookStage, type MakerBook, makerBook } from '#core/wire/maker.ts'
import type { ClaimRow } from '#store/escrow/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ServerDeps } from '../deps.ts'
import { requireCapability } from '../http/guards.ts'
import { answersData, createRouter, ok } from '../http/router.ts'
import { applicantOf } from './applications.ts'
import { openUntil } from '../orderTime.ts'

const params = z.object({ address: z.string().min(1).max(128) })
const read = createRoute({
  method: 'get',
  path: '/api/maker_api/v1/{address}/book',
  summary:
    'Get the maker’s open orders, claims and exposure; requires a session of a wallet that the operator registered',
  request: { params },
  responses: answersData(makerBook),
})

/** Rows of each list; the counts include the others. */
const MOST_SHOWN = 50
/** Orders that are counted at once; more are an outage, in which the operator's own tools count. */
const MOST_READ = 1_000

type Deps = Pick<ServerDeps, 'store' | 'catalogue' | 'policy' | 'makerViewers' | 'clock'>

/** Open business of the operator's maker, for the wallets in MAKER_VIEWERS. Read-only. */
export function bookRoutes(deps: Deps) {
  return createRouter().openapi(read, async (c) => {
    const visitor = c.get('visitor')
    await requireCapability(deps, visitor, 'maker', 'other')
    const wallet = await applicantOf(visitor, c.req.valid('param').address)
    if (!deps.makerViewers.includes(wallet))
      throw new AppError('maker_unregistered', 'The operator hasn’t registered this wallet.', {
        status: 403,
        retriable: false,
      })
    return c.json(ok(await readBook(deps)), 200)
  })
}

async function readBook({ store, catalogue, clock }: Deps): Promise<MakerBook> {
  const chains = catalogue.chains.filter(({ settlement }) => settlement !== null)
  const [orders, claims, exposure, promises] = await Promise.all([
    store.orders.inStates({ states: open, limit: MOST_READ }),
    Promise.all(chains.map(({ id }) => store.claims.inStates(id, ['reserved', 'intent', 'broadcast', 'mined']))),
    Promise.all(
      chains.flatMap(({ id, settlement }) =>
        (settlement?.escrows ?? []).map(({ address }) => store.orders.committedIn(id, address)),
      ),
    ),
    Promise.all(chains.map(({ id }) => store.orders.promised(id, openUntil(clock.now())))),
  ])
  const batches = claims.flat()
  const deposited = promises.flat().filter(({ opened }) => opened)
  return {
    as_of: clock.now().toISOString(),
    order_count: orders.length,
    orders: orders.slice(0, MOST_SHOWN).map(orderToWire),
    claim_count: batches.length,
    claims: batches.slice(0, MOST_SHOWN).map(claimToWire),
    exposure: [...byAsset(exposure.flat())].map(([asset_id, { amount, count }]) => ({
      asset_id,
      unclaimed: String(amount),
      orders: count,
    })),
    promises: [...byAsset(deposited)].map(([asset_id, { amount }]) => ({ asset_id, promised: String(amount) })),
  }
}

const stageOf: Partial<Record<OrderState, BookStage>> = {
  seen: 'waiting',
  confirmed: 'waiting',
  validated: 'waiting',
  reserved: 'waiting',
  intent: 'paying',
  broadcast: 'paying',
  mined: 'paying',
  final: 'claimable',
  refund_intent: 'refunding',
  held: 'held',
  incident: 'held',
}
const open = Object.keys(stageOf) as OrderState[]

const orderToWire = (row: OrderRow): MakerBook['orders'][number] => ({
  order_id: row.id,
  stage: stageOf[row.state] ?? 'waiting',
  from_asset: row.fromAsset,
  to_asset: row.toAsset,
  send_amount: String(row.sendAmount),
  receive_amount: String(row.receiveAmount),
  custody: row.custody === 'escrow' ? 'escrow' : 'maker',
  created_at: row.createdAt.toISOString(),
})

const claimToWire = ({ chainId, state, txRef, orderIds }: ClaimRow): MakerBook['claims'][number] => ({
  chain_id: chainId,
  state: state === 'mined' ? 'mined' : state === 'broadcast' ? 'sent' : 'waiting',
  tx_hash: txRef,
  orders: orderIds.length,
})

function byAsset(rows: readonly { asset: AssetId; amount: bigint }[]): Map<AssetId, { amount: bigint; count: number }> {
  const sums = new Map<AssetId, { amount: bigint; count: number }>()
  for (const { asset, amount } of rows) {
    const sum = sums.get(asset) ?? { amount: 0n, count: 0 }
    sums.set(asset, { amount: sum.amount + amount, count: sum.count + 1 })
  }
  return sums
}
