import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { chainsQuery } from '#src/api/queries.ts'
import { useServices, useWallets } from '#src/services.ts'

/** Resumes earlier wallet sessions, again once the catalogue has come that wallets need, and lets balances follow whoever is connected. */
export function useWalletStart(): void {
  const { api, walletEvents } = useServices()
  const resume = useWallets((state) => state.resume)
  const queryClient = useQueryClient()
  const { status } = useQuery(chainsQuery(api))
  useEffect(() => {
    if (status !== 'error') void resume()
  }, [resume, status])
  useEffect(
    () =>
      walletEvents.on('finish', ({ address, walletName }) => {
        void queryClient.invalidateQueries({ queryKey: ['balances'] })
        // Only counted by the operator; nobody waits for it.
        api.connected(address, walletName, navigator.userAgent).catch(() => {})
      }),
    [api, walletEvents, queryClient],
  )
}
