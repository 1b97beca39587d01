import { isAddressLike } from './tokenRows.ts'
import { readAmount } from '#core/format/readAmount.ts'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import { formatUnits } from '#core/money/units.ts'
import type { Swap } from '#core/wire/swap.ts'

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
}

const shapes = {
  /** Chain id or short name. */
  chain: /^[a-z0-9-]{1,40}$/i,
  from: /^[\w.:-]{1,128}$/,
  to: /^[\w.:-]{1,128}$/,
  bridge: /^[1-9]\d{0,14}$/,
  amount: /^(?=\.?\d)\d{0,30}(?:\.\d{0,36})?$/,
} as const satisfies Record<string, RegExp>

/** Reads ?chain=&from=&to=&amount=&exact=&bridge=. Ignores anything unreadable and never throws. */
export function readSwapLink(params: URLSearchParams): SwapWish {
  const found = (Object.keys(shapes) as (keyof typeof shapes)[]).flatMap((name): [string, string][] => {
    const text = params.get(name)?.trim() ?? ''
    const value = name === 'amount' && text !== '' ? (readAmount(text, { comma: null }) ?? '') : text
    return shapes[name].test(value) ? [[name, value]] : []
  })
  return { ...Object.fromEntries(found), exact: params.get('exact') === 'receive' ? 'receive' : 'send' }
}

/** The network that a link names by its id or short name. */
export const wishedChain = <C extends Pick<ChainRow, 'chain_id' | 'slug'>>(
  chains: readonly C[],
  { chain }: SwapWish,
): C | null =>
  chains.find(({ chain_id, slug }) => String(chain_id) === chain || slug.toLowerCase() === chain?.toLowerCase()) ?? null

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
