import { useState } from 'react'
import { t } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { ConnectorInfo } from '#src/wallets/contract.ts'
import { CodeFor, CopyAddress } from './CodeFor.tsx'
import { connectText } from './connectText.ts'
import { ElsewhereLinks } from './ElsewhereLinks.tsx'
import { InstallLink } from './InstallLink.tsx'
import { usePairing } from './usePairing.ts'

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
  const uri = state.kind === 'waiting' ? state.uri : null
  return (
    <div className="mx-auto flex max-w-80 flex-col gap-3 pt-2">
      <CodeFor address={uri} label={t('wallets-pairing-code', { wallet: connector.name })} />
      {state.kind === 'waiting' && state.apps.length > 0 ? <ElsewhereLinks apps={state.apps} /> : null}
      <CopyAddress address={uri} />
      <InstallLink connector={connector} />
    </div>
  )
}
