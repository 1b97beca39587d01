import type { AuthorizationRequest, Step } from '#core/wire/order.ts'
import type { Expectation, TxPlace } from '#src/wallets/contract.ts'
import { createPersisted, listOf } from '#src/platform/persisted.ts'

/**
 * Phase of a transfer in the wallet. `asking` is stored before the wallet request: after a reload it means that the user may have
 * confirmed, which decides what is safe to offer.
 */
export type PendingPhase = 'ready' | 'asking' | 'sent' | 'failed'

export interface PendingTransfer {
  readonly orderId: string
  /** Creator's token, which gives access to the order before its deposit is seen. */
  readonly token: string
  readonly fromChainId: number
  readonly steps: readonly Step[]
  /** Index of the current step. */
  readonly next: number
  readonly phase: PendingPhase
  /** Transaction reference of the current step, once the wallet returned it. */
  readonly txRef: string | null
  readonly expected: Expectation
  /** The depositor's signature, until the server has it: it is submitted again without another request to the wallet. */
  readonly signature?: AuthorizationRequest
  /** ISO 8601 deadline for asking the wallet to deposit. */
  readonly openBy: string
  readonly createdAt: string
  /** Key of the review's history entry, which survives a reload. */
  readonly review?: string
  /** The wallet or the network refused a step: the user decides how to continue, also after a reload. */
  readonly declined?: true
  /** True if the wallet's pending request has all remaining steps in one; absent before the first request. */
  readonly batched?: boolean
  /** Epoch ms of the last trial run of a swap that found no problem; absent for other transfers. */
  readonly triedAt?: number
  /** The network could not run the swap beforehand, and the page says so. */
  readonly untested?: true
  /** The wallet's next place before it was asked for a swap or a provider's deposit, as the server read it. Absent if it couldn't be read. */
  readonly place?: TxPlace
  /** Id of the wallet's request for several calls (EIP-5792), stored before it is asked. */
  readonly batchId?: string
  /** Started in another browser: the user has not reviewed it in this one. */
  readonly takenOver?: true
}

/** True when any wallet can pay the deposit, so that it may arrive without this browser. */
export const paysAddress = ({ steps }: Pick<PendingTransfer, 'steps'>): boolean =>
  steps.some((step) => step.kind === 'pay_address' || (step.kind === 'vendor_transfer' && step.any_wallet))

/**
 * True when a reload interrupted the transfer's review. Its order then replaces the review, which would create a second order and ask the
 * wallet again. Applies to every review during a wallet request, afterwards to its own only.
 */
export const isCutOff = (transfer: PendingTransfer, review: string, nowMs: number): boolean =>
  nowMs - Date.parse(transfer.createdAt) < CUT_OFF_MS &&
  (mayDeposit(transfer) ||
    (transfer.review === review &&
      (transfer.phase === 'sent' || (transfer.phase === 'ready' && isHalfway(transfer, nowMs)))))

/** True when a step is done, or when the wallet got no request yet and there is still time. */
const isHalfway = ({ next, declined, openBy }: PendingTransfer, nowMs: number): boolean =>
  next > 0 || (declined !== true && nowMs < Date.parse(openBy))

const CUT_OFF_MS = 10 * 60_000

/** Order for which a wallet may have sent something, whatever it answered. No similar order is created until the user has checked it. */
export const orderToCheck = (last: PendingTransfer | null): string | null =>
  last && (mayDeposit(last) || last.phase === 'sent') ? last.orderId : null

/** True if the wallet may have confirmed, or has signed: the server may have the signature although its answer was lost. */
const mayDeposit = ({ phase, signature }: PendingTransfer): boolean => phase === 'asking' || signature !== undefined

export interface PendingStore {
  get(orderId: string): PendingTransfer | null
  list(): readonly PendingTransfer[]
  save(transfer: PendingTransfer): void
  remove(orderId: string): void
}

const KEEP = 20
/** Orders with a deposit address can be paid later, and until then only their creator sees them. */
const KEEP_ADDRESSES = 200

/**
 * Creates the store of pending transfers of this browser, newest first. Every read goes to storage, because another tab may have written.
 * A loss only costs convenience, as the watcher finds a deposit without it; but not of an order with an unpaid deposit address.
 */
export const createPendingStore = (storage: PendingStorage): PendingStore => createStoreAt(storage, 'causeway.pending')

/** Creates the store of pending swaps of this browser; a swap's id takes the place of the order's. */
export const createPendingSwaps = (storage: PendingStorage): PendingStore =>
  createStoreAt(storage, 'causeway.pending-swaps')

type PendingStorage = Pick<Storage, 'getItem' | 'setItem'> | null

function createStoreAt(storage: PendingStorage, key: string): PendingStore {
  const kept = createPersisted(storage, { key, parse: listOf(isPending), fallback: [] })
  const list = kept.read
  // A failure is not reported on purpose: the transfer itself continues.
  const write = (transfers: readonly PendingTransfer[]): void => void kept.write(bounded(transfers))
  return {
    list,
    get: (orderId) => list().find((transfer) => transfer.orderId === orderId) ?? null,
    save: (transfer) => write([transfer, ...list().filter((other) => other.orderId !== transfer.orderId)]),
    remove: (orderId) => write(list().filter((transfer) => transfer.orderId !== orderId)),
  }
}

/** Leaves out the oldest of each kind. */
function bounded(transfers: readonly PendingTransfer[]): readonly PendingTransfer[] {
  const [addresses, others] = [transfers.filter(paysAddress), transfers.filter((one) => !paysAddress(one))]
  const kept = new Set([...addresses.slice(0, KEEP_ADDRESSES), ...others.slice(0, KEEP)])
  return transfers.filter((one) => kept.has(one))
}

const phases: readonly string[] = ['ready', 'asking', 'sent', 'failed'] satisfies readonly PendingPhase[]

function isPending(value: unknown): value is PendingTransfer {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Record<string, unknown>
  const texts = ['orderId', 'token', 'openBy', 'createdAt'].every((key) => typeof row[key] === 'string')
  return (
    texts &&
    Array.isArray(row['steps']) &&
    typeof row['next'] === 'number' &&
    typeof row['expected'] === 'object' &&
    phases.includes(String(row['phase']))
  )
}
