import { assetById, chainById } from '#core/catalogue/lookups.ts'
import { isNative } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import {
  authorizationTiming,
  type DepositAuthorization,
  depositorRefusal,
  FAILURES_MS,
} from '#core/order/depositAuthorization.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { AuthorizationRequest } from '#core/wire/order.ts'
import type { NewOpening, OpeningRow } from '#store/escrow/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ServerDeps } from '../deps.ts'
import { spend } from '../http/rateLimit.ts'
import { unreachable } from '../providers/maker/refusals.ts'
import { orderUnknown, visibleOrder } from './load.ts'
import { moneyTime } from '../orderTime.ts'

type Deps = Pick<ServerDeps, 'store' | 'catalogue' | 'clock' | 'config' | 'chains'>
/** Each attempt costs a signature check, for contract wallets one per endpoint of the quorum. */
const TRIES_PER_ORDER = 10

type Refused = readonly [status: number, message: string]
const refuse = (status: number, reason: string, message: string): AppError =>
  new AppError(reason, message, { status, retriable: false })

/**
 * Stores a depositor's signature, so that the maker can open the order; the maker checks it again.
 * @throws AppError `order_unknown` (404), `gasless_unavailable` (422), `order_not_waiting` (409),
 * `authorization_exists` (409), `open_expired`, `authorization_expired` (410), `authorization_not_valid_yet`,
 * `signature_invalid` (422), `too_many_openings` (429), `depositor_blocked` (403)
 */
export async function authorizeDeposit(
  deps: Deps,
  id: string,
  token: string | null,
  request: AuthorizationRequest,
): Promise<OpeningRow> {
  const { order, isCreator } = await visibleOrder(deps, id, token)
  if (!isCreator) throw orderUnknown()
  const known = await deps.store.openings.forOrder(order.id)
  if (known) return sameOrRefuse(known, request)
  const { terms, authorization } = readable(deps, order, request)
  await requireTime(deps, order, terms, request)
  await requireRecord(deps, order)
  await spend(deps, `authorization:order:${order.id}`, TRIES_PER_ORDER, 600)
  await requireSignature(deps, order, terms, authorization)
  return sameOrRefuse(await deps.store.openings.create(toOpening(order, request)), request)
}

/** @throws AppError `order_unknown` (404), `authorization_unknown` (404) */
export async function readOpening(deps: Deps, id: string, token: string | null): Promise<OpeningRow> {
  const { order, isCreator } = await visibleOrder(deps, id, token)
  if (!isCreator) throw orderUnknown()
  const opening = await deps.store.openings.forOrder(order.id)
  if (opening) return opening
  throw new AppError('authorization_unknown', 'This order has no authorization.', { status: 404, retriable: false })
}

function sameOrRefuse(known: OpeningRow, request: AuthorizationRequest): OpeningRow {
  if (known.signature === request.signature.toLowerCase()) return known
  throw refuse(409, 'authorization_exists', 'This order already has an authorization.')
}

const unavailable = (): AppError =>
  refuse(422, 'gasless_unavailable', 'This deposit can’t be made without gas. Send it from your wallet instead.')

/** Terms and signature of an order that the maker could open. */
function readable(
  { catalogue }: Deps,
  order: OrderRow,
  request: AuthorizationRequest,
): { terms: EscrowOrder; authorization: DepositAuthorization } {
  const { escrowOrder: terms, makerSignature, custody, fromAsset, state } = order
  if (custody !== 'escrow' || !terms || !makerSignature || isNative(fromAsset)) throw unavailable()
  if (state !== 'quoted') throw refuse(409, 'order_not_waiting', 'This order is no longer waiting for a deposit.')
  const signature = request.signature.toLowerCase() as `0x${string}`
  if (request.kind === 'permit2')
    return { terms, authorization: { kind: 'permit2', deadline: request.deadline, signature } }
  const { authorization: domain } = assetById(catalogue, fromAsset)
  if (!domain) throw unavailable()
  const window = { validAfter: request.valid_after, validBefore: request.valid_before }
  return { terms, authorization: { kind: 'erc3009', domain, ...window, signature } }
}

const windowOf = (request: AuthorizationRequest): { validAfter: number; validBefore: number } =>
  request.kind === 'permit2'
    ? { validAfter: 0, validBefore: request.deadline }
    : { validAfter: request.valid_after, validBefore: request.valid_before }

const untimely: Readonly<Record<NonNullable<ReturnType<typeof authorizationTiming>>, Refused>> = {
  open_expired: [410, 'This quote has expired. Get a new one.'],
  authorization_expired: [410, 'This authorization expires too soon. Sign it again.'],
  authorization_not_valid_yet: [422, 'This authorization isn’t valid yet.'],
}

async function requireTime(
  { store, clock }: Deps,
  { fromChain }: OrderRow,
  { openBy }: EscrowOrder,
  request: AuthorizationRequest,
): Promise<void> {
  const now = moneyTime(clock.now(), [await store.chainState.get(fromChain)])
  const problem = authorizationTiming(windowOf(request), openBy, Math.floor(now.getTime() / 1000))
  if (problem) throw refuse(untimely[problem][0], problem, untimely[problem][1])
}

const limited: Readonly<Record<NonNullable<ReturnType<typeof depositorRefusal>>, Refused>> = {
  depositor_blocked: [403, 'Earlier deposits from this wallet couldn’t be opened. Send this one from your wallet.'],
  too_many_openings: [429, 'Other deposits from this wallet are still being opened.'],
}

async function requireRecord({ store, clock, config }: Deps, order: OrderRow): Promise<void> {
  const since = new Date(clock.now().getTime() - FAILURES_MS)
  const record = await store.openings.recordOf(order.fromChain, order.fromAddress, since)
  const refusal = depositorRefusal(record, config.openings)
  if (refusal) throw refuse(limited[refusal][0], refusal, limited[refusal][1])
}

async function requireSignature(
  { chains, catalogue }: Deps,
  order: OrderRow,
  terms: EscrowOrder,
  authorization: DepositAuthorization,
): Promise<void> {
  const check = chains(order.fromChain)?.checkAuthorization
  if (!check || order.escrow === null) throw unavailable()
  const { name } = chainById(catalogue, order.fromChain)
  const verdict = await check(order.escrow, terms, authorization).catch((cause: unknown) => {
    const { reason, message } = unreachable(name)
    throw new AppError(reason, message, { status: 503, cause })
  })
  if (verdict === 'unavailable') throw unavailable()
  if (verdict === 'not_signed')
    throw refuse(422, 'signature_invalid', 'The signature doesn’t match this order’s sender.')
}

const toOpening = (order: OrderRow, request: AuthorizationRequest): NewOpening => ({
  orderId: order.id,
  chainId: order.fromChain,
  depositor: order.fromAddress,
  kind: request.kind,
  ...windowOf(request),
  signature: request.signature.toLowerCase() as `0x${string}`,
})
