import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { faucetClaimsKey, faucetsKey } from '#src/api/faucetQueries.ts'
import { useSession } from '#src/features/account/session/useSession.ts'
import { transferError } from '#src/features/shared/transferError.ts'
import { useServices } from '#src/services.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { solveWork } from './solveWork.ts'

export type ClaimStep =
  | { readonly kind: 'idle' }
  /** The server is asked, and perhaps the wallet for a sign-in. */
  | { readonly kind: 'asking'; readonly chainId: number }
  | { readonly kind: 'working'; readonly chainId: number; readonly share: number }
  | { readonly kind: 'error'; readonly chainId: number; readonly reason: string; readonly message: string }

/** Claims coins for one account: a sign-in if needed, the proof of work, then the claim. One at a time. */
export function useClaim(account: WalletAccount | null) {
  const { api, platform } = useServices()
  const session = useSession()
  const client = useQueryClient()
  const [step, setStep] = useState<ClaimStep>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function claim(owner: WalletAccount, chainId: number, signal: AbortSignal): Promise<void> {
    const place = { chain_id: chainId, address: owner.address }
    // Solved once: a refused session repeats the call with the same proof.
    let proof: { id: string; expires_at: number; seal: string; nonce: number } | null = null
    setStep({ kind: 'asking', chainId })
    await session.run(owner, async () => {
      if (!proof) {
        const { data } = await api.post('/faucet_api/v1/challenges', { body: place, signal })
        const { difficulty, id, seal, expires_at } = data
        const order = { challenge: { id, seal, expiresAt: expires_at }, difficulty }
        const report = (share: number): void => setStep({ kind: 'working', chainId, share })
        report(0)
        proof = { id, seal, expires_at, nonce: await solveWork(order, signal, report) }
        setStep({ kind: 'asking', chainId })
      }
      await api.post('/faucet_api/v1/claims', { body: { ...place, ...proof } })
    })
    platform.haptic('success')
  }

  async function start(owner: WalletAccount, chainId: number): Promise<void> {
    if (running.current) return
    const abort = new AbortController()
    running.current = abort
    try {
      await claim(owner, chainId, abort.signal)
      setStep({ kind: 'idle' })
    } catch (error) {
      if (abort.signal.aborted) return
      platform.haptic('warning')
      const { reason, message } = transferError(error)
      setStep({ kind: 'error', chainId, reason, message })
    } finally {
      running.current = null
      // Also after an error: the server may have stored a claim whose answer was lost.
      void client.invalidateQueries({ queryKey: faucetClaimsKey(owner.address) })
      void client.invalidateQueries({ queryKey: faucetsKey })
    }
  }

  return {
    step,
    start: (chainId: number) => {
      if (account) void start(account, chainId)
    },
  }
}
