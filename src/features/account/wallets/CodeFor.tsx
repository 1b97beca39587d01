import { Suspense } from 'react'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { tellCopied } from '#src/features/shared/CopyButton.tsx'

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
  const { toasts } = useServices()
  const copy = async () => {
    if (address !== null) tellCopied(toasts, await platform.copy(address))
  }
  return (
    <Button look="secondary" disabled={address === null} onClick={() => void copy()}>
      {t('wallets-pairing-copy')}
    </Button>
  )
}
