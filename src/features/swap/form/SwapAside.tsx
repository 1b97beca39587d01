import { t } from '#src/i18n/t.ts'
import { SwapFacts } from '../quote/SwapFacts.tsx'
import type { SwapForm } from '../quote/useSwap.ts'

/** Column next to the form: the facts of the quote, and how a swap works. */
export function SwapAside({ swap, onQuotes }: { swap: SwapForm; onQuotes: () => void }) {
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <SwapFacts swap={swap} onQuotes={onQuotes} />
      <section className="card p-5">
        <h2 className="text-heading font-semibold tracking-tight">{t('swap-how-title')}</h2>
        <ol className="mt-3 grid gap-3 text-small">
          {([1, 2, 3] as const).map((step) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-6 flex-none place-items-center rounded-full bg-raised text-caption font-semibold"
              >
                {step}
              </span>
              <span className="min-w-0 wrap-anywhere">{t(`swap-how-${step}`)}</span>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  )
}
