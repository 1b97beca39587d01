import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useServices, useWallets } from '#src/services.ts'

/** Resumes earlier wallet sessions once, and lets balances follow whoever is connected. */
export function useWalletStart(): void {
  const { api, walletEvents } = useServices()
  const resume = useWallets((state) => state.resume)
  const queryClient = useQueryClient()
  useEffect(() => void resume(), [resume])
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
