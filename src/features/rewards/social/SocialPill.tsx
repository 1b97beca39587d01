import { t } from '#src/i18n/t.ts'
import { Busy } from '#src/ui/Busy.tsx'
import { held } from '#src/ui/held.ts'
import { CheckIcon } from '#src/ui/moreIcons.tsx'
import { pill } from '../TaskFrame.tsx'
import { actionText } from './labels.ts'
import type { SocialNext } from './socialView.ts'

interface PillProps {
  title: string
  next: SocialNext
  /** The form that it sends, where the step needs a name. */
  form: string | undefined
  onPress: () => void
}

/** The one button of a social task: the same one through all steps, so that the keyboard stays on it; at last the check mark. */
export function SocialPill({ title, next, form, onPress }: PillProps) {
  const { label, does } = next
  const look = label === 'done' ? pill.done : label === 'verify' || label === 'auth' ? pill.ready : pill.open
  const opens = does === 'open' ? `, ${t('social-opens')}` : ''
  return (
    <button
      type={form ? 'submit' : 'button'}
      form={form}
      aria-label={`${title}: ${actionText(label)}${opens}`}
      aria-busy={label === 'verifying' || undefined}
      className={look}
      {...held(does === 'nothing', form ? undefined : onPress)}
    >
      {label === 'done' ? <CheckIcon /> : actionText(label)}
      {label === 'verifying' ? <Busy /> : null}
    </button>
  )
}
