import { expect, it } from 'vitest'
import { emptyForm } from '#src/features/shared/form.ts'
import { createBridgeFormStore } from './formStore.ts'

function form(amount = '') {
  const store = createBridgeFormStore({ ...emptyForm, amount })
  const told = () => {
    const { amount: now, draft, parseError } = store.getState()
    return [now, draft, parseError]
  }
  return { ...store.getState(), told }
}

it('what is no amount at all leaves the amount alone, and is told until there is another', () => {
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

it('numerals that are no amount stay in the field to be mended, and no amount stands behind them', () => {
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

it('thousands that are being written are told once the field is left, not before', () => {
  const { setDraft, commitDraft, told } = form()
  setDraft('1,234,5')
  expect(told()).toEqual(['', '1,234,5', null])
  commitDraft()
  expect(told()).toEqual(['', '1,234,5', '1,234,5'])
  setDraft('1,234,567')
  commitDraft()
  expect(told()).toEqual(['1234567', null, null])
})
