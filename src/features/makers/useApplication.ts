import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { type ApplicationText, tidyApplication } from '#core/order/makerApplication.ts'
import { applicationKey, readApplication } from '#src/api/makerQueries.ts'
import { createSignedInWallet, isSignedOut } from '#src/features/account/session/createSession.ts'
import { useSession } from '#src/features/account/session/useSession.ts'
import { usePersistentStore, useServices, useWallets } from '#src/services.ts'
import { createApplicationDraft, textOf } from './applicationDraft.ts'

/** The draft of this browser, and the application of the connected EVM wallet; a session of the wallet opens it. */
export function useApplication() {
  const { api, platform } = useServices()
  const client = useQueryClient()
  const session = useSession()
  const account = useWallets(({ accounts }) => accounts.evm ?? null)
  const wallet = account?.address ?? null
  const draft = usePersistentStore(createApplicationDraft)
  const text = useStore(draft)
  const signedIn = usePersistentStore(createSignedInWallet)
  // Without a session the server would only refuse.
  const isSignedIn = wallet !== null && (platform.inTelegram || signedIn.read() === wallet)
  const found = useQuery(
    queryOptions({
      queryKey: applicationKey(wallet),
      queryFn: async ({ signal }) => readApplication(api, wallet ?? '', signal),
      enabled: isSignedIn,
      retry: (count, error) => !isSignedOut(error) && count < 2,
    }),
  )
  const keep = (data: Awaited<ReturnType<typeof readApplication>>) => client.setQueryData(applicationKey(wallet), data)

  const open = useMutation({
    mutationFn: async () => {
      if (account) keep(await session.run(account, () => readApplication(api, account.address)))
    },
  })
  const send = useMutation({
    mutationFn: async (given: ApplicationText) => {
      const { liquidity, ...rest } = tidyApplication(textOf(given))
      if (!account || liquidity === null) return
      const body = { ...rest, liquidity, networks: [...rest.networks], assets: [...rest.assets] }
      const { data } = await session.run(account, () =>
        api.post('/maker_api/v1/:address/application', { params: { address: account.address }, body }),
      )
      keep(data)
      draft.getState().clear()
      platform.haptic('success')
    },
    onError: () => platform.haptic('warning'),
  })
  return {
    account,
    draft,
    text,
    /** Undefined until it is known; null if the wallet has not applied. */
    application: found.data?.application,
    /** True if the operator lets this wallet read the market maker's open business. */
    isRegistered: found.data?.is_registered ?? false,
    isLoading: isSignedIn && found.isPending,
    error: found.data === undefined && !isSignedOut(found.error) ? found.error : null,
    needsSignIn: wallet !== null && found.data === undefined && (!isSignedIn || isSignedOut(found.error)),
    retry: () => void found.refetch(),
    open,
    send,
  }
}
export type OwnApplication = ReturnType<typeof useApplication>
