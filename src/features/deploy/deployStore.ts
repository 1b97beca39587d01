import { createStore, type StoreApi } from 'zustand/vanilla'
import { type NoteText, tidyNote } from '#core/rewards/note.ts'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import { createPersisted } from '#src/platform/persisted.ts'
import type { TxPlace } from '#src/wallets/contract.ts'
import type { Deployment } from '#core/wire/deploy.ts'
import type { ShownState } from './deployView.ts'

/** Deployment that the wallet was asked for; a reload continues it. */
export interface PendingDeployment extends NoteText {
  readonly id: string
  readonly wallet: string
  readonly chainId: number
  /** Null until the wallet answers; it may have been sent all the same. */
  readonly txHash: string | null
  /** Place of the transaction in the wallet's sequence; null if it couldn't be read. */
  readonly place: TxPlace | null
  /** Epoch ms by this device's clock. */
  readonly askedAt: number
}

export interface ShownDeployment {
  readonly pending: PendingDeployment
  readonly state: ShownState
  readonly deployment: Deployment | null
  /** The server or the network can't be asked right now. */
  readonly error: Error | null
}

interface Stored {
  /** Network that was chosen last. */
  readonly chainId: number | null
  readonly pending: readonly PendingDeployment[]
}

interface DeployState extends Stored, NoteText {
  /** Outcome of this visit, which is no longer pending; null once its card is closed. */
  readonly ended: ShownDeployment | null
  chooseChain(chainId: number): void
  setText(change: Partial<NoteText>): void
  /** Adds a pending deployment, or replaces it by its id. */
  save(pending: PendingDeployment): void
  /** Gives up a pending deployment; its text is in the form again. */
  remove(id: string): void
  /**
   * Shows an outcome instead of its pending deployment; null closes the card. The form keeps the text for another attempt unless
   * it is deployed.
   */
  end(ended: ShownDeployment | null): void
}
export type DeployStore = StoreApi<DeployState>

const KEEP = 20
const nothing: Stored = { chainId: null, pending: [] }

/** The deploy form and what the wallet was asked for. Typed text outlives the page, not a reload. */
export function createDeployStore(storage: KeyValueStorage | null): DeployStore {
  const kept = createPersisted(storage, { key: 'causeway.deploy', parse: readStored, fallback: nothing })
  const store = createStore<DeployState>()((set) => ({
    ...kept.read(),
    name: '',
    message: '',
    ended: null,
    chooseChain: (chainId) => set({ chainId }),
    setText: (change) => set(change),
    save: (pending) => set((now) => ({ pending: [pending, ...without(now, pending.id)].slice(0, KEEP) })),
    remove: (id) =>
      set((now) => {
        const removed = now.pending.find((one) => one.id === id)
        return { pending: without(now, id), ...(removed ? textAfter(now, removed, false) : {}) }
      }),
    end: (ended) =>
      set((now) =>
        ended
          ? {
              ended,
              pending: without(now, ended.pending.id),
              ...textAfter(now, ended.pending, ended.state === 'done'),
            }
          : { ended },
      ),
  }))
  // Without storage the deployment itself continues; only a reload would lose it.
  store.subscribe(({ chainId, pending }, before) => {
    if (chainId !== before.chainId || pending !== before.pending) kept.write({ chainId, pending })
  })
  return store
}

const without = ({ pending }: Stored, id: string): readonly PendingDeployment[] =>
  pending.filter((one) => one.id !== id)

/** Decides the form's text after a deployment. Another text that was typed meanwhile stays. */
function textAfter(form: NoteText, { name, message }: NoteText, isDone: boolean): Partial<NoteText> {
  const typed = tidyNote(form)
  if (isDone) return typed.name === name && typed.message === message ? { name: '', message: '' } : {}
  return typed.name === '' && typed.message === '' ? { name, message } : {}
}

function readStored(stored: unknown): Stored | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { chainId, pending } = stored as Record<string, unknown>
  return {
    chainId: Number.isSafeInteger(chainId) ? Number(chainId) : null,
    pending: Array.isArray(pending) ? pending.filter(isPending) : [],
  }
}

function isPending(value: unknown): value is PendingDeployment {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Record<string, unknown>
  return (
    ['id', 'wallet', 'name', 'message'].every((key) => typeof row[key] === 'string') &&
    (typeof row['txHash'] === 'string' || row['txHash'] === null) &&
    (row['place'] === null || isPlace(row['place'])) &&
    Number.isSafeInteger(row['chainId']) &&
    Number.isFinite(row['askedAt'])
  )
}

const isPlace = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['sender', 'nonce', 'since'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')
