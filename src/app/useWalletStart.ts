import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { chainsQuery } from '#src/api/queries.ts'
import { useApi, useWallets } from '#src/services.ts'

/** A slower wallet may still connect, but the page no longer waits for it. */
const AWAITED_MS = 4000

/** While a remembered wallet reconnects, a mark on the page hides Connect; index.html sets it before the first paint. */
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

/** Resumes wallet sessions, again once the catalogue that wallets need has loaded. */
export function useWalletStart(): void {
  const resume = useWallets((state) => state.resume)
  const { status } = useQuery(chainsQuery(useApi()))
  useEffect(() => {
    if (status !== 'error') void resume()
  }, [resume, status])
  useAwaitedMark()
}
