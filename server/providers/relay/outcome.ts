import type { Catalogue } from '#core/catalogue/types.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import type { Paid } from '../provider.ts'
import type { RequestsAnswer } from './answers.ts'
import { relayCurrency, relayNetwork, sameAddress } from './networks.ts'
import type { RelayOutcome } from './status.ts'

/** Reads what an ended order paid from Relay's history; null if the history lacks the order. */
export function readOutcome(
  { assets }: Pick<Catalogue, 'assets'>,
  { requests }: RequestsAnswer,
  { requestId, toAsset }: { requestId: string; toAsset: AssetId },
): RelayOutcome | null {
  const data = requests.find(({ id }) => sameAddress(id, requestId))?.data
  if (!data) return null
  const paid = (amount: CurrencyAmount | null | undefined): Paid | null => {
    if (!amount) return null
    const { chainId, address } = amount.currency
    const asset = assets.find(
      ({ id, chainId: chain }) => relayNetwork(chain)?.id === chainId && sameAddress(relayCurrency(id) ?? '', address),
    )
    return asset ? { asset: asset.id, amount: BigInt(amount.amount) } : null
  }
  const received = paid(data.route?.actual?.destination?.outputCurrency)
  return {
    received,
    refunded: paid(data.refundCurrencyData),
    isPartial: received !== null && received.asset !== toAsset,
  }
}

type CurrencyAmount = NonNullable<RequestsAnswer['requests'][number]['data']['refundCurrencyData']>
