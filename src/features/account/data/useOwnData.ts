import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NonceRequest, VerifyRequest } from '#core/wire/identity.ts'
import { accountKey, accountQuery, readAccount } from '#src/api/accountQueries.ts'
import { telegramAccount, initDataOf } from '#src/platform/telegram/account.ts'
import { saveLink } from '#src/features/shared/saveFile.ts'
import { useRequestSignal } from '#src/api/useRequestSignal.ts'
import { usePersistentStore, useServices } from '#src/services.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { createSignedInWallet, isSignedOut, signIn } from '../session/createSession.ts'
import { useSession } from '../session/useSession.ts'

export type Ending = { readonly id: string } | { readonly others: true } | { readonly all: true }

/**
 * Sessions and data of a wallet; of the Telegram account where `wallet` is null. A signature opens them, and deletion requires another one, since a
 * stolen session must not delete.
 */
export function useOwnData(wallet: WalletAccount | null) {
  const services = useServices()
  const { api, platform, loadWallets } = services
  const client = useQueryClient()
  const session = useSession()
  const over = useRequestSignal()
  const owner = wallet?.address ?? null
  const signedIn = usePersistentStore(createSignedInWallet)
  /** Without a session the server would only refuse. */
  const mayAsk = () => wallet === null || signedIn.read() === owner
  const [gone, setGone] = useState<'ended' | 'deleted' | null>(null)
  const found = useQuery({
    ...accountQuery(owner, async (signal) => {
      if (wallet === null) await services.single(telegramAccount).ready()
      try {
        return await readAccount(api, owner, signal)
      } catch (error) {
        if (wallet && isSignedOut(error)) signedIn.write(null)
        throw error
      }
    }),
    enabled: () => gone === null && mayAsk(),
  })

  const enter = useMutation({
    mutationFn: async () => {
      if (wallet) client.setQueryData(accountKey(owner), await session.run(wallet, () => readAccount(api, owner)))
    },
  })
  const end = useMutation({
    mutationFn: async (which: Ending) => {
      await api.post('/identity/v1/sessions/end', { body: which })
      const own =
        'all' in which || ('id' in which && found.data?.sessions.some((row) => row.current && row.id === which.id))
      // Telegram opens no second session of the same launch.
      if (own && wallet === null) return setGone('ended')
      if (own) signedIn.write(null)
      await client.resetQueries({ queryKey: accountKey(owner) })
    },
  })
  const prepareExport = useMutation({
    mutationFn: async () => (await api.post('/identity/v1/account/export', {})).data,
    // Telegram's apps download only from a tap on a link.
    onSuccess: (file) => wallet && saveLink(file),
  })
  const erase = useMutation({
    mutationFn: async () => {
      if (wallet)
        await signIn(
          {
            nonce: async (named: NonceRequest) => (await api.post('/identity/v1/account/nonce', { body: named })).data,
            verify: (proof: VerifyRequest) => api.post('/identity/v1/account/delete', { body: { proof } }),
            load: loadWallets,
          },
          wallet,
          over(),
        )
      else
        await api.post('/identity/v1/account/delete', { body: { init_data: initDataOf(platform.launch ?? '') ?? '' } })
      signedIn.write(null)
      setGone('deleted')
      client.removeQueries({ queryKey: accountKey(owner) })
      void client.invalidateQueries()
    },
  })
  return {
    data: found.data,
    error: found.error,
    retry: () => void found.refetch(),
    needsSignIn: !mayAsk() || (wallet !== null && isSignedOut(found.error)),
    gone,
    enter,
    end,
    prepareExport,
    erase,
  }
}

export type OwnDataState = ReturnType<typeof useOwnData>
