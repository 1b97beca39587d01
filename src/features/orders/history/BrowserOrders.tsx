import { useQueries } from '@tanstack/react-query'
import { orderQuery } from '#src/api/orderQueries.ts'
import { paysAddress } from '#src/features/shared/pending.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { ListSkeleton, OrderList } from './OrderList.tsx'

/** Transfers that this browser started without a wallet, newest first; `listed`: addresses whose transfers are listed already. */
export default function BrowserOrders({ listed }: { listed: readonly string[] }) {
  const api = useApi()
  const started = usePending().list().filter(paysAddress)
  const reads = useQueries({ queries: started.map(({ orderId, token }) => orderQuery(api, orderId, token, true)) })
  const orders = reads.flatMap(({ data }) => (data && !listed.includes(data.from_address) ? [data] : []))
  if (orders.length === 0) return reads.some(({ isLoading }) => isLoading) ? <ListSkeleton rows={1} /> : null
  return (
    <section className="mb-6">
      <h2 className="mb-3 text-heading font-semibold tracking-tight">{t('history-browser')}</h2>
      <OrderList orders={orders} label={t('history-browser')} />
    </section>
  )
}
