import { describe, expect, it } from 'vitest'
import { chain, route, token } from '#src/testing/rows.ts'
import { type BridgeForm, emptyForm } from '#src/features/shared/form.ts'
import { formFromParams, paramsFromForm } from '#src/features/shared/params.ts'
import { addressAsNetwork } from './LinkNotice.tsx'
import { createLinkStore } from './linkStore.ts'
import { readLink } from '#src/features/shared/readLink.ts'
import { createReferral } from './referral.ts'
import { settleLink } from './useDeepLink.ts'

const [eth1, eth10, eth42161, usdc1, usdc10] = [
  token(1, 'ETH', 18),
  token(10, 'ETH', 18),
  token(42161, 'ETH', 18),
  token(1, 'USDC', 6, 'u'),
  token(10, 'USDC', 6, 'u'),
]
const catalogue = {
  list: [
    chain(1, 'Ethereum Mainnet', { slug: 'eth', network_code: 'EthereumMainnet' }),
    chain(10, 'OP Mainnet', { slug: 'optimism', network_code: 'OptimismMainnet' }),
    chain(42161, 'Arbitrum One', { slug: 'arbitrum', network_code: 'ArbitrumOneMainnet' }),
  ],
  tokens: [eth1, usdc1, eth10, usdc10, eth42161],
  routes: [route(eth1, eth10), route(usdc1, usdc10), route(eth1, eth42161), route(eth10, eth1)],
}
const link = (text: string) => readLink(new URLSearchParams(text))
const settle = (text: string, now: Partial<BridgeForm> = {}) => {
  const began = formFromParams(new URLSearchParams(text))
  return settleLink(catalogue, link(text), began, { ...began, ...now })
}

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('reading a link', () => {
  it.each([
    ['from', '1', '31337', 'arbitrum', 'polygon-zkevm', 'EthereumMainnet'],
    ['token', 'ETH', 'USDC.e'],
    ['amount', '1', '0.25', '.5', '12.'],
    ['exact', 'receive', 'send'],
    ['recipient', '0xAbC', '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin', 'EQ_a-b'],
    ['exchange', '11'],
    ['ref', 'friend_7', '0xAbC'],
    ['channel', 'over', '827'],
  ])('accepts %s', (field, ...values) => {
    for (const value of values) expect(link(`${field}=${value}`)).toEqual({ wishes: { [field]: value }, refused: [] })
  })

  it.each([
    ['from', '<b>', 'a b', '1;2', 'x'.repeat(41)],
    ['to', '../etc', '%00'],
    ['exact', 'both', 'receive;drop', 'RECEIVE'],
    ['token', '<script>', 'A'.repeat(21)],
    ['amount', '1e5', '-1', '.', '1,000', 'all', '0x10', '1'.repeat(31)],
    ['recipient', 'a b', 'x'.repeat(129), 'адрес'],
    ['exchange', 'harbour', '0', '-1', '1.5'],
    ['ref', 'a/b', 'a b'],
    ['channel', '../x', '//evil.example'],
  ])('names a %s that cannot be meant', (field, ...values) => {
    for (const value of values) {
      const { wishes, refused } = readLink(
        new URLSearchParams({ [field]: value, token: field === 'token' ? value : 'ETH' }),
      )
      expect(refused.map((part) => part.field)).toEqual([field])
      expect(wishes).toEqual(field === 'token' ? {} : { token: 'ETH' })
    }
  })

  it.each([
    ['1,5', '1.5'],
    ['0,125', '0.125'],
    ['1 234,5', '1234.5'],
  ])('reads the amount %s as %s, in the link and in the form', (amount, read) => {
    const params = new URLSearchParams({ amount })
    expect(readLink(params)).toEqual({ wishes: { amount: read }, refused: [] })
    expect(formFromParams(params).amount).toBe(read)
  })

  it('ignores empty and unknown parameters', () => {
    expect(link('from=&amount= &other=1')).toEqual({ wishes: {}, refused: [] })
  })

  it('reports only the beginning of a long value', () => {
    expect(link(`token=${'A'.repeat(300)}`).refused[0]?.value).toHaveLength(41)
  })
})

