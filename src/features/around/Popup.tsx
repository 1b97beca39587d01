import type { PopupRow } from '#core/wire/site.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'

/** A partner's activity: what it is about, and the form filled for it with one tap (spec §2). */
export default function Popup({ popup, onClose }: { popup: PopupRow; onClose: () => void }) {
  const { form } = useServices()
  const bridge = () => {
    const { from, to, token } = popup.preset
    form.getState().patch({ ...(from === null ? {} : { fromChainId: from }), ...(to === null ? {} : { toChainId: to }), ...(token === null ? {} : { token }) })
    onClose()
  }
  return (
    <Sheet
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
