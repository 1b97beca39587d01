import { t } from '#src/i18n/t.ts'
import { type BoostStep, factorText } from './boostView.ts'

const LOWEST = 24
const RISE = 40

/** Boost tiers as ascending steps: multiplier above, first transfer below. */
export function BoostSteps({ steps }: { steps: readonly BoostStep[] }) {
  const top = Math.max(101, ...steps.map((step) => step.percent))
  return (
    <ol
      style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
      className="mt-4 grid items-end gap-1 text-center"
      data-testid="boost-steps"
    >
      {steps.map(({ from, percent, current, reached }) => (
        <li key={percent} aria-current={current ? 'step' : undefined}>
          <span className={`block text-caption ${current ? 'font-semibold text-tide' : 'text-muted'}`}>
            {factorText(percent)}
          </span>
          <span
            aria-hidden="true"
            style={{ height: `${(LOWEST + (RISE * (percent - 100)) / (top - 100)) / 16}rem` }}
            className={`mt-1 block rounded-t-lg ${current ? 'bg-tide' : reached ? 'bg-tide/40' : 'bg-line'}`}
          />
          <span aria-hidden="true" className={`mt-1 block text-caption ${current ? 'font-semibold' : 'text-muted'}`}>
            {from}
          </span>
          <span className="sr-only">{t('points-boost-from', { from })}</span>
        </li>
      ))}
    </ol>
  )
}
