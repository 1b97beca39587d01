import { createStore, type StoreApi } from 'zustand/vanilla'
import { type ApplicationText, liquidityRanges } from '#core/order/makerApplication.ts'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import { createPersisted } from '#src/platform/persisted.ts'

interface DraftState extends ApplicationText {
  set(change: Partial<ApplicationText>): void
  /** Adds an entry of a list, or removes it. */
  toggle<K extends 'networks' | 'assets'>(list: K, entry: ApplicationText[K][number]): void
  /** Forgets everything that was typed. */
  clear(): void
}
export type DraftStore = StoreApi<DraftState>

export const emptyApplication: ApplicationText = {
  name: '',
  contact: '',
  networks: [],
  assets: [],
  liquidity: null,
  message: '',
}

/** The application as far as it is typed; it stays in this browser until it is sent. */
export function createApplicationDraft(storage: KeyValueStorage | null): DraftStore {
  const kept = createPersisted(storage, { key: 'causeway.maker-application', parse, fallback: emptyApplication })
  const store = createStore<DraftState>()((set) => ({
    ...kept.read(),
    set: (change) => set(change),
    toggle: (list, entry) =>
      set((now) => {
        const entries: readonly unknown[] = now[list]
        return { [list]: entries.includes(entry) ? entries.filter((one) => one !== entry) : [...entries, entry] }
      }),
    clear: () => set(emptyApplication),
  }))
  store.subscribe((state) => {
    const text = textOf(state)
    if (JSON.stringify(text) === JSON.stringify(emptyApplication)) kept.remove()
    else kept.write(text)
  })
  return store
}

/** Returns the fields alone. */
export const textOf = ({ name, contact, networks, assets, liquidity, message }: ApplicationText): ApplicationText => ({
  name,
  contact,
  networks,
  assets,
  liquidity,
  message,
})

function parse(stored: unknown): ApplicationText | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const row = stored as Record<string, unknown>
  const text = (name: string): string => (typeof row[name] === 'string' ? row[name] : '')
  const list = (name: string): readonly unknown[] => (Array.isArray(row[name]) ? row[name] : [])
  return {
    name: text('name'),
    contact: text('contact'),
    networks: list('networks')
      .filter((id) => Number.isSafeInteger(id))
      .map(Number),
    assets: list('assets').filter((symbol) => typeof symbol === 'string'),
    liquidity: liquidityRanges.find((range) => range === row['liquidity']) ?? null,
    message: text('message'),
  }
}
