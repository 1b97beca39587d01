import { useEffect, useEffectEvent, useState } from 'react'
import { useWallets } from '#src/services.ts'
import type { ConnectorInfo, Pairing } from '#src/wallets/contract.ts'

export type PairingState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'waiting'; readonly uri: string; readonly appLink: string | null }
  | { readonly kind: 'failed'; readonly error: unknown }

/** One connection with an app elsewhere, from its address to the account; leaving the screen cancels it. Another wallet, or another try, is another screen. */
export function usePairing(connector: ConnectorInfo, onConnected: () => void): PairingState {
  const pair = useWallets((store) => store.pair)
  const [state, setState] = useState<PairingState>({ kind: 'starting' })
  const connected = useEffectEvent(onConnected)
  useEffect(() => {
    let here = true
    let pairing: Pairing | null = null
    const run = async () => {
      pairing = await pair(connector.family, connector.id)
      if (!here) return pairing.cancel()
      if (pairing.uri) setState({ kind: 'waiting', uri: pairing.uri, appLink: pairing.appLink })
      await pairing.account
      if (here) connected()
    }
    run().catch((error: unknown) => {
      if (here) setState({ kind: 'failed', error })
    })
    return () => {
      here = false
      pairing?.cancel()
    }
  }, [pair, connector.family, connector.id])
  return state
}
