import type { BridgeForm } from '#src/features/shared/form.ts'
import { formatUnits, MAX_DECIMALS, parseUnits } from '#core/money/units.ts'
import { createPersisted, listOf } from '#src/platform/persisted.ts'

/** Remaining amounts for exchanges after a test amount, by order, stored in this browser only. */
export interface RemainderStore {
  /** Records the wanted form before a test amount replaces its amount. */
  plan(wanted: BridgeForm, small: string): void
  /** Links an order to the form that it was created from. */
  keep(orderId: string, form: BridgeForm): void
  /** Its deposit was sent, so an earlier remainder for this recipient is done. */
  sent(orderId: string, form: BridgeForm): void
  of(orderId: string): BridgeForm | null
}

interface Row {
  /** Null: planned, without an order yet. */
  readonly orderId: string | null
  readonly form: BridgeForm
  /** Test amount of a plan; a different amount ends the plan. */
  readonly small?: string
  /** Epoch ms. */
  readonly plannedAt?: number
}

const KEEP = 20
/** A plan expires, because the same small amount weeks later may be the whole intent. */
const PLAN_LIFE = 24 * 60 * 60_000

/** Plans without a timestamp, stored by earlier versions, count as expired. */
const isFresh = ({ plannedAt }: Row, now: number): boolean =>
  plannedAt !== undefined && now >= plannedAt && now - plannedAt < PLAN_LIFE

export function createRemainderStore(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  clock: () => number = Date.now,
): RemainderStore {
  const kept = createPersisted(storage, { key: 'causeway.rests', parse: listOf(isRow), fallback: [] })
  const list = kept.read
  // A failure only means typing the rest again.
  const write = (rows: readonly Row[]): void => void kept.write(rows.slice(0, KEEP))
  const others = (orderId: string | null): Row[] => list().filter((row) => row.orderId !== orderId)
  return {
    plan: (wanted, small) =>
      write([{ orderId: null, form: fieldsOf(wanted), small, plannedAt: clock() }, ...others(null)]),
    keep(orderId, form) {
      const plan = list().find((row) => row.orderId === null)
      const rest =
        plan && isFresh(plan, clock()) && plan.small === form.amount ? remainingForm(plan.form, fieldsOf(form)) : null
      if (rest) write([{ orderId, form: rest }, ...others(null)])
    },
    sent: (orderId, form) =>
      write(list().filter((row) => row.orderId === orderId || row.orderId === null || !sameReceiver(row.form, form))),
    of: (orderId) => list().find((row) => row.orderId === orderId)?.form ?? null,
  }
}

/** Drops everything else in the form's store. */
const fieldsOf = ({
  fromChainId,
  toChainId,
  token,
  amount,
  exact,
  recipient,
  exchangeId,
  memo,
}: BridgeForm): BridgeForm => ({
  fromChainId,
  toChainId,
  token,
  amount,
  exact,
  recipient,
  exchangeId,
  memo,
})

function isRow(value: unknown): value is Row {
  const { orderId, form, plannedAt } = (value ?? {}) as Record<string, unknown>
  if (plannedAt !== undefined && typeof plannedAt !== 'number') return false
  if ((orderId !== null && typeof orderId !== 'string') || typeof form !== 'object' || form === null) return false
  const fields = form as Record<string, unknown>
  const texts = ['token', 'amount', 'recipient', 'memo'].every((key) => typeof fields[key] === 'string')
  return texts && ['fromChainId', 'toChainId', 'exchangeId'].every((key) => Number.isSafeInteger(fields[key]))
}

/** Same asset, route and recipient. */
const samePlace = (a: BridgeForm, b: BridgeForm): boolean =>
  (['fromChainId', 'toChainId', 'token', 'exchangeId'] as const).every((field) => a[field] === b[field])

/** Same memo, hence the same customer, as well. */
export const sameReceiver = (a: BridgeForm, b: BridgeForm): boolean =>
  samePlace(a, b) && a.recipient === b.recipient && a.memo === b.memo

/** The plan has no recipient yet, or has the recipient of the sent form. */
const fits = (planned: BridgeForm, sent: BridgeForm): boolean =>
  samePlace(planned, sent) &&
  (['recipient', 'memo'] as const).every((field) => planned[field] === '' || planned[field] === sent[field])

function unitsOf(text: string): bigint {
  try {
    return parseUnits(text, MAX_DECIMALS)
  } catch {
    return 0n
  }
}

/**
 * Form that sends the rest after a test amount. `planned` has the amount before the test amount replaced it; `sent` is the order's form.
 * Null when something else was sent or nothing is left.
 */
export function remainingForm(planned: BridgeForm | null, sent: BridgeForm): BridgeForm | null {
  if (!planned || sent.exchangeId === null || sent.exact === 'receive' || !fits(planned, sent)) return null
  const rest = unitsOf(planned.amount) - unitsOf(sent.amount)
  return rest > 0n ? { ...sent, amount: formatUnits(rest, MAX_DECIMALS) } : null
}
