import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { createChainLookup } from '../../chainRpc/chainLookup.ts'
import { createTestApp, north, south, type TestApp, user } from '../../testing/testApp.ts'

/** Networks without settlement are read through any endpoint that the catalogue lists. */
let anvil: Anvil
let t: TestApp
let lookup: ReturnType<typeof createChainLookup>
beforeAll(async () => {
  anvil = await startAnvil({ chainId: north })
  const local = loadCatalogue({ profile: 'local' })
  const catalogue: Catalogue = { ...local, chains: local.chains.map((c) => ({ ...c, settlement: null })) }
  const dead = `http://127.0.0.1:${await leasePort()}`
  lookup = createChainLookup({
    catalogue,
    overrides: new Map([
      [Number(north), [dead, anvil.url]],
      [Number(south), [dead]],
    ]),
    quorum: 2,
    counted: new Set(),
  })
  t = await createTestApp({ deps: { catalogue, chains: lookup.chains } })
})
afterAll(async () => {
  await t?.close()
  await lookup?.close()
  await anvil?.stop()
})

it('falls back to the next endpoint, and reports a network of which none answers', async () => {
  const { status, body } = await t.call(
    'GET',
    `/api/balance_api/v1/multi-balance?user_address=${user}&chain_ids=${north},${south}&token_name=ETH`,
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({
    data: {
      [north]: { view_value: '10000', status_code: 0 },
      [south]: { status_code: 1, status_message: 'Network congestion or RPC' },
    },
  })
})
