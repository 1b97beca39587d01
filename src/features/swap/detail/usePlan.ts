import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { AppError } from '#core/errors.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { orderQuery } from '#src/api/orderQueries.ts'
import { swapQuery } from '#src/api/swapQueries.ts'
import { emptyForm, selectionOf } from '#src/features/shared/form.ts'
import { createPendingSwaps } from '#src/features/shared/pending.ts'
import { createPlans, type TransferPlan } from '#src/features/shared/plans.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import { usePersistentStore, useServices } from '#src/services.ts'
import { useNow } from '#src/ui/useNow.ts'
import { swapOffer } from './swapProgress.ts'
import { type PlanState, planState } from './planState.ts'

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
