import { describe, expect, it } from 'vitest'
import { createBalanceBatcher } from './networks/useRowBalance.ts'
import { balanceCell } from '#src/features/shared/balanceCell.ts'

const view = (view_value: string, status_code = 0) => ({ view_value, status_code, status_message: '' })
const cell = (row: ReturnType<typeof view> | undefined, family: 'evm' | 'fuel' = 'evm') =>
  balanceCell(1, family, { data: row ? { 1: row } : {}, isError: false })

describe('a balance in the list', () => {
  it('is neither requested nor shown without an account', () =>
    expect(balanceCell(1, 'evm', null)).toEqual({ kind: 'none' }))
  it('is loading', () =>
    expect(balanceCell(1, 'evm', { data: undefined, isError: false })).toEqual({ kind: 'loading' }))

  it.each([
    ['1.23456789', 'evm', '1.23456'],
    ['1.23456789', 'fuel', '1.23456789'],
    ['1234567.5', 'evm', '1,234,567.5'],
    ['1,234.50', 'evm', '1,234.5'],
    ['0.000001', 'evm', '<0.00001'],
    ['0', 'evm', '0'],
  ] as const)('%s on %s is shown as %s', (value, family, text) =>
    expect(cell(view(value), family)).toEqual({ kind: 'ok', text }),
  )

  it('is a dash with a reason if the network or the call fails, or the value is not a number', () => {
    expect(cell(view('0', 1))).toEqual({ kind: 'failed' })
    expect(cell(view('0', 99))).toEqual({ kind: 'failed' })
    expect(cell(view('NaN'))).toEqual({ kind: 'failed' })
    expect(balanceCell(1, 'evm', { data: undefined, isError: true })).toEqual({ kind: 'failed' })
  })

  it('is a plain dash when the key is not found', () => {
    expect(cell(undefined)).toEqual({ kind: 'absent' })
    for (const code of [2, 3, 4]) expect(cell(view('0', code))).toEqual({ kind: 'absent' })
  })

  it('keeps the last value when a later call fails', () => {
    expect(balanceCell(1, 'evm', { data: { 1: view('2') }, isError: true })).toEqual({ kind: 'ok', text: '2' })
  })
})

/** Batcher whose tick ends when the test says so. */
function batcher(answer: (ids: readonly number[]) => Promise<Record<string, ReturnType<typeof view>>>) {
  const calls: { user: string; ids: readonly number[]; token: string }[] = []
  const due: (() => void)[] = []
  const load = createBalanceBatcher(
    (user, ids, token) => {
      calls.push({ user, ids, token })
      return answer(ids)
    },
    (work) => due.push(work),
  )
  return { load, calls, endMoment: () => due.splice(0).forEach((work) => work()) }
}

describe('requests', () => {
  it('contain four networks each', async () => {
    const { load, calls, endMoment } = batcher(async (ids) =>
      Object.fromEntries(ids.map((id) => [id, view(String(id))])),
    )
    const asked = [1, 2, 3, 4, 5, 6].map((id) => load('0xa', 'ETH', id))
    expect(calls).toEqual([])
    endMoment()
    expect(calls.map(({ ids }) => ids)).toEqual([
      [1, 2, 3, 4],
      [5, 6],
    ])
    expect((await asked[4])?.['5']).toEqual(view('5'))
  })

  it('do not mix accounts or assets, and start a new batch for later calls', () => {
    const { load, calls, endMoment } = batcher(async () => ({}))
    for (const [user, token] of [
      ['0xa', 'ETH'],
      ['sol', 'ETH'],
      ['0xa', 'USDC'],
    ] as const)
      void load(user, token, 1)
    endMoment()
    void load('0xa', 'ETH', 2)
    endMoment()
    expect(calls).toEqual([
      { user: '0xa', ids: [1], token: 'ETH' },
      { user: 'sol', ids: [1], token: 'ETH' },
      { user: '0xa', ids: [1], token: 'USDC' },
      { user: '0xa', ids: [2], token: 'ETH' },
    ])
  })

  it('affect only their own networks if they fail', async () => {
    const { load, endMoment } = batcher((ids) =>
      ids.includes(1) ? Promise.reject(new Error('away')) : Promise.resolve({ 5: view('7') }),
    )
    const asked = [1, 2, 3, 4, 5].map((id) => load('0xa', 'ETH', id))
    const settled = Promise.allSettled(asked)
    endMoment()
    expect((await settled).map((one) => one.status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ])
  })
})
