import { describe, expect, it } from 'vitest'
import * as book from '#src/features/shared/addresses.ts'
import { readStart } from '#core/screens/startPayload.ts'
import { chain, OWN, route, token } from '#src/testing/rows.ts'
import {
  type Catalogue,
  cleanNote,
  linkOf,
  newPaymentId,
  payFieldsOf,
  payableAssets,
  payableChains,
  payingForm,
  readPayment,
  telegramLink,
} from './readPayment.ts'
import { firstChain, firstSymbol } from './RequestForm.tsx'

const id = '0123456789abcdef0123456789abcdef'
const [one, two, three] = [chain(1, 'One'), chain(2, 'Two'), chain(3, 'Three')]
const [eth1, eth2, eth3] = [token(1, 'ETH', 18), token(2, 'ETH', 18), token(3, 'ETH', 18)]
const catalogue: Catalogue = {
  list: [one, two, three],
  routes: [route(eth1, eth2), route(eth3, eth2)],
  tokens: [eth1, eth2, eth3],
}
const link = { to: '2', token: 'ETH', amount: '0.25', recipient: OWN, id }
const read = (change: Record<string, string> = {}) =>
  readPayment(catalogue, book, new URLSearchParams({ ...link, ...change }))
const request = () => {
  const answer = read()
  if (!('request' in answer)) throw new Error(JSON.stringify(answer.problems))
  return answer.request
}

describe('the link of a request', () => {
  it('says who gets what where', () => {
    expect(request()).toMatchObject({ id, units: 25n * 10n ** 16n, recipient: OWN, note: '' })
    expect(request().asset.asset_id).toBe('2:native')
    expect(request().chain.chain_id).toBe(2)
  })

  it('survives being written again', () => {
    const again = readPayment(catalogue, book, new URLSearchParams(linkOf(request()) as Record<string, string>))
    expect(again).toEqual({ request: request() })
  })

  it.each([
    ['id', 'F'.repeat(32)],
    ['id', 'f'.repeat(31)],
    ['id', ''],
    ['to', '999'],
    ['to', ''],
    ['token', 'NOPE'],
    ['amount', '0'],
    ['amount', '-1'],
    ['amount', '1e3'],
    ['amount', '0.1234567890123456789'],
    ['recipient', '0x12'],
    ['recipient', ''],
  ])('with %s=%j is refused, and names that part alone', (field, value) => {
    const answer = read({ [field]: value })
    expect('problems' in answer && answer.problems.map((problem) => problem.field)).toEqual([field])
    expect('problems' in answer && answer.problems[0]?.value).toBe(value)
  })

  it('names every part that is wrong', () => {
    const answer = readPayment(catalogue, book, new URLSearchParams({ id: 'x', amount: '?' }))
    expect('problems' in answer && answer.problems.map(({ field }) => field)).toEqual(['id', 'to'])
  })

  it('outlives the routes to its asset', () => {
    expect(payableChains(catalogue).map(({ chain_id }) => chain_id)).toEqual([2])
    expect(payableAssets(catalogue, one)).toEqual([])
    expect(read({ to: '1' })).toMatchObject({ request: { chain: one, asset: eth1 } })
    const closed = readPayment({ ...catalogue, routes: [] }, book, new URLSearchParams(link))
    expect(closed).toEqual({ request: request() })
  })

  it('shows what is wrong without characters that turn a text around', () => {
    const answer = read({ to: 'a\u202eb\n' })
    expect('problems' in answer && answer.problems).toMatchObject([{ field: 'to', value: 'a b' }])
    const other = read({ recipient: `\u2067${'x'.repeat(200)}` })
    expect('problems' in other && other.problems).toMatchObject([{ field: 'recipient', value: 'x'.repeat(80) }])
  })

  it('leads into Telegram with all of its fields', () => {
    const url = telegramLink({ ...request(), note: 'Чай ☕' }, 'https://t.me/bot/app') ?? ''
    const start = new URL(url).searchParams.get('startapp') ?? ''
    expect(start).toMatch(/^[A-Za-z0-9_-]{1,512}$/)
    expect(readStart(start)).toEqual({ kind: 'pay', request: { ...linkOf(request()), note: 'Чай ☕' } })
    expect(telegramLink(request(), null)).toBeNull()
  })

  it('fills the form if it has no id', () =>
    expect(payFieldsOf(new URLSearchParams({ token: 'USDC', amount: '25', note: ' ' }))).toEqual({
      token: 'USDC',
      amount: '25',
    }))
})

