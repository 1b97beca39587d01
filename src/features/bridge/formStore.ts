import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BridgeForm } from './form.ts'
import { typedAmount } from './typedAmount.ts'

export interface BridgeFormState extends BridgeForm {
  /** The amount's text while it is being written; null = the amount speaks for itself. */
  readonly written: string | null
  /** What was put into the amount and is none; told until there is another amount. */
  readonly misread: string | null
  /** Replaces some of the fields. */
  patch(fields: Partial<BridgeForm>): void
  /** Takes what an amount field holds after an input. */
  enter(text: string): void
  /** The amount has been written; what is none stays to be mended. */
  settle(): void
}
export type BridgeFormStore = StoreApi<BridgeFormState>

/** The form outlives the page, so that the confirm sheet and a visit to the history keep it. */
export const createBridgeFormStore = (initial: BridgeForm): BridgeFormStore =>
  createStore<BridgeFormState>()((set) => ({
    ...initial,
    written: null,
    misread: null,
    patch: (fields) => set({ ...('amount' in fields ? { written: null, misread: null } : {}), ...fields }),
    enter: (text) => set(({ token }) => typedAmount(text, token)),
    settle: () =>
      set(({ amount, written }) =>
        written === null ? {} : amount === '' ? { misread: written.trim() || null } : { written: null },
      ),
  }))
