import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BridgeForm } from './form.ts'

export interface BridgeFormState extends BridgeForm {
  /** Replaces some of the fields. */
  patch(fields: Partial<BridgeForm>): void
}
export type BridgeFormStore = StoreApi<BridgeFormState>

/** The form outlives the page, so that the confirm sheet and a visit to the history keep it. */
export const createBridgeFormStore = (initial: BridgeForm): BridgeFormStore =>
  createStore<BridgeFormState>()((set) => ({ ...initial, patch: (fields) => set(fields) }))
