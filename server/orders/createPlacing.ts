import { createHash } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { isPoolFunded, poolAccount } from '#core/catalogue/escrows.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import { needsRefundAddress } from '#core/order/escrowOrder.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { OrderRecord, RecordedAnswer } from '#core/order/orderRecord.ts'
import { stepsProblem } from '#core/order/stepPolicy.ts'
import type { OrderCreated, OrderRequest, Step } from '#core/wire/order.ts'
import { type Quote, quote as quoteSchema, type QuoteRequest, quoteRequest } from '#core/wire/quote.ts'
import type { Store } from '#store/contract.ts'
import { DEPOSIT_TOPIC } from '#store/work/types.ts'
import type { ServerDeps } from '../deps.ts'
import { requireSameChannel } from '../http/channel.ts'
import type { Visitor } from '../http/env.ts'
import { requireCountry, requirePair } from '../http/guards.ts'
import { limitKey } from '#runtime/addressBuckets.ts'
import { withDeadline } from '#runtime/outbound.ts'
import { spend } from '../http/rateLimit.ts'
import { hashKey, hashToken, newToken, openToken, sealToken } from '../identity/token.ts'
import { screenedAddresses } from '../quotes/createQuoting.ts'
import { readAnswers } from '../quotes/quoteAnswers.ts'
import type {
  MakerPrepared,
  PayAddressStep,
  Placement,
  Prepared,
  RouteProvider,
  RouteRequest,
} from '../providers/provider.ts'
import { canonicalAddress, resolveRequest } from '../quotes/request.ts'
import { newParts } from './load.ts'
import { recordOf } from './recordOf.ts'
import { type Creator, creatorOf, requireCapacity, requireFairShare } from './requireCapacity.ts'
import { stepToRow } from './steps.ts'
import { toExternalOrder } from './externalOrders.ts'
import { fitAllowance } from './fitAllowance.ts'
import type { OrderView } from './view.ts'
import { memoProblem, type MemoProblem } from '#core/order/exchangeMemo.ts'
import { addressRules } from '#chains/registry.ts'

type Deps = Pick<
  ServerDeps,
  'store' | 'catalogue' | 'screening' | 'policy' | 'rsaKey' | 'clock' | 'config' | 'log' | 'chains'
>

const ORDERS_PER_SENDER = 20
/** Deposit addresses per network address of visitors. */
const ADDRESSES_PER_HOUR = 60
/** Retention of records of orders that expire without a deposit, in milliseconds; other records are kept. */
const RECORD_WITHOUT_DEPOSIT_MS = 30 * 24 * 3_600_000
const UNKNOWN_QUOTE = 'This quote is no longer available. Get a new one.'
const requote = { kind: 'requote' } as const
const gone = (reason: string, message: string): never => {
  throw new AppError(reason, message, { status: 410, retriable: false, fix: requote })
}

interface ChosenQuote {
  quote: Quote
  wanted: QuoteRequest
  /** All providers' answers to the same request. */
  answers: readonly RecordedAnswer[]
}

/** @throws AppError `quote_unknown`, `quote_expired` (410, fix requote), `channel_mismatch` (403) */
async function chosenQuote({ store, clock }: Deps, id: string, channelId: number): Promise<ChosenQuote> {
  const row = await store.quotes.get(id)
  if (!row) return gone('quote_unknown', UNKNOWN_QUOTE)
  if (row.expiresAt <= clock.now()) return gone('quote_expired', 'This quote has expired. Get a new one.')
  if (row.channelId !== channelId)
    throw new AppError('channel_mismatch', 'This quote is from another site.', { status: 403, fix: requote })
  // An earlier release may have stored a quote without fields that this one requires.
  const quote = quoteSchema.safeParse(row.body)
  const wanted = quoteRequest.safeParse(row.request)
  if (!quote.success || !wanted.success) return gone('quote_unknown', UNKNOWN_QUOTE)
  const stored = row.requestId === null ? null : await store.quotes.answers(row.requestId)
  return { quote: quote.data, wanted: wanted.data, answers: readAnswers(stored, quote.data) }
}

