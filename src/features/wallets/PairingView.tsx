import { Suspense, useState } from 'react'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { usePlatform, useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { tellCopied } from '#src/ui/tellCopied.ts'
import type { ConnectorInfo } from '#src/wallets/contract.ts'
import { connectText } from './connectText.ts'
import { usePairing } from './usePairing.ts'

const QrCode = lazyScreen(async () => ({ default: (await import('#src/ui/QrCode.tsx')).QrCode }))

/** Connecting with a wallet on a phone: the code for its camera, or the app itself when this is the phone (spec §2, §9). `onOver`: it is there, or was closed (spec §8). */
export function PairingView({ connector, onOver }: { connector: ConnectorInfo; onOver: () => void }) {
  const [round, setRound] = useState(0)
  return <Attempt key={`${connector.id} ${round}`} connector={connector} onOver={onOver} onAgain={() => setRound(round + 1)} />
}

function Attempt({ connector, onOver, onAgain }: { connector: ConnectorInfo; onOver: () => void; onAgain: () => void }) {
  const platform = usePlatform()
  const { toasts } = useServices()
  const state = usePairing(connector, onOver)
  if (state.kind === 'failed') {
    return <Notice tone="warn" action={{ label: t('wallets-pairing-again'), onClick: onAgain }}>{connectText(state.error, { ...connector, installed: true })}</Notice>
  }
  const copy = async () => {
    if (state.kind !== 'waiting') return
    tellCopied(toasts, await platform.copy(state.uri))
  }
  return (
    <div className="mx-auto flex max-w-80 flex-col gap-3 pt-2">
      {state.kind === 'waiting' ? (
        <Suspense fallback={<div className="skeleton aspect-square" />}>
          <QrCode text={state.uri} label={t('wallets-pairing-code', { wallet: connector.name })} />
        </Suspense>
      ) : (
        <div role="status" aria-label={t('wallets-pairing-starting')} className="skeleton aspect-square" />
      )}
      {state.kind === 'waiting' && state.appLink ? (
        // The address is known before the tap, so that the tap itself opens the app.
        <a href={state.appLink} target="_blank" rel="noopener noreferrer" className="press inline-flex min-h-14 items-center justify-center rounded-cta bg-tide px-5 text-heading font-bold text-on-tide hover:bg-tide-strong">
          {t('wallets-pairing-open', { wallet: connector.name })}
        </a>
      ) : null}
      <Button look="secondary" disabled={state.kind !== 'waiting'} onClick={() => void copy()}>
        {t('wallets-pairing-copy')}
      </Button>
      {connector.installUrl ? (
        <a href={connector.installUrl} target="_blank" rel="noopener noreferrer" className="inline-flex min-h-11 items-center justify-center text-small text-muted underline underline-offset-4">
          {t('wallets-pairing-install', { wallet: connector.name })}
        </a>
      ) : null}
    </div>
  )
}
