import { isAddressLike, namedToken } from './tokenRows.ts'
import { readAmount } from '#core/format/readAmount.ts'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import { formatUnits } from '#core/money/units.ts'
import type { Swap, SwapToken } from '#core/wire/swap.ts'
import { type Refused, refusal } from '#src/features/shared/readLink.ts'

/** Wishes of a link to the swap page; absent fields stay unchanged. */
export interface SwapWish {
  readonly chain?: string
  /** Symbol, token address, or the family's name of the native coin. */
  readonly from?: string
  readonly to?: string
  readonly amount?: string
  readonly exact: ExactSide
  /** Network to which a bridge follows the swap. */
  readonly bridge?: string
  /** Parameters with an invalid value. */
  readonly refused: readonly Refused<SwapField>[]
}

const shapes = {
  /** Chain id or short name. */
  chain: /^[a-z0-9-]{1,40}$/i,
  from: /^[\w.:-]{1,128}$/,
  to: /^[\w.:-]{1,128}$/,
  bridge: /^[1-9]\d{0,14}$/,
  amount: /^(?=\.?\d)\d{0,30}(?:\.\d{0,36})?$/,
  exact: /^(?:send|receive)$/,
} as const satisfies Record<string, RegExp>

export type SwapField = keyof typeof shapes
const fields = Object.keys(shapes) as SwapField[]

/** Reads ?chain=&from=&to=&amount=&exact=&bridge=. Empty ones are ignored, invalid ones are reported; it never throws. */
export function readSwapLink(params: URLSearchParams): SwapWish {
  const asked = fields.flatMap((field): [SwapField, string][] => {
    const text = params.get(field)?.trim()
    return text ? [[field, (field === 'amount' ? readAmount(text, { comma: null }) : null) ?? text]] : []
  })
  const fits = ([field, value]: [SwapField, string]): boolean => shapes[field].test(value)
  return {
    exact: 'send',
    ...Object.fromEntries(asked.filter(fits)),
    refused: asked.filter((one) => !fits(one)).map((one) => refusal(...one)),
  }
}

/** The network that a link names by its id or short name. */
export const wishedChain = <C extends Pick<ChainRow, 'chain_id' | 'slug'>>(
  chains: readonly C[],
  { chain }: Pick<SwapWish, 'chain'>,
): C | null =>
  chains.find(({ chain_id, slug }) => String(chain_id) === chain || slug.toLowerCase() === chain?.toLowerCase()) ?? null

const isNamed = (wish: SwapWish, name: SwapField): boolean =>
  wish[name] !== undefined || wish.refused.some(({ field }) => field === name)

/** Everything that a link asks for, where its network has no swaps: on another one it would be another swap. Otherwise null. */
export function refusedWhole(
  chains: readonly Pick<ChainRow, 'chain_id' | 'slug'>[],
  wish: SwapWish,
): SwapWish['refused'] | null {
  if (!isNamed(wish, 'chain') || wishedChain(chains, wish)) return null
  const parts = fields.flatMap((field) => (field === 'exact' ? [] : [[field, wish[field]] as const]))
  return [...wish.refused, ...parts.flatMap(([field, value]) => (value === undefined ? [] : [refusal(field, value)]))]
}

/** Token address without a row in the list, for one side of the form. */
export interface Unlisted {
  readonly side: ExactSide
  readonly address: string
}

interface Pair {
  readonly from: string | null
  readonly to: string | null
}

interface SettledSwapLink extends Pair {
  /** Token to ask about: its address is in no list. */
  readonly unlisted: Unlisted | null
  readonly refused: SwapWish['refused']
}

/** Matches a link with its network's tokens. A side whose token isn't there stays empty; a side without a name keeps its token. */
export function settleSwapLink(tokens: readonly SwapToken[], wish: SwapWish, now: Pair): SettledSwapLink {
  const from = namedToken(tokens, wish.from)?.asset_id ?? null
  const named = namedToken(tokens, wish.to)?.asset_id ?? null
  const to = named === from ? null : named
  const [unlisted = null] = [
    { side: 'send' as const, address: unknownAddress(wish.from, from) },
    { side: 'receive' as const, address: unknownAddress(wish.to, named) },
  ].flatMap(({ side, address }) => (address === null ? [] : [{ side, address }]))
  const missing = (['from', 'to'] as const).flatMap((field) => {
    const text = wish[field]
    const isFound = { from, to }[field] !== null || text === unlisted?.address
    return text === undefined || isFound ? [] : [refusal<SwapField>(field, text)]
  })
  // A named token that was on the other side swaps the two.
  const kept = (own: string | null, second: string | null, other: string | null) => (own === other ? second : own)
  return {
    from: isNamed(wish, 'from') ? from : kept(now.from, now.to, to),
    to: isNamed(wish, 'to') ? to : kept(now.to, now.from, from),
    unlisted,
    refused: [...wish.refused, ...missing],
  }
}

interface Linked {
  readonly chainId: number | null
  readonly from: string | null
  readonly to: string | null
  readonly amount: string
  readonly exact: ExactSide
  readonly bridge?: number | null
}

/** Builds the query that restores a form, here or on another device. */
export function swapParams({ chainId, from, to, amount, exact, bridge }: Linked): URLSearchParams {
  const token = (id: string | null) => id && parseAssetId(id).token
  const isReceived = exact === 'receive'
  const fields = { chain: chainId, from: token(from), to: token(to), amount, exact: isReceived && exact, bridge }
  return new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
}

/** The token address of a link that no known token has; null if there is none. */
export const unknownAddress = (text: string | undefined, found: unknown): string | null =>
  text !== undefined && !found && isAddressLike(text) ? text : null

const amountOf = ({ tokens }: Swap, asset: string, units: string): string => {
  const token = tokens.find(({ asset_id }) => asset_id === asset)
  return token ? formatUnits(BigInt(units), token.decimals) : ''
}

/** Path of the form with the terms of this swap, and of the bridge that was to follow it. */
export function swapAgain(swap: Swap, bridge: number | null = null): string {
  const { from_asset: from, to_asset: to, exact } = swap
  const amount = exact === 'send' ? amountOf(swap, from, swap.send_amount) : amountOf(swap, to, swap.receive_amount)
  return `/swap?${swapParams({ chainId: parseAssetId(from).chain, from, to, amount, exact, bridge }).toString()}`
}

/** Path of the form that swaps what arrived back. */
export function swapBack(swap: Swap): string {
  const { from_asset: from, to_asset: to } = swap
  const amount = amountOf(swap, to, swap.received_amount ?? swap.receive_amount)
  const back = { chainId: parseAssetId(from).chain, from: to, to: from, amount, exact: 'send' } as const
  return `/swap?${swapParams(back).toString()}`
}
