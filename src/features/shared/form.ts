import { sameSymbol } from '#core/chain/assetId.ts'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { ChainRow, ChainsData, TokenRow, TokensData } from '#core/wire/catalogue.ts'

export type RouteRow = ChainsData['routes'][number]

/** User's input; everything else is computed from it and the catalogue. */
export interface BridgeForm {
  readonly fromChainId: number | null
  readonly toChainId: number | null
  /** Symbol on the source network. */
  readonly token: string
  /** Amount of the exact side. */
  readonly amount: string
  /** Side that the amount fixes; the quote computes the other one. */
  readonly exact: ExactSide
  /** Empty: the user's own wallet on the destination. */
  readonly recipient: string
  /** Exchange that owns the recipient's deposit address; null for a wallet. */
  readonly exchangeId: number | null
  /** Memo by which the exchange identifies its depositor; empty when it needs none. */
  readonly memo: string
  /** Payment request that the form was opened for; empty once it no longer fits the request. */
  readonly payment?: string | undefined
  /**
   * Asset on the destination for which its user swaps what arrives, as a link may have it; absent, no asset or of another network:
   * none.
   */
  readonly swapTo?: string | undefined
}

/** Spec §3; used when the catalogue has such a route. */
export const emptyForm: BridgeForm = {
  fromChainId: 1,
  toChainId: 42161,
  token: 'ETH',
  amount: '',
  exact: 'send',
  recipient: '',
  exchangeId: null,
  memo: '',
}

/** Clears the recipient: an address of one network or exchange is invalid for another. */
export const nobody = { recipient: '', exchangeId: null, memo: '' } as const

export interface Selection {
  readonly route: RouteRow
  readonly fromAsset: TokenRow
  readonly toAsset: TokenRow
}

type Catalogue = ChainsData & { tokens: TokensData['list'] }

const joins = (route: RouteRow, from: number | null, to: number | null): boolean =>
  route.fromChainId === from && route.toChainId === to

/** Assets with a route between the two networks, in catalogue order. */
export function assetsFor(catalogue: Catalogue, from: number | null, to: number | null): readonly TokenRow[] {
  const ids = new Set(catalogue.routes.filter((route) => joins(route, from, to)).map((route) => route.from_asset))
  return catalogue.tokens.filter((token) => ids.has(token.asset_id))
}

/** Finds the asset of the source with the form's symbol, current or former, for forms that no route serves; null when unknown. */
export const namedAsset = (catalogue: Catalogue, { fromChainId, token }: BridgeForm): TokenRow | null =>
  catalogue.tokens.find(({ chain_id, symbol }) => chain_id === fromChainId && sameSymbol(symbol, token)) ?? null

/** Returns the route and both assets of a form; null when the pair or asset is not served. */
export function selectionOf(catalogue: Catalogue, form: BridgeForm): Selection | null {
  const fromAsset = assetsFor(catalogue, form.fromChainId, form.toChainId).find((token) =>
    sameSymbol(token.symbol, form.token),
  )
  const route = catalogue.routes.find(
    (row) => joins(row, form.fromChainId, form.toChainId) && row.from_asset === fromAsset?.asset_id,
  )
  const toAsset = catalogue.tokens.find((token) => token.asset_id === route?.to_asset)
  return route && fromAsset && toAsset ? { route, fromAsset, toAsset } : null
}

/**
 * Finds the nearest form with a route: keeps source and destination if possible, then the source, then the destination, then the asset. A new
 * destination clears the recipient. With an empty route list two networks stay selected, so that the page can explain why.
 */
export function settleForm(catalogue: Catalogue, wish: BridgeForm): BridgeForm {
  const first = catalogue.routes[0]
  if (!first) {
    const known = (id: number | null) => catalogue.list.some(({ chain_id }) => chain_id === id)
    const fromChainId = known(wish.fromChainId) ? wish.fromChainId : (catalogue.list[0]?.chain_id ?? null)
    const toChainId = known(wish.toChainId)
      ? wish.toChainId
      : (catalogue.list.find(({ chain_id }) => chain_id !== fromChainId)?.chain_id ?? null)
    return { ...wish, fromChainId, toChainId }
  }
  const pair =
    catalogue.routes.find((route) => joins(route, wish.fromChainId, wish.toChainId)) ??
    catalogue.routes.find((route) => route.fromChainId === wish.fromChainId) ??
    catalogue.routes.find((route) => route.toChainId === wish.toChainId && wish.fromChainId !== wish.toChainId) ??
    first
  const { fromChainId, toChainId } = pair
  const assets = assetsFor(catalogue, fromChainId, toChainId)
  const token = assets.find((asset) => sameSymbol(asset.symbol, wish.token)) ?? assets[0]
  return {
    ...wish,
    ...(toChainId === wish.toChainId ? {} : nobody),
    fromChainId,
    toChainId,
    token: token?.symbol ?? wish.token,
  }
}

export function flip(catalogue: Catalogue, form: BridgeForm): BridgeForm {
  return settleForm(catalogue, { ...form, fromChainId: form.toChainId, toChainId: form.fromChainId, ...nobody })
}

/** False when no network at all is set up, so that another pair does not help. */
export const isOpen = (...chains: readonly (ChainRow | null)[]): boolean =>
  !chains.some((chain) => chain?.route.code === 'nothing_set_up')
