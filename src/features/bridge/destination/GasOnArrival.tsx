import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { FamilyName } from '#core/chain/family.ts'
import { isNative, type AssetId } from '#core/chain/assetId.ts'
import { formatUnits } from '#core/money/units.ts'
import { parseUsd, USD_DECIMALS, usdValue } from '#core/money/usd.ts'
import { balancesQuery } from '#src/api/queries.ts'
import { displayAmount, usdView } from '#src/format/amount.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Switch } from '#src/ui/Switch.tsx'
import type { Bridge } from '../hooks/useBridge.ts'
import { readBalance } from '../model/balance.ts'
import { arrivalGas, isContract, proposedGas } from './arrivalGas.ts'

/** Families whose payouts of tokens carry native coins. */
const takesGas: ReadonlySet<FamilyName> = new Set(['evm', 'svm'])
/** The network's price moves, but an amount that follows it would need a new quote each time. */
const KEPT_MS = 10 * 60_000

/** Toggle for coins that pay the recipient's first fees; turns itself on where the recipient has none. */
export default function GasOnArrival({ bridge }: { bridge: Bridge }) {
  const { form: store } = useServices()
  const { form, to, selection } = bridge
  const { recipient, gas, balance, sentUsd } = useArrivalGas(bridge)
  const proposal = gas ? proposedGas(gas, balance, sentUsd) : 'hidden'
  const choice = to ? form.gasChoice[to.chain_id] : undefined
  const isOn = gas !== null && proposal !== 'hidden' && (choice ?? proposal === 'on')
  const [asked, amount] = [`${selection?.toAsset.asset_id}${recipient}`, isOn ? String(gas.amount) : null]
  useEffect(() => {
    store.getState().patch({ gas: amount === null ? null : { to: asked, amount } })
  }, [store, asked, amount])
  useEffect(() => () => store.getState().patch({ gas: null }), [store])
  if (!gas || !to || proposal === 'hidden') return null
  const { symbol, decimals } = to.native_currency
  const added = t('gas-adds', {
    amount: isolateBidi(`${displayAmount(gas.amount, decimals)} ${symbol}`),
    usd: usdView(formatUnits(gas.usd, USD_DECIMALS), false, 'cost').text,
    network: to.alias_name,
  })
  const isEmpty = balance.kind === 'ok' && balance.amount === 0n
  return (
    <div data-testid="gas-on-arrival" className="bg-raised px-4 text-small max-[22rem]:px-3">
      <div className="border-t border-line">
        <Switch
          label={t('gas-label')}
          note={isEmpty ? `${t('gas-empty', { symbol, network: to.alias_name })} ${added}` : added}
          on={isOn}
          onChange={(on) => store.getState().patch({ gasChoice: { ...form.gasChoice, [to.chain_id]: on } })}
        />
      </div>
    </div>
  )
}

/** Gas for the current recipient; null where none can be added: native coins, exchanges and contracts. */
function useArrivalGas({ form, to, recipient, selection, catalogue, view }: Bridge) {
  const { api } = useServices()
  const canonical = 'canonical' in recipient && form.exchangeId === null ? recipient.canonical : null
  const enabled =
    canonical !== null &&
    to !== null &&
    takesGas.has(to.family) &&
    selection !== null &&
    !isNative(selection.toAsset.asset_id as AssetId)
  const balances = useQuery({
    ...balancesQuery(api, canonical ?? '', [to?.chain_id ?? 0], to?.native_currency.symbol ?? ''),
    enabled,
  })
  const facts = useQuery({
    queryKey: ['arrival-gas', to?.chain_id, canonical],
    queryFn: async ({ signal }) => {
      if (!to || canonical === null || (await isContract(to, canonical))) return 0n
      return (await import('#src/wallets/reserve.ts')).gasReserve(to, signal)
    },
    enabled,
    staleTime: KEPT_MS,
    // bigint is not JSON.
    structuralSharing: false,
  })
  const native = catalogue?.tokens.find(
    ({ chain_id, asset_id }) => chain_id === to?.chain_id && isNative(asset_id as AssetId),
  )
  const price = selection?.fromAsset.usd_price
  return {
    recipient: canonical,
    gas: enabled && facts.data !== undefined ? arrivalGas(facts.data, native ?? null) : null,
    balance: balances.data
      ? readBalance(balances.data[String(to?.chain_id)], to?.native_currency.decimals ?? 0)
      : ({ kind: balances.isError ? 'failed' : 'loading' } as const),
    sentUsd:
      selection && view.amount !== null && price
        ? usdValue(view.amount, selection.fromAsset.decimals, parseUsd(price))
        : null,
  }
}
