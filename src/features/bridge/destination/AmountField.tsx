import { type RefObject, useLayoutEffect } from 'react'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { AmountText, heroSize } from '#src/ui/AmountText.tsx'
import type { Selection } from '#src/features/shared/form.ts'
import type { Bridge } from '../hooks/useBridge.ts'
import { type BridgeFormStore, fieldText } from '../model/formStore.ts'

const fields = {
  send: { name: 'amount', label: 'bridge-amount', asset: 'fromAsset' },
  receive: { name: 'receive', label: 'bridge-amount_receive', asset: 'toAsset' },
} as const satisfies Record<
  ExactSide,
  { readonly name: string; readonly label: string; readonly asset: keyof Selection }
>

interface AmountFieldProps {
  side: ExactSide
  bridge: Bridge
  amountInput: RefObject<HTMLInputElement | null>
  isWrong: boolean
}

/** Amount of one side: the typed one, or the quote’s figure in the place of the next one. Typing makes that side exact. */
export function AmountField({
  side,
  bridge: { form, view, stale, selection },
  amountInput,
  isWrong,
}: AmountFieldProps) {
  const { form: store } = useServices()
  useEarlyTyping(amountInput, side)
  const { name, label, asset } = fields[side]
  const figure = view[side]
  const shown = fieldText(form, side)
  // Text to be corrected takes the place of the figure.
  const isOwn = form.exact === side || shown !== ''
  return (
    <div className="@container relative mt-3 focus-within:[&>div]:opacity-50">
      {isOwn ? null : (
        <AmountText
          id={`${side}-figure`}
          data-testid={`${side}-amount`}
          text={figure ?? (view.unpriced ? '–' : '0')}
          muted={figure === null || stale}
        >
          {figure === null && view.button.text === t('main-quoting') ? <span className="skeleton h-9 w-48" /> : null}
        </AmountText>
      )}
      <input
        ref={amountInput}
        id={name}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={isOwn ? '0' : undefined}
        aria-label={t(label)}
        aria-invalid={isWrong}
        aria-describedby={`${side}-figure ${name}-notes`}
        value={shown}
        onChange={({ target: { value } }) => store.getState().setDraft(value, side, selection?.[asset].symbol)}
        onBlur={() => store.getState().commitDraft()}
        style={heroSize(shown)}
        className={`h-12 w-full border-b-2 bg-transparent font-semibold tracking-tight outline-none placeholder:text-muted ${isOwn ? '' : 'absolute inset-0 '}${isWrong ? 'border-bad/50 focus-visible:border-bad' : 'border-transparent focus-visible:border-tide'}`}
      />
    </div>
  )
}

function takeOver(input: HTMLInputElement, side: ExactSide, form: BridgeFormStore): void {
  if (input.value === '') return
  const before = form.getState()
  before.setDraft(input.value, side)
  // An amount that a link has filled in is not being edited.
  if (form.getState().amount === before.amount) before.commitDraft()
  input.value = fieldText(form.getState(), side)
}

/** Takes over text typed into the prerendered page before its code loaded, and starts a quote for it. */
function useEarlyTyping(field: RefObject<HTMLInputElement | null>, side: ExactSide): void {
  const { form } = useServices()
  useLayoutEffect(() => {
    if (field.current) takeOver(field.current, side, form)
  }, [field, side, form])
}
