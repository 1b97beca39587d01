import { createStore, type StoreApi } from 'zustand/vanilla'
import { families } from '#core/chain/family.ts'
import type { SwapToken } from '#core/wire/swap.ts'
import { readImported } from '#src/features/shared/importedTokens.ts'
import { createPersisted, isText, listOf } from '#src/platform/persisted.ts'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import { type ListSettings, type Owner, type Snapshot, type Snapshots, withTotal } from './holdings.ts'

/** Settings of the portfolio in this browser. Nothing of them is sent anywhere. */
export interface PortfolioState extends ListSettings {
  /** Addresses that are shown in addition to the connected ones. */
  readonly watched: readonly Owner[]
  readonly snapshots: Snapshots
  /** Tokens that no list has and that the person added here. */
  readonly added: readonly SwapToken[]
  watch(owner: Owner): void
  unwatch(owner: Owner): void
  setHideSmall(hide: boolean): void
  setShowHidden(show: boolean): void
  /** Assets by the key of their group. */
  togglePinned(key: string): void
  /** Hides an asset, or shows it again. `isMisleading`: the list hides it by default. */
  setHidden(key: string, hide: boolean, isMisleading: boolean): void
  addToken(token: SwapToken): void
  removeToken(assetId: string): void
  /** Keeps a complete total, for the next visit. */
  keepTotal(total: Snapshot): void
}

const MOST_WATCHED = 20
const MOST_ADDED = 100

export const isSameOwner = (a: Owner, b: Owner): boolean => a.family === b.family && a.address === b.address

/** Creates the settings over the browser's storage; without one they last for the visit. */
export function createPortfolioStore(storage: KeyValueStorage | null): StoreApi<PortfolioState> {
  const watched = createPersisted(storage, { key: 'causeway.watched', parse: listOf(isOwner), fallback: [] })
  const list = createPersisted<ListSettings>(storage, {
    key: 'causeway.portfolio',
    parse: parseSettings,
    fallback: { hideSmall: false, pinned: [], hidden: [], trusted: [], showHidden: false },
  })
  const totals = createPersisted<Snapshots>(storage, {
    key: 'causeway.portfolio-totals',
    parse: parseSnapshots,
    fallback: { before: null, latest: null },
  })
  const added = createPersisted<readonly SwapToken[]>(storage, {
    key: 'causeway.portfolio-tokens',
    parse: readImported,
    fallback: [],
  })
  return createStore<PortfolioState>()((set, get) => {
    const setList = (change: Partial<ListSettings>): void => {
      set(change)
      const { hideSmall, pinned, hidden, trusted, showHidden } = get()
      list.write({ hideSmall, pinned, hidden, trusted, showHidden })
    }
    const setWatched = (next: readonly Owner[]): void => {
      set({ watched: next })
      watched.write(next)
    }
    const setAdded = (next: readonly SwapToken[]): void => {
      set({ added: next })
      added.write(next)
    }
    return {
      watched: watched.read(),
      ...list.read(),
      snapshots: totals.read(),
      added: added.read(),
      watch: (owner) =>
        setWatched([...get().watched.filter((one) => !isSameOwner(one, owner)), owner].slice(-MOST_WATCHED)),
      unwatch: (owner) => setWatched(get().watched.filter((one) => !isSameOwner(one, owner))),
      setHideSmall: (hideSmall) => setList({ hideSmall }),
      setShowHidden: (showHidden) => setList({ showHidden }),
      togglePinned: (key) => setList({ pinned: toggled(get().pinned, key) }),
      setHidden: (key, hide, isMisleading) =>
        setList({
          hidden: withItem(get().hidden, key, hide),
          ...(isMisleading ? { trusted: withItem(get().trusted, key, !hide) } : {}),
        }),
      addToken(token) {
        const others = get().added.filter(({ asset_id }) => asset_id !== token.asset_id)
        setAdded([...others, token].slice(-MOST_ADDED))
      },
      removeToken: (assetId) => setAdded(get().added.filter(({ asset_id }) => asset_id !== assetId)),
      keepTotal(total) {
        const snapshots = withTotal(get().snapshots, total)
        set({ snapshots })
        totals.write(snapshots)
      },
    }
  })
}

const toggled = (list: readonly string[], item: string): readonly string[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item]

const withItem = (list: readonly string[], item: string, isIn: boolean): readonly string[] =>
  list.includes(item) === isIn ? list : toggled(list, item)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isOwner = (value: unknown): value is Owner =>
  isRecord(value) && families.some((family) => family === value['family']) && isText(value['address'])

const texts = listOf(isText)

const parseSettings = (stored: unknown): ListSettings | undefined =>
  isRecord(stored)
    ? {
        hideSmall: stored['hideSmall'] === true,
        pinned: texts(stored['pinned']),
        hidden: texts(stored['hidden']),
        trusted: texts(stored['trusted'] ?? []),
        showHidden: stored['showHidden'] === true,
      }
    : undefined

const parseSnapshot = (stored: unknown): Snapshot | null => {
  if (!isRecord(stored)) return null
  const { at, total, owners } = stored
  return typeof at === 'number' && isText(total) && /^\d{1,40}$/.test(total) && isText(owners)
    ? { at, total, owners }
    : null
}

const parseSnapshots = (stored: unknown): Snapshots | undefined =>
  isRecord(stored) ? { before: parseSnapshot(stored['before']), latest: parseSnapshot(stored['latest']) } : undefined
