import { within } from '#core/within.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import { isExternal } from '#core/order/escrowOrder.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { AuthorizationRequest, Step } from '#core/wire/order.ts'
import type { TxPlace, WalletFamily } from '#src/wallets/contract.ts'
import type { PendingStore, PendingTransfer } from '#src/features/shared/pending.ts'
import { transfersOf } from '#src/wallets/families.ts'

export interface JourneyDeps {
  wallets: WalletFamily
  chain: ChainRow
  pending: PendingStore
  hint(orderId: string, txRef: string, token: string): Promise<void>
  /** Submits the signature of a deposit that the maker opens. */
  authorize(orderId: string, request: AuthorizationRequest, token: string): Promise<void>
  /** Runs a swap's call again; false if the network can't. @throws AppError `swap_…` for the problem that it would have now */
  tryAgain?(id: string, step: EvmCall): Promise<boolean>
  /** Place of the wallet's next transaction, for a transfer that leaves no trace of its own on chain; null if it can't be read. */
  place?(transfer: PendingTransfer): Promise<TxPlace | null>
  /** Looks for the transaction of a transfer that leaves no trace of its own on chain; null as long as it isn't found. */
  findSent?(transfer: PendingTransfer): Promise<string | null>
  now(): number
  /** Resolves early when the page becomes visible again. */
  pause(ms: number): Promise<void>
  /** Reports what the user has to do now. */
  onStage(stage: JourneyStage): void
}

type EvmCall = Extract<Step, { kind: 'evm_call' }>

export type JourneyStage = {
  kind: 'testing' | 'asking' | 'confirming'
  label: Step['label'] | 'batch' | 'sign'
}

/** Errors after which the wallet certainly sent nothing, so that another request cannot pay twice. */
const surelyNotSent = new Set([
  'wallet_rejected',
  'wallet_not_found',
  'wallet_wrong_network',
  'wallet_no_switch',
  'wallet_switch_pending',
  'wallet_insufficient_funds',
  'swap_slippage',
  'wallet_mismatch',
  'wallet_account_switched',
  'wallets_not_configured',
  'offer_expired',
])

/** An offer that expires while the wallet is open would only fail on chain. */
const OPEN_MARGIN_MS = 3000

/**
 * Runs a stored transfer through the wallet until its deposit is sent, and stores each step before the wallet request. Returns the stored transfer.
 * @throws AppError of the wallet, `offer_expired`, or `tx_failed` when a step failed on chain.
 */
export async function executeSteps(deps: JourneyDeps, start: PendingTransfer): Promise<PendingTransfer> {
  // Sent one after another, steps that are allowed each could move more than the amount.
  if (isExternal(start.expected.quote.custody))
    await (await import('#src/wallets/external.ts')).verifyExternalSteps(start.steps, start.expected)
  if (start.expected.quote.gasless) return authorized(deps, start)
  let transfer = await batched(deps, start)
  while (transfer.next < transfer.steps.length) {
    transfer = await permitted(deps, transfer)
    const step = transfer.steps[transfer.next]
    if (!step) break
    if (transfer.phase !== 'sent' || transfer.txRef === null) {
      if (isDeposit(step)) transfer = await placed(deps, await tried(deps, transfer))
      transfer = await ask(deps, transfer, step.label, () => sent(deps, step, transfer))
    }
    if (isDeposit(step)) return deposited(deps, transfer)
    transfer = await confirmed(deps, transfer, step)
  }
  return transfer
}

/** Refusals after which the signature is of no use. */
const useless: ReadonlySet<string> = new Set(['signature_invalid', 'authorization_expired', 'open_expired'])

/**
 * Has the deposit signed and hands the signature to the server. A signature that exists is never asked for again, since submitting it twice is
 * harmless: the contract opens an order once.
 */
