import { createPersisted } from '#src/platform/persisted.ts'

/** Maximum of each kind; older ones are dropped. */
const KEEP = 8

/** Symbols, valid on every network. */
export interface RememberedAssets {
  readonly pinned: readonly string[]
  readonly recent: readonly string[]
}

/** Assets that this user pinned or chose; stored in this browser only. */
export interface AssetMemory {
  read(): RememberedAssets
  /** Pins an asset, or unpins it. */
  toggle(symbol: string): RememberedAssets
  used(symbol: string): void
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string').slice(0, KEEP) : []
const first = (symbol: string, list: readonly string[]): readonly string[] =>
  [symbol, ...list.filter((item) => item !== symbol)].slice(0, KEEP)

export function createAssetMemory(storage: Pick<Storage, 'getItem' | 'setItem'> | null): AssetMemory {
  const kept = createPersisted(storage, { key: 'causeway.assets', parse, fallback: { pinned: [], recent: [] } })
  let now = kept.read()
  const keep = (next: RememberedAssets): RememberedAssets => {
    now = next
    // If storage is full, only the next visit forgets the choice.
    kept.write(next)
    return next
  }
  return {
    read: () => now,
    toggle: (symbol) =>
      keep({
        ...now,
        pinned: now.pinned.includes(symbol) ? now.pinned.filter((item) => item !== symbol) : first(symbol, now.pinned),
      }),
    used: (symbol) => void keep({ ...now, recent: first(symbol, now.recent) }),
  }
}

function parse(stored: unknown): RememberedAssets {
  const { pinned, recent } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  return { pinned: texts(pinned), recent: texts(recent) }
}
