import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseUsd } from '#core/money/usd.ts'
import { chain, OWN, token } from '#src/testing/rows.ts'
import { arrivalGas, isContract, proposedGas } from './arrivalGas.ts'

const ETHER = 10n ** 18n
const priced = (usd_price: string | null, usd_price_stale = false) => ({
  ...token(2, 'ETH', 18),
  usd_price,
  usd_price_stale,
})

describe('the amount of gas on arrival', () => {
  it.each([
    ['the fees of a deposit', ETHER / 2000n, ETHER / 2000n],
    ['never less than 30 cents', 1n, ETHER / 10_000n],
    ['never more than 3 dollars', ETHER, ETHER / 1000n],
    ['two digits, rounded up', 123_456_789_012_345n, 130_000_000_000_000n],
  ])('is %s', (_, reserve, amount) => expect(arrivalGas(reserve, priced('3000'))?.amount).toBe(amount))

  it.each([
    ['no price', priced(null)],
    ['an old price', priced('3000', true)],
    ['a price of zero', priced('0')],
    ['no such coin', null],
  ])('is unknown with %s', (_, native) => expect(arrivalGas(ETHER, native)).toBeNull())

  it('is unknown where fees are', () => expect(arrivalGas(0n, priced('3000'))).toBeNull())

  it('stays within its bounds at every price and reserve', () =>
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 30n), fc.integer({ min: 1, max: 10 ** 7 }), (reserve, cents) => {
        const gas = arrivalGas(reserve, priced(String(cents / 100)))
        expect(gas).not.toBeNull()
        // Rounding to two digits adds at most a tenth.
        expect(gas?.usd).toBeGreaterThanOrEqual(parseUsd('0.29999999'))
        expect(gas?.usd).toBeLessThanOrEqual(parseUsd('3.31'))
      }),
    ))
})

describe('gas on arrival', () => {
  const gas = { amount: 100n, usd: parseUsd('1') }
  const holding = (amount: bigint) => ({ kind: 'ok', amount }) as const
  it.each([
    ['turns itself on for an empty recipient', holding(0n), '10', 'on'],
    ['is offered if it is more than a tenth of what is sent', holding(0n), '9.99', 'off'],
    ['is offered if the sent value is unknown', holding(0n), null, 'off'],
    ['is offered to a recipient with less', holding(99n), '10', 'off'],
    ['is hidden from a recipient with enough', holding(100n), '10', 'hidden'],
    ['is offered if the balance could not be read', { kind: 'failed' } as const, '10', 'off'],
    ['waits for the balance', { kind: 'loading' } as const, '10', 'hidden'],
  ])('%s', (_, balance, sent, proposal) =>
    expect(proposedGas(gas, balance, sent === null ? null : parseUsd(sent))).toBe(proposal),
  )
})

describe('a recipient', () => {
  afterEach(() => void vi.unstubAllGlobals())
  const answering = (body: unknown, ok = true) =>
    vi.stubGlobal('fetch', () => Promise.resolve({ ok, json: () => Promise.resolve(body) }))
  const network = chain(2, 'Southmoor', { rpc_urls: ['http://localhost:1'] })

  it.each([
    ['without code is none', '0x', false],
    ['with code is a contract', '0x6001', true],
    ['that delegates keeps its key', `0xef0100${'11'.repeat(20)}`, false],
  ])('%s', async (_, result, is) => {
    answering({ result })
    expect(await isContract(network, OWN)).toBe(is)
  })

  it('is unknown while the network does not answer', async () => {
    answering({}, false)
    await expect(isContract(network, OWN)).rejects.toMatchObject({ reason: 'rpc_unreachable' })
  })
})
