import { hash, num } from 'starknet'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cctp, methods } from '#chains/starknet/cctp.ts'
import { testAccount } from '#chains/starknet/testing/accounts.ts'
import { contracts } from '#chains/starknet/testing/contracts.ts'
import { createStarknetApp, starknet, type StarknetApp } from '../../testing/starknet.ts'
import { north } from '../../testing/testApp.ts'

const { address } = testAccount('0x5eed')
let t: StarknetApp
beforeAll(async () => {
  t = await createStarknetApp()
})
beforeEach(() => {
  t.state.snakeCase.clear()
  t.state.snakeCase.add(contracts.bridgedUsdc)
  t.state.balances.set(`${contracts.usdc} ${address}`, 12_345_678n)
  t.state.balances.set(`${contracts.bridgedUsdc} ${address}`, 5_000_000n)
  Object.assign(t.state.cctp, { paused: false, minFee: 0n })
  t.state.cctp.denied.clear()
  for (const rpc of t.rpcs) rpc.lie = null
})
afterAll(() => t?.close())

const read = (account = address, chain: number = starknet) =>
  t.call('GET', `/api/bridge_api/v1/cctp?chain_id=${chain}&address=${account}`)
const held = { symbol: 'USDC', decimals: 6, amount: '12345678', bridged_amount: '5000000' }

it('returns the USDC that CCTP moves, and the bridge’s USDC that it does not', async () => {
  expect(await read()).toMatchObject({ status: 200, body: { data: { ...held, refusal: null, min_fee: '0' } } })
})

it.each([
  [1_000n, '1234'],
  [1n, '1'],
])('with a lowest fee of %d ten millionths, all of it costs %s', async (minFee, min_fee) => {
  t.state.cctp.minFee = minFee
  expect(await read()).toMatchObject({ body: { data: { min_fee } } })
})

it('reports a paused protocol, and an account that it refuses', async () => {
  t.state.cctp.denied.add(address)
  expect(await read()).toMatchObject({ body: { data: { ...held, refusal: 'denied' } } })
  t.state.cctp.paused = true
  expect(await read()).toMatchObject({ body: { data: { ...held, refusal: 'paused' } } })
})

it('believes no single endpoint, and says so if they disagree', async () => {
  const lie = (amount: string) => (method: string, honest: object) =>
    method === 'starknet_call' ? { result: [amount, '0x0'] } : honest
  const [first, second] = t.rpcs
  if (!first || !second) throw new Error('no endpoints')
  first.lie = lie('0x1')
  expect(await read()).toMatchObject({ body: { data: { ...held, refusal: null } } })
  second.lie = lie('0x2')
  expect(await read()).toMatchObject({ status: 503, body: { data: { reason: 'cctp_unreachable' } } })
})

it('refuses other networks, and addresses of other families', async () => {
  expect(await read(address, north)).toMatchObject({ status: 404, body: { data: { reason: 'cctp_unsupported' } } })
  expect(await read(`0x${'11'.repeat(20)}`)).toMatchObject({
    status: 400,
    body: { data: { reason: 'address_invalid' } },
  })
})

it('knows the methods’ numbers as the library does, and the tokens of the catalogue', () => {
  for (const [name, number] of Object.entries(methods)) expect(number).toBe(num.toHex(hash.starknetKeccak(name)))
  expect(cctp).toMatchObject({ usdc: contracts.usdc, bridged: contracts.bridgedUsdc })
})
