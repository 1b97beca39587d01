import { expect, it, afterAll, beforeAll, describe } from 'vitest'
import fc from 'fast-check'
import { emptyForm, nobody } from '#src/features/shared/form.ts'
import { currentLanguage, showLanguage } from '#src/i18n/current.ts'
import { readAmount } from '#core/format/readAmount.ts'
import { noteRequestAsset } from '../form/FormOptions.tsx'
import { createBridgeFormStore, fieldText, typedAmount } from './formStore.ts'

function form(amount = '') {
  const store = createBridgeFormStore({ ...emptyForm, amount })
  const told = () => {
    const { amount: now, draft, parseError } = store.getState()
    return [now, draft, parseError]
  }
  return { ...store.getState(), told }
}

it('text that is no amount keeps the amount, and is reported until there is another', () => {
  const { setDraft, patch, told } = form('5')
  setDraft(' $100 ')
  expect(told()).toEqual(['5', null, '$100'])
  patch({ token: 'USDC' })
  expect(told()).toEqual(['5', null, '$100'])
  setDraft('6')
  expect(told()).toEqual(['6', '6', null])
  setDraft('x')
  patch({ amount: '7' })
  expect(told()).toEqual(['7', null, null])
})

it('keeps the name of a recipient until there is another recipient', () => {
  const store = createBridgeFormStore(emptyForm)
  const name = () => store.getState().recipientName
  store.getState().patch({ recipient: '0x1', recipientName: 'ada.eth' })
  store.getState().patch({ token: 'USDC', amount: '1' })
  store.getState().patch({ recipient: '0x1' })
  expect(name()).toBe('ada.eth')
  store.getState().patch(nobody)
  expect(name()).toBeNull()
  store.getState().patch({ recipient: '0x1', recipientName: 'ada.eth' })
  store.getState().patch({ recipient: '0x2' })
  expect(name()).toBeNull()
})

describe('the payment request of a form', () => {
  const payment = 'f'.repeat(32)
  const request = { toChainId: 10, token: 'WBTC', recipient: '0xAb', amount: '5', exact: 'receive', payment } as const
  function paying() {
    const store = createBridgeFormStore(emptyForm)
    store.getState().patch(request)
    noteRequestAsset(store, '10:btc')
    return { ...store.getState(), store, now: () => store.getState().payment }
  }

  it('stays with another source and the same terms', () => {
    const { patch, setDraft, store, now } = paying()
    patch({ fromChainId: 8453, token: 'BTC', provider: 'relay', byAddress: true })
    noteRequestAsset(store, '10:btc')
    patch({ toChainId: 10, recipient: '0xab', amount: '5.0', exact: 'receive' })
    setDraft('5', 'receive')
    setDraft('x')
    expect(now()).toBe(payment)
  })

  it.each([{ toChainId: 1 }, { recipient: '0x2' }, { amount: '4', exact: 'receive' as const }, { amount: '5' }])(
    'ends with %j, and continues with the same terms',
    (change) => {
      const { patch, now } = paying()
      patch(change)
      expect(now()).toBe('')
      patch({ toChainId: 10, recipient: '0xAb', amount: '5', exact: 'receive' })
      expect(now()).toBe(payment)
    },
  )

  it('ends with another destination asset', () => {
    const { patch, store, now } = paying()
    patch({ token: 'USDC' })
    noteRequestAsset(store, '10:usdc')
    expect(now()).toBe('')
    noteRequestAsset(store, '10:btc')
    expect(now()).toBe(payment)
  })

  it('ends with a typed amount', () => {
    const { setDraft, now } = paying()
    setDraft('56', 'receive')
    expect(now()).toBe('')
  })

  it('ends with a copy of the form that has other terms', () => {
    const { patch, store, now } = paying()
    const { fromChainId, toChainId, token, amount, exact, recipient } = store.getState()
    patch({ fromChainId: toChainId, toChainId: fromChainId, token, amount, exact, recipient, payment })
    expect(now()).toBe('')
  })

  it('is replaced by a patch with a request, and is over with one without', () => {
    const { patch, store, now } = paying()
    patch({ ...request, amount: '2' })
    expect(now()).toBe(payment)
    patch({ ...request, amount: '3', payment: 'e'.repeat(32) })
    expect(now()).toBe('e'.repeat(32))
    patch({ amount: '', payment: '' })
    patch({ ...request, payment: undefined, amount: '3' })
    expect([now(), store.getState().request]).toEqual([undefined, null])
  })
})

