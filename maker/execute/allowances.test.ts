import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import { assetId } from '#core/chain/assetId.ts'
import { assetOf } from '#core/catalogue/fixture.ts'
import { AppError } from '#core/errors.ts'
import type { Store } from '#store/contract.ts'
import { freshChain, randomAddress, signedTx } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { catalogueOf, unitContext } from '../testing/unitContext.ts'
import { maintainAllowances } from './allowances.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

it('resets an allowance to zero first for a token that refuses to change it', async () => {
  const [chain, token] = [freshChain(), randomAddress()]
  const asset = assetOf(chain, { id: assetId(chain, token), token })
  let allowed = 5n
  const approved: bigint[] = []
  const payer: Partial<Payer> = {
    address: 'maker',
    chainSlot: async () => 0n,
    plan: async (action) => {
      if (action.kind !== 'approve') throw new Error(action.kind)
      if (allowed > 0n && action.amount > 0n) throw new AppError('simulation_reverted', '', { retriable: false })
      return { action, feeCap: 1n, detail: action.amount }
    },
    sign: async ({ detail }) => ((allowed = detail as bigint), approved.push(allowed), signedTx()),
    broadcast: async () => undefined,
  }
  const node: Partial<ChainNode> = { allowance: async () => allowed, balances: async () => new Map([[asset.id, 100n]]) }
  const priced = catalogueOf([chain])
  const ctx = await unitContext({
    store,
    chain,
    node,
    payer,
    deps: { catalogue: { ...priced, assets: [...priced.assets, asset] } },
  })
  Object.assign(ctx.chain.settlement, { filler: '0xf1' })
  await maintainAllowances(ctx)
  for (const { id } of await store.slots.unsettled(chain)) await store.slots.setState(id, 'final')
  await maintainAllowances(ctx)
  expect(approved).toEqual([0n, 200n])
})
