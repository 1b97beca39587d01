import { describe, expect, it } from 'vitest'
import { emptyForm } from '#src/features/shared/form.ts'
import { remainingForm, createRemainderStore } from './remainderStore.ts'

const form = { ...emptyForm, fromChainId: 1, toChainId: 2, exchangeId: 11, recipient: '0xdeposit', memo: '7' }
const wanted = { ...form, amount: '0.5', recipient: '', memo: '' }
const small = { ...form, amount: '0.002' }

describe('the remainder after a small amount', () => {
  it('is sent to the same address with the same memo', () =>
    expect(remainingForm(wanted, small)).toEqual({ ...small, amount: '0.498' }))

  it.each([
    ['nothing was planned', null, small],
    ['it is all', wanted, { ...small, amount: '0.5' }],
    ['more was sent', wanted, { ...small, amount: '0.6' }],
    ['an exact payout was sent', wanted, { ...small, exact: 'receive' as const }],
    ['nothing had been typed', { ...wanted, amount: '' }, small],
    ['another exchange got it', wanted, { ...small, exchangeId: 12 }],
    ['a wallet got it', { ...wanted, exchangeId: null }, { ...small, exchangeId: null }],
    ['it went by another network', wanted, { ...small, toChainId: 3 }],
    ['it was another asset', wanted, { ...small, token: 'USDC' }],
    ['another address got it', { ...wanted, recipient: '0xother' }, small],
    ['another memo got it', { ...wanted, memo: '8' }, small],
  ])('is none if %s', (_, planned, sent) => expect(remainingForm(planned, sent)).toBeNull())
})

function memory(kept = '[]') {
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) }
}

describe('remainders by order', () => {
  it('survive a reload, and a plan ends with its order', () => {
    const storage = memory()
    createRemainderStore(storage).plan(wanted, small.amount)
    createRemainderStore(storage).keep('a', small)
    createRemainderStore(storage).keep('b', small)
    expect(createRemainderStore(storage).of('a')).toEqual({ ...small, amount: '0.498' })
    expect(createRemainderStore(storage).of('b')).toBeNull()
  })

  it('are none if another amount was entered after all', () => {
    const rests = createRemainderStore(memory())
    rests.plan(wanted, small.amount)
    rests.keep('a', { ...small, amount: '0.3' })
    expect(rests.of('a')).toBeNull()
  })

  it.each([
    ['a day less a moment', 86_399_999, { ...small, amount: '0.498' }],
    ['a day', 86_400_000, null],
    ['weeks', 30 * 86_400_000, null],
    ['a clock that was set back', -60_000, null],
  ])('of a plan that was not followed for %s: %s ms', (_, later, rest) => {
    const storage = memory()
    let now = 1_800_000_000_000
    createRemainderStore(storage, () => now).plan(wanted, small.amount)
    now += later
    const rests = createRemainderStore(storage, () => now)
    rests.keep('a', small)
    expect(rests.of('a')).toEqual(rest)
  })

  it('are none for a plan without a creation time', () => {
    const rests = createRemainderStore(memory(JSON.stringify([{ orderId: null, form: wanted, small: small.amount }])))
    rests.keep('a', small)
    expect(rests.of('a')).toBeNull()
  })

  it('end once something else was sent to the same recipient', () => {
    const rests = createRemainderStore(memory())
    rests.plan(wanted, small.amount)
    rests.keep('a', small)
    rests.sent('a', small)
    rests.sent('elsewhere', { ...small, recipient: '0xother' })
    expect(rests.of('a')).not.toBeNull()
    rests.sent('b', { ...small, amount: '0.498' })
    expect(rests.of('a')).toBeNull()
  })

  it.each([
    '{',
    '7',
    '[null, {"orderId":"a","form":{}}]',
    '[{"orderId":"a","form":null}]',
    JSON.stringify([{ orderId: 'a', form: small, plannedAt: 'soon' }]),
  ])('read nothing from %s', (kept) => expect(createRemainderStore(memory(kept)).of('a')).toBeNull())
  it('work without a storage', () => {
    const rests = createRemainderStore(null)
    rests.plan(wanted, small.amount)
    rests.keep('a', small)
    expect(rests.of('a')).toBeNull()
  })
})
