import { expect, it } from 'vitest'
import { quoteOf } from '#src/testing/rows.ts'
import { quoteState } from './useBridge.ts'

const choice = { exact: 'receive', provider: null, byAddress: false } as const
const answer = (...exact: ('send' | 'receive')[]) => ({
  data: { quotes: exact.map((side) => quoteOf({ exact: side })), reasons: [] },
  error: null,
  isPlaceholderData: false,
})

it('an answer for the other exact side is never shown, however late it is', () => {
  expect(quoteState(answer('receive'), true, false, choice)).toMatchObject({ kind: 'ok' })
  expect(quoteState(answer('send'), true, false, choice)).toEqual({ kind: 'loading' })
  expect(quoteState(answer('receive', 'send'), true, false, choice)).toEqual({ kind: 'loading' })
  expect(quoteState(answer('receive'), true, false, { ...choice, exact: 'send' })).toEqual({ kind: 'loading' })
})

it('an earlier answer is not shown while another amount is typed or awaited', () => {
  expect(quoteState(answer('receive'), true, true, choice)).toEqual({ kind: 'loading' })
  expect(quoteState({ ...answer('receive'), isPlaceholderData: true }, true, false, choice)).toEqual({
    kind: 'loading',
  })
  expect(quoteState(answer('receive'), false, false, choice)).toEqual({ kind: 'idle' })
})

it('without quotes the reasons are shown', () => {
  const reasons = [{ provider: 'lifi', reason: 'exact_unsupported', message: 'No exact amounts.' }]
  const refused = { ...answer(), data: { quotes: [], reasons } }
  expect(quoteState(refused, true, false, choice)).toEqual({ kind: 'refused', reasons })
})
