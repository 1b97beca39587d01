import { parseAssetId } from '#core/chain/assetId.ts'
import { formatUnits } from '#core/money/units.ts'
import type { Swap } from '#core/wire/swap.ts'
import { swapParams } from '../model/swapLink.ts'

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
