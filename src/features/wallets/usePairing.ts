import { useEffect, useState } from 'react'
import { useWallets } from '#src/services.ts'
import type { ConnectorInfo, Pairing } from '#src/wallets/contract.ts'

export type PairingState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'waiting'; readonly uri: string; readonly appLink: string | null }
  | { readonly kind: 'failed'; readonly error: unknown }

/** One connection with an app elsewhere, from its address to the account; leaving the screen cancels it. */
export function usePairing(connector: ConnectorInfo, onConnected: () => void): { state: PairingState; again: () => void } {
  const pair = useWallets((store) => store.pair)
  const [state, setState] = useState<PairingState>({ kind: 'starting' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let here = true
    let pairing: Pairing | null = null
    setState({ kind: 'starting' })
    const run = async () => {
      pairing = await pair(connector.family, connector.id)
      if (!here) return pairing.cancel()
      if (pairing.uri) setState({ kind: 'waiting', uri: pairing.uri, appLink: pairing.appLink })
      await pairing.account
      if (here) onConnected()
    }
    run().catch((error: unknown) => {
      if (here) setState({ kind: 'failed', error })
    })
    return () => {
      here = false
      pairing?.cancel()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new round or wallet starts anew; a new callback does not
  }, [pair, connector.family, connector.id, round])
  return { state, again: () => setRound((now) => now + 1) }
}
