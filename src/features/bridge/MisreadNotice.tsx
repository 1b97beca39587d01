import { t } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'

const SHOWN = 40

/** Says that a text is no amount: one that the field did not take, or one that stands in it and is to be mended. It is seldom there, so it is not part of the first load. */
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
