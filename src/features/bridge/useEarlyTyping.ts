import { type RefObject, useLayoutEffect } from 'react'
import { useServices } from '#src/services.ts'
import { typedAmount } from './typedAmount.ts'

/** What stands in the field of the prerendered page before its code has come counts as typed: it goes into the form and starts a quote. */
export function useEarlyTyping(field: RefObject<HTMLInputElement | null>): void {
  const { form: store } = useServices()
  useLayoutEffect(() => {
    const input = field.current
    if (!input || input.value === '') return
    const amount = typedAmount(input.value, '')
    if (amount !== store.getState().amount) store.getState().patch({ amount })
    input.value = amount
  }, [field, store])
}
