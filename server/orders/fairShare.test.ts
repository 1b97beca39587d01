import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { defaultServerConfig } from '../config.ts'
import { generateRsaKey } from '../http/rsaKey.ts'
import { dropExpired } from '../retention.ts'
import { bestQuote, ethRoute, observeDeposit, postOrder } from '../testing/orderFlow.ts'
import { createTestApp, maker, south, type TestApp } from '../testing/testApp.ts'
import { creatorOf } from './requireCapacity.ts'

const ETHER = 10n ** 18n
const TENTH = ETHER / 10n
const [home, elsewhere] = ['203.0.113.7', '198.51.100.9']
const depositor = (n: number): string => `0x${String(n).padStart(40, '1')}`

/** Funds eight ether for payouts on top of the gas reserve, so that a quarter is two. */
const fundPayouts = (app: TestApp): void =>
  app.chain(south).fund(maker, assetId(south, NATIVE), 8n * ETHER + ETHER / 50n)

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ config: { reservations: defaultServerConfig.reservations } })
})
beforeEach(async () => {
  t.clock.advance(600)
  await t.reset()
  fundPayouts(t)
})
afterAll(() => t.close())

async function order(n: number, tenths: bigint, from: string, app: TestApp = t): Promise<{ said: string; id: string }> {
  const address = depositor(n)
  const request = { ...ethRoute, from_address: address, recipient: address, amount: String(tenths * TENTH) }
  const quote = await bestQuote(app, request)
  const body = { quote_id: quote.quote_id, from_address: address, recipient: address }
  const { status, data, error } = await postOrder(app, body, undefined, from)
  return status === 200 ? { said: 'stored', id: data.order.id } : { said: error.data.reason, id: '' }
}
const said = async (n: number, tenths: bigint, from: string, app: TestApp = t) =>
  (await order(n, tenths, from, app)).said

describe('inventory that orders reserve before their deposit', () => {
  it('is not more than a quarter for one network of depositors, and free for others', async () => {
    expect(await said(1, 15n, home)).toBe('stored')
    expect(await said(2, 10n, home)).toBe('creator_reservations')
    expect(await said(3, 4n, home)).toBe('stored')
    expect(await said(4, 4n, home)).toBe('creator_reservations')
    expect(await said(4, 10n, elsewhere)).toBe('stored')
  })

  it('can be one large transfer of one depositor, who can order again', async () => {
    expect(await said(1, 30n, home)).toBe('stored')
    expect(await said(1, 31n, home)).toBe('stored')
    expect(await said(2, 1n, home)).toBe('creator_reservations')
  })

  it('is free again when the opening time is over or a deposit was seen', async () => {
    const { id } = await order(1, 19n, home)
    expect(await said(2, 5n, home)).toBe('creator_reservations')
    await observeDeposit(t, id)
    expect(await said(2, 5n, home)).toBe('stored')
    t.clock.advance(130)
    expect(await said(3, 19n, home)).toBe('stored')
  })

  it('is limited in orders per depositor, and others cannot lock out an address’s owner', async () => {
    for (let n = 0; n < defaultServerConfig.reservations.ordersPerDepositor; n++)
      expect(await said(5, 1n, home)).toBe('stored')
    expect(await said(5, 1n, home)).toBe('depositor_reservations')
    expect(await said(5, 1n, elsewhere)).toBe('stored')
    t.clock.advance(130)
    expect(await said(5, 1n, home)).toBe('stored')
  })

  it('is limited for concurrent orders', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((n) => said(n, 9n, home)))
    expect(answers.toSorted()).toEqual(['creator_reservations', 'creator_reservations', 'stored', 'stored'])
  })

  it('is not divided by address if all visitors share one, as behind an unknown proxy', async () => {
    expect(await said(1, 15n, '127.0.0.1')).toBe('stored')
    expect(await said(2, 10n, '127.0.0.1')).toBe('stored')
    expect(await said(3, 10n, '172.17.0.1')).toBe('stored')
  })

  it('is limited as configured by the operator', async () => {
    const app = await createTestApp({ config: { reservations: { ordersPerDepositor: 1, percentPerAddress: 40 } } })
    fundPayouts(app)
    expect(await said(1, 15n, home, app)).toBe('stored')
    expect(await said(2, 15n, home, app)).toBe('stored')
    expect(await said(3, 3n, home, app)).toBe('creator_reservations')
    expect(await said(2, 1n, home, app)).toBe('depositor_reservations')
    await app.close()
  })

  it('identifies its creator only by a keyed hash, for some minutes', async () => {
    const rows = async () => (await t.contents())['order_reservations']
    t.clock.advance(3_600)
    await dropExpired(t.store, t.clock.now())
    const empty = await rows()
    await order(1, 1n, home)
    expect(await rows()).not.toBe(empty)
    const hash = (ip: string, key = t.deps.rsaKey) => creatorOf(ip, key.deriveSecret('creators of orders')).hash
    expect(hash(home)).toMatch(/^[0-9a-f]{64}$/)
    expect(hash('2001:db8::1')).toBe(hash('2001:db8::ffff'))
    expect(hash(home)).not.toBe(hash(elsewhere))
    // All IPv4 addresses can be hashed, but not under a key that no row contains.
    expect(hash(home)).not.toBe(hash(home, generateRsaKey()))
    t.clock.advance(60 + 300 + 60)
    await dropExpired(t.store, t.clock.now())
    expect(await rows()).toBe(empty)
  })
})