async function authorized(deps: JourneyDeps, transfer: PendingTransfer): Promise<PendingTransfer> {
  if (transfer.phase === 'sent') return transfer
  const { signature, ...unsigned } = transfer.signature ? transfer : await signDeposit(deps, transfer)
  if (!signature) return transfer
  try {
    await deps.authorize(transfer.orderId, signature, transfer.token)
  } catch (error) {
    // The server has one from an earlier attempt.
    if (reasonOf(error) !== 'authorization_exists') {
      if (useless.has(reasonOf(error))) deps.pending.save({ ...unsigned, phase: 'ready', declined: true })
      throw error
    }
  }
  const done: PendingTransfer = { ...unsigned, next: transfer.steps.length - 1, phase: 'sent', txRef: null }
  deps.pending.save(done)
  return done
}

async function signDeposit(deps: JourneyDeps, transfer: PendingTransfer): Promise<PendingTransfer> {
  const step = transfer.steps.at(-1)
  if (!step || !deps.wallets.authorize)
    throw new AppError('gasless_unavailable', 'This wallet can’t sign a deposit. Nothing was sent.', { status: 422 })
  requireTime(deps, transfer)
  deps.onStage({ kind: 'asking', label: 'sign' })
  // A request alone sends nothing, so the transfer stays ready: after a reload it is simply asked again.
  const signature = await deps.wallets.authorize(step, transfer.expected).catch((error: unknown) => {
    deps.pending.save({ ...transfer, phase: 'ready', declined: true })
    throw error
  })
  const { declined: _, ...accepted } = transfer
  const signed: PendingTransfer = { ...accepted, phase: 'ready', signature }
  deps.pending.save(signed)
  return signed
}

const sent = (deps: JourneyDeps, step: Step, transfer: PendingTransfer): Promise<string> =>
  raceWalletAndChain(
    async (over) => transfersOf(deps.wallets).send(step, transfer.expected, over),
    (isDeposit(step) ? lookFor(deps, transfer) : null) ?? deps.wallets.lookFor?.(step, transfer.expected) ?? null,
    deps.pause,
  )

/** Longest wait in ms for a place, without which the wallet is asked all the same. */
const PLACE_MS = 4_000

/** Stores the place of a provider's deposit before the wallet is asked. A lost answer is later looked for among the account's transactions since then. */
async function placed(deps: JourneyDeps, transfer: PendingTransfer): Promise<PendingTransfer> {
  const { place, expected, steps } = transfer
  const isOwn = steps.at(-1)?.kind === 'evm_call' || steps.at(-1)?.kind === 'vendor_transfer'
  if (place || !deps.place || !isOwn || !isExternal(expected.quote.custody)) return transfer
  const found = await within(deps.place(transfer), PLACE_MS).catch(() => null)
  if (!found) return transfer
  const known: PendingTransfer = { ...transfer, place: found }
  deps.pending.save(known)
  return known
}

/** Null if this transfer can't be looked for on chain. */
function lookFor({ findSent }: JourneyDeps, transfer: PendingTransfer): (() => Promise<string | null>) | null {
  return findSent && transfer.place ? () => findSent(transfer) : null
}

