import { describe, expect, it } from 'vitest'
import type { AllocationsView } from './allocations.ts'
import { type AllocationsEvent, type AllocationsState, nextAllocations } from './allocationsState.ts'

const view = (total: string): AllocationsView => ({ rows: [], found: 0, total })
const after = (...events: AllocationsEvent[]) => events.reduce<AllocationsState>(nextAllocations, { kind: 'start' })
const found = (total: string): AllocationsEvent => ({ kind: 'found', view: view(total) })
const [asked, failed] = [{ kind: 'asked', all: 7 }, { kind: 'failed' }] as const

describe('a query of an airdrop', () => {
  it('counts its answers and shows what it found', () => {
    expect(after(asked, { kind: 'answered', done: 5 })).toEqual({ kind: 'loading', done: 5, all: 7, earlier: null })
    expect(after(asked, found('1'))).toEqual({ kind: 'found', view: view('1'), isEarlier: false })
  })

  it('says so where the airdrop has no list, and claims nothing of an earlier result', () => {
    expect(after(asked, { kind: 'unlisted' })).toEqual({ kind: 'unlisted' })
    expect(after(asked, found('1'), asked, { kind: 'unlisted' }, asked, failed)).toEqual({ kind: 'start' })
  })

  it('that fails first leaves the page as it was', () => expect(after(asked, failed)).toEqual({ kind: 'start' }))

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