it.each([
  ['to=0x70997970C51812dc3A010C7d01b50e0d17dc79C8', true],
  ['from=FzdA1WGQpSxVVKmWdDhoUy2upQM8pKXZyAwqJT9CMzEd', true],
  ['to=nowhere!', false],
  [`token=${'A'.repeat(40)}`, false],
  ['recipient=%20a b', false],
])('an address in the place of a network is known as one: %s', (text, expected) =>
  expect(addressAsNetwork(link(text).refused)).toBe(expected),
)

describe('applying a link to the form', () => {
  it.each([
    ['numbers', 'from=10&to=1'],
    ['short names', 'from=optimism&to=eth'],
    ['short names in any case', 'from=Optimism&to=ETH'],
    ['internal codes', 'from=OptimismMainnet&to=ethereummainnet'],
  ])('%s select networks', (_, text) => {
    const began = formFromParams(new URLSearchParams(text))
    const { fields, refused } = settle(text)
    expect({ ...began, ...fields }).toMatchObject({ fromChainId: 10, toChainId: 1 })
    expect(refused).toEqual([])
  })

  it('keeps what the user has chosen or typed since', () => {
    const { fields } = settle('from=optimism&to=eth&amount=5&token=USDC', { amount: '7' })
    expect(fields).toMatchObject({ fromChainId: 10, toChainId: 1 })
    expect(fields).not.toHaveProperty('amount')
    expect(settle('to=optimism', { toChainId: 1, fromChainId: 10 }).fields).toEqual({})
  })

  it('reports what is not supported, and keeps the rest', () => {
    expect(settle('from=eth&to=nowhere&amount=2')).toEqual({ fields: {}, refused: [{ field: 'to', value: 'nowhere' }] })
    expect(settle('from=10&to=42161').refused).toEqual([{ field: 'to', value: '42161' }])
    expect(settle('from=1&to=42161&token=usdc').refused).toEqual([{ field: 'token', value: 'usdc' }])
    expect(settle('from=1&to=10&token=usdc')).toEqual({ fields: { token: 'USDC' }, refused: [] })
    expect(settle('from=999&amount=1e9').refused).toEqual([
      { field: 'amount', value: '1e9' },
      { field: 'from', value: '999' },
    ])
  })

  it('the shared link of a form restores it', () => {
    const form = { ...emptyForm, fromChainId: 10, toChainId: 1, amount: '0.5', recipient: '0xabc' }
    const text = paramsFromForm(form).toString()
    const began = formFromParams(new URLSearchParams(text))
    expect({ ...began, ...settle(text).fields }).toEqual(form)
  })
})

describe('an address from a link', () => {
  const open = (text: string, tab: ReturnType<typeof memory> | null) =>
    createLinkStore(link(text), formFromParams(new URLSearchParams(text)), tab).getState()

  it('is unconfirmed until the user confirms it, and not asked for again in this tab', () => {
    const tab = memory()
    const opened = createLinkStore(link('recipient=0xabc'), formFromParams(new URLSearchParams('recipient=0xabc')), tab)
    expect(opened.getState().unconfirmed).toBe('0xabc')
    opened.getState().confirmRecipient({ address: '0xABC', memo: '', asLinked: true })
    expect(opened.getState().unconfirmed).toBeNull()
    for (const again of ['0xABC', '0xabc']) expect(open(`recipient=${again}`, tab).unconfirmed).toBeNull()
    expect(open('recipient=0xother', tab).unconfirmed).toBe('0xother')
    expect(open('recipient=0xABC', null).unconfirmed).toBe('0xABC')
  })

  it('is asked for again if the user rejected it', () => {
    const tab = memory()
    open('recipient=0xevil', tab).confirmRecipient({ address: '0xmine', memo: '', asLinked: false })
    expect(open('recipient=0xevil', tab).unconfirmed).toBe('0xevil')
    open('recipient=0xevil', tab).confirmRecipient({ address: '', memo: '', asLinked: false })
    expect(open('recipient=0xevil', tab).unconfirmed).toBe('0xevil')
  })

  it('is different with another memo', () => {
    const tab = memory()
    open('exchange=11&recipient=0xabc&memo=mine', tab).confirmRecipient({
      address: '0xabc',
      memo: 'mine',
      asLinked: true,
    })
    expect(open('exchange=11&recipient=0xabc&memo=mine', tab).unconfirmed).toBeNull()
    expect(open('exchange=11&recipient=0xabc&memo=theirs', tab).unconfirmed).toBe('0xabc')
  })

  it.each([
    'recipient=0xevil',
    `recipient=0xevil${'%20'.repeat(140)}x`,
    'recipient=%200xevil%0A',
    `recipient=${'a'.repeat(300)}`,
    'recipient=0xe%00vil',
  ])('is never in the form without being asked about: %s', (text) => {
    expect(open(text, null).unconfirmed ?? '').toBe(formFromParams(new URLSearchParams(text)).recipient)
  })
})

