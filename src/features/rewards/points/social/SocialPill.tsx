import { t } from '#src/i18n/t.ts'
import { Busy } from '#src/ui/Busy.tsx'
import { softDisabledProps } from '#src/ui/softDisabled.ts'
import { CheckIcon } from '#src/ui/moreIcons.tsx'
import { pill } from '../tasks/TaskFrame.tsx'
import { actionText } from './labels.ts'
import type { SocialNext } from './socialView.ts'

interface PillProps {
  title: string
  next: SocialNext
  /** ID of the form that it submits, for a step that needs a name. */
  form: string | undefined
  onPress: () => void
}

/** Single button of a social task, kept through all steps so that it keeps the focus; a check mark when done. */
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
      {...softDisabledProps(does === 'nothing', form ? undefined : onPress)}
    >
      {label === 'done' ? <CheckIcon /> : actionText(label)}
      {label === 'verifying' ? <Busy /> : null}
    </button>
  )
}
