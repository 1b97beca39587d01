import { expect, it, describe } from 'vitest'
import { airdropById } from '#core/rewards/airdrops.ts'
import {
  allocationsView,
  type AllocationsView,
  type AllocationsEvent,
  type AllocationsState,
  nextAllocations,
} from './allocations.ts'

const zro = airdropById('layerzero')
if (!zro) throw new Error('no such airdrop')

it('shows each address and the exact sum', () => {
  const view = allocationsView(zro, [
    { address: '0xA', value: '1250.500000000000000001' },
    { address: '0xB', value: '0' },
    { address: '0xC', value: '0.000000000000000001' },
  ])
  expect(view).toEqual({
    rows: [
      { address: '0xA', amount: '1,250.5', isNothing: false },
      { address: '0xB', amount: '0', isNothing: true },
      { address: '0xC', amount: '<0.000001', isNothing: false },
    ],
    found: 2,
    total: '1,250.5',
  })
})

it('adds up no rounding errors', () => {
  const thirds = Array.from({ length: 3 }, (_, n) => ({ address: `0x${n}`, value: '0.333333333333333333' }))
  expect(allocationsView(zro, [...thirds, { address: '0xD', value: '0.000000000000000001' }]).total).toBe('1')
})

const view = (total: string): AllocationsView => ({ rows: [], found: 0, total })
const after = (...events: AllocationsEvent[]) => events.reduce<AllocationsState>(nextAllocations, { kind: 'start' })
const found = (total: string): AllocationsEvent => ({ kind: 'found', view: view(total) })
const [asked, failed] = [{ kind: 'asked', all: 7 }, { kind: 'failed' }] as const

describe('a query of an airdrop', () => {
  it('counts its responses and shows the results', () => {
    expect(after(asked, { kind: 'answered', done: 5 })).toEqual({ kind: 'loading', done: 5, all: 7, earlier: null })
    expect(after(asked, found('1'))).toEqual({ kind: 'found', view: view('1'), isEarlier: false })
  })

  it('reports an airdrop without a list, and keeps nothing of an earlier result', () => {
    expect(after(asked, { kind: 'unlisted' })).toEqual({ kind: 'unlisted' })
    expect(after(asked, found('1'), asked, { kind: 'unlisted' }, asked, failed)).toEqual({ kind: 'start' })
  })

  it('that fails first leaves the page unchanged', () => expect(after(asked, failed)).toEqual({ kind: 'start' }))

  it('that fails later keeps the earlier result, also when it fails again', () => {
    const kept = { kind: 'found', view: view('1'), isEarlier: true }
    expect(after(asked, found('1'), asked, { kind: 'answered', done: 5 }, failed)).toEqual(kept)
    expect(after(asked, found('1'), asked, failed, asked, failed)).toEqual(kept)
    expect(after(asked, found('1'), asked, failed, asked, found('2'))).toMatchObject({
      view: view('2'),
      isEarlier: false,
    })
  })
})
