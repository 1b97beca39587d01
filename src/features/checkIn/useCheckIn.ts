import { useIsMutating, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { lostQuery } from '#src/api/rewardQueries.ts'
import { t } from '#src/i18n/t.ts'
import { pauseOrReturn } from '#src/platform/onReturn.ts'
import { useServices, useStored } from '#src/services.ts'
import { createPendingCheckIns, wasSent } from './pendingCheckIn.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { checkIn, finishCheckIn } from './flow.ts'
import type { FlowDeps, Phase } from './flowDeps.ts'
import { countAsked } from './lost.ts'
import { refreshAfter } from './refreshAfter.ts'
import { tellCheckIn } from './tellCheckIn.ts'

const KEY = ['check-in']
const phaseKey = ['check-in-phase']

interface Wish {
  readonly account: WalletAccount
  readonly chain: ChainRow
  /** Null goes on with what was sent before, or what the wallet may have sent. */
  readonly contract: string | null
}

/** One check-in at a time in the whole app; it goes on while its sheet is closed, and after a reload where it was sent. */
export function useCheckIn() {
  const { api, wallets, loadWallets, toasts } = useServices()
  const pendingCheckIns = useStored(createPendingCheckIns)
  const client = useQueryClient()
  const busy = useIsMutating({ mutationKey: KEY }) > 0
  const { data: phase } = useQuery<Phase | null>({ queryKey: phaseKey, queryFn: () => null, enabled: false, initialData: null })
  const [last] = useMutationState({ filters: { mutationKey: KEY }, select: ({ state }) => state.error }).slice(-1)

  const deps = useMemo(
    () =>
      async ({ chain }: Wish): Promise<FlowDeps> => ({
        wallets: await loadWallets(chain.family),
        pending: pendingCheckIns,
        switchNetwork: (to) => wallets.getState().switchNetwork(to),
        lost: (wallet, chainId) => client.fetchQuery(lostQuery(api, wallet, chainId)),
        tell: ({ wallet, chainId, hash }) => tellCheckIn(api, wallet, chainId, hash),
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        pause: pauseOrReturn,
        now: Date.now,
        onPhase: (phase) => client.setQueryData(phaseKey, phase),
      }),
    [api, client, loadWallets, pendingCheckIns, wallets],
  )

  const { mutate } = useMutation({
    mutationKey: KEY,
    mutationFn: async (wish: Wish) => {
      const { account, chain, contract } = wish
      const sent = pendingCheckIns.get(account.address)
      if (wasSent(sent)) return finishCheckIn(await deps(wish), sent, chain)
      if (contract === null) return countAsked(await deps(wish), account.address, chain.chain_id)
      return checkIn(await deps(wish), { wallet: account.address, walletChain: account.chainId, chain, contract })
    },
    onSuccess: async (points, { account }) => {
      if (points === null) return
      toasts.show({ tone: 'success', text: t('rewards-check_in-success') })
      await refreshAfter(client, account.address)
    },
  })
  const start = (wish: Wish): void => {
    // Asked of the client itself: the second press of a double click comes before the first one shows.
    if (client.isMutating({ mutationKey: KEY }) === 0) mutate(wish)
  }
  return { start, busy, error: busy ? null : (last ?? null), phase: busy ? phase : null }
}
