import { createPersisted, isText, listOf } from '#src/platform/persisted.ts'

/**
 * A transfer in two steps: a swap, then an order for what it brought. Nothing joins them on chain; between them the tokens are in
 * the user's wallet.
 */
export interface TransferPlan {
  readonly swapId: string
  readonly depositor: string
  /** Asset that the swap brings and the order sends. */
  readonly viaAsset: string
  readonly toAsset: string
  /** Least that the order would have paid out when its user agreed to the plan, in base units. */
  readonly promised: string
  /** Empty: the user's own wallet on the destination. */
  readonly recipient: string
  /** True once the app has offered the order. */
  readonly isOffered: boolean
  /** Orders that may have sent the swapped tokens, oldest first. */
  readonly orders: readonly string[]
  /** The user keeps the tokens, or both steps are done. */
  readonly isEnded: boolean
}

/** Terms of an order by which its plan is found; the depositor is empty where any wallet can pay. */
interface OrderTerms {
  readonly depositor: string
  readonly fromAsset: string
  readonly toAsset: string
}

interface PlanStore {
  /** Newest first. */
  list(): readonly TransferPlan[]
  of(swapId: string): TransferPlan | null
  save(plan: Pick<TransferPlan, 'swapId' | 'depositor' | 'viaAsset' | 'toAsset' | 'promised' | 'recipient'>): void
  /** Records that the order is on offer; of plans with equal terms, the one offered last gets the next order. */
  offer(swapId: string): void
  /** Adds an order to its plan. Has to run before the wallet is asked: afterwards a crash would leave the deposit on offer again. */
  tie(orderId: string, terms: OrderTerms): void
  end(swapId: string): void
}

const KEEP = 20

/** Creates the store of this browser's plans. A loss costs convenience: the tokens are in the wallet, and the swap is in the history. */
export function createPlans(storage: (Pick<Storage, 'getItem' | 'setItem'> & Partial<Storage>) | null): PlanStore {
  const kept = createPersisted(storage, { key: 'causeway.plans', parse: listOf(isPlan), fallback: [] })
  const list = kept.read
  const write = (plans: readonly TransferPlan[]): void => {
    // A plan that misses an order would offer its deposit twice.
    if (!kept.write(plans.slice(0, KEEP))) kept.remove()
  }
  const others = (swapId: string): readonly TransferPlan[] => list().filter((plan) => plan.swapId !== swapId)
  const of = (swapId: string): TransferPlan | null => list().find((plan) => plan.swapId === swapId) ?? null
  return {
    list,
    of,
    save: (plan) => write([{ ...plan, isOffered: false, orders: [], isEnded: false }, ...others(plan.swapId)]),
    offer(swapId) {
      const plan = of(swapId)
      if (plan) write([{ ...plan, isOffered: true }, ...others(swapId)])
    },
    tie(orderId, terms) {
      const plans = list()
      if (plans.some(({ orders }) => orders.includes(orderId))) return
      const found = plans.find((plan) => fits(plan, terms))
      if (found) write(plans.map((plan) => (plan === found ? { ...plan, orders: [...plan.orders, orderId] } : plan)))
    },
    end: (swapId) => write(list().map((plan) => (plan.swapId === swapId ? { ...plan, isEnded: true } : plan))),
  }
}

/** Any amount: a part of the tokens that was sent on is on its way as well. */
const fits = (plan: TransferPlan, { depositor, fromAsset, toAsset }: OrderTerms): boolean =>
  plan.isOffered &&
  !plan.isEnded &&
  (depositor === '' || plan.depositor === depositor) &&
  plan.viaAsset === fromAsset &&
  plan.toAsset === toAsset

const texts = ['swapId', 'depositor', 'viaAsset', 'toAsset', 'recipient'] as const

function isPlan(value: unknown): value is TransferPlan {
  if (typeof value !== 'object' || value === null) return false
  const { promised, orders, isOffered, isEnded, ...row } = value as Record<string, unknown>
  return (
    texts.every((key) => isText(row[key])) &&
    isText(promised) &&
    /^\d{1,80}$/.test(promised) &&
    Array.isArray(orders) &&
    orders.every(isText) &&
    typeof isOffered === 'boolean' &&
    typeof isEnded === 'boolean'
  )
}
