import { createStore, type StoreApi } from 'zustand/vanilla'
import { trimDecimals } from '#core/format/number.ts'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { BridgeForm } from '#src/features/shared/form.ts'
import { commaMeans, inField, pointMeans } from '#src/format/amount.ts'
import { normalizeDigits, mayBecomeAmount, readAmount } from '#core/format/readAmount.ts'

interface BridgeFormState extends BridgeForm {
  /** Text of an amount field while it is being edited; null: the field shows its amount. */
  readonly draft: string | null
  /** Input that isn't an amount; reported until there is another amount. */
  readonly parseError: string | null
  /** Side of the field that `draft` and `parseError` belong to. */
  readonly edited: ExactSide
  /** Payment request that the form was opened for; `payment` is empty while the form has other terms. */
  readonly request: PaidRequest | null
  /** Domain name that led to the recipient's address; null for an address of its own. */
  readonly recipientName: string | null
  /** Provider whose quote was chosen for this pair; null: the best one. */
  readonly provider: string | null
  /** Gas on arrival in native base units, for one asset and recipient (their ids together); null: none. */
  readonly gas: { readonly to: string; readonly amount: string } | null
  /** The user's own choice of gas on arrival by network, for this visit. */
  readonly gasChoice: Readonly<Record<number, boolean>>
  /** The deposit is to be paid from another wallet or an exchange. */
  readonly byAddress: boolean
  patch(
    fields: Partial<
      BridgeForm & Pick<BridgeFormState, 'recipientName' | 'provider' | 'gas' | 'gasChoice' | 'byAddress'>
    >,
  ): void
  /** Parses the content of a side's amount field after an input event; an amount in it makes that side exact. `symbol`: of the side's asset. */
  setDraft(text: string, side?: ExactSide, symbol?: string): void
  /** Ends editing of the amount; invalid text stays for correction. */
  commitDraft(): void
}
export type BridgeFormStore = StoreApi<BridgeFormState>

interface PaidRequest {
  readonly id: string
  /** Values of the form that the request fixes. */
  readonly terms: string
  /** Destination asset of the request; absent until the catalogue is known. */
  readonly asset?: string
  /** The form's pair leads to another asset. */
  readonly isOther?: boolean
}

/** Recipients are compared in any spelling: confirming one replaces the link's by the canonical one. */
const termsOf = ({ toChainId, exact, amount, recipient }: BridgeForm): string =>
  [toChainId, exact, trimDecimals(amount, 40), recipient.toLowerCase()].join()

/** Text of a side's amount field; empty where the quote's figure is shown. */
export const fieldText = (
  { draft, edited, exact, amount }: Pick<BridgeFormState, 'draft' | 'edited' | 'exact' | 'amount'>,
  side: ExactSide,
): string => (edited === side ? draft : null) ?? (exact === side ? inField(amount) : '')

/** Outlives the page, so that the review sheet and a visit to the history keep the form. */
export function createBridgeFormStore(initial: BridgeForm): BridgeFormStore {
  const store = createStore<BridgeFormState>()((set, get) => ({
    ...initial,
    draft: null,
    parseError: null,
    edited: initial.exact,
    request: null,
    recipientName: null,
    provider: null,
    gas: null,
    gasChoice: {},
    byAddress: false,
    patch: (fields) =>
      set((now) => {
        const next = {
          ...now,
          // An amount that names no side is meant to be sent.
          ...('amount' in fields ? { draft: null, parseError: null, exact: 'send' as const } : {}),
          ...('fromChainId' in fields || 'toChainId' in fields || 'token' in fields ? { provider: null } : {}),
          ...('recipient' in fields && fields.recipient !== now.recipient ? { recipientName: null } : {}),
          ...fields,
        }
        const { payment } = fields
        // A copy of this form has its payment as well, and begins no request.
        if (!('payment' in fields) || (payment === now.payment && fields.amount === now.amount)) return next
        return { ...next, request: payment ? { id: payment, terms: termsOf(next) } : null }
      }),
    setDraft: (text, side = 'send', symbol = get().token) => set((now) => withDraft(now, text, side, symbol)),
    commitDraft: () => set(withoutDraft),
  }))
  store.subscribe((now) => {
    const { request } = now
    if (!request) return
    const payment = termsOf(now) === request.terms && !request.isOther ? request.id : ''
    if (payment !== now.payment) store.setState({ payment })
  })
  return store
}

type AmountState = Pick<BridgeFormState, 'amount' | 'exact' | 'draft' | 'edited' | 'parseError'>

/** Changes of the amounts by an edit of a side's field: an amount in it makes that side exact. */
export function withDraft(now: AmountState, text: string, side: ExactSide, symbol: string): Partial<AmountState> {
  const typed = editedAmount(fieldText(now, side), text, symbol)
  const field = { draft: now.edited === side ? now.draft : null, ...typed, edited: side }
  if (typed.amount === undefined || now.exact === side) return field
  if (typed.amount || (text.trim() && typed.parseError === null)) return { ...field, exact: side }
  // Without an amount in it, this side leaves the other one exact.
  return { ...field, draft: text.trim() ? field.draft : null, amount: now.amount }
}

/** Changes of the amounts when an edit ends; invalid text stays for correction. */
export const withoutDraft = ({ amount, draft, edited, exact }: AmountState): Partial<AmountState> =>
  draft === null ? {} : amount === '' || edited !== exact ? { parseError: draft.trim() || null } : { draft: null }

/** Result of an edit of the amount field; absent fields stay unchanged. */
interface Typed {
  readonly amount?: string
  /** Text while it is being edited; null: the field shows the amount. */
  readonly draft?: string | null
  /** Text to report as no amount. */
  readonly parseError: string | null
}

/** Characters of numbers, more of them than any number needs. The sign is included: dropping it would turn "-1" into 1. */
const numeric = /^\s*[-+−–]?[\d\s.,'_]{0,60}$/u

/**
 * Parses the whole field, so that typing and pasting give the same amount; "1,000" is a thousand where the locale groups by commas.
 * Invalid input never becomes another amount: digits stay in the field with an empty amount, other text changes nothing.
 */
export function typedAmount(text: string, symbol: string): Typed {
  const isNumeric = numeric.test(normalizeDigits(text))
  const amount = readAmount(text, { symbol, comma: commaMeans(), point: pointMeans() })
  if (amount !== null) return { amount, draft: isNumeric ? text : null, parseError: null }
  if (!isNumeric) return { parseError: text.trim() }
  return { amount: '', draft: text, parseError: mayBecomeAmount(text) ? null : text.trim() }
}

/** Characters that an edit has put between the unchanged start and end of a text. */
function insertedLength(before: string, after: string): number {
  const least = Math.min(before.length, after.length)
  let start = 0
  while (start < least && before[start] === after[start]) start++
  let end = 0
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return after.length - start - end
}

/**
 * Parses an edit of the displayed text. A typed character that fits no amount stays to be corrected: dropping it would let the next
 * keys make another amount of "1e5". A pasted text that isn’t an amount changes nothing.
 */
function editedAmount(shown: string, text: string, symbol: string): Typed {
  const typed = typedAmount(text, symbol)
  if (typed.amount !== undefined || insertedLength(shown, text) > 1) return typed
  return { amount: '', draft: text, parseError: text.trim() }
}
