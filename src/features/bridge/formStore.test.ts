import { expect, it } from 'vitest'
import { emptyForm } from './form.ts'
import { createBridgeFormStore } from './formStore.ts'

it('what is no amount leaves the amount alone, and is told until there is another', () => {
  const store = createBridgeFormStore({ ...emptyForm, amount: '5' })
  const { enter, patch } = store.getState()
  const told = () => [store.getState().amount, store.getState().misread]
  enter(' $100 ', null)
  expect(told()).toEqual(['5', '$100'])
  patch({ token: 'USDC' })
  expect(told()).toEqual(['5', '$100'])
  enter('6', '6')
  expect(told()).toEqual(['6', null])
  enter('x', null)
  patch({ amount: '7' })
  expect(told()).toEqual(['7', null])
})
