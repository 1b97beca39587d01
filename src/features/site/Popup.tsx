import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PopupRow } from '#core/wire/site.ts'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { paramsFromForm } from '../shared/params.ts'
import { popupForm } from './popupForm.ts'

/** A partner's campaign: a description, and a button that fills the form (spec §2). */
export default function Popup({ popup, onClose }: { popup: PopupRow; onClose: () => void }) {
  const { api, form: store, link } = useServices()
  const navigate = useNavigate()
  const atForm = useLocation().pathname === '/'
  const chains = useQuery(chainsQuery(api)).data
  const tokens = useQuery(tokensQuery(api)).data
  const bridge = () => {
    const form = popupForm(
      chains && tokens ? { ...chains, tokens: tokens.list } : null,
      link.getState().link,
      popup.preset,
      store.getState(),
    )
    store.getState().patch(form)
    onClose()
    void navigate(`/?${paramsFromForm(form).toString()}`, { replace: atForm })
  }
  return (
    <Sheet
      gives
      title={popup.title}
      onClose={onClose}
      footer={
        <Button wide onClick={bridge}>
          {t('around-popup-bridge')}
        </Button>
      }
    >
      {popup.img ? <img src={popup.img} alt="" className="mx-auto my-2 max-h-40" /> : null}
      <p className="text-body">{popup.text}</p>
    </Sheet>
  )
}
