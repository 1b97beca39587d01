import { type RefObject, useLayoutEffect } from 'react'
import { inField } from '#src/format/marks.ts'
import { useServices } from '#src/services.ts'
import type { BridgeFormStore } from './formStore.ts'

function takeOver(input: HTMLInputElement, form: BridgeFormStore): void {
  if (input.value === '') return
  const before = form.getState().amount
  form.getState().setDraft(input.value)
  // An amount that a link has filled in is not being edited.
  if (form.getState().amount === before) form.getState().commitDraft()
  const { amount, draft } = form.getState()
  input.value = draft ?? inField(amount)
}

/** Takes over text typed into the prerendered page before its code loaded, and starts a quote for it. */
export function useEarlyTyping(field: RefObject<HTMLInputElement | null>): void {
  const { form } = useServices()
  useLayoutEffect(() => {
    if (field.current) takeOver(field.current, form)
  }, [field, form])
}
