import { useState } from 'react'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import type { Bridge } from '../hooks/useBridge.ts'

/** Quiet actions below the form: another way to pay, and a link to the form. */
export default function FormEnd({ bridge }: { bridge: Bridge }) {
  return (
    <>
      <AddressChoice bridge={bridge} />
      <ShareForm />
    </>
  )
}

/** Lets another wallet or an exchange pay the deposit instead of a connected wallet, where a provider takes plain payments. */
function AddressChoice({ bridge: { form, byAddress, selection } }: { bridge: Bridge }) {
  const { form: store } = useServices()
  const isChosen = form.byAddress
  // A family whose wallets can’t pay leaves nothing to choose.
  if (!selection?.route.pays_to_address || (byAddress && !isChosen)) return null
  return (
    <Button
      look="quiet"
      className="text-small"
      data-testid="pay-elsewhere"
      onClick={() => store.getState().patch({ byAddress: !isChosen, provider: null })}
    >
      {t(isChosen ? 'quote-by_wallet' : 'quote-by_address')}
    </Button>
  )
}

/** Shares the form as a link, for someone else or another device. */
function ShareForm() {
  const services = useServices()
  const [busy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    try {
      await (await import('../link/shareForm.ts')).shareForm(services, window.location)
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
