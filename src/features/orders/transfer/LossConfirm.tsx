import type { Ref } from 'react'
import { displayPercent } from '#src/format/percent.ts'
import { t } from '#src/i18n/t.ts'
import { Field } from '#src/ui/Field.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Switch } from '#src/ui/Switch.tsx'

/** Whole percent above which a loss is confirmed, and above which it is typed. */
const CONFIRMED_ABOVE = 3
const TYPED_ABOVE = 15

export interface Loss {
  /** Whole percent of the sent value, rounded up. */
  readonly percent: number
  readonly isTyped: boolean
}

/** The loss that has to be accepted before a transfer; null up to three percent and where a price is missing. */
export function lossToAccept(share: number | null): Loss | null {
  // Prices of two sources differ in the last digits: 3.0000001 % is 3 %.
  const percent = share === null ? 0 : Math.ceil(share * 100 - 1e-6)
  return percent > CONFIRMED_ABOVE ? { percent, isTyped: percent > TYPED_ABOVE } : null
}

/** True if the answer accepts exactly this loss: a larger one of a later quote has to be accepted again. */
export const acceptsLoss = (loss: Loss | null, answer: string): boolean =>
  loss === null || answer.trim().replace(/[%٪\s]/g, '') === String(loss.percent)

interface LossConfirmProps {
  ref: Ref<HTMLInputElement>
  loss: Loss
  answer: string
  onAnswer: (answer: string) => void
  disabled: boolean
}

/** States what is lost and asks for its acceptance: by a switch, or by typing the percentage if it is large. */
export function LossConfirm({ ref, loss, answer, onAnswer, disabled }: LossConfirmProps) {
  const percent = displayPercent(String(loss.percent / 100))
  return (
    <div className="mt-3 grid gap-2" data-testid="loss">
      <Notice tone={loss.isTyped ? 'bad' : 'warn'}>{t('review-loss', { percent })}</Notice>
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
