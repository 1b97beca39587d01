import { openOrderEvents } from '#src/api/orderCalls.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { chainsQuery, exchangesQuery, tokensQuery } from '#src/api/queries.ts'
import { orderQuery } from '#src/api/orderQueries.ts'
import { followOrder } from '#src/api/orderStream.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { useServices } from '#src/services.ts'

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * An order, kept fresh by its event stream, or by polling without one. Only one order is visible, so there is one stream per tab.
 * It is not requested until `enabled`.
 */
export function useOrder(id: string, enabled = true) {
  const { api } = useServices()
  const pending = usePending()
  const queryClient = useQueryClient()
  const [live, setLive] = useState(false)
  const token = pending.get(id)?.token ?? null
  const order = useQuery({ ...orderQuery(api, id, token, live), enabled })
  const chains = useQuery(chainsQuery(api))
  const tokens = useQuery(tokensQuery(api))
  const exchangeId = order.data?.exchange_id ?? null
  const exchanges = useQuery({ ...exchangesQuery(api), enabled: exchangeId !== null })
  const error = useSteadyError(order, id)
  const found = order.data !== undefined
  const over = order.data !== undefined && ['settled', 'refunded', 'failed'].includes(order.data.status)

  useEffect(() => {
    if (!found || over) return
    const stop = new AbortController()
    void followOrder(
      {
        token,
        open: (headers, signal) => openOrderEvents(api, id, headers, signal),
        wait,
        onEvent: () => void queryClient.invalidateQueries({ queryKey: ['order', id] }),
        onLive: setLive,
      },
      stop.signal,
    )
    return () => stop.abort()
  }, [api, id, token, found, over, queryClient])

  // After paying from here, both balances are refetched.
  const status = order.data?.status
  useEffect(() => {
    if (status === 'deposit_seen' || status === 'filled' || status === 'refunded')
      void queryClient.invalidateQueries({ queryKey: ['balances'] })
  }, [status, queryClient])

  const chain = (assetId: string | undefined) =>
    chains.data?.list.find((row) => row.chain_id === Number(assetId?.split(':')[0])) ?? null
  const asset = (assetId: string | undefined) => tokens.data?.list.find((row) => row.asset_id === assetId) ?? null
  return {
    order: order.data ?? null,
    error,
    /** Epoch ms of the order's last read. */
    readAt: order.dataUpdatedAt,
    reload: () => void order.refetch(),
    from: chain(order.data?.from_asset),
    to: chain(order.data?.to_asset),
    fromAsset: asset(order.data?.from_asset),
    toAsset: asset(order.data?.to_asset),
    /** Asset that an external provider paid out; null until it reports one. */
    receivedAsset: asset(order.data?.outcome?.received_asset ?? undefined),
    refundedAsset: asset(order.data?.outcome?.refunded_asset ?? undefined),
    /** Destination exchange; null for a wallet recipient. Its name stays unknown while the list loads. */
    exchange:
      exchangeId === null
        ? null
        : { id: exchangeId, row: exchanges.data?.list.find((row) => row.id === exchangeId) ?? null },
  }
}

export type LiveOrder = ReturnType<typeof useOrder>
