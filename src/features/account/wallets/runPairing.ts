import { reasonOf } from '#core/errors.ts'
import type { AppLink, Pairing } from '#src/wallets/contract.ts'

export interface PairingEvents {
  readonly waiting: (uri: string, apps: readonly AppLink[]) => void
  readonly connected: () => void
  /** The user or the wallet closed the connection. */
  readonly closed: () => void
  readonly failed: (error: unknown) => void
}

/** Runs one pairing and reports its URL and its end once. The returned function cancels it; nothing is reported afterwards. */
export function runPairing(begin: () => Promise<Pairing>, tell: PairingEvents): () => void {
  let here = true
  let pairing: Pairing | null = null
  const run = async () => {
    pairing = await begin()
    if (!here) return pairing.cancel()
    if (pairing.uri) tell.waiting(pairing.uri, pairing.apps)
    await pairing.account
    if (here) tell.connected()
  }
  run().catch((error: unknown) => {
    if (!here) return
    if (reasonOf(error) === 'wallet_closed') tell.closed()
    else tell.failed(error)
  })
  return () => {
    here = false
    pairing?.cancel()
  }
}