it.each(['1e5', '1x0', '0x10', '5$', '7%', '.e5'])(
  'typing %j key by key never makes an amount of its digits',
  (text) => {
    const { setDraft, commitDraft, told } = form()
    Array.from(text, (_, n) => setDraft(text.slice(0, n + 1)))
    expect(told()).toEqual(['', text, text])
    commitDraft()
    expect(told()).toEqual(['', text, text])
  },
)

it('a key that fits no amount stays at its place until it is removed', () => {
  const { setDraft, told } = form('12')
  setDraft('1e2')
  expect(told()).toEqual(['', '1e2', '1e2'])
  setDraft('e2')
  expect(told()).toEqual(['', 'e2', 'e2'])
  setDraft('2')
  expect(told()).toEqual(['2', '2', null])
})

it('the symbol may be typed after the number', () => {
  const { setDraft, told } = form()
  for (const text of ['0.1', '0.1 ', '0.1 E', '0.1 ET', '0.1 ETH']) setDraft(text)
  expect(told()).toEqual(['0.1', null, null])
})

it('digits that form no amount stay in the field to be fixed, and the amount is empty', () => {
  const { setDraft, commitDraft, told } = form()
  setDraft('0.500')
  setDraft('0.500,')
  expect(told()).toEqual(['', '0.500,', '0.500,'])
  commitDraft()
  expect(told()).toEqual(['', '0.500,', '0.500,'])
  setDraft('0.500')
  commitDraft()
  expect(told()).toEqual(['0.500', null, null])
})

it('incomplete thousands are reported once the field is left, not before', () => {
  const { setDraft, commitDraft, told } = form()
  setDraft('1,234,5')
  expect(told()).toEqual(['', '1,234,5', null])
  commitDraft()
  expect(told()).toEqual(['', '1,234,5', '1,234,5'])
  setDraft('1,234,567')
  commitDraft()
  expect(told()).toEqual(['1234567', null, null])
})

const typed = (text: string) => typedAmount(text, 'ETH')
/** Parsed amount after each key. */
const keys = (text: string) => Array.from(text, (_, n) => typed(text.slice(0, n + 1)).amount)

describe('an amount as it is typed or pasted', () => {
  it.each([
    ['', ''],
    ['0.25', '0.25'],
    ['.5', '.5'],
    ['1.', '1.'],
    ['1,5', '1.5'],
    [' 12 ', '12'],
    ['1 234.5', '1234.5'],
    ['1\u00a0234,5', '1234.5'],
    ["1'234.5", '1234.5'],
    ['1,234.5', '1234.5'],
    ['1,234,567.', '1234567.'],
    ['1.234,5', '1234.5'],
    ['1.234.567', '1234567'],
    ['1,000', '1000'],
    ['1,000.', '1000.'],
    ['10,000', '10000'],
    ['1,234,567', '1234567'],
    ['0,125', '0.125'],
    ['1,00', '1.00'],
    ['1,0000', '1.0000'],
    ['0.1 ETH', '0.1'],
    ['0,1 eth', '0.1'],
    ['1,000 ETH', '1000'],
    ['ETH 0.1', '0.1'],
  ])('reads %j as %j', (text, read) => expect(typed(text)).toMatchObject({ amount: read, parseError: null }))

  it.each(['1e5', '1e-30', '0x10', 'abc', 'ETH', '12 USDC', '$100', '1 ETH 2', '5%', '1'.repeat(61)])(
    'takes nothing of %j, and says so',
    (text) => expect(typed(text)).toEqual({ parseError: text }),
  )

  it.each([
    '-',
    '-1',
    '−0.5',
    '+1',
    '1.2.3',
    '1,2,3',
    '1.234.56.',
    '0.500,',
    '0,500.',
    '0,125,000',
    '1.5,',
    '01,000.5',
    '1'.repeat(41),
  ])('leaves %j in the field, and says that it is none', (text) =>
    expect(typed(text)).toEqual({ amount: '', draft: text, parseError: text }),
  )

  it.each(['1,234,', '1,234,5', '1.234.56', '1.500,'])('keeps the incomplete %j without an error', (text) =>
    expect(typed(text)).toEqual({ amount: '', draft: text, parseError: null }),
  )
})

