import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testAccount } from '#chains/starknet/testing/accounts.ts'
import {
  maker as starknetMaker,
  STARKNET_CHAIN,
  usdcAsset,
  usdcToken,
  withStarknet,
} from '#chains/starknet/testing/localChain.ts'
import { closeUnproven } from '#core/catalogue/availability.ts'
import type { Catalogue, ChainDef, RouteDef } from '#core/catalogue/types.ts'
import { assetId } from '#core/chain/assetId.ts'
import type { ChainsData } from '#core/wire/catalogue.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import {
  askQuotes,
  bestQuote,
  ethRoute,
  placeOrder,
  postOrder,
  toSol,
  usdc,
  usdcRoute,
} from '../../testing/orderFlow.ts'
import { createStarknetApp } from '../../testing/starknet.ts'
import { createTestApp, north, sol, south, type TestApp } from '../../testing/testApp.ts'

const local = loadCatalogue({ profile: 'local' })
const withChain = (id: number, change: (chain: ChainDef) => Partial<ChainDef>): Catalogue => ({
  ...local,
  chains: local.chains.map((chain) => (chain.id === id ? { ...chain, ...change(chain) } : chain)),
})
const refusalsOf = async (t: TestApp, request: typeof ethRoute) => {
  const { quotes, reasons } = await askQuotes(t, request)
  expect(quotes).toEqual([])
  return reasons.map(({ reason }) => reason)
}
const catalogueOf = async (t: TestApp) =>
  ((await t.call('GET', '/api/bridge_api/v1/get-all-chains')).body as { data: ChainsData }).data

const started: TestApp[] = []
async function start(catalogue: Catalogue): Promise<TestApp> {
  const t = await createTestApp({ deps: { catalogue } })
  started.push(t)
  return t
}
afterAll(() => Promise.all(started.map((t) => t.close())))

describe('a network whose settlement is unproven', () => {
  const accepted = { acceptUnproven: true, custodyCapUsd: '500', outflowCapUsd: '500' } as const
  const solWith = (settings: object): Catalogue =>
    closeUnproven(
      withChain(sol, ({ settlement }) => ({
        settlementStatus: 'unproven',
        settlement: settlement && { ...settlement, ...settings },
      })),
    )

  it('has no quotes and no routes until the operator accepts it, and says so', async () => {
    const t = await start(solWith({}))
    expect(await refusalsOf(t, toSol)).toEqual(['settlement_unproven'])
    const { list, routes } = await catalogueOf(t)
    expect(list.find(({ chain_id }) => chain_id === sol)?.route).toMatchObject({ available: false, code: 'unproven' })
    expect(routes.filter(({ fromChainId, toChainId }) => fromChainId === sol || toChainId === sol)).toEqual([])
    await bestQuote(t, ethRoute)
  })

  it('is served within the operator’s caps, and takes no order once the acceptance is withdrawn', async () => {
    const catalogue = solWith(accepted)
    const t = await start(catalogue)
    const { quote_id } = await bestQuote(t, toSol)
    const { list } = await catalogueOf(t)
    expect(list.find(({ chain_id }) => chain_id === sol)?.route.available).toBe(true)
    catalogue.routes.forEach((route, n) => Object.assign(route, solWith({}).routes[n]))
    const { from_address, recipient } = toSol
    const { status, error } = await postOrder(t, { quote_id, from_address, recipient })
    expect([status, error.data?.reason]).toEqual([422, 'settlement_unproven'])
  })

  it('takes an order that a Starknet wallet pays, where the operator accepts it', async () => {
    const full = withStarknet(local)
    const [like] = full.routes
    if (!like) throw new Error('no route')
    const route: RouteDef = {
      ...like,
      from: usdcAsset,
      to: assetId(north, usdc),
      custody: 'maker',
      fillMode: 'contract',
      min: 1n,
      gasTiers: [{ upTo: null, gasUnits: 140_000n, marginPercent: 50 }],
    }
    const t = await createStarknetApp({ deps: { catalogue: { ...full, routes: [...full.routes, route] } } })
    started.push(t)
    const { address } = testAccount('0x5eed')
    const { steps } = await placeOrder(
      t,
      { ...usdcRoute, from_chain_id: STARKNET_CHAIN, to_chain_id: north, from_address: address },
      { refund_address: address },
    )
    expect(steps).toMatchObject([
      { kind: 'starknet_invoke', transfer: { from: address, to: starknetMaker, token: usdcToken, amount: '50000000' } },
    ])
  })
})

describe('a network where nothing settles', () => {
  let t: TestApp
  beforeEach(async () => {
    const without = withChain(south, () => ({ settlementStatus: 'none', settlement: null }))
    t = await start({ ...without, routes: [] })
  })

  it('has its own reason, in both directions', async () => {
    expect(await refusalsOf(t, ethRoute)).toEqual(['settlement_unsupported'])
    expect(await refusalsOf(t, { ...ethRoute, from_chain_id: south, to_chain_id: north })).toEqual([
      'settlement_unsupported',
    ])
    const { list } = await catalogueOf(t)
    expect(list.find(({ chain_id }) => chain_id === south)?.route).toMatchObject({ code: 'wallets_only' })
  })
})