interface Parties {
  from: string
  recipient: string
  refund: string | null
}

/**
 * @throws AppError 422 `sender_invalid`, `recipient_invalid`, `refund_invalid`, `refund_address_required`,
 * `quote_mismatch`
 */
function parties(request: OrderRequest, quote: Quote, r: RouteRequest): Parties {
  const recipient = canonicalAddress(r.toChain, request.recipient, 'recipient')
  const refund =
    request.refund_address === undefined ? null : canonicalAddress(r.fromChain, request.refund_address, 'refund')
  if (needsRefundAddress(quote.custody) && refund === null)
    throw new AppError('refund_address_required', 'Enter a refund address in case the transfer can’t be made.', {
      status: 422,
      retriable: false,
    })
  const from = senderOf(request, quote, r, refund)
  // A quote that was checked for one party must not be used for another; an order without a sender has none to compare.
  const same =
    (isAnyWallet(request) || r.fromAddress === null || r.fromAddress === from) &&
    (r.recipient === null || r.recipient === recipient)
  if (!same)
    throw new AppError('quote_mismatch', 'This quote is for other addresses. Get a new one.', {
      status: 422,
      retriable: false,
      fix: requote,
    })
  return { from, recipient, refund }
}

/**
 * The request of an order: what is sent for an exact payout, the quote has computed.
 * @throws AppError 422 `quote_mismatch` if the quote is for another payout than was asked for
 */
function quotedRequest(
  request: RouteRequest,
  { send_amount, receive_amount, min_receive_amount }: Quote,
): RouteRequest {
  const { exactReceive } = request
  if (exactReceive === null) return request
  const isAsked = [receive_amount, min_receive_amount].every((amount) => BigInt(amount) === exactReceive)
  if (isAsked) return { ...request, amount: BigInt(send_amount) }
  throw new AppError('quote_mismatch', 'This quote is for another amount. Get a new one.', {
    status: 422,
    retriable: false,
    fix: requote,
  })
}

/** A transfer that is quoted for one payment request pays no other. @throws AppError 422 `quote_mismatch` */
function requireSamePayment({ payment: quoted }: QuoteRequest, { payment }: OrderRequest): void {
  if (quoted === undefined || quoted === payment) return
  throw new AppError('quote_mismatch', 'This quote is for a payment request. Get a new one.', {
    status: 422,
    retriable: false,
    fix: requote,
  })
}

/** Without a wallet the order belongs to its refund address, which the user confirms. @throws AppError 422 `sender_required`, `sender_invalid` */
function senderOf(
  { from_address: from }: OrderRequest,
  { pays_to_address: paysToAddress }: Quote,
  { fromChain }: RouteRequest,
  refund: string | null,
): string {
  if (from !== undefined) return canonicalAddress(fromChain, from, 'sender')
  if (refund !== null && paysToAddress) return refund
  throw new AppError('sender_required', `Connect a wallet that holds your funds on ${fromChain.name}.`, {
    status: 422,
    retriable: false,
    fix: { kind: 'connect_wallet', family: fromChain.family },
  })
}

/** True if the order has no sender, so that any wallet or exchange may pay its address. */
const isAnyWallet = ({ from_address: from }: OrderRequest): boolean => from === undefined

const requestHash = (request: OrderRequest): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')

type NewPlacing = MakerPrepared & {
  token: string
  record: OrderRecord
  creator: Creator
  /** Telegram account that creates the order; null outside Telegram. */
  person: string | null
  /** Terms of the quote that an external order keeps. */
  terms: { nativeFee: bigint; minReceive: bigint }
}

interface StoredAnswer {
  answer: Omit<OrderCreated, 'token'>
  sealed: string
}

