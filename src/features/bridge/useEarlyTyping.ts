import { type RefObject, useLayoutEffect } from 'react'
import { inField } from '#src/format/marks.ts'
import { useServices } from '#src/services.ts'
import type { BridgeFormStore } from './formStore.ts'

function takeOver(input: HTMLInputElement, form: BridgeFormStore): void {
  if (input.value === '') return
  const before = form.getState().amount
  form.getState().enter(input.value)
  // What a link has put into the field is not being written.
  if (form.getState().amount === before) form.getState().settle()
  const { amount, written } = form.getState()
  input.value = written ?? inField(amount)
}

/** What stands in the field of the prerendered page before its code has come counts as typed: it goes into the form and starts a quote. */
export function useEarlyTyping(field: RefObject<HTMLInputElement | null>): void {
  const { form } = useServices()
  useLayoutEffect(() => {
    if (field.current) takeOver(field.current, form)
  }, [field, form])
}
