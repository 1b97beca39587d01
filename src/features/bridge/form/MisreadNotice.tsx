import { t } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'

const SHOWN = 40

/** Reports a text that isn't an amount: either rejected by the field, or still in it and to be corrected. Rarely shown, so it is lazy. */
export default function MisreadNotice({ text, stands }: { text: string; stands: boolean }) {
  return (
    <Notice tone="warn">
      <span className="wrap-anywhere">
        {t(stands ? 'problem-amount_unreadable' : 'problem-amount_misread', {
          text: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text,
        })}
      </span>
    </Notice>
  )
}
