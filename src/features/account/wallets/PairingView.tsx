import { useToasts } from '#src/features/shared/useToasts.ts'
import { useState, useEffect, useEffectEvent, Suspense } from 'react'
import { t } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { ConnectorInfo, AppLink, Pairing } from '#src/wallets/contract.ts'
import { useWallets } from '#src/services.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { Button } from '#src/ui/Button.tsx'
import { tellCopied } from '#src/features/shared/CopyButton.tsx'
import { reasonOf } from '#core/errors.ts'
import { connectText } from './walletTexts.ts'
import { ElsewhereLinks } from './OpenWallet.tsx'

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

/** Runs one pairing and returns its state; `onOver` runs when it is connected or closed. Unmounting cancels it. Remount for another wallet or attempt. */
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

const QrCode = lazyScreen(async () => ({ default: (await import('#src/ui/QrCode.tsx')).QrCode }))

/** QR code of a URL; null while the URL loads. */
export function CodeFor({ address, label }: { address: string | null; label: string }) {
  if (address === null)
    return <div role="status" aria-label={t('wallets-pairing-starting')} className="skeleton aspect-square" />
  return (
    <Suspense fallback={<div className="skeleton aspect-square" />}>
      <QrCode text={address} label={label} />
    </Suspense>
  )
}

/** Copies the same URL. */
export function CopyAddress({ address }: { address: string | null }) {
  const platform = usePlatform()
  const toasts = useToasts()
  const copy = async () => {
    if (address !== null) tellCopied(toasts, await platform.copy(address))
  }
  return (
    <Button look="secondary" disabled={address === null} onClick={() => void copy()}>
      {t('wallets-pairing-copy')}
    </Button>
  )
}

/** Install link for this browser; nothing where nothing can be installed. */
export function InstallLink({ connector: { name, installUrl, ways } }: { connector: ConnectorInfo }) {
  if (!installUrl || !ways.includes('install')) return null
  return (
    <a
      href={installUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center justify-center text-small text-muted underline underline-offset-4"
    >
      {t('wallets-pairing-install', { wallet: name })}
    </a>
  )
}

interface PairingEvents {
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
