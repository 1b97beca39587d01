import { useState } from 'react'
import { inField } from '#src/format/amount.ts'
import { displayPercent } from '#src/format/percent.ts'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import type { SwapForm } from '../quote/useSwap.ts'
import { MOST_BPS, parseSlippage, slippagePercent, slippagePresets, slippageWarning } from '../model/slippage.ts'

const choices = [null, ...slippagePresets] as const

/** Choice of the slippage: the suggested one, one of three, or the user's own. */
export function SlippageSheet({ swap: { form, store, quote }, onClose }: { swap: SwapForm; onClose: () => void }) {
  const isOwn = form.slippage !== null && !slippagePresets.some((bps) => bps === form.slippage)
  const [text, setText] = useState(isOwn && form.slippage !== null ? inField(slippagePercent(form.slippage)) : '')
  /** Applied while the typed text isn’t a slippage. */
  const [kept, setKept] = useState(form.slippage)
  const typed = text.trim() === '' ? null : parseSlippage(text)
  const isWrong = text.trim() !== '' && typed === null
  const warning = slippageWarning(form.slippage)
  const choose = (bps: number | null) => {
    setText('')
    setKept(bps)
    store.getState().setSlippage(bps)
  }
  const type = (value: string) => {
    setText(value)
    store.getState().setSlippage(value.trim() === '' ? null : (parseSlippage(value) ?? kept))
  }
  const auto =
    quote?.kind === 'swap' && form.slippage === null
      ? t('swap-slippage-auto_now', { percent: displayPercent(String(quote.slippage_bps / 10_000)) })
      : t('swap-slippage-auto_about')
  return (
    <Sheet
      title={t('swap-slippage')}
      onClose={onClose}
      footer={
        <Button wide disabled={isWrong} onClick={onClose}>
          {t('swap-done')}
        </Button>
      }
    >
      <p className="text-small text-pretty text-muted">{t('swap-slippage-about')}</p>
      <div role="group" aria-label={t('swap-slippage')} className="mt-4 grid grid-cols-4 gap-2 max-[20rem]:grid-cols-2">
        {choices.map((bps) => (
          <button
            key={bps}
            type="button"
            aria-pressed={text === '' && form.slippage === bps}
            onClick={() => choose(bps)}
            className="press min-h-11 rounded-full border border-line px-2 text-small font-semibold text-muted hover:border-control-line hover:text-text aria-pressed:border-tide aria-pressed:tint-tide aria-pressed:text-tide"
          >
            {bps === null ? t('swap-slippage-auto') : displayPercent(String(bps / 10_000))}
          </button>
        ))}
      </div>
      <div className="mt-4">
        <Field
          label={t('swap-slippage-own')}
          inputMode="decimal"
          placeholder={inField('0.5')}
          value={text}
          onChange={(event) => type(event.target.value)}
          note={auto}
          error={isWrong ? t('swap-slippage-invalid', { percent: displayPercent(String(MOST_BPS / 10_000)) }) : null}
        />
      </div>
      <div role="status" className="mt-3 empty:mt-0">
        {warning && !isWrong ? <Notice tone="warn">{t(`swap-slippage-${warning}`)}</Notice> : null}
      </div>
    </Sheet>
  )
}
