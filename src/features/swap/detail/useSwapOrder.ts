import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { within } from '#core/within.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { postSwapSearch, postSwapSent, postSwapTrial, swapQuery } from '#src/api/swapQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { executeSteps, followDeposit, type JourneyStage } from '#src/features/orders/transfer/executeSteps.ts'
import { findOut, findSent, type SearchSent } from '#src/features/orders/transfer/findOut.ts'
import { withOrderLock } from '#src/features/orders/transfer/lock.ts'
import { skipApproved } from '#src/features/orders/transfer/resume.ts'
import { createPendingSwaps, type PendingTransfer } from '#src/features/shared/pending.ts'
import { type TransferError, transferError } from '#src/features/shared/transferError.ts'
import { pauseOrReturn } from '#src/platform/onReturn.ts'
import { usePersistentStore, useServices, useWallets } from '#src/services.ts'
import { useNow } from '#src/ui/useNow.ts'
import { isOnWrongNetwork } from '#src/wallets/account.ts'
import type { WalletFamily } from '#src/wallets/contract.ts'
import { problemText } from '../model/swapTexts.ts'
import type { startsAtOnce } from '../run/useMakeSwap.ts'
import { lostSearch, swapOffer } from './swapProgress.ts'

const LOOK_EVERY_MS = 15_000

type Work = { kind: 'idle' | 'switching' } | { kind: 'busy'; stage: JourneyStage } | TransferError

/** Longest wait for a nonce, without which the transaction is reported all the same. */
const NONCE_MS = 2_000

/** Null also where the wallets' code can't be loaded: the report must not wait for it. */
const nonceOf = async (loading: Promise<WalletFamily>, ref: string, chain: ChainRow): Promise<string | null> =>
  within(
    loading.then((wallets) => wallets.nonceOf?.(ref, chain) ?? null),
    NONCE_MS,
  ).catch(() => null)

