import { useNavigate } from 'react-router-dom'
import { displayNumber } from '#src/format/amount.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { MainButton } from '#src/ui/MainButton.tsx'
import type { BridgeForm } from '../bridge/form.ts'
import { paramsFromForm } from '../bridge/params.ts'

/** After a small amount has arrived: the form again, for the same receiver, with what is left. */
export function SendRest({ rest, replace = false }: { rest: BridgeForm; replace?: boolean }) {
  const { form: store, link } = useServices()
  const navigate = useNavigate()
  const send = () => {
    // The person has sent to this address with their own hands: it is none that only a link names.
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
