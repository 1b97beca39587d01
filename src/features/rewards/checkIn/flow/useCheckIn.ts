import { useToasts } from '#src/features/shared/useToasts.ts'
import {
  type MutationState,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { t } from '#src/i18n/t.ts'
import { usePersistentStore } from '#src/services.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { checkInsKey, pointsKey } from '#src/api/rewardQueries.ts'
import { checkIn, finishCheckIn, countAsked } from './flow.ts'
import { type Phase, phaseKey, useFlowDeps } from './useFlowDeps.ts'
import { createPendingCheckIns, wasSent } from './pendingCheckIn.ts'

const KEY = ['check-in']

interface Wish {
  readonly account: WalletAccount
  readonly chain: ChainRow
  /** Null continues an earlier check-in, which the wallet sent or may have sent. */
  readonly contract: string | null
}

/** Runs one check-in at a time in the whole app; it continues while its sheet is closed, and after a reload once sent. */
export function useCheckIn() {
  const toasts = useToasts()
  const pendingCheckIns = usePersistentStore(createPendingCheckIns)
  const client = useQueryClient()
  const depsFor = useFlowDeps()
  const { data: phase } = useQuery<Phase | null>({
    queryKey: phaseKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
  })
  const [last] = useMutationState({
    filters: { mutationKey: KEY },
    select: ({ state }) => state as MutationState<number | null, Error, Wish>,
  }).slice(-1)

  const { mutate } = useMutation({
    mutationKey: KEY,
    mutationFn: async ({ account, chain, contract }: Wish) => {
      const sent = pendingCheckIns.get(account.address)
      const deps = await depsFor(chain.family)
      if (wasSent(sent)) return finishCheckIn(deps, sent, chain)
      if (contract === null) return countAsked(deps, account.address, chain.chain_id)
      return checkIn(deps, { wallet: account.address, walletChain: account.chainId, chain, contract })
    },
    onSuccess: async (points, { account, contract }) => {
      if (points !== null) toasts.show({ tone: 'success', text: t('rewards-check_in-success') })
      // A press that changed nothing has found that the day already counts.
      if (points !== null || contract !== null) await refreshAfter(client, account.address)
    },
  })
  const start = useCallback(
    (wish: Wish): void => {
      // Reads the client itself: the second click of a double click precedes the next render.
      if (client.isMutating({ mutationKey: KEY }) > 0) return
      client.setQueryData<Phase | null>(phaseKey, null)
      mutate(wish)
    },
    [client, mutate],
  )
  /** Clears failures of an earlier opening. */
  const forget = useCallback((): void => {
    const cache = client.getMutationCache()
    for (const failed of cache.findAll({ mutationKey: KEY, status: 'error' })) cache.remove(failed)
  }, [client])

  const running = last?.status === 'pending' ? (last.variables ?? null) : null
  return {
    start,
    forget,
    /** Wallet of the check-in in progress. */
    running: running?.account.address ?? null,
    phase: running ? phase : null,
    /** Last failure with its wallet and network, so that it is not shown for another one. */
    failed:
      last?.status === 'error' && last.variables && last.error
        ? { wallet: last.variables.account.address, chainId: last.variables.chain.chain_id, error: last.error }
        : null,
  }
}

/** Spec §9: points are refetched this long after a check-in. */
const POINTS_AFTER_MS = 3000

/** Refetches the calendar at once, and the points after the server has added them. */
export async function refreshAfter(client: Pick<QueryClient, 'invalidateQueries'>, wallet: string): Promise<void> {
  setTimeout(() => void client.invalidateQueries({ queryKey: pointsKey(wallet) }), POINTS_AFTER_MS)
  await client.invalidateQueries({ queryKey: checkInsKey(wallet) })
}
