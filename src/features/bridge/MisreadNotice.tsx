import { t } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'

const SHOWN = 40

/** Says what an amount field did not take; it is seldom there, so it is not part of the first load. */
export default function MisreadNotice({ text }: { text: string }) {
  return (
    <Notice tone="warn">
      <span className="wrap-anywhere">{t('problem-amount_misread', { text: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text })}</span>
    </Notice>
  )
}