describe('the referral of a visitor', () => {
  const [first, second] = ['Abcd2345', 'Wxyz6789']

  it('is the first one', () => {
    const storage = memory()
    createReferral(storage).remember(first)
    createReferral(storage).remember(second)
    expect(createReferral(storage).read()).toBe(first)
    expect(createReferral(null).read()).toBeNull()
  })

  it.each(['newsletter', '0xAbC', 'Abcd234', 'Abcd234l', 'a'.repeat(90)])(
    'is none for %s, and that uses up nothing',
    (ref) => {
      const storage = memory()
      createReferral(storage).remember(ref)
      expect(createReferral(storage).read()).toBeNull()
      createReferral(storage).remember(first)
      expect(createReferral(storage).read()).toBe(first)
    },
  )

  it('counts even if something else was stored before codes were validated', () => {
    const storage = memory()
    storage.setItem('causeway.ref', 'newsletter')
    createReferral(storage).remember(first)
    expect(createReferral(storage).read()).toBe(first)
  })

  it('is that of the next link, also of an earlier visit, if the first can never count', () => {
    const storage = memory()
    createReferral(storage).remember(first)
    createReferral(storage).remember(second)
    createReferral(storage).remember(second)
    createReferral(storage).replace(first, undefined)
    expect(createReferral(storage).read()).toBe(second)
    createReferral(storage).replace(second, undefined)
    expect(createReferral(storage).read()).toBeNull()
  })

  it('is replaced if it can never count', () => {
    const referral = createReferral(memory())
    referral.remember(first)
    referral.replace(second, undefined)
    expect(referral.read()).toBe(first)
    referral.replace(first, second)
    expect(referral.read()).toBe(second)
    referral.replace(second, second)
    expect(referral.read()).toBeNull()
    referral.replace(second, first)
    expect(referral.read()).toBeNull()
    referral.remember(first)
    expect(referral.read()).toBe(first)
  })
})

describe('the exact side of a link', () => {
  const wish = 'from=1&to=10&token=USDC&amount=100&exact=receive'
  /** A link that reaches an open form, as from a start parameter. */
  const later = (text: string, began: BridgeForm, now: Partial<BridgeForm> = {}) =>
    settleLink(catalogue, link(text), began, { ...began, ...now }).fields
  const blank = { ...emptyForm, fromChainId: 1, toChainId: 10 }

  it('comes with its amount, and a link without it means the sent amount', () => {
    expect(later(wish, blank)).toMatchObject({ amount: '100', exact: 'receive' })
    const before: BridgeForm = { ...blank, amount: '5', exact: 'receive' }
    expect(later('amount=100', before)).toMatchObject({ amount: '100', exact: 'send' })
    expect(later('amount=5', before)).toEqual({ exact: 'send' })
    expect(later(wish, before)).toMatchObject({ amount: '100', exact: 'receive' })
    expect(later('exact=receive', blank)).toEqual({})
  })

  it('never moves an amount that was typed', () => {
    expect(later(wish, blank, { amount: '7' })).not.toHaveProperty('exact')
    const began = formFromParams(new URLSearchParams(wish))
    expect(later(wish, began, { exact: 'send' })).toEqual({})
  })
})