/** The app's own id, so that it is known before the wallet has answered: 32 bytes in hex. */
const newBatchId = (): string =>
  `0x${[...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Steps as transactions only: a signature step has an equivalent transaction. */
const asCalls = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step) => ('fallback' in step ? step.fallback : step))

/**
 * A permit saves the approval transaction. When the wallet cannot sign it, the approval replaces it at once; after a rejection or a
 * closed page, on the next attempt.
 */
async function permitted(deps: JourneyDeps, transfer: PendingTransfer): Promise<PendingTransfer> {
  if (transfer.steps[transfer.next]?.label !== 'permit') return transfer
  requireTime(deps, transfer)
  deps.onStage({ kind: 'asking', label: 'permit' })
  const approving: PendingTransfer = { ...transfer, steps: asCalls(transfer.steps) }
  deps.pending.save(approving)
  const left = await signed(deps, transfer)
  if (!left) return approving
  const opening: PendingTransfer = { ...transfer, steps: [...transfer.steps.slice(0, transfer.next), ...left] }
  deps.pending.save(opening)
  return opening
}

async function signed(deps: JourneyDeps, transfer: PendingTransfer): Promise<readonly Step[] | null> {
  try {
    return (await deps.wallets.permit?.(transfer.steps.slice(transfer.next), transfer.expected)) ?? null
  } catch (error) {
    const rejected = reasonOf(error) === 'wallet_rejected'
    deps.pending.save(rejected ? { ...transfer, steps: asCalls(transfer.steps), declined: true } : transfer)
    throw error
  }
}

export const isDeposit = ({ label }: Step): boolean => label === 'open' || label === 'transfer' || label === 'swap'

/** Batches approval and opening into one confirmation, if the wallet can and got no request yet. */
async function batched(deps: JourneyDeps, transfer: PendingTransfer): Promise<PendingTransfer> {
  const left = asCalls(transfer.steps.slice(transfer.next))
  if (!deps.wallets.sendBatch || left.length < 2 || transfer.phase !== 'ready') return transfer
  let supported = true
  const batchId = newBatchId()
  const request: PendingTransfer = { ...(await placed(deps, await tried(deps, transfer))), batchId }
  const keepId = (id: string): void => {
    const asking = deps.pending.get(transfer.orderId)
    if (asking?.batchId === batchId) deps.pending.save({ ...asking, batchId: id })
  }
  const send = async (): Promise<string | null> => {
    const ref = await deps.wallets.sendBatch?.(left, transfer.expected, batchId, keepId)
    supported = ref != null
    return ref ?? null
  }
  const look = lookFor(deps, request)
  // A wallet that can't batch answers with null at once.
  const asked = await ask(deps, request, 'batch', () => raceWalletAndChain(send, look, deps.pause))
  if (supported) return { ...asked, next: transfer.steps.length - 1 }
  const { batchId: _, ...single } = request
  return { ...single, phase: 'ready' }
}

/** A trial run expires after this many milliseconds, like a displayed quote. */
const TRIED_MS = 30_000

/**
 * Runs a swap again before the wallet is asked for it, once its last run is older than a quote may be. A problem that it would
 * have now is shown instead of a revert that costs the network fee.
 * @throws AppError `swap_…`; `trial_unavailable`; `trial_impossible` once, so that the user knows before signing
 */
async function tried(deps: JourneyDeps, transfer: PendingTransfer): Promise<PendingTransfer> {
  const step = transfer.steps.at(-1)
  if (!deps.tryAgain || !transfer.expected.swap || step?.kind !== 'evm_call') return transfer
  if (deps.now() - (transfer.triedAt ?? 0) < TRIED_MS) return transfer
  deps.onStage({ kind: 'testing', label: step.label })
  const stopped: PendingTransfer = { ...transfer, phase: 'ready', txRef: null, declined: true }
  const isTested = await deps.tryAgain(transfer.orderId, step).catch((error: unknown) => {
    deps.pending.save(stopped)
    throw error
  })
  if (!isTested && !transfer.untested) {
    deps.pending.save({ ...stopped, untested: true, triedAt: deps.now() })
    throw new AppError('trial_impossible', 'This swap can’t be tested before you sign.', {
      status: 409,
      retriable: true,
    })
  }
  const fresh: PendingTransfer = { ...transfer, triedAt: deps.now() }
  deps.pending.save(fresh)
  return fresh
}

function requireTime(deps: JourneyDeps, { openBy }: PendingTransfer): void {
  if (deps.now() > Date.parse(openBy) - OPEN_MARGIN_MS)
    throw new AppError('offer_expired', 'This quote has expired. Nothing was sent; refresh the quote to continue.', {
      fix: { kind: 'requote' },
    })
}

async function ask(
  deps: JourneyDeps,
  transfer: PendingTransfer,
  label: JourneyStage['label'],
  send: () => Promise<string | null>,
): Promise<PendingTransfer> {
  requireTime(deps, transfer)
  deps.onStage({ kind: 'asking', label })
  deps.pending.save({ ...transfer, phase: 'asking', txRef: null, batched: label === 'batch' })
  try {
    const ref = await send()
    const sent: PendingTransfer =
      ref === null
        ? { ...transfer, phase: 'ready' }
        : {
            ...transfer,
            phase: 'sent',
            txRef: ref,
            next: label === 'batch' ? transfer.steps.length - 1 : transfer.next,
          }
    deps.pending.save(sent)
    return sent
  } catch (error) {
    if (surelyNotSent.has(reasonOf(error)))
      deps.pending.save({ ...transfer, phase: 'ready', txRef: null, declined: true })
    throw error
  }
}

/** The hint only saves time: the watcher finds the deposit without it. */
async function deposited(deps: JourneyDeps, transfer: PendingTransfer): Promise<PendingTransfer> {
  if (transfer.txRef) await deps.hint(transfer.orderId, transfer.txRef, transfer.token).catch(() => {})
  return transfer
}

async function confirmed(deps: JourneyDeps, transfer: PendingTransfer, step: Step): Promise<PendingTransfer> {
  deps.onStage({ kind: 'confirming', label: step.label })
  const landed = await deps.wallets.waitFor(transfer.txRef ?? '', deps.chain)
  if (landed.status === 'failed') {
    deps.pending.save({ ...transfer, phase: 'ready', txRef: null, declined: true })
    throw new AppError('tx_failed', 'The network rejected this transaction. Only the network fee was spent.', {
      retriable: true,
    })
  }
  const done: PendingTransfer = { ...transfer, next: transfer.next + 1, phase: 'ready', txRef: null }
  deps.pending.save(done)
  return done
}

/** Waits until the deposit is in a block; reports a replacement transaction's reference to the server. */
export async function followDeposit(
  deps: Pick<JourneyDeps, 'wallets' | 'chain' | 'pending' | 'hint'>,
  transfer: PendingTransfer,
): Promise<PendingTransfer> {
  if (!transfer.txRef) return transfer
  const landed = await deps.wallets.waitFor(transfer.txRef, deps.chain)
  const next: PendingTransfer = {
    ...transfer,
    txRef: landed.ref,
    phase: landed.status === 'failed' ? 'failed' : 'sent',
  }
  deps.pending.save(next)
  if (landed.ref !== transfer.txRef) await deps.hint(transfer.orderId, landed.ref, transfer.token).catch(() => {})
  return next
}

/** Interval of the chain lookups while the wallet does not answer; a page that becomes visible looks at once. */
const LOOK_EVERY_MS = 15_000

/**
 * Resolves with the wallet's answer or the transaction found on chain, because a phone app may have sent it while this page was suspended.
 * `pause` ends early when the page becomes visible; the signal passed to `ask` aborts once the answer is no longer needed.
 */
export async function raceWalletAndChain<T extends string | null>(
  ask: (over: AbortSignal) => Promise<T>,
  look: (() => Promise<string | null>) | null,
  pause: (ms: number) => Promise<void>,
): Promise<T | string> {
  const over = new AbortController()
  if (!look) return ask(over.signal)
  let silent = true
  const answer = ask(over.signal).finally(() => {
    silent = false
  })
  const found = async (): Promise<T | string> => {
    for (;;) {
      await pause(LOOK_EVERY_MS)
      // The wallet has answered meanwhile.
      if (!silent) return answer
      const ref = await look().catch(() => null)
      if (ref === null) continue
      over.abort()
      return ref
    }
  }
  // An answer after the chain lookup adds nothing.
  answer.catch(() => undefined)
  return Promise.race([answer, found()])
}
