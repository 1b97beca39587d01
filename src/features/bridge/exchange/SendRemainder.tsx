import { useNavigate } from 'react-router-dom'
import { displayNumber } from '#src/format/amount.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { MainButton } from '#src/ui/MainButton.tsx'
import type { BridgeForm } from '#src/features/shared/form.ts'
import { paramsFromForm } from '#src/features/shared/params.ts'

/** After a test amount has arrived: opens the form for the same recipient with the rest. */
export function SendRemainder({ rest, replace = false }: { rest: BridgeForm; replace?: boolean }) {
  const { form: store, link } = useServices()
  const navigate = useNavigate()
  const send = () => {
    // The user has already sent to this address, so it no longer counts as set by a link only.
    link.getState().confirmRecipient({ address: rest.recipient, memo: rest.memo, asLinked: false })
    store.getState().patch(rest)
    void navigate(`/?${paramsFromForm(rest).toString()}`, { replace })
  }
  return (
    <MainButton
      data-testid="send-rest"
      text={t('exchange-rest', { amount: `${displayNumber(rest.amount, 8)} ${rest.token}` })}
      onClick={send}
    />
  )
}