describe('a note', () => {
  it.each([
    [' Tea\n for\ttwo ', 'Tea for two'],
    ['a\u202eb\u2066c\u0000', 'a b c'],
    ['می\u200cخواهم 👩\u200d🚀', 'می\u200cخواهم 👩\u200d🚀'],
    ['x'.repeat(90), 'x'.repeat(80)],
    [`${'x'.repeat(79)}😀`, 'x'.repeat(79)],
  ])('%j is shown as %j', (text, shown) => expect(cleanNote(text)).toBe(shown))
})

describe('paying a request', () => {
  it('opens the form on its exact terms, from a network of the payer', () => {
    const form = payingForm(catalogue, request(), request().units, [null, 9, 3])
    expect(form).toMatchObject({ fromChainId: 3, toChainId: 2, token: 'ETH', amount: '0.25' })
    expect(form?.recipient.toLowerCase()).toBe(OWN)
    expect(form?.payment).toBe(id)
  })

  it('opens it from any network with a route if no network of the payer has one', () =>
    expect(payingForm(catalogue, request(), 1n, [2])).toMatchObject({ fromChainId: 1, amount: '0.000000000000000001' }))

  it('has no form without a route', () =>
    expect(payingForm({ ...catalogue, routes: [] }, request(), 1n, [1])).toBeNull())

  it('gets a new id each time', () => {
    const ids = new Set(Array.from({ length: 50 }, newPaymentId))
    expect(ids.size).toBe(50)
    for (const one of ids) expect(one).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('the form of a new request', () => {
  const [usdc1, usdc3] = [token(1, 'USDC', 6, 'u'), token(3, 'USDC', 6, 'u')]
  const wide = {
    ...catalogue,
    tokens: [...catalogue.tokens, usdc1, usdc3],
    routes: [...catalogue.routes, route(eth2, eth3), route(usdc1, usdc3)],
  }
  const usual = { accounts: {}, toChainId: 2, token: 'ETH' }
  const at = (chainId: number) => ({ ...usual, accounts: { evm: { chainId } } })

  it('starts on a network that has the token: of a wallet, else of the bridge form, else any', () => {
    expect(firstChain(wide, {}, at(3))).toBe(3)
    expect(firstChain(wide, {}, at(1))).toBe(2)
    expect(firstChain(wide, {}, { ...usual, toChainId: 9 })).toBe(2)
    expect(firstChain(wide, { token: 'USDC' }, at(2))).toBe(3)
    expect(firstChain(wide, { token: 'NOPE' }, usual)).toBe(2)
  })

  it('replaces neither a network nor a token of its link', () => {
    expect(firstChain(wide, { to: '3', token: 'USDC' }, at(2))).toBe(3)
    expect(firstChain(wide, { to: '1' }, usual)).toBeNull()
    expect(firstChain(wide, { to: 'nowhere' }, usual)).toBeNull()
    expect(firstSymbol(wide, 'USDC', { chainId: 2, token: 'ETH' })).toBe('USDC')
    expect(firstSymbol(wide, 'USDC', { chainId: null, token: 'ETH' })).toBe('USDC')
  })

  it('starts with the token of the bridge form if it can be paid', () => {
    expect(firstSymbol(wide, undefined, { chainId: 3, token: 'USDC' })).toBe('USDC')
    expect(firstSymbol(wide, undefined, { chainId: 2, token: 'USDC' })).toBe('ETH')
  })
})
