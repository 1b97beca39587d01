import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BridgeForm } from '#src/features/shared/form.ts'
import { typedAmount } from './typedAmount.ts'

export interface BridgeFormState extends BridgeForm {
  /** Text of the amount while it is being edited; null: the field shows the amount. */
  readonly draft: string | null
  /** Input that is no amount; reported until there is another amount. */
  readonly parseError: string | null
  patch(fields: Partial<BridgeForm>): void
  /** Parses the content of the amount field after an input event. */
  setDraft(text: string): void
  /** Ends editing of the amount; invalid text stays for correction. */
  commitDraft(): void
}
export type BridgeFormStore = StoreApi<BridgeFormState>

/** Outlives the page, so that the review sheet and a visit to the history keep the form. */
export const createBridgeFormStore = (initial: BridgeForm): BridgeFormStore =>
  createStore<BridgeFormState>()((set) => ({
    ...initial,
    draft: null,
    parseError: null,
    patch: (fields) => set({ ...('amount' in fields ? { draft: null, parseError: null } : {}), ...fields }),
    setDraft: (text) => set(({ token }) => typedAmount(text, token)),
    commitDraft: () =>
      set(({ amount, draft }) =>
        draft === null ? {} : amount === '' ? { parseError: draft.trim() || null } : { draft: null },
      ),
  }))