/** Turns a quote into a stored order; a repeat of the same call returns the same order (settlement §7). */
export function createPlacing(deps: Deps, providers: readonly RouteProvider[], view: OrderView) {
  const { store, catalogue } = deps
  const creatorSecret = deps.rsaKey.deriveSecret('creators of orders')

  async function prepare(request: OrderRequest, visitor: Visitor): Promise<NewPlacing> {
    const { quote, wanted, answers } = await chosenQuote(deps, request.quote_id, visitor.channel.id)
    const provider = providers.find((p) => p.name === quote.provider)
    if (!provider) return gone('quote_unknown', 'The provider of this quote is no longer connected. Get a new one.')
    const route = quotedRequest(resolveRequest(catalogue, visitor.channel, wanted), quote)
    requireSamePayment(wanted, request)
    const who = parties(request, quote, route)
    requirePair(deps.policy(), await visitor.surface(), route)
    // The sender is unproven: counted by its address alone, anyone could exhaust another wallet's limit.
    await spend(deps, `order:sender:${who.from}:${limitKey(visitor.ip)}`, ORDERS_PER_SENDER)
    // A provider without gas on arrival has quoted without it.
    const destinationGas = BigInt(quote.destination_gas)
    const full = { ...route, destinationGas, fromAddress: who.from, recipient: who.recipient }
    const listed = await deps.screening.check({ stage: 'order', addresses: screenedAddresses(full, who.refund) })
    if (listed) throw new AppError(listed.reason, 'We can’t serve this address.', { status: 403, retriable: false })

    const token = newToken('order')
    const placement: Placement = {
      orderId: orderIdFromUuid(uuidv7()),
      request: full,
      quote,
      fromAddress: who.from,
      isAnyWallet: isAnyWallet(request),
      recipient: who.recipient,
      refundAddress: who.refund,
      memo: agreedMemo(route, request.memo),
      creatorTokenHash: hashToken(token),
      surface: await visitor.surface(),
    }
    // Addresses are watched for long without a deposit, so one visitor may not collect them, nor use up a vendor's requests.
    const spendAddress = () => spend(deps, `order:address:${limitKey(visitor.ip)}`, ADDRESSES_PER_HOUR, 3600)
    if (isAnyWallet(request)) await spendAddress()
    const prepared = await prepareInTime(provider, placement, deps.config.prepareDeadlineMs)
    if ('account' in prepared && !isAnyWallet(request)) await spendAddress()
    const isExternal = 'external' in prepared
    const fitted = isExternal ? await fitAllowance(deps.chains, who.from, prepared.steps) : prepared.steps
    const steps = isAnyWallet(request) ? fitted.map(forAnyWallet) : fitted
    // An order is recognized by its exact deposit.
    const leastSent = isExternal ? (prepared.external.sendAmount ?? BigInt(quote.send_amount)) : null
    await requireAllowedSteps(provider, placement, steps, { leastSent, now: deps.clock.now() })
    const placed = isExternal ? { order: toExternalOrder(catalogue, placement, prepared.external), steps } : prepared
    const record = recordOf(catalogue, placed.order, { answers, chosenQuoteId: quote.quote_id }, deps.clock.now())
    const creator = creatorOf(visitor.ip, creatorSecret)
    const terms = { nativeFee: BigInt(quote.native_fee), minReceive: BigInt(quote.min_receive_amount) }
    const order = { ...placed.order, payment: request.payment ?? null }
    return { ...placed, order, token, record, creator, person: await visitor.person(), terms }
  }

  /** Stores the order and the answer for repeats in one transaction, before either is sent. */
  const keep = (
    { order, steps: prepared, account, opened, free, token, record, creator, person, terms }: NewPlacing,
    scope: string,
    idempotencyKey: string,
  ): Promise<OrderCreated> =>
    store.transaction(async (tx) => {
      const now = deps.clock.now()
      if (free) {
        // Of an address that anyone can pay, its owner is what repeated orders have in common.
        const owner = opened?.opening.depositor
        const account = poolAccount(catalogue)
        const drawn = isPoolFunded(catalogue, order)
        const wanted = { ...order, drawn, depositor: owner ?? order.fromAddress, byAddress: owner !== undefined }
        await requireCapacity(tx, wanted, { free, account }, now)
        await requireFairShare(tx, wanted, { creator, free, now, limits: deps.config.reservations })
      }
      const toPay = account ? await payAddressStep(tx, order, account) : (opened?.step ?? null)
      const steps = toPay ? [toPay] : prepared
      const row = await tx.orders.create(order, steps.map(stepToRow))
      if (opened) await tx.openings.create(opened.opening)
      const payee = payeeOf(steps)
      // The bot sends it to the chat, where the user can pay from another app.
      if (payee && person) await tx.outbox.add(DEPOSIT_TOPIC, row.id, { telegram: person, ...payee })
      if (row.settlement.kind === 'external') await tx.externalOrders.track(row.id, { pollAt: now, ...terms })
      if (free) await tx.reservations.add(row.id, creator.hash, row.openBy)
      await tx.orderRecords.add(record, new Date(record.at.getTime() + RECORD_WITHOUT_DEPOSIT_MS))
      const answer = { order: view.toWire(await newParts({ store: tx, clock: deps.clock }, row)), steps }
      const stored: StoredAnswer = { answer, sealed: sealToken(token, idempotencyKey) }
      await tx.idempotency.finish(scope, hashKey(idempotencyKey), 200, stored)
      return { ...answer, token }
    })

  /**
   * @throws AppError `country_restricted`, `channel_mismatch` (403), `idempotency_conflict`, `request_in_progress`
   * (409), those of the quote and its provider
   */
  return async (request: OrderRequest, idempotencyKey: string, visitor: Visitor): Promise<OrderCreated> => {
    requireCountry(deps, visitor)
    requireSameChannel(visitor.channel, request.channel_id)
    const key = hashKey(idempotencyKey)
    const scope = `orders:${(request.from_address ?? request.refund_address ?? '').slice(0, 100)}`
    const begun = await store.idempotency.begin(scope, key, requestHash(request))
    switch (begun.kind) {
      case 'conflict':
        throw new AppError('idempotency_conflict', 'This Idempotency-Key was used for another order.', {
          status: 409,
          retriable: false,
        })
      case 'in_progress':
        throw new AppError('request_in_progress', 'This order is already being created.', {
          status: 409,
          fix: { kind: 'retry_after', seconds: 1 },
        })
      case 'replay': {
        const { answer, sealed } = begun.body as StoredAnswer
        return { ...answer, token: openToken(sealed, idempotencyKey) }
      }
      case 'new': {
        try {
          return await keep(await prepare(request, visitor), scope, idempotencyKey)
        } catch (error) {
          await store.idempotency
            .abandon(scope, key)
            .catch((err: unknown) => deps.log.warn({ err }, 'an idempotency key stays reserved until it times out'))
          deps.log.info({ reason: reasonOf(error), ip: limitKey(visitor.ip) }, 'an order was refused')
          throw error
        }
      }
    }
  }
}

