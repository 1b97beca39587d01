import { Suspense } from 'react'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import type { Bridge } from '../hooks/useBridge.ts'
import type { FormActions } from '../hooks/useFormActions.ts'

const NetworkPicker = lazyScreen(() => import('../pickers/networks/NetworkPicker.tsx'))
const AssetPicker = lazyScreen(() => import('../pickers/assets/AssetPicker.tsx'))
const RecipientSheet = lazyScreen(() => import('../destination/RecipientSheet.tsx'))
const ExchangeSheet = lazyScreen(() => import('../destination/ExchangeSheet.tsx'))

interface FormSheetsProps extends Pick<FormActions, 'openSheet'> {
  bridge: Bridge
  sheet: NonNullable<FormActions['sheet']>
}

/** The sheet that a button of the form has opened. */
export default function FormSheets({ bridge, sheet, openSheet }: FormSheetsProps) {
  const { form, catalogue, to } = bridge
  const close = () => openSheet(null)
  return (
    <Suspense fallback={null}>
      {catalogue && (sheet === 'from' || sheet === 'to') ? (
        <NetworkPicker side={sheet} bridge={bridge} catalogue={catalogue} onClose={close} />
      ) : null}
      {catalogue && sheet === 'asset' ? <AssetPicker bridge={bridge} catalogue={catalogue} onClose={close} /> : null}
      {sheet === 'recipient' && to && form.exchangeId !== null ? (
        <ExchangeSheet bridge={bridge} to={to} onClose={close} onOther={() => openSheet('to')} />
      ) : null}
      {sheet === 'recipient' && to && form.exchangeId === null ? (
        <RecipientSheet bridge={bridge} to={to} onClose={close} />
      ) : null}
    </Suspense>
  )
}
