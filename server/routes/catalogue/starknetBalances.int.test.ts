import { afterAll, beforeAll, expect, it } from 'vitest'
import { testAccount } from '#chains/starknet/testing/accounts.ts'
import { contracts } from '#chains/starknet/testing/contracts.ts'
import { createStarknetApp, starknet, type StarknetApp } from '../../testing/starknet.ts'

const { address } = testAccount('0x5eed')
let t: StarknetApp
beforeAll(async () => {
  t = await createStarknetApp()
  for (const token of Object.values(contracts)) t.state.balances.set(`${token} none`, 0n)
  t.state.balances.set(`${contracts.ether} ${address}`, 1_500_000_000_000_000_000n)
  t.state.balances.set(`${contracts.strk} ${address}`, 7n * 10n ** 18n)
  t.state.balances.set(`${contracts.usdc} ${address}`, 12_345_678n)
})
afterAll(() => t?.close())

const read = async (token: string, owner = address) =>
  (await t.call('GET', `/api/balance?chainid=${starknet}&token=${token}&address=${owner}`)).body

it.each([
  ['ETH', '1500000000000000000'],
  [contracts.ether, '1500000000000000000'],
  [contracts.ether.replace('0x0', '0x'), '1500000000000000000'],
  ['STRK', '7000000000000000000'],
  [contracts.strk, '7000000000000000000'],
  ['USDC', '12345678000000000000'],
])('balance of %s is read from its contract, with 18 decimals', async (token, e18) =>
  expect(await read(token)).toEqual({ code: 200, message: 'success', msg: { e18 } }),
)

it('accepts the account in every spelling, and refuses one of another family', async () => {
  const short = `0x${address.slice(2).replace(/^0+/, '')}`
  expect(await read('ETH', short)).toMatchObject({ msg: { e18: '1500000000000000000' } })
  expect(await read('ETH', `0x${'11'.repeat(20)}`)).toMatchObject({ code: 3, msg: { e18: null } })
  expect(await read(contracts.bridgedUsdc)).toMatchObject({ code: 2, msg: { e18: null } })
})

it('is listed with the balances of other networks', async () => {
  const { body } = await t.call(
    'GET',
    `/api/balance_api/v1/multi-balance?user_address=${address}&chain_ids=${starknet}&token_name=ETH`,
  )
  expect(body).toMatchObject({ data: { [starknet]: { view_value: '1.5', status_code: 0 } } })
})
