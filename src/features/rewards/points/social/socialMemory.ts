import { createStore, type StoreApi } from 'zustand/vanilla'
import { isVerdict, nextState, type SocialEvent, type SocialState, notBegun } from './socialState.ts'
import { createPersisted } from '#src/platform/persisted.ts'

/** Number of stored wallets; the least recently used one is dropped. */
const MOST = 20

/** Stored state of one wallet: its tasks by campaign, and its X handle. */
interface Kept {
  readonly tasks: Readonly<Record<string, SocialState>>
  readonly handle: string
}
type Wallets = Readonly<Record<string, Kept>>

export interface SocialMemoryState {
  readonly wallets: Wallets
  tell(wallet: string, campaign: number, event: SocialEvent): void
  setHandle(wallet: string, handle: string): void
}
export type SocialMemory = StoreApi<SocialMemoryState>

const nobody: Kept = { tasks: {}, handle: '' }

export const taskOf = ({ wallets }: SocialMemoryState, wallet: string | null, campaign: number): SocialState =>
  wallet === null ? notBegun : (wallets[wallet]?.tasks[campaign] ?? notBegun)
export const handleOf = ({ wallets }: SocialMemoryState, wallet: string | null): string =>
  wallet === null ? '' : (wallets[wallet]?.handle ?? '')

/** Creates the state of each wallet's social tasks, failures included, stored in this browser (spec §4, §8). */
export function createSocialMemory(storage: Pick<Storage, 'getItem' | 'setItem'> | null): SocialMemory {
  const kept = createPersisted<Wallets>(storage, { key: 'causeway.social', parse, fallback: {} })
  return createStore<SocialMemoryState>((set, get) => {
    function change(wallet: string, some: (kept: Kept) => Kept): void {
      const { [wallet]: before = nobody, ...others } = get().wallets
      const wallets = Object.fromEntries([...Object.entries(others), [wallet, some(before)] as const].slice(-MOST))
      set({ wallets })
      // Without storage a task restarts at the next visit; the server knows what counts.
      kept.write(mapValues(wallets, lastingOf))
    }
    return {
      wallets: kept.read(),
      tell: (wallet, campaign, event) =>
        change(wallet, (kept) => ({
          ...kept,
          tasks: { ...kept.tasks, [campaign]: nextState(kept.tasks[campaign] ?? notBegun, event) },
        })),
      setHandle: (wallet, handle) => change(wallet, (kept) => ({ ...kept, handle })),
    }
  })
}

/** Drops states that end with the page, such as a pending answer. */
function lasting(state: SocialState): SocialState {
  const passes = state.step === 'verifying' || (state.step === 'failed' && !isVerdict(state.reason))
  return passes ? { step: 'opened' } : state
}

const lastingOf = ({ tasks, handle }: Kept): Kept => ({ tasks: mapValues(tasks, lasting), handle })

const mapValues = <A, B>(rows: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(rows).map(([key, value]) => [key, change(value)]))

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const readers: Readonly<Record<string, (value: Record<string, unknown>) => SocialState | null>> = {
  todo: () => notBegun,
  opened: () => ({ step: 'opened' }),
  verifying: () => ({ step: 'verifying' }),
  failed: ({ reason, wait }) =>
    typeof reason === 'string' ? { step: 'failed', reason, wait: typeof wait === 'number' ? wait : null } : null,
  done: ({ at }) => (typeof at === 'number' ? { step: 'done', at } : null),
}
const stateIn = (value: unknown): SocialState | null =>
  isObject(value) && typeof value['step'] === 'string' ? (readers[value['step']]?.(value) ?? null) : null

function keptIn(value: unknown): Kept {
  const { tasks, handle } = isObject(value) ? value : {}
  const states = Object.entries(isObject(tasks) ? tasks : {}).flatMap(([id, task]) => {
    const state = stateIn(task)
    return state ? [[id, state] as const] : []
  })
  return { tasks: Object.fromEntries(states), handle: typeof handle === 'string' ? handle : '' }
}

const parse = (stored: unknown): Wallets => (isObject(stored) ? mapValues(stored, keptIn) : {})