/** Marks the payment of an order without a sender; the other kinds of step that need none have no mark. */
const forAnyWallet = (step: Step): Step => (step.kind === 'vendor_transfer' ? { ...step, any_wallet: true } : step)

/** Address that any wallet may pay, with its memo; null if the order's own wallet sends the deposit. */
function payeeOf(steps: readonly Step[]): { address: string; memo?: string } | null {
  for (const step of steps) {
    if (step.kind === 'pay_address') return { address: step.address }
    if (step.kind !== 'vendor_transfer' || !step.any_wallet) continue
    const { to: address, memo } = step.transfer
    return { address, ...(memo === null ? {} : { memo }) }
  }
  return null
}

/** Hands the order its deposit address, in the transaction that stores it. */
async function payAddressStep(
  tx: Store,
  { id, fromChain, sendAmount }: MakerPrepared['order'],
  account: NonNullable<MakerPrepared['account']>,
): Promise<PayAddressStep> {
  const { address, index } = await tx.depositAddresses.handOut({ chainId: fromChain, orderId: id, ...account })
  const base = { chain_id: fromChain, label: 'transfer', status: 'waiting', tx_ref: null } as const
  return { kind: 'pay_address', ...base, address, index, amount: String(sendAmount) }
}

/** Prepares the order within a deadline. @throws AppError the provider's own, or `provider_unavailable` (504) */
function prepareInTime(provider: RouteProvider, placement: Placement, deadlineMs: number): Promise<Prepared> {
  let ended: AbortSignal | null = null
  return withDeadline(deadlineMs, (signal) => {
    ended = signal
    return provider.prepare(placement, signal)
  }).catch((cause: unknown) => {
    if (!ended?.aborted) throw cause
    throw new AppError('provider_unavailable', 'This provider didn’t respond in time. Nothing was sent.', {
      status: 504,
      fix: requote,
      cause: new Error(`${provider.name} didn't prepare the order`, { cause }),
    })
  })
}

