import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { AppError } from '#core/errors.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import type { Order } from '#core/wire/order.ts'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { orderQuery } from '#src/api/orderQueries.ts'
import { swapQuery, swapTokensQuery } from '#src/api/swapQueries.ts'
import { emptyForm, selectionOf } from '#src/features/shared/form.ts'
import { createPendingSwaps } from '#src/features/shared/pending.ts'
import { createArrivalPlans, createPlans, type TransferPlan } from '#src/features/shared/plans.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import { usePersistentStore, useServices } from '#src/services.ts'
import { useNow } from '#src/ui/useNow.ts'
import { swapOffer } from './swapProgress.ts'
import { arrivalOf, type ArrivalState, arrivalState, type PlanState, planState, surelyUnpaid } from './planState.ts'

/** A plan with what the server knows of its swap and orders. */
export function usePlan(plan: TransferPlan) {
  const { api } = useServices()
  const plans = usePersistentStore(createPlans)
  const pending = usePending()
  const swaps = usePersistentStore(createPendingSwaps)
  const swapAnswer = useQuery(swapQuery(api, plan.swapId))
  const orders = useQueries({
    queries: plan.orders.map((id) => orderQuery(api, id, pending.get(id)?.token ?? null, false)),
  })
  const chains = useQuery(chainsQuery(api))
  const tokens = useQuery(tokensQuery(api))

  const swap = swapAnswer.data ?? null
  const stored = swaps.get(plan.swapId)
  const now = useNow(5000)
  const state = ((): PlanState => {
    // A swap that no node has shown is dropped after a day.
    if (!swap)
      return { kind: swapAnswer.error instanceof AppError && swapAnswer.error.status === 404 ? 'stopped' : 'loading' }
    if (orders.some(({ isPending }) => isPending)) return { kind: 'loading' }
    return planState({
      plan,
      swap,
      isUnsure: swapOffer(stored, swap, now).kind === 'unsure',
      orders: plan.orders.map((id, index) => ({
        id,
        status: orders[index]?.data?.status ?? null,
        stored: pending.get(id),
      })),
    })
  })()

  const { swapId, isOffered, isEnded } = plan
  const isReady = state.kind === 'ready'
  const isOver = state.kind === 'arrived' || state.kind === 'stopped'
  useEffect(() => {
    if (isReady && !isOffered) plans.offer(swapId)
    if (isOver && !isEnded) plans.end(swapId)
  }, [plans, swapId, isReady, isOffered, isOver, isEnded])

  const selection = useMemo(() => {
    if (!chains.data || !tokens.data) return null
    const catalogue = { ...chains.data, tokens: tokens.data.list }
    const via = catalogue.tokens.find(({ asset_id }) => asset_id === plan.viaAsset)
    const toChainId = parseAssetId(plan.toAsset).chain
    const found =
      via && selectionOf(catalogue, { ...emptyForm, fromChainId: via.chain_id, toChainId, token: via.symbol })
    return found && found.fromAsset === via && found.toAsset.asset_id === plan.toAsset ? found : null
  }, [chains.data, tokens.data, plan.viaAsset, plan.toAsset])
  const chainOf = (asset: string) =>
    chains.data?.list.find(({ chain_id }) => chain_id === parseAssetId(asset).chain) ?? null
  return {
    state,
    swap,
    /** Null while the catalogue loads, and where the route is no longer served. */
    selection,
    isCatalogueKnown: chains.data !== undefined && tokens.data !== undefined,
    from: chainOf(plan.viaAsset),
    to: chainOf(plan.toAsset),
  }
}

/** State of a plan that ends with a swap, and the token that its user wants. `order`: its transfer, null while unknown. */
export function useArrival(orderId: string, order: Order | null) {
  const { api } = useServices()
  const plans = usePersistentStore(createArrivalPlans)
  const pending = usePending()
  const pendingSwaps = usePersistentStore(createPendingSwaps)
  // Another tab may have gone on with it.
  const now = useNow(5000)
  const plan = plans.of(orderId)
  const { isOffered = false, isEnded = false, swaps: ids = [], toAsset = null } = plan ?? {}
  const swaps = useQueries({ queries: ids.map((id) => swapQuery(api, id)) })
  const chainId = toAsset === null ? 0 : parseAssetId(toAsset).chain
  const tokens = useQuery({ ...swapTokensQuery(api, chainId), enabled: toAsset !== null })
  // A swap that no node has shown is dropped after a day.
  const isDropped = ({ error }: (typeof swaps)[number]): boolean => error instanceof AppError && error.status === 404
  const isKnown = swaps.every((swap) => swap.data !== undefined || isDropped(swap))
  const state: ArrivalState =
    plan === null || order === null || !isKnown
      ? { kind: 'loading' }
      : arrivalState({
          plan,
          order: order.status,
          swaps: ids.map((id, index) => {
            const swap = swaps[index]?.data
            const isUnsure = swap !== undefined && swapOffer(pendingSwaps.get(id), swap, now).kind === 'unsure'
            return { id, status: swap?.status ?? null, isUnsure }
          }),
        })

  const payout = order && toAsset !== null ? arrivalOf(order, toAsset) : null
  const stored = pending.get(orderId)
  // A deposit may still arrive after its order has expired, unless no wallet was asked for it.
  const isUnpaid = order?.status === 'expired' && stored !== null && surelyUnpaid(stored)
  const isReady = state.kind === 'ready' && payout !== null
  const isOver =
    state.kind === 'done' ||
    (state.kind === 'ready' && payout === null) ||
    (state.kind === 'stopped' && (order?.status !== 'expired' || isUnpaid))
  const arrived = payout?.asset ?? null
  useEffect(() => {
    if (isReady && !isOffered && arrived !== null) plans.offer(orderId, { viaAsset: arrived })
    if (isOver && !isEnded) plans.end(orderId)
  }, [plans, orderId, isReady, isOffered, isOver, isEnded, arrived])
  return {
    plan,
    state,
    payout,
    wanted: tokens.data?.find(({ asset_id }) => asset_id === toAsset) ?? null,
    /** Token that has arrived, as the swap's list has it. */
    via: tokens.data?.find(({ asset_id }) => asset_id === arrived) ?? null,
  }
}