describe('an amount that is typed key by key', () => {
  it('is the displayed number once its text is complete', () => {
    expect(keys('1,000')).toEqual(['1', '1.', '1.0', '1.00', '1000'])
    expect(keys('1,234.5').at(-1)).toBe('1234.5')
    expect(keys('1,234,567.5')).toEqual([
      '1',
      '1.',
      '1.2',
      '1.23',
      '1234',
      '',
      '',
      '',
      '1234567',
      '1234567.',
      '1234567.5',
    ])
    expect(keys('1.234,5').at(-1)).toBe('1234.5')
  })

  it.each(['-1', '−12.5', '–3', '+1'])('keeps no other amount while %j is typed', (text) => {
    const form = createBridgeFormStore({ ...emptyForm, token: 'ETH', amount: '' })
    // Mimics the field: each key is appended to the displayed text.
    for (const key of text) form.getState().setDraft((form.getState().draft ?? form.getState().amount) + key)
    expect(form.getState()).toMatchObject({ amount: '', draft: text, parseError: text })
    form.getState().commitDraft()
    expect(form.getState()).toMatchObject({ amount: '', parseError: text })
  })

  it('is never off by a factor of a thousand because of a stray mark', () => {
    const amount = fc
      .tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 9_999_999 }))
      .map(([whole, decimals]) => `${whole}.${decimals}`)
    fc.assert(
      fc.property(amount, fc.constantFrom(',', '.'), (text, mark) =>
        ['', undefined].includes(typed(text + mark).amount),
      ),
    )
  })
})

describe('with a decimal comma', () => {
  const before = currentLanguage()
  beforeAll(() => showLanguage('ru'))
  afterAll(() => showLanguage(before))
  it.each([
    ['1,000', '1.000'],
    ['1 234,5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1,234,567.5', '1234567.5'],
    ['0.5', '0.5'],
  ])('%j is %j, pasted or typed', (text, read) => {
    expect(typed(text).amount).toBe(read)
    expect(keys(text).at(-1)).toBe(read)
  })
  it.each(['0,500.', '0.500,', '1,500.'])('%j is not an amount yet', (text) => expect(typed(text).amount).toBe(''))
})

describe('digits of Persian and Arabic keyboards', () => {
  it.each([
    ['۰٫۲۵', '0.25'],
    ['٠٫٢٥', '0.25'],
    ['۱٬۲۳۴٫۵', '1234.5'],
    ['۱٬۰۰۰', '1000'],
    ['۱۲٬۳۴۵٬۶۷۸', '12345678'],
    ['۱،۵', '1.5'],
    ['۱۲.۵', '12.5'],
    ['1٫5', '1.5'],
    ['۰٫۱ ETH', '0.1'],
    ['\u2066۱۲۳\u2069', '123'],
  ])('%j is %j', (text, read) => {
    expect(typed(text)).toMatchObject({ amount: read, parseError: null })
    expect(readAmount(text, { symbol: 'ETH', comma: 'decimal' })).toBe(read)
  })
  it('stay in the field as written', () =>
    expect(typed('۱۲٫۵')).toEqual({ amount: '12.5', draft: '۱۲٫۵', parseError: null }))
  it.each(['۱٫۲٫۳', '۱٬۲٬۳'])('%j is not an amount', (text) =>
    expect(typed(text)).toMatchObject({ amount: '', parseError: text }),
  )
  it('are accepted in a link too', () => expect(readAmount('۱٬۰۰۰', { comma: null })).toBe('1000'))
})

describe('with points between thousands', () => {
  const before = currentLanguage()
  beforeAll(() => showLanguage('es'))
  afterAll(() => showLanguage(before))
  it.each([
    ['1,5', '1.5'],
    ['1,000', '1.000'],
    ['1.234,5', '1234.5'],
    ['1.234.567', '1234567'],
    ['0.125', '0.125'],
    ['1.5', '1.5'],
    ['1.2345', '1.2345'],
  ])('%j is %j, pasted or typed', (text, read) => {
    expect(typed(text).amount).toBe(read)
    expect(keys(text).at(-1)).toBe(read)
  })
  it.each(['1.000', '12.500', '999.999'])('%j is ambiguous, so it is no amount and is reported', (text) =>
    expect(typed(text)).toMatchObject({ amount: '', parseError: text }),
  )
})

