import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import { formatUnits } from '#core/money/units.ts'
import { parseUsd, USD_DECIMALS, usdValue } from '#core/money/usd.ts'
import { displayBalance } from '#src/format/amount.ts'
import { type UsdView, usdView } from '#src/format/usdView.ts'
import type { BalanceCell } from '#src/features/shared/balanceCell.ts'

export interface AssetBalance {
  readonly cell: BalanceCell
  /** USD value; null without an amount. */
  readonly usd: UsdView | null
}

export interface UnitsAnswer {
  /** Base units; null when the network does not know the asset. */
  readonly data: string | null | undefined
  readonly isError: boolean
}

const dash = (kind: Exclude<BalanceCell['kind'], 'ok'>): AssetBalance => ({ cell: { kind }, usd: null })

/** Cell at the end of an asset's row. `answer` is null without a wallet: then nothing is requested (spec §5). */
export function assetBalance(asset: TokenRow, family: ChainRow['family'], answer: UnitsAnswer | null): AssetBalance {
  if (!answer) return dash('none')
  const { data, isError } = answer
  if (data === undefined) return dash(isError ? 'failed' : 'loading')
  if (data === null) return dash('absent')
  if (!/^\d+$/.test(data)) return dash('failed')
  const amount = BigInt(data)
  const { decimals, usd_price: price, usd_price_stale: stale } = asset
  return {
    cell: { kind: 'ok', text: displayBalance(amount, decimals, family) },
    usd: usdView(price === null ? null : formatUnits(usdValue(amount, decimals, parseUsd(price)), USD_DECIMALS), stale),
  }
}
