import { afterAll, beforeAll, expect, it } from 'vitest'
import { localDex } from '#chains/evm/testing/dex.ts'
import { north } from '../../testing/testApp.ts'
import { deployHostile } from '../../swaps/testing/hostileToken.ts'
import { assets, openSwapWorld, type SwapWorld, user } from '../../swaps/testing/swapWorld.ts'

let w: SwapWorld
beforeAll(async () => {
  w = await openSwapWorld()
})
afterAll(() => w.close())

it('reads any token by its address, and leaves out one that refuses', async () => {
  const { address } = await deployHostile(w, { symbol: 'NEW', decimals: 6 })
  const { weth, router } = localDex()
  const from_asset = assets.eth
  for (const to_asset of [`${north}:${weth}`, `${north}:${address}`] as const)
    await w.run(await w.make(await w.best({ from_asset, to_asset, amount: '1000000000000000', from_address: user })))
  const bought = await w.balance(address)
  expect(bought).toBeGreaterThan(0n)
  const named = [weth, address, router, `0x${'ab'.repeat(20)}`, 'nonsense']
  const tokens = named.map((one) => ({ name: 'x', address: one, decimals: 18 }))
  const { body } = await w.t.call('POST', '/api/swap_auxiliary_api/v1/query_balances', {
    body: { user, chain_name: 'Northshore', version: '3', tokens },
  })
  expect(body).toMatchObject({
    code: 0,
    data: {
      balances: [
        { balance: '1000000000000000' },
        { balance: String(bought) },
        // A contract without balances, an address without a contract, and no address.
        { balance: null },
        { balance: null },
        { balance: null },
      ],
    },
  })
})
