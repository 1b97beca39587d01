import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import { expectGolden } from '../../testing/golden.ts'
import { createTestApp, north, sol, south, svmUser, type TestApp, user } from '../../testing/testApp.ts'

const USDC = '0x700b6a60ce7eaaea56f065753d8dcb9653dbad35'
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  t.chain(north).fund(user, assetId(north, 'native'), 1_500_000_000_000_000_000n)
  t.chain(north).fund(user, assetId(north, USDC), 12_345_678n)
  t.chain(sol).fund(svmUser, assetId(sol, 'native'), 2_000_000_001n)
})
beforeEach(() => t.chain(south).setDown(false))
afterAll(() => t.close())

const multi = (chains: string, address = user) =>
  t.call('GET', `/api/balance_api/v1/multi-balance?user_address=${address}&chain_ids=${chains}&token_name=ETH`)

describe('multi-balance', () => {
  it('returns the recorded response: a balance, a network that is down, another family, an unknown network', async () => {
    t.chain(south).setDown(true)
    const { status, body } = await multi(`${north},${south},${sol},5`)
    expect(status).toBe(200)
    expectGolden(import.meta.dirname, 'multi-balance', body)
  })

  it('accepts at most four networks', async () => expect((await multi('1,2,3,4,5')).status).toBe(400))
  it('refuses invalid ids', async () => expect((await multi('1,x')).status).toBe(400))
})

describe('balance', () => {
  const read = (chain: number, token: string, address: string) =>
    t.call('GET', `/api/balance?chainid=${chain}&token=${token}&address=${address}`)

  it('scales six decimals to eighteen, as recorded', async () => {
    const { body } = await read(north, USDC, user)
    expect(body).toMatchObject({ msg: { e18: '12345678000000000000' } })
    expectGolden(import.meta.dirname, 'balance', body)
  })
  it('reads the native coin by its sentinel and by its symbol', async () => {
    const expected = { code: 200, msg: { e18: '2000000001000000000' } }
    expect((await read(sol, '1'.repeat(32), svmUser)).body).toMatchObject(expected)
    expect((await read(sol, 'SOL', svmUser)).body).toMatchObject(expected)
  })
  it('never returns 5xx for a network that is down', async () => {
    t.chain(south).setDown(true)
    expect(await read(south, 'ETH', user)).toMatchObject({ status: 200, body: { code: 1, msg: { e18: null } } })
  })
})

describe('query_balances', () => {
  const query = (chain_name: string, tokens: readonly string[]) =>
    t.call('POST', '/api/swap_auxiliary_api/v1/query_balances', {
      body: { user, chain_name, version: '3', tokens: tokens.map((address) => ({ name: 'x', address, decimals: 18 })) },
    })

  it('returns balances in the requested order, null for a token that is not offered, as recorded', async () => {
    const { body } = await query('Northshore', [USDC, '0x0000000000000000000000000000000000000000', user])
    expectGolden(import.meta.dirname, 'query_balances', body)
  })
  it('accepts network codes too', async () =>
    expect((await query('NorthshoreLocal', [USDC])).body).toMatchObject({ code: 0 }))
  it('refuses more than ten unlisted tokens, and counts each once', async () => {
    const tokens = Array.from({ length: 11 }, (_, at) => `0x${(at + 10).toString(16).padStart(2, '0').repeat(20)}`)
    expect(await query('Northshore', [USDC, ...tokens])).toMatchObject({
      status: 200,
      body: { code: 5, data: { balances: [] } },
    })
    const ten = tokens.slice(1)
    const { body } = await query('Northshore', [...ten, ...ten, USDC])
    const none = [...ten, ...ten].map(() => ({ balance: null }))
    expect(body).toMatchObject({ code: 0, data: { balances: [...none, { balance: '12345678' }] } })
  })
  it('reports an unknown network by its code', async () =>
    expect(await query('Atlantis', [USDC])).toMatchObject({ status: 200, body: { code: 4 } }))
})
