import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import GasOnArrival from '../destination/GasOnArrival.tsx'
import type { Bridge } from '../hooks/useBridge.ts'
import type { BridgeFormStore } from '../model/formStore.ts'

/**
 * Parts of the form below its destination: the payment request that it pays, gas on arrival, and a deposit from elsewhere. The
 * last is in the line below the form, so that nothing moves when this code loads.
 */
export default function FormOptions({ bridge }: { bridge: Bridge }) {
  const line = document.getElementById('elsewhere')
  return (
    <>
      <RequestRow bridge={bridge} />
      {'canonical' in bridge.recipient ? <GasOnArrival bridge={bridge} /> : null}
      {line ? createPortal(<AddressChoice bridge={bridge} />, line) : null}
    </>
  )
}

/** Tells that the form pays a request, or that its terms are no longer the request's. */
function RequestRow({ bridge: { form, selection } }: { bridge: Bridge }) {
  const { form: store } = useServices()
  const id = form.request?.id
  const asset = selection?.toAsset.asset_id
  useEffect(() => {
    if (id !== undefined && asset !== undefined) noteRequestAsset(store, asset)
  }, [store, id, asset])
  // An empty field is about to get another amount.
  if (id === undefined || (!form.payment && form.amount === '')) return null
  return (
    <div role="status" data-testid="pays-request" className="border-t border-line bg-raised px-4 py-3 text-small">
      {form.payment ? (
        t('quote-pays_request')
      ) : (
        <Notice
          tone="warn"
          action={{ label: t('action-dismiss'), onClick: () => store.getState().patch({ payment: '' }) }}
        >
          {t('quote-request_ended')}
        </Notice>
      )}
    </div>
  )
}

/** Compares the destination asset with the request's: the first asset of its form. Other sources may lead to the same one. */
export const noteRequestAsset = (store: BridgeFormStore, asset: string): void =>
  store.setState(({ request }) => ({
    request: request && { asset, ...request, isOther: request.asset !== undefined && request.asset !== asset },
  }))

/** Lets another wallet or an exchange pay the deposit instead of a connected wallet, where a provider takes plain payments. */
function AddressChoice({ bridge: { form, byAddress, selection } }: { bridge: Bridge }) {
  const { form: store } = useServices()
  const isChosen = form.byAddress
  // A family whose wallets can’t pay leaves nothing to choose.
  if (!selection?.route.pays_to_address || (byAddress && !isChosen)) return null
  return (
    <Button
      look="quiet"
      className="order-last text-small"
      data-testid="pay-elsewhere"
      onClick={() => store.getState().patch({ byAddress: !isChosen, provider: null })}
    >
      {t(isChosen ? 'quote-by_wallet' : 'quote-by_address')}
    </Button>
  )
}
