import { useQuery } from '@tanstack/react-query'
import { formatUnits } from '#core/money/units.ts'
import { quotesQuery } from '#src/api/queries.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, usePersistentStore } from '#src/services.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { QuotesData } from '#core/wire/quote.ts'
import { createRemainderStore } from '../exchange/remainderStore.ts'
import { createKnownRecipients } from '../model/knownRecipients.ts'
import { assetText } from '../model/fixes.ts'
import type { Bridge } from '../hooks/useBridge.ts'

const MINUTE = 60_000
/** Retry interval in ms while no test amount is known. */
const SOON = 5000

/** Offers to send a small amount first, until something was sent to this address from this browser. */
export default function ExchangeAdvice({ bridge }: { bridge: Bridge }) {
  const { api, form: store } = useServices()
  const recipients = usePersistentStore(createKnownRecipients)
  const rests = usePersistentStore(createRemainderStore)
  const { selection, exchange, form, recipient, view } = bridge
  // Without an address there is no advice.
  const unknown = 'canonical' in recipient && !recipients.list().includes(recipient.canonical)
  const place = exchange?.kind === 'known' && exchange.gate.problem === null ? exchange.place : null
  const request = {
    from_asset: selection?.fromAsset.asset_id ?? '',
    to_asset: selection?.toAsset.asset_id ?? '',
    amount: selection?.route.min ?? '0',
    exchange_id: form.exchangeId ?? 0,
  }
  const least = useQuery({
    ...quotesQuery(api, request),
    enabled: unknown && selection !== null && place !== null,
    staleTime: MINUTE,
    refetchInterval: ({ state }) => (testAmount(state.data) === null ? SOON : MINUTE),
  })
  if (!unknown || !place || !selection) return null
  const amount = testAmount(least.data)
  const { name } = place.exchange
  if (amount !== null && isTest(view.amount, amount))
    return <Notice tone="info">{t('exchange-advice-small', { name })}</Notice>
  const action =
    amount === null
      ? null
      : {
          label: t('exchange-advice-action', { amount: assetText(amount, selection) }),
          onClick: () => {
            const small = formatUnits(BigInt(amount), selection.fromAsset.decimals)
            // Of an exact payout no rest is known: the two amounts are of different assets.
            if (form.exact === 'send') rests.plan(form, small)
            store.getState().patch({ amount: small })
          },
        }
  return (
    <Notice tone="info" action={action}>
      {t('exchange-advice', { name })}
    </Notice>
  )
}

/** Returns the minimum credit of the exchange in base units of the sent asset, from a quote for the route's minimum; null when unknown. */
export function testAmount(answer: QuotesData | undefined): string | null {
  const [quote] = answer?.quotes ?? []
  if (quote) return quote.min_amount
  const fix = answer?.reasons.find(
    (reason) => reason.reason === 'below_exchange_minimum' || reason.reason === 'below_minimum',
  )?.fix
  return fix?.kind === 'use_amount' ? fix.amount : null
}

/** Up to twice the minimum counts as a test; above that the advice is useful. */
export const isTest = (amount: bigint | null, least: string): boolean => amount !== null && amount <= 2n * BigInt(least)
