import { type RefObject, useLayoutEffect } from 'react'
import { useServices } from '#src/services.ts'
import type { BridgeFormStore } from './formStore.ts'
import { typedAmount } from './typedAmount.ts'

function takeOver(input: HTMLInputElement, form: BridgeFormStore): void {
  if (input.value === '') return
  const { enter, token } = form.getState()
  const amount = typedAmount(input.value, { before: '', symbol: token })
  if (amount !== form.getState().amount) enter(input.value, amount)
  input.value = form.getState().amount
}

/** What stands in the field of the prerendered page before its code has come counts as typed: it goes into the form and starts a quote. */
export function useEarlyTyping(field: RefObject<HTMLInputElement | null>): void {
  const { form } = useServices()
  useLayoutEffect(() => {
    if (field.current) takeOver(field.current, form)
  }, [field, form])
}
