import type { BridgeForm } from './form.ts'
import { createPersisted, isText, listOf } from '#src/platform/persisted.ts'

/*
 * Transfers in two steps, each an ordinary record of the server's: a swap and an order. Nothing joins them on chain; between them the
 * tokens are in the user's wallet. A lost plan costs convenience: the first step is in the history.
 */

interface Plan {
  /** True once the app has offered the second step. */
  readonly isOffered: boolean
  /** The user keeps the tokens, or both steps are done. */
  readonly isEnded: boolean
}

/** A swap, then an order for what it brought. */
export interface TransferPlan extends Plan {
  readonly swapId: string
  readonly depositor: string
  /** Asset that the swap brings and the order sends. */
  readonly viaAsset: string
  readonly toAsset: string
  /** Least that the order would have paid out when its user agreed to the plan, in base units. */
  readonly promised: string
  /** Empty: the user's own wallet on the destination. */
  readonly recipient: string
  /** Orders that may have sent the swapped tokens, oldest first. */
  readonly orders: readonly string[]
}

/** An order, then a swap of what it paid out. */
export interface ArrivalPlan extends Plan {
  readonly orderId: string
  /** The user's own wallet on the destination, which receives and swaps. */
  readonly wallet: string
  /** Asset that the order pays out; once it has arrived, the one that its provider reports. */
  readonly viaAsset: string
  /** Asset that its user wants in the end. */
  readonly toAsset: string
  /** Swaps that may have spent what arrived, oldest first. */
  readonly swaps: readonly string[]
}

/** True if what arrives may be swapped: another recipient, or an exchange, swaps for itself. */
export const takesSwap = ({ recipient, exchangeId }: Pick<BridgeForm, 'recipient' | 'exchangeId'>): boolean =>
  recipient === '' && exchangeId === null

/** Token of the asset that a form wants in the end (its `swapTo`); null without one, for no asset, and on another network. */
export function tokenWanted(swapTo: string | undefined, chainId: number | undefined): string | null {
  const [, chain, token = null] = /^([1-9]\d{0,15}):([\w:-]{1,128})$/.exec(swapTo ?? '') ?? []
  return chain !== undefined && Number(chain) === chainId ? token : null
}

/** True if a form wants an asset that its destination doesn't have: one of another network, or none at all. */
export const isWantedElsewhere = ({ swapTo, toChainId }: Pick<BridgeForm, 'swapTo' | 'toChainId'>): boolean =>
  swapTo !== undefined && toChainId !== null && tokenWanted(swapTo, toChainId) === null

interface PlanStore<P, New, Terms, Known> {
  /** Newest first. */
  list(): readonly P[]
  /** Finds the plan of a first step. */
  of(firstId: string): P | null
  save(plan: New): void
  /**
   * Records that the second step is on offer, and what is known by then; of plans with equal terms, the one offered last gets the
   * next record.
   */
  offer(firstId: string, known?: Known): void
  /** Adds a second step to its plan. Has to run before the wallet is asked: afterwards a crash would leave that step on offer again. */
  tie(secondId: string, terms: Terms): void
  end(firstId: string): void
}

/** Terms of an order by which its plan is found; the depositor is empty where any wallet can pay. */
interface OrderTerms {
  readonly depositor: string
  readonly fromAsset: string
  readonly toAsset: string
}

/** Terms of a swap by which its plan is found. */
interface SwapTerms {
  readonly wallet: string
  readonly fromAsset: string
  readonly toAsset: string
}

type PlanStorage = (Pick<Storage, 'getItem' | 'setItem'> & Partial<Storage>) | null

/** Creates the store of this browser's plans that begin with a swap. */
export const createPlans = (storage: PlanStorage) =>
  createStore<TransferPlan, OrderTerms, undefined>(storage, 'causeway.plans', {
    isPlan: isTransferPlan,
    first: 'swapId',
    second: 'orders',
    // Any amount: a part of the tokens that was sent on is on its way as well.
    fits: (plan, { depositor, fromAsset, toAsset }) =>
      (depositor === '' || plan.depositor === depositor) && plan.viaAsset === fromAsset && plan.toAsset === toAsset,
  })

/** Creates the store of this browser's plans that end with a swap. */
export const createArrivalPlans = (storage: PlanStorage) =>
  createStore<ArrivalPlan, SwapTerms, Pick<ArrivalPlan, 'viaAsset'>>(storage, 'causeway.arrival-plans', {
    isPlan: isArrivalPlan,
    first: 'orderId',
    second: 'swaps',
    fits: (plan, { wallet, fromAsset, toAsset }) =>
      plan.wallet === wallet && plan.viaAsset === fromAsset && plan.toAsset === toAsset,
  })

const KEEP = 20

interface PlanKind<P, Terms> {
  readonly isPlan: (value: unknown) => value is P
  /** Field with the id of the first step. */
  readonly first: keyof P
  /** Field with the ids of the second step. */
  readonly second: keyof P
  readonly fits: (plan: P, terms: Terms) => boolean
}

function createStore<P extends Plan, Terms, Known extends Partial<P> | undefined>(
  storage: PlanStorage,
  key: string,
  { isPlan, first, second, fits }: PlanKind<P, Terms>,
): PlanStore<P, Omit<P, keyof Plan | 'orders' | 'swaps'>, Terms, Known> {
  const kept = createPersisted(storage, { key, parse: listOf(isPlan), fallback: [] })
  const list = kept.read
  const write = (plans: readonly P[]): void => {
    // A plan that misses a second step would offer it twice.
    if (!kept.write(plans.slice(0, KEEP))) kept.remove()
  }
  const secondsOf = (plan: P): readonly string[] => plan[second] as readonly string[]
  const others = (id: string): readonly P[] => list().filter((plan) => plan[first] !== id)
  const of = (id: string): P | null => list().find((plan) => plan[first] === id) ?? null
  return {
    list,
    of,
    save(plan) {
      const saved = { ...plan, isOffered: false, [second]: [], isEnded: false } as unknown as P
      write([saved, ...others(saved[first] as string)])
    },
    offer(id, known) {
      const plan = of(id)
      if (plan) write([{ ...plan, ...known, isOffered: true }, ...others(id)])
    },
    tie(id, terms) {
      const plans = list()
      if (plans.some((plan) => secondsOf(plan).includes(id))) return
      const found = plans.find((plan) => plan.isOffered && !plan.isEnded && fits(plan, terms))
      if (found) write(plans.map((plan) => (plan === found ? { ...plan, [second]: [...secondsOf(plan), id] } : plan)))
    },
    end: (id) => write(list().map((plan) => (plan[first] === id ? { ...plan, isEnded: true } : plan))),
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const hasTexts = (row: Record<string, unknown>, names: readonly string[]): boolean =>
  names.every((name) => isText(row[name]))

const hasFlags = ({ isOffered, isEnded }: Record<string, unknown>): boolean =>
  typeof isOffered === 'boolean' && typeof isEnded === 'boolean'

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText)

function isTransferPlan(value: unknown): value is TransferPlan {
  const row = fieldsOf(value)
  return (
    hasTexts(row, ['swapId', 'depositor', 'viaAsset', 'toAsset', 'recipient', 'promised']) &&
    /^\d{1,80}$/.test(row['promised'] as string) &&
    isTexts(row['orders']) &&
    hasFlags(row)
  )
}

function isArrivalPlan(value: unknown): value is ArrivalPlan {
  const row = fieldsOf(value)
  return hasTexts(row, ['orderId', 'wallet', 'viaAsset', 'toAsset']) && isTexts(row['swaps']) && hasFlags(row)
}
