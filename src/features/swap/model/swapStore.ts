import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { SwapToken } from '#core/wire/swap.ts'
import { withDraft, withoutDraft } from '#src/features/bridge/model/formStore.ts'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import { createPersisted } from '#src/platform/persisted.ts'
import { readImported, SWAP_CHOICES } from '#src/features/shared/importedTokens.ts'
import { readSlippage } from './slippage.ts'
import type { SwapWish, Unlisted } from './swapLink.ts'

/** Choices that the next visit starts with. */
interface SwapChoices {
  readonly chainId: number | null
  /** Assets of the pair by network. */
  readonly pairs: Readonly<Record<number, readonly [from: string, to: string]>>
  /** Slippage in basis points; null: the provider's suggestion. */
  readonly slippage: number | null
  /** Tokens that the user has imported by their address. */
  readonly imported: readonly SwapToken[]
}

interface SwapFormState extends SwapChoices {
  /** Asset ids; null until the tokens of the network are known. */
  readonly from: string | null
  readonly to: string | null
  /** A side is empty on purpose: the default pair does not fill it. */
  readonly hasEmptySide: boolean
  /** Amount of the exact side. */
  readonly amount: string
  /** Side that the amount fixes; the quote computes the other one. */
  readonly exact: ExactSide
  /** Text of an amount field while it is being edited; null: the field shows its amount. */
  readonly draft: string | null
  /** Input that isn't an amount. */
  readonly parseError: string | null
  /** Side of the field that `draft` and `parseError` belong to. */
  readonly edited: ExactSide
  /** Provider whose quote was chosen for this pair; null: the best one. */
  readonly provider: string | null
  /** Network to which a bridge follows the swap; null: none. */
  readonly bridge: number | null
  /** Token to check before it can be chosen; null: none. */
  readonly unlisted: Unlisted | null
  /** Parts of the last link that were not applied; null before any link was. */
  readonly ignored: SwapWish['refused'] | null
  /** Selects a network, with the pair that was last used there. */
  chooseChain(chainId: number): void
  /** Selects both tokens; null leaves that side empty. */
  choosePair(from: string | null, to: string | null): void
  /** Selects the token of a side; the other side's token swaps the two. */
  chooseToken(side: ExactSide, assetId: string): void
  /** Exchanges the tokens; the amount stays with its token. */
  flip(): void
  setAmount(amount: string, exact?: ExactSide): void
  setDraft(text: string, side: ExactSide, symbol: string): void
  commitDraft(): void
  setSlippage(bps: number | null): void
  chooseProvider(provider: string | null): void
  chooseBridge(chainId: number | null): void
  askAbout(unlisted: Unlisted | null): void
  reportIgnored(ignored: SwapWish['refused']): void
  /** Adds the token that was asked about, and chooses it. */
  importToken(token: SwapToken): void
}
export type SwapFormStore = StoreApi<SwapFormState>

const KEEP_IMPORTED = 50
const nothing: SwapChoices = { chainId: null, pairs: {}, slippage: null, imported: [] }
const noAmount = { amount: '', draft: null, parseError: null, provider: null } as const

/** The swap form; it outlives its page, so that a visit to the history keeps what was typed. */
export function createSwapStore(storage: KeyValueStorage | null): SwapFormStore {
  const kept = createPersisted(storage, { key: SWAP_CHOICES, parse: readChoices, fallback: nothing })
  const choices = kept.read()
  const store = createStore<SwapFormState>()((set, get) => ({
    ...choices,
    ...pairOf(choices, choices.chainId),
    ...noAmount,
    hasEmptySide: false,
    exact: 'send',
    edited: 'send',
    bridge: null,
    unlisted: null,
    ignored: null,
    chooseChain: (chainId) =>
      set((now) =>
        now.chainId === chainId ? {} : { ...noAmount, exact: 'send', bridge: null, chainId, ...pairOf(now, chainId) },
      ),
    choosePair: (from, to) => set((now) => remember(now, { from, to, provider: null })),
    chooseToken: (side, id) =>
      set((now) => {
        const other = side === 'send' ? now.to : now.from
        const own = side === 'send' ? now.from : now.to
        if (id === own) return {}
        const next = id === other ? { from: now.to, to: now.from } : side === 'send' ? { from: id } : { to: id }
        // An amount of another token would be another amount.
        const isTyped = now.exact === side && id !== other
        return remember(now, { ...next, provider: null, ...(isTyped ? { ...noAmount } : {}) })
      }),
    flip: () =>
      set((now) =>
        remember(now, {
          from: now.to,
          to: now.from,
          provider: null,
          draft: null,
          parseError: null,
          exact: now.amount === '' ? 'send' : now.exact === 'send' ? 'receive' : 'send',
        }),
      ),
    setAmount: (amount, exact = 'send') => set({ amount, exact, draft: null, parseError: null }),
    setDraft: (text, side, symbol) => set((now) => withDraft(now, text, side, symbol)),
    commitDraft: () => set(withoutDraft),
    setSlippage: (slippage) => set({ slippage }),
    chooseProvider: (provider) => set({ provider }),
    chooseBridge: (bridge) => set({ bridge }),
    askAbout: (unlisted) => set({ unlisted }),
    reportIgnored: (ignored) => set({ ignored }),
    importToken: (token) => {
      const { imported, unlisted, chooseToken } = get()
      const others = imported.filter(({ asset_id }) => asset_id !== token.asset_id)
      set({ imported: [token, ...others].slice(0, KEEP_IMPORTED), unlisted: null })
      if (unlisted) chooseToken(unlisted.side, token.asset_id)
    },
  }))
  store.subscribe((now, before) => {
    const { chainId, pairs, slippage, imported } = now
    const isSame = chainId === before.chainId && pairs === before.pairs && slippage === before.slippage
    if (!isSame || imported !== before.imported) kept.write({ chainId, pairs, slippage, imported })
  })
  return store
}

function pairOf({ pairs }: SwapChoices, chainId: number | null) {
  const [from = null, to = null] = (chainId === null ? null : pairs[chainId]) ?? []
  return { from, to, hasEmptySide: false }
}

function remember(now: SwapFormState, changes: Partial<SwapFormState>): Partial<SwapFormState> {
  const { chainId, pairs, from, to } = { ...now, ...changes }
  return chainId === null || from === null || to === null
    ? { ...changes, hasEmptySide: true }
    : { ...changes, hasEmptySide: false, pairs: { ...pairs, [chainId]: [from, to] } }
}

function readChoices(stored: unknown): SwapChoices | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { chainId, pairs, slippage, imported } = stored as Record<string, unknown>
  return {
    chainId: Number.isSafeInteger(chainId) ? Number(chainId) : null,
    pairs: Object.fromEntries(
      Object.entries(typeof pairs === 'object' && pairs !== null ? pairs : {}).filter(([, pair]) => isPair(pair)),
    ) as SwapChoices['pairs'],
    slippage: readSlippage(slippage),
    imported: readImported(imported),
  }
}

const isPair = (pair: unknown): boolean =>
  Array.isArray(pair) && pair.length === 2 && pair.every((id) => typeof id === 'string')
