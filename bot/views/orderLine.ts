import { assetById, chainById } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { trimDecimals, visibleAmount } from '#core/format/number.ts'
import { formatUnits } from '#core/money/units.ts'
import type { Order } from '#core/wire/order.ts'
import { dayText } from './timeText.ts'
import type { Translator } from '../loadTexts.ts'

const SHOWN_DECIMALS = 6

/** "0.1 ETH"; base units are never shown for an asset that is missing from the catalogue. */
export function amountOf(catalogue: Catalogue, assetId: string, amount: string): string {
  const exact = exactAmountOf(catalogue, assetId, BigInt(amount))
  return exact ? `${visibleAmount(trimDecimals(exact.number, SHOWN_DECIMALS + 1), SHOWN_DECIMALS)} ${exact.symbol}` : ''
}

/** All decimals and no separators, for an amount that the user has to send; null if the catalogue lacks the asset. */
export function exactAmountOf(
  catalogue: Catalogue,
  assetId: string,
  amount: bigint,
): { readonly number: string; readonly symbol: string } | null {
  const asset = catalogue.assets.some(({ id }) => id === assetId) ? assetById(catalogue, assetId as AssetId) : null
  return asset && { number: formatUnits(amount, asset.decimals), symbol: asset.symbol }
}

export const chainName = (catalogue: Catalogue, assetId: string): string => {
  const id = Number(assetId.split(':')[0])
  return catalogue.chains.some((chain) => chain.id === id) ? chainById(catalogue, id).name : String(id)
}

/** Formats a transfer in two lines: assets and networks, and its status. */
export function orderLine(catalogue: Catalogue, words: Translator, order: Order): string {
  const places = {
    amount: amountOf(catalogue, order.from_asset, order.send_amount),
    from: chainName(catalogue, order.from_asset),
    to: chainName(catalogue, order.to_asset),
  }
  return words.html('bot-order', {
    ...places,
    status: words.find(`status-${order.status}`) ?? order.status,
    day: dayText(words.language, new Date(order.created_at)),
  })
}
