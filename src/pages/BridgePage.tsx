import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { BridgeAside } from '#src/features/bridge/form/BridgeAside.tsx'
import { BridgeForm } from '#src/features/bridge/form/BridgeForm.tsx'
import { settleForm } from '#src/features/shared/form.ts'
import { useBridge, type Bridge } from '#src/features/bridge/hooks/useBridge.ts'
import { type FormActions, useFormActions } from '#src/features/bridge/hooks/useFormActions.ts'
import { useFormAddress } from '#src/features/bridge/hooks/useFormAddress.ts'
import { useDeepLink } from '#src/features/bridge/link/useDeepLink.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { AfterStartup } from '#src/ui/AfterStartup.tsx'
import { markStartupIdle } from '#src/ui/startupIdle.ts'
import { useTwoColumns } from '#src/ui/browserState.ts'
import type * as slots from './formSlots.tsx'

const lazySlot = (name: keyof typeof slots) =>
  lazyScreen<{ bridge: Bridge }>(async () => ({ default: (await import('./formSlots.tsx'))[name] }))
const BannersSlot = lazySlot('BannersSlot')
const BelowFormSlot = lazySlot('BelowFormSlot')
const NotOpenSlot = lazySlot('NotOpenSlot')
const RewardsSlot = lazySlot('RewardsSlot')
const TransferSlot = lazySlot('TransferSlot')

/** Context of the sheets above the form. */
export interface BridgeOutlet {
  bridge: Bridge
  actions: FormActions
}

/** Bridge page with an outlet for the sheets above it (/confirm, and /completed/{id} by its own link). */
export function BridgePage() {
  const { form: store } = useServices()
  const bridge = useBridge()
  const actions = useFormActions(bridge)
  const { catalogue, form } = bridge
  const wide = useTwoColumns()

  const priced = bridge.view.receive !== null
  // Content around the form starts loading only once the form has rendered.
  useEffect(() => {
    if (priced) markStartupIdle()
  }, [priced])

  useDeepLink(catalogue)
  // Replaces a form that the catalogue cannot serve by the nearest one.
  useEffect(() => {
    // Waits until values that a link has filled in meanwhile are rendered.
    if (!catalogue || store.getState() !== form) return
    const settled = settleForm(catalogue, form)
    const { fromChainId, toChainId, token } = settled
    if (fromChainId !== form.fromChainId || toChainId !== form.toChainId || token !== form.token)
      store.getState().patch(settled)
  }, [catalogue, form, store])

  useFormAddress(form, Boolean(catalogue))

  const rewards = (
    <AfterStartup>
      <RewardsSlot bridge={bridge} />
    </AfterStartup>
  )
  const banners = (
    <AfterStartup>
      <BannersSlot bridge={bridge} />
    </AfterStartup>
  )
  return (
    <div className="mx-auto grid w-full max-w-[30rem] grid-cols-[minmax(0,1fr)] items-start gap-6 min-[48rem]:max-w-[55.5rem] min-[48rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] min-[60rem]:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
      <h1 className="sr-only">{t('bridge-title')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <BridgeForm
          bridge={bridge}
          actions={actions}
          below={<BelowFormSlot bridge={bridge} />}
          notOpenLinks={<NotOpenSlot bridge={bridge} />}
        />
        {wide ? null : rewards}
        {wide ? null : banners}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <BridgeAside bridge={bridge} transfer={<TransferSlot bridge={bridge} />} rewards={rewards} />
        {wide ? banners : null}
      </div>
      <Outlet context={{ bridge, actions } satisfies BridgeOutlet} />
    </div>
  )
}