/** @throws AppError `step_refused` (502): a provider's step would do more than the quote says */
async function requireAllowedSteps(
  { name, policy }: RouteProvider,
  { request: { from, to }, quote, recipient, fromAddress, refundAddress }: Placement,
  steps: readonly Step[],
  /** `leastSent`: only of an external provider. */
  { leastSent, now }: { leastSent: bigint | null; now: Date },
): Promise<void> {
  const terms = {
    chain: from.chainId,
    asset: from.id,
    amount: BigInt(quote.send_amount),
    nativeFee: BigInt(quote.native_fee),
    toChain: to.chainId,
    recipient,
    toAsset: to.id,
    minReceive: BigInt(quote.min_receive_amount),
    // The maker's offer fixes the payout by the hash that the escrow checks.
    isExact: leastSent !== null && quote.exact === 'receive',
    ...(leastSent === null ? {} : { leastSent }),
    owners: [fromAddress, ...(refundAddress === null ? [] : [refundAddress])],
    refundTo: refundAddress,
    now,
  }
  const problem = await stepsProblem(steps, terms, policy)
  if (problem)
    throw new AppError('step_refused', 'This provider’s transaction doesn’t match its quote. Nothing was sent.', {
      status: 502,
      retriable: false,
      fix: requote,
      cause: new Error(`${name}: ${problem} of ${steps.map(({ kind }) => kind).join(', ')}`),
    })
}

export type Placing = ReturnType<typeof createPlacing>

const sentences: Readonly<Record<MemoProblem, (name: string) => string>> = {
  missing: (name) => `${name} requires a memo on this network. Copy it from its deposit page.`,
  unwanted: (name) => `${name} doesn’t use memos on this network. Leave it empty.`,
  too_long: () => 'This memo is too long for this network. Copy it again.',
  unreadable: () => 'This memo has an invalid character or an extra space. Copy it again.',
  reserved: () => 'This memo is reserved for our own transfers. Ask the exchange for another one.',
}

/**
 * The memo that the exchange receives with the payout, or null.
 * @throws AppError 422 `memo_missing`, `memo_unwanted`, `memo_too_long`, `memo_unreadable`, `memo_reserved`
 */
function agreedMemo(
  { exchange, toChain }: Pick<RouteRequest, 'exchange' | 'toChain'>,
  asked: string | undefined,
): string | null {
  const memo = asked ?? ''
  const rule = exchange?.networks.find((n) => n.chainId === toChain.id)?.memo ?? 'none'
  const problem = memoProblem(memo, rule, addressRules(toChain.family).transferMemo ?? 0)
  if (problem)
    throw new AppError(`memo_${problem}`, sentences[problem](exchange?.name ?? 'A wallet'), {
      status: 422,
      retriable: false,
      fix: { kind: 'change_recipient' },
    })
  return memo === '' ? null : memo
}
