import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BridgeForm } from './form.ts'

export interface BridgeFormState extends BridgeForm {
  /** What was put into the amount and is none; told until there is another amount. */
  readonly misread: string | null
  /** Replaces some of the fields. */
  patch(fields: Partial<BridgeForm>): void
  /** Takes what an amount field holds after an input: the amount, or the text when it was not `read` as one. */
  enter(text: string, read: string | null): void
}
export type BridgeFormStore = StoreApi<BridgeFormState>

/** The form outlives the page, so that the confirm sheet and a visit to the history keep it. */
export const createBridgeFormStore = (initial: BridgeForm): BridgeFormStore =>
  createStore<BridgeFormState>()((set) => ({
    ...initial,
    misread: null,
    patch: (fields) => set({ ...('amount' in fields ? { misread: null } : {}), ...fields }),
    enter: (text, amount) => set(amount === null ? { misread: text.trim() } : { amount, misread: null }),
  }))
