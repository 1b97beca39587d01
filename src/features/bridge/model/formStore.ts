import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { BridgeForm } from '#src/features/shared/form.ts'
import { commaMeans, inField, pointMeans } from '#src/format/amount.ts'
import { normalizeDigits, mayBecomeAmount, readAmount } from '#src/features/shared/readAmount.ts'

interface BridgeFormState extends BridgeForm {
  /** Text of the amount while it is being edited; null: the field shows the amount. */
  readonly draft: string | null
  /** Input that isn't an amount; reported until there is another amount. */
  readonly parseError: string | null
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
  /** Parses the content of a side's amount field after an input event; an amount in it makes that side exact. */
  setDraft(text: string, side?: ExactSide): void
  /** Ends editing of the amount; invalid text stays for correction. */
  commitDraft(): void
}
export type BridgeFormStore = StoreApi<BridgeFormState>

/** Outlives the page, so that the review sheet and a visit to the history keep the form. */
export function createBridgeFormStore(initial: BridgeForm): BridgeFormStore {
  const store = createStore<BridgeFormState>()((set, get) => ({
    ...initial,
    draft: null,
    parseError: null,
    recipientName: null,
    provider: null,
    gas: null,
    gasChoice: {},
    byAddress: false,
    patch: (fields) =>
      set({
        // An amount that names no side is meant to be sent.
        ...('amount' in fields ? { draft: null, parseError: null, exact: 'send' } : {}),
        ...('fromChainId' in fields || 'toChainId' in fields || 'token' in fields ? { provider: null } : {}),
        ...('recipient' in fields && fields.recipient !== get().recipient ? { recipientName: null } : {}),
        ...fields,
      }),
    setDraft: (text, side = 'send') =>
      set(({ amount, draft, token, exact }) => {
        const typed = editedAmount(exact === side ? (draft ?? inField(amount)) : '', text, token)
        return typed.amount === undefined ? typed : { ...typed, exact: side }
      }),
    commitDraft: () =>
      set(({ amount, draft }) =>
        draft === null ? {} : amount === '' ? { parseError: draft.trim() || null } : { draft: null },
      ),
  }))
  store.subscribe((now, before) => {
    if (now.payment && now.payment === before.payment && requested.some((field) => now[field] !== before[field]))
      now.patch({ payment: '' })
  })
  return store
}

/** Fields that a payment request fixes: with another value the form no longer pays the request. */
const requested = ['toChainId', 'token', 'recipient', 'amount', 'exact'] as const

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