describe('an amount with no user to clarify it', () => {
  it.each(['1,000', '12,500', '1,000 ETH'])('is refused if ambiguous: %j', (text) =>
    expect(readAmount(text, { symbol: 'ETH', comma: null })).toBeNull(),
  )
  it.each([
    ['1,5', '1.5'],
    ['0,125', '0.125'],
    ['1,0005', '1.0005'],
    ['1,000.5', '1000.5'],
    ['1.000', '1.000'],
  ])('%j is unambiguous and becomes %j', (text, read) => expect(readAmount(text, { comma: null })).toBe(read))
})

describe('the exact side', () => {
  const sides = (store: ReturnType<typeof createBridgeFormStore>) => {
    const { exact, amount, draft } = store.getState()
    return [exact, amount, draft]
  }

  it('is the one typed into, and its text replaces the amount of the other', () => {
    const store = createBridgeFormStore({ ...emptyForm, amount: '5' })
    store.getState().setDraft('1', 'receive')
    store.getState().setDraft('12', 'receive')
    expect(sides(store)).toEqual(['receive', '12', '12'])
    store.getState().commitDraft()
    expect(sides(store)).toEqual(['receive', '12', null])
    store.getState().setDraft('', 'receive')
    expect(sides(store)).toEqual(['receive', '', ''])
    store.getState().setDraft('7')
    expect(sides(store)).toEqual(['send', '7', '7'])
  })

  it('stays when a text that is no amount is pasted on the other side', () => {
    const store = createBridgeFormStore({ ...emptyForm, amount: '5' })
    store.getState().setDraft('all of it', 'receive')
    expect(sides(store)).toEqual(['send', '5', null])
    expect(store.getState().parseError).toBe('all of it')
  })

  const fieldsOf = (store: ReturnType<typeof createBridgeFormStore>) => {
    const { exact, amount, parseError, edited } = store.getState()
    return [
      exact,
      amount,
      fieldText(store.getState(), 'send'),
      fieldText(store.getState(), 'receive'),
      parseError,
      edited,
    ]
  }

  it('stays when characters of no amount are typed on the other side, where they wait for correction', () => {
    const store = createBridgeFormStore({ ...emptyForm, amount: '5' })
    const { setDraft, commitDraft, patch } = store.getState()
    setDraft('-', 'receive')
    setDraft('-1', 'receive')
    expect(fieldsOf(store)).toEqual(['send', '5', '5', '-1', '-1', 'receive'])
    commitDraft()
    expect(fieldsOf(store)).toEqual(['send', '5', '5', '-1', '-1', 'receive'])
    setDraft('', 'receive')
    expect(fieldsOf(store)).toEqual(['send', '5', '5', '', null, 'receive'])
    setDraft('x', 'receive')
    setDraft('56')
    expect(fieldsOf(store)).toEqual(['send', '56', '56', '', null, 'send'])
    setDraft('x', 'receive')
    patch({ amount: '7' })
    expect(fieldsOf(store)).toEqual(['send', '7', '7', '', null, 'receive'])
  })

  it.each(['0.', '.', '1,234,5', '2'])('moves to the other side with %j', (text) => {
    const store = createBridgeFormStore({ ...emptyForm, amount: '5' })
    store.getState().setDraft(text, 'receive')
    expect(fieldsOf(store)).toEqual(['receive', readAmount(text, { comma: null }) ?? '', '', text, null, 'receive'])
  })

  it('reads the symbol of its own asset', () => {
    const store = createBridgeFormStore({ ...emptyForm, token: 'BTC', amount: '5' })
    store.getState().setDraft('0.1 WBTC', 'receive', 'WBTC')
    expect(fieldsOf(store)).toEqual(['receive', '0.1', '', '0.1', null, 'receive'])
    store.getState().setDraft('0.2 btc')
    expect(fieldsOf(store)).toEqual(['send', '0.2', '0.2', '', null, 'send'])
  })

  it('is the sent one for Max and for amounts of fixes, and stays with the rest of the form', () => {
    const store = createBridgeFormStore({ ...emptyForm, amount: '5', exact: 'receive' })
    store.getState().patch({ fromChainId: 2, toChainId: 1, token: 'USDC', recipient: '0x1' })
    expect(sides(store)).toEqual(['receive', '5', null])
    store.getState().patch({ amount: '6' })
    expect(sides(store)).toEqual(['send', '6', null])
    store.getState().patch({ ...emptyForm, amount: '7', exact: 'receive' })
    expect(sides(store)).toEqual(['receive', '7', null])
  })
})
