import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BridgeForm } from '#src/features/shared/form.ts'
import { typedAmount } from './typedAmount.ts'

export interface BridgeFormState extends BridgeForm {
  /** Text of the amount while it is being edited; null: the field shows the amount. */
  readonly written: string | null
  /** Input that is no amount; reported until there is another amount. */
  readonly misread: string | null
  patch(fields: Partial<BridgeForm>): void
  /** Parses the content of the amount field after an input event. */
  enter(text: string): void
  /** Ends editing of the amount; invalid text stays for correction. */
  settle(): void
}
export type BridgeFormStore = StoreApi<BridgeFormState>

/** Outlives the page, so that the review sheet and a visit to the history keep the form. */
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
