import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nativeDepositGas, nativeSweepGas } from '#server/providers/maker/depositGas.ts'
import type { OrderId } from '#core/order/id.ts'
import type { Quote } from '#core/wire/quote.ts'
import { askQuotes, bestQuote, ethRoute, fromSol, placeOrder, usdcRoute } from '../testing/orderFlow.ts'
import { createTestApp, north, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(() => t.reset())
afterAll(() => t.close())

const signed = { ...usdcRoute, gasless: true }
const depositGas = ({ fees }: Pick<Quote, 'fees'>): bigint | null => {
  const line = fees.find(({ kind }) => kind === 'deposit_gas')
  return line ? BigInt(line.amount) : null
}

describe('a quote for a deposit that is only signed', () => {
  it('charges for its opening in a separate line, and adds up', async () => {
    const [sent, quote] = [await bestQuote(t, usdcRoute), await bestQuote(t, signed)]
    expect([sent.gasless, depositGas(sent), sent.signatures]).toEqual([false, null, 2])
    expect(quote).toMatchObject({ gasless: true, signatures: 1 })
    expect(depositGas(quote)).toBeGreaterThan(0n)
    expect(quote.fees.map(({ kind }) => kind)).toEqual(['gas_compensation', 'deposit_gas', 'bridge_fee'])
    expect(quote.fees[0]).toEqual(sent.fees[0])
    const fees = quote.fees.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    expect(BigInt(quote.receive_amount)).toBe((BigInt(quote.send_amount) - fees) * 10n ** 12n)
  })

  it('follows the gas price of the source', async () => {
    const cheap = depositGas(await bestQuote(t, signed)) ?? 0n
    t.chain(north).setGasPrice(50_000_000_000n)
    t.clock.advance(3)
    const dear = depositGas(await bestQuote(t, signed)) ?? 0n
    expect(dear).toBeGreaterThan(49n * cheap)
    expect(dear).toBeLessThanOrEqual(50n * cheap)
  })

  it('covers the contract’s gas, plus the quarter that the maker adds to a simulation', () => {
    const measured = JSON.parse(readFileSync('contracts/gas/gas.json', 'utf8')) as Record<string, string>
    const openings = Object.entries(measured).filter(([name]) => name.startsWith('open for a depositor'))
    expect(openings).toHaveLength(2)
    // 46,000 gas covers the transaction itself, its calldata and a token behind a proxy.
    for (const [, gas] of openings) expect(nativeDepositGas(1n)).toBeGreaterThan(((BigInt(gas) + 46_000n) * 5n) / 4n)
  })

  it('covers what an address costs twice, for the longest order, and no more than needed', () => {
    const measured = JSON.parse(readFileSync('contracts/gas/gas.json', 'utf8')) as Record<string, string>
    const sweeps = Object.entries(measured).filter(([name]) => name.startsWith('sweep a '))
    expect(sweeps).toHaveLength(4)
    const most = sweeps.reduce((found, [, gas]) => (BigInt(gas) > found ? BigInt(gas) : found), 0n)
    // 46,000 gas covers a token behind a proxy and, with the doubled price, the quarter that the maker adds to a simulation.
    expect(nativeSweepGas(1n)).toBeGreaterThan((most + 46_000n) * 2n)
    expect(nativeSweepGas(1n)).toBeLessThan((most + 46_000n) * 3n)
  })

  it.each([
    ['a coin', ethRoute],
    ['a deposit in the custody of the maker', fromSol],
  ])('is not made for %s', async (_, route) => {
    const { quotes, reasons } = await askQuotes(t, { ...route, gasless: true })
    expect(quotes).toEqual([])
    expect(reasons).toMatchObject([{ reason: 'gasless_unavailable' }])
  })

  it('is not made while the source does not respond', async () => {
    t.clock.advance(3)
    t.chain(north).setDown(true)
    expect((await askQuotes(t, signed)).reasons).toMatchObject([{ reason: 'chain_unreachable' }])
  })

  it('is not made while the gas coin has no reliable price', async () => {
    const { prices } = t.catalogue
    const stale = {
      ...prices,
      get: (key: string) => ({ ...(prices.get(key) ?? { usdE8: 1n, source: 'a', asOf: null }), stale: key === 'ETH' }),
    }
    const app = await createTestApp({ deps: { catalogue: { ...t.catalogue, prices: stale } } })
    expect((await askQuotes(app, signed)).quotes).toEqual([])
    await app.close()
  })

  it('keeps its line in the order and in the record', async () => {
    const { order } = await placeOrder(t, signed)
    const charge = depositGas(order)
    expect(charge).toBeGreaterThan(0n)
    expect(await t.store.orders.get(order.id as OrderId)).toMatchObject({ depositGas: charge })
    const record = await t.store.orderRecords.get(order.id as OrderId)
    expect(record?.fees.find(({ kind }) => kind === 'deposit_gas')?.amount).toBe(charge)
    expect((await t.store.orders.get((await placeOrder(t, usdcRoute)).order.id as OrderId))?.depositGas).toBe(0n)
  })
})
