import { usePersistentStore } from '#src/services.ts'
import { createPendingStore, type PendingStore } from './pending.ts'

/** Pending transfers of this browser. The store loads with the first code that needs it. */
export const usePending = (): PendingStore => usePersistentStore(createPendingStore)
