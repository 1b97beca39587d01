import { useState } from 'react'
import { useHref } from 'react-router-dom'
import { t } from '#src/i18n/t.ts'
import type { Platform } from '#src/platform/contract.ts'
import { useNativeButton, usePlatform } from '#src/platform/usePlatform.ts'
import { Button } from '#src/ui/Button.tsx'

/** The link opens the same order on any device, without a wallet. */
export function ShareOrder({ orderId }: { orderId: string }) {
  const platform = usePlatform()
  const path = useHref(`/order/${orderId}`)
  const [result, setResult] = useState<Awaited<ReturnType<Platform['share']>> | null>(null)
  const share = async () => {
    const url = new URL(path, window.location.origin).toString()
    setResult(await platform.share({ title: t('share-title'), text: t('share-text'), url }))
  }
  const text = t(result === 'copied' ? 'share-copied' : 'share-action')
  const taken = useNativeButton('secondary', { text, enabled: true, busy: false, press: () => void share() })
  return (
    <>
      {taken ? null : (
        <Button look="secondary" wide onClick={() => void share()}>
          {text}
        </Button>
      )}
      <span role="status" className={result === 'failed' ? 'text-center text-small text-bad' : 'sr-only'}>
        {result === 'copied' ? t('copy-done') : result === 'failed' ? t('copy-failed') : ''}
      </span>
    </>
  )
}
