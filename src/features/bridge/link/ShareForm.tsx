import { useState } from 'react'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'

/** Shares the form as a link, for someone else or another device. */
export function ShareForm() {
  const services = useServices()
  const [busy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    try {
      await (await import('./shareForm.ts')).shareForm(services, window.location)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="faint" disabled={busy} onClick={() => void share()}>
      {t('link-share')}
    </Button>
  )
}
