import { chainFromLink } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { sameSymbol } from '#core/chain/assetId.ts'
import { formatUnits, parseUnits } from '#core/money/units.ts'
import { paymentIdForm } from '#core/order/id.ts'
import type { Screen } from '#core/screens/match.ts'

/** Isolates a text, so that the language around it doesn't reorder its parts. */
const isolated = (text: string): string => `\u2068${text}\u2069`

/** Longer amounts are not written by people, and would push our own words out of a preview. */
const MOST_DIGITS = 24

/**
 * Names the amount, token and network that a payment request asks for; null for any other page, or if a part is unknown. A link
 * preview shows only these: the requester's own words could look like ours.
 */
export function paymentPreview(
  { chains, assets }: Pick<Catalogue, 'chains' | 'assets'>,
  screen: Screen | null,
  search: string,
): string | null {
  if (screen?.name !== 'pay') return null
  const params = new URLSearchParams(search)
  if (!paymentIdForm.test(params.get('id') ?? '')) return null
  const chain = chainFromLink(chains, params.get('to') ?? '')
  const asset = assets.find(
    ({ chainId, symbol }) => chainId === chain?.id && sameSymbol(symbol, params.get('token') ?? ''),
  )
  const amount = asset ? plainAmount(params.get('amount') ?? '', asset.decimals) : null
  return chain && asset && amount !== null ? isolated(`${amount} ${asset.symbol} · ${chain.name}`) : null
}

function plainAmount(text: string, decimals: number): string | null {
  try {
    const units = text.length <= MOST_DIGITS ? parseUnits(text, decimals) : 0n
    return units > 0n ? formatUnits(units, decimals) : null
  } catch {
    return null
  }
}
