import { useState, useEffect, useEffectEvent } from 'react'
import { t } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { ConnectorInfo, AppLink } from '#src/wallets/contract.ts'
import { CodeFor, CopyAddress } from './CodeFor.tsx'
import { connectText } from './connectText.ts'
import { ElsewhereLinks } from './ElsewhereLinks.tsx'
import { InstallLink } from './InstallLink.tsx'
import { useWallets } from '#src/services.ts'
import { runPairing } from './runPairing.ts'

/** Pairs with a wallet on a phone: a QR code, or the app itself when this is the phone (spec §2, §9). `onOver`: connected, or closed (spec §8). */
export function PairingView({ connector, onOver }: { connector: ConnectorInfo; onOver: () => void }) {
  const [round, setRound] = useState(0)
  return (
    <Attempt
      key={`${connector.id} ${round}`}
      connector={connector}
      onOver={onOver}
      onAgain={() => setRound(round + 1)}
    />
  )
}

function Attempt({
  connector,
  onOver,
  onAgain,
}: {
  connector: ConnectorInfo
  onOver: () => void
  onAgain: () => void
}) {
  const state = usePairing(connector, onOver)
  if (state.kind === 'failed') {
    return (
      <Notice tone="warn" action={{ label: t('wallets-pairing-again'), onClick: onAgain }}>
        {connectText(state.error, { ...connector, installed: true })}
      </Notice>
    )
  }
  const [uri, apps] = state.kind === 'waiting' ? [state.uri, state.apps] : [null, []]
  // A long list of apps would push the link out of a phone's first view.
  const copiesFirst = apps.length > 1
  return (
    <div className="mx-auto flex max-w-80 flex-col gap-3 pt-2">
      <CodeFor address={uri} label={t('wallets-pairing-code', { wallet: connector.name })} />
      {copiesFirst ? <CopyAddress address={uri} /> : null}
      {apps.length > 0 ? <ElsewhereLinks apps={apps} /> : null}
      {copiesFirst ? null : <CopyAddress address={uri} />}
      <InstallLink connector={connector} />
    </div>
  )
}

type PairingState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'waiting'; readonly uri: string; readonly apps: readonly AppLink[] }
  | { readonly kind: 'failed'; readonly error: unknown }

/** State of one pairing; `onOver` runs when it is connected or closed. Unmounting cancels it. Remount for another wallet or attempt. */
function usePairing(connector: ConnectorInfo, onOver: () => void): PairingState {
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
