import type { Ref } from 'react'
import { displayPercent } from '#src/format/percent.ts'
import { t } from '#src/i18n/t.ts'
import { Field } from '#src/ui/Field.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { acceptsLoss, type Loss } from '#src/features/bridge/quotes/loss.ts'

interface LossConfirmProps {
  ref: Ref<HTMLInputElement>
  loss: Loss
  answer: string
  onAnswer: (answer: string) => void
  disabled: boolean
}

const texts = {
  sent: 'review-loss',
  least: 'review-loss-least',
  best: 'review-loss-best',
  best_send: 'review-loss-best_send',
} as const

/** States what is lost and asks for its acceptance: by a switch, or by typing the percentage if it is large. */
export function LossConfirm({ ref, loss, answer, onAnswer, disabled }: LossConfirmProps) {
  const percent = displayPercent(String(loss.percent / 100))
  return (
    <div className="mt-3 grid gap-2" data-testid="loss">
      <div role="status">
        <Notice tone={loss.isTyped ? 'bad' : 'warn'}>{t(texts[loss.against], { percent })}</Notice>
      </div>
      {loss.isTyped ? (
        <Field
          ref={ref}
          inputMode="numeric"
          label={t('review-loss-type', { number: String(loss.percent) })}
          value={answer}
          readOnly={disabled}
          onChange={(event) => onAnswer(event.target.value)}
        />
      ) : (
        <Switch
          label={t('review-loss-accept')}
          on={acceptsLoss(loss, answer)}
          disabled={disabled}
          onChange={(on) => onAnswer(on ? String(loss.percent) : '')}
        />
      )}
    </div>
  )
}
