import { useEffect, useEffectEvent, useState } from 'react'
import { useWallets } from '#src/services.ts'
import type { AppLink, ConnectorInfo } from '#src/wallets/contract.ts'
import { runPairing } from './runPairing.ts'

export type PairingState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'waiting'; readonly uri: string; readonly apps: readonly AppLink[] }
  | { readonly kind: 'failed'; readonly error: unknown }

/** State of one pairing; `onOver` runs when it is connected or closed. Unmounting cancels it. Remount for another wallet or attempt. */
export function usePairing(connector: ConnectorInfo, onOver: () => void): PairingState {
  const pair = useWallets((store) => store.pair)
  const [state, setState] = useState<PairingState>({ kind: 'starting' })
  const over = useEffectEvent(onOver)
  useEffect(
    () =>
      runPairing(() => pair(connector.family, connector.id), {
        waiting: (uri, apps) => setState({ kind: 'waiting', uri, apps }),
        connected: () => over(),
        closed: () => over(),
        failed: (error) => setState({ kind: 'failed', error }),
      }),
    [pair, connector.family, connector.id],
  )
  return state
}
