import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { chainsQuery } from '#src/api/queries.ts'
import { useServices, useWallets } from '#src/services.ts'

/** A wallet that is slower than this may come, but nothing stands still for it. */
const AWAITED_MS = 4000

/** While a remembered wallet is awaited, the page carries a mark that hides the way to connect: see index.html, which sets it before the first paint. */
function useAwaitedMark(): void {
  const awaited = useWallets((state) => state.awaited)
  const stopAwaiting = useWallets((state) => state.stopAwaiting)
  useEffect(() => {
    if (!awaited) {
      delete document.documentElement.dataset.wallet
      return
    }
    const timer = setTimeout(stopAwaiting, AWAITED_MS)
    return () => clearTimeout(timer)
  }, [awaited, stopAwaiting])
}

/** Resumes earlier wallet sessions, again once the catalogue has come that wallets need, and lets balances follow whoever is connected. */
export function useWalletStart(): void {
  const { api, walletEvents } = useServices()
  const resume = useWallets((state) => state.resume)
  const queryClient = useQueryClient()
  const { status } = useQuery(chainsQuery(api))
  useEffect(() => {
    if (status !== 'error') void resume()
  }, [resume, status])
  useAwaitedMark()
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
