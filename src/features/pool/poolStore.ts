import { createStore, type StoreApi } from 'zustand/vanilla'
import { type PoolCallKind, poolCallKinds, type PoolOrder } from '#core/money/poolFigures.ts'
import type { PoolSighting } from '#core/wire/pool.ts'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import { createPersisted, isText, listOf } from '#src/platform/persisted.ts'
import type { TxPlace } from '#src/wallets/contract.ts'
import type { FormMode, ShownState } from './poolView.ts'

/** A pool order as it is stored: its assets, shares or request number in decimal; "0" where it has none. */
export interface OrderText {
  readonly kind: PoolCallKind
  readonly amount: string
}

export function orderText(order: PoolOrder): OrderText {
  const amount =
    'assets' in order ? order.assets : 'shares' in order ? order.shares : 'request' in order ? order.request : 0n
  return { kind: order.kind, amount: String(amount) }
}

export function orderOf({ kind, amount }: OrderText): PoolOrder {
  const units = BigInt(amount)
  switch (kind) {
    case 'reset':
    case 'pay':
    case 'collect':
      return { kind }
    case 'approve':
    case 'deposit':
    case 'withdraw':
      return { kind, assets: units }
    case 'redeem':
    case 'request':
      return { kind, shares: units }
    case 'cancel':
      return { kind, request: units }
  }
}

/** Call that the wallet was asked for on the way to a goal; a reload continues it. */
export interface PendingCall {
  readonly id: string
  readonly wallet: string
  readonly chainId: number
  readonly pool: string
  readonly token: string
  readonly goal: OrderText
  /** The call that was asked for: the goal itself, or an approval before it. */
  readonly step: OrderText
  /** Null until the wallet answers; it may have been sent all the same. */
  readonly txHash: string | null
  /** Place of the transaction in the wallet's sequence; null if it couldn't be read. */
  readonly place: TxPlace | null
  /** Epoch ms by this device's clock. */
  readonly askedAt: number
}

export interface ShownCall {
  readonly pending: PendingCall
  readonly state: ShownState
  readonly seen: PoolSighting | null
  /** The server or the network can't be asked right now. */
  readonly error: Error | null
}

interface PoolState {
  /** Pool that was chosen last, as `chain:address`. */
  readonly chosen: string | null
  readonly pending: readonly PendingCall[]
  readonly mode: FormMode
  /** Plain digits with a point, and the field's text while it is being edited. */
  readonly amount: string
  readonly draft: string | null
  /** Outcome of this visit, which is no longer pending; null once its card is closed. */
  readonly ended: ShownCall | null
  choose(pool: string): void
  patch(form: Partial<Pick<PoolState, 'mode' | 'amount' | 'draft'>>): void
  /** Adds a pending call, or replaces the wallet's earlier one. */
  save(pending: PendingCall): void
  remove(id: string): void
  /** Shows an outcome instead of its pending call; null closes the card. */
  end(ended: ShownCall | null): void
}
export type PoolStore = StoreApi<PoolState>

interface Stored {
  readonly chosen: string | null
  readonly pending: readonly PendingCall[]
}

const nothing: Stored = { chosen: null, pending: [] }

/** The pool's form and what the wallet was asked for. Typed text outlives the page, not a reload. */
export function createPoolStore(storage: KeyValueStorage | null): PoolStore {
  const kept = createPersisted(storage, { key: 'causeway.pool', parse: readStored, fallback: nothing })
  const store = createStore<PoolState>()((set) => ({
    ...kept.read(),
    mode: 'deposit',
    amount: '',
    draft: null,
    ended: null,
    choose: (chosen) => set({ chosen, amount: '', draft: null }),
    patch: (form) => set(form),
    save: (pending) =>
      set((now) => ({ pending: [pending, ...now.pending.filter((one) => one.wallet !== pending.wallet)] })),
    remove: (id) => set((now) => ({ pending: now.pending.filter((one) => one.id !== id) })),
    end: (ended) =>
      set((now) =>
        ended
          ? {
              ended,
              pending: now.pending.filter((one) => one.id !== ended.pending.id),
              ...(ended.state === 'done' ? { amount: '', draft: null } : {}),
            }
          : { ended },
      ),
  }))
  store.subscribe(({ chosen, pending }, before) => {
    if (chosen !== before.chosen || pending !== before.pending) kept.write({ chosen, pending })
  })
  return store
}

function readStored(stored: unknown): Stored | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { chosen, pending } = stored as Record<string, unknown>
  return { chosen: isText(chosen) ? chosen : null, pending: listOf(isPending)(pending) }
}

function isPending(value: unknown): value is PendingCall {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Record<string, unknown>
  return (
    ['id', 'wallet', 'pool', 'token'].every((key) => isText(row[key])) &&
    isOrder(row['goal']) &&
    isOrder(row['step']) &&
    (isText(row['txHash']) || row['txHash'] === null) &&
    (row['place'] === null || isPlace(row['place'])) &&
    Number.isSafeInteger(row['chainId']) &&
    Number.isFinite(row['askedAt'])
  )
}

const isOrder = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const { kind, amount } = value as Record<string, unknown>
  return poolCallKinds.some((one) => one === kind) && isText(amount) && /^\d{1,78}$/.test(amount)
}

const isPlace = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['sender', 'nonce', 'since'].every((key) => isText((value as Record<string, unknown>)[key]))