/** One swap: its state at the server, and the wallet steps that this browser has left. */
export function useSwapOrder(id: string) {
  const { api, loadWallets, platform } = useServices()
  const queryClient = useQueryClient()
  const pending = usePersistentStore(createPendingSwaps)
  const query = useQuery(swapQuery(api, id))
  const chains = useQuery(chainsQuery(api))
  const error = useSteadyError(query)
  const [work, setWork] = useState<Work>({ kind: 'idle' })
  const [, redraw] = useState(0)
  const now = useNow()
  const swap = query.data ?? null
  const chain =
    (swap && chains.data?.list.find(({ chain_id }) => chain_id === parseAssetId(swap.from_asset).chain)) ?? null
  const account = useWallets((state) => (chain ? state.accounts[chain.family] : undefined))
  const openWallets = useWallets((state) => state.openList)
  const switchNetwork = useWallets((state) => state.switchNetwork)
  const stored = pending.get(id)
  const offer = swap ? swapOffer(stored, swap, now) : ({ kind: 'none' } as const)
  const following = offer.kind === 'follow' && work.kind === 'idle' ? (stored?.txRef ?? null) : null

  const hint = async (swapId: string, ref: string): Promise<void> => {
    const nonce = pending.get(swapId)?.batched || !chain ? null : await nonceOf(loadWallets(chain.family), ref, chain)
    await postSwapSent(api, swapId, { tx_hash: ref, ...(nonce === null ? {} : { nonce }) })
    await queryClient.invalidateQueries({ queryKey: ['swap', swapId] })
  }

  const lookup: SearchSent = ({ orderId, place }) => postSwapSearch(api, orderId, place)

  // The server reads the transaction; this page tells it which one, also after the wallet has replaced it.
  useQuery({
    queryKey: ['follow-swap', id, following],
    enabled: following !== null && chain !== null,
    retry: 3,
    staleTime: Infinity,
    queryFn: async () => {
      const transfer = pending.get(id)
      if (!transfer || !chain || following === null) return null
      await hint(id, following).catch(() => {})
      const landed = await followDeposit({ wallets: await loadWallets(chain.family), chain, pending, hint }, transfer)
      await queryClient.invalidateQueries({ queryKey: ['swap', id] })
      redraw((count) => count + 1)
      return landed.txRef
    },
  })

  // A request whose answer was lost is looked for as long as that can still become certain.
  const isLost = offer.kind === 'unsure' && work.kind !== 'busy' && work.kind !== 'switching'
  const search = useQuery({
    queryKey: ['search-swap', id, account?.address],
    enabled: isLost && chain !== null && stored !== null && lostSearch(stored, false, now) !== 'none',
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      stored && lostSearch(stored, data === null, Date.now()) === 'automatic' ? LOOK_EVERY_MS : false,
    queryFn: async () => {
      const transfer = pending.get(id)
      if (!transfer || !chain) return null
      const isOwn = account?.address === transfer.expected.depositor
      const found = await findOut({ search: lookup, wallets: isOwn ? await loadWallets(chain.family) : null }, transfer)
      if (!found) return null
      // Another tab may have found it out meanwhile.
      if (pending.get(id)?.phase === transfer.phase) pending.save(found)
      if (found.phase === 'sent' && found.txRef !== null) await hint(id, found.txRef).catch(() => {})
      await queryClient.invalidateQueries({ queryKey: ['swap', id] })
      setWork({ kind: 'idle' })
      return found.phase
    },
  })

  const isWrong = chain !== null && isOnWrongNetwork(account, chain)
  const proceed = async (transfer: PendingTransfer): Promise<void> => {
    if (!chain) return
    try {
      const wallets = await loadWallets(chain.family)
      const left = await skipApproved(wallets, transfer)
      if (isWrong) {
        setWork({ kind: 'switching' })
        await switchNetwork(chain)
      }
      await withOrderLock(id, () =>
        executeSteps(
          {
            wallets,
            chain,
            pending,
            hint,
            authorize: () => Promise.resolve(),
            findSent: findSent(lookup),
            tryAgain: async (swapId, { data }) => (await postSwapTrial(api, swapId, data)).is_simulated,
            now: Date.now,
            pause: pauseOrReturn,
            onStage: (stage) => setWork({ kind: 'busy', stage }),
          },
          { ...left, phase: left.phase === 'asking' ? 'ready' : left.phase },
        ),
      )
      setWork({ kind: 'idle' })
    } catch (failure) {
      platform.haptic('warning')
      const found = transferError(failure)
      setWork({ ...found, message: problemText(found.reason, found.message) })
    }
    // Not awaited: the next tap counts as soon as its button is back.
    void queryClient.invalidateQueries({ queryKey: ['swap', id] })
  }

  const isRunning = useRef(false)
  const act = (): void => {
    if (isLost) return void search.refetch()
    if (!account && chain) return openWallets(chain.family)
    if (!stored || isRunning.current) return
    isRunning.current = true
    void proceed(stored).finally(() => (isRunning.current = false))
  }

  // A swap that its review has just made asks the wallet at once, and only then: never after a reload.
  const { state } = useLocation() as { state: Partial<typeof startsAtOnce> | null }
  const hasStarted = useRef(false)
  const canStart = state?.start === true && offer.kind === 'continue' && stored?.phase === 'ready' && !stored.declined
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!canStart || hasStarted.current || account === undefined) return
    hasStarted.current = true
    window.history.replaceState({ ...window.history.state, usr: null }, '')
    latest.current()
  }, [canStart, account])

  const isOver = swap !== null && ['done', 'failed', 'expired', 'unknown'].includes(swap.status)
  const isUnsure = offer.kind === 'unsure'
  const wasOver = useRef<boolean | null>(null)
  useEffect(() => {
    if (swap === null) return
    // A user who watched it arrive feels it; an old link does not.
    if (isOver && wasOver.current === false) {
      platform.haptic(swap.status === 'done' ? 'success' : 'warning')
      // This swap has moved the price since the last quotes.
      queryClient.removeQueries({ queryKey: ['swap-quotes'] })
      for (const key of ['balances', 'swaps']) void queryClient.invalidateQueries({ queryKey: [key] })
    }
    wasOver.current = isOver
    // A swap that the wallet may have sent stays known, also if the server has given up on it.
    if (isOver && !isUnsure) pending.remove(id)
  }, [swap, isOver, isUnsure, platform, queryClient, pending, id])

  return {
    swap,
    chain,
    stored,
    account: account ?? null,
    error,
    offer,
    work,
    /** Search for the wallet's lost answer; null while none is lost. */
    lostSearch: isLost && stored ? lostSearch(stored, search.data === null, now) : null,
    isSearching: search.isFetching,
    isOver,
    act,
    reload: () => void query.refetch(),
  }
}

export type SwapOrder = ReturnType<typeof useSwapOrder>
