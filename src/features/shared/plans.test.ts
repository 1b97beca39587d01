import { expect, it } from 'vitest'
import { createArrivalPlans, createPlans, isWantedElsewhere, tokenWanted } from './plans.ts'

const plan = {
  swapId: 's1',
  depositor: '0xa',
  viaAsset: '1:native',
  toAsset: '2:native',
  promised: '99',
  recipient: '',
}
const terms = { depositor: '0xa', fromAsset: '1:native', toAsset: '2:native' }

function storage() {
  const rows = new Map<string, string>()
  return {
    rows,
    isFull: false,
    getItem: (key: string) => rows.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.isFull) throw new Error('quota')
      rows.set(key, value)
    },
    removeItem: (key: string) => void rows.delete(key),
  }
}

function offered(from = storage()) {
  const plans = createPlans(from)
  plans.save(plan)
  plans.offer('s1')
  return { plans, from, orders: () => createPlans(from).of('s1')?.orders }
}

it('ties an order of any amount to its plan, once', () => {
  const { plans, orders } = offered()
  plans.tie('o1', terms)
  plans.tie('o1', terms)
  plans.tie('o2', terms)
  expect(orders()).toEqual(['o1', 'o2'])
})

it('ties an order that any wallet can pay', () => {
  const { plans, orders } = offered()
  plans.tie('o1', { ...terms, depositor: '' })
  expect(orders()).toEqual(['o1'])
})

it.each([
  ['of another wallet', { ...terms, depositor: '0xb' }],
  ['of another asset', { ...terms, fromAsset: '1:0xusdc' }],
  ['to another network', { ...terms, toAsset: '3:native' }],
])('ties no order %s', (_, other) => {
  const { plans, orders } = offered()
  plans.tie('o1', other)
  expect(orders()).toEqual([])
})

it('ties no order to a plan that was not offered yet, or has ended', () => {
  const plans = createPlans(storage())
  plans.save(plan)
  plans.tie('o1', terms)
  expect(plans.of('s1')?.orders).toEqual([])
  plans.offer('s1')
  plans.end('s1')
  plans.tie('o1', terms)
  expect(plans.of('s1')).toMatchObject({ orders: [], isEnded: true })
})

it('ties an order to the plan that was offered last, and never to a second one', () => {
  const { plans } = offered()
  plans.save({ ...plan, swapId: 's2' })
  plans.offer('s2')
  plans.offer('s1')
  plans.tie('o1', terms)
  plans.offer('s2')
  plans.tie('o1', terms)
  expect(plans.list().map(({ swapId, orders }) => [swapId, orders])).toEqual([
    ['s2', []],
    ['s1', ['o1']],
  ])
})

it('drops every plan when an order can’t be stored, so that none offers its deposit again', () => {
  const { plans, from } = offered()
  from.isFull = true
  plans.tie('o1', terms)
  expect(createPlans(from).list()).toEqual([])
})

it('keeps the newest twenty', () => {
  const plans = createPlans(storage())
  for (let i = 0; i < 25; i++) plans.save({ ...plan, swapId: `s${i}` })
  expect(plans.list()).toHaveLength(20)
  expect(plans.list()[0]?.swapId).toBe('s24')
})

it.each([
  ['no list', '{}'],
  [
    'an amount that is none',
    JSON.stringify([{ ...plan, promised: '1.5', orders: [], isOffered: true, isEnded: false }]),
  ],
  ['orders that are none', JSON.stringify([{ ...plan, orders: [1], isOffered: true, isEnded: false }])],
  ['missing fields', '[{"swapId":"s1"}]'],
])('reads nothing from %s', (_, text) => {
  const from = storage()
  from.rows.set('causeway.plans', text)
  expect(createPlans(from).list()).toEqual([])
})

const arrival = { orderId: 'o1', wallet: '0xa', viaAsset: '2:native', toAsset: '2:0xgram' }
const swap = { wallet: '0xa', fromAsset: '2:native', toAsset: '2:0xgram' }

it('ties a swap to the transfer whose payout it spends, once that is on offer', () => {
  const from = storage()
  const plans = createArrivalPlans(from)
  plans.save(arrival)
  plans.tie('early', swap)
  plans.offer('o1')
  plans.tie('s1', swap)
  plans.tie('s1', swap)
  plans.tie('others', { ...swap, wallet: '0xb' })
  plans.tie('another', { ...swap, toAsset: '2:0xusdc' })
  plans.tie('unrelated', { ...swap, fromAsset: '2:0xdai' })
  expect(createArrivalPlans(from).of('o1')?.swaps).toEqual(['s1'])
  plans.end('o1')
  plans.tie('late', swap)
  expect(createArrivalPlans(from).of('o1')).toMatchObject({ swaps: ['s1'], isEnded: true })
  expect(createPlans(from).list()).toEqual([])
})

it('ties a swap of another asset that a provider has paid out', () => {
  const plans = createArrivalPlans(storage())
  plans.save(arrival)
  plans.offer('o1', { viaAsset: '2:0xweth' })
  plans.tie('s1', swap)
  plans.tie('s2', { ...swap, fromAsset: '2:0xweth' })
  expect(plans.of('o1')).toMatchObject({ viaAsset: '2:0xweth', swaps: ['s2'] })
})

it('ties a swap to the plan of equal ones that its user has continued', () => {
  const plans = createArrivalPlans(storage())
  for (const orderId of ['o1', 'o2']) {
    plans.save({ ...arrival, orderId })
    plans.offer(orderId)
  }
  plans.offer('o1')
  plans.tie('s1', swap)
  expect([plans.of('o1')?.swaps, plans.of('o2')?.swaps]).toEqual([['s1'], []])
})

it.each([
  ['1:0xAb', 1, '0xAb'],
  ['1:native', 1, 'native'],
  ['2:native', 1, null],
  ['11:native', 1, null],
  ['01:native', 1, null],
  ['native', 1, null],
  ['1:<b>', 1, null],
  ['1:', 1, null],
  [undefined, 1, null],
  ['1:native', undefined, null],
])('reads %s, wanted on network %s, as %s', (swapTo, chainId, token) =>
  expect(tokenWanted(swapTo, chainId)).toBe(token),
)

it.each([
  ['1:native', 1, false],
  ['2:native', 1, true],
  ['<b>', 1, true],
  [undefined, 1, false],
  ['2:native', null, false],
])('%s is wanted elsewhere than on network %s: %s', (swapTo, toChainId, isElsewhere) =>
  expect(isWantedElsewhere({ swapTo, toChainId })).toBe(isElsewhere),
)
