import type { PayoutAction, Plan } from '#chains/contract/payer.ts'
import { addressRules } from '#chains/registry.ts'
import { noScreening } from '#core/order/screening.ts'
import type { OpeningRow } from '#store/escrow/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { chainTime } from '../decide/fillWindow.ts'
import { authorizationOf, type OpeningProblem, openingProblem, budgetRefusal, leftToMaker } from '../decide/opening.ts'
import { validateDeposit } from '../decide/validate.ts'
import { step } from '../failpoints.ts'
import { orderFacts } from './orderFacts.ts'
import { limitE8 } from '#core/catalogue/moneyLimits.ts'
import { assetById, findRoute } from '#core/catalogue/lookups.ts'
import { chargedGas } from '#core/catalogue/tiers.ts'
import { applyRatioUp } from '#core/money/ratio.ts'
import type { OrderState } from '#core/order/state.ts'
import type { OpeningGas } from '../workerState.ts'
import { depositValue, nativeValue } from '../value.ts'

type OpenAction = PayoutAction & { kind: 'open' }
export type CheckedOpening = { action: OpenAction; order: OrderRow } | { problem: OpeningProblem }

const problem = (kind: OpeningProblem['kind'], reason: string): CheckedOpening => ({ problem: { kind, reason } })

/**
 * Builds the call that opens an order for its depositor, before each signature, from rows that prove nothing: the
 * depositor's signature or address must match the order as it is now, and the maker must be willing to pay that order.
 */
export async function openingAction(ctx: ChainContext, opening: OpeningRow): Promise<CheckedOpening> {
  const { store, failpoints, clock, catalogue, screening } = ctx.deps
  const order = await step(failpoints, 'open.order', () => store.orders.get(opening.orderId))
  const asset = catalogue.assets.find(({ id }) => id === order?.fromAsset) ?? null
  const depositor = addressRules(ctx.chain.family).toBytes(opening.depositor)
  const now = chainTime(clock.now(), ctx.memory.watch.head?.time ?? null)
  const found = openingProblem({ opening, order, depositor, chain: ctx.chain.id, asset, now })
  if (found) return { problem: found }
  const authorization = authorizationOf(opening, asset)
  const { escrow, escrowOrder: terms, makerSignature } = order ?? {}
  if (!order || !escrow || !terms || !makerSignature || !authorization) return problem('refuse', 'gasless_unavailable')
  const { kind } = authorization
  if (kind === 'address' && ctx.node.depositAddress?.(escrow, terms, authorization.owner) !== order.fromAddress)
    return problem('refuse', 'deposit_address_mismatch')
  const subject = {
    stage: 'deposit' as const,
    addresses: [
      { chain: order.fromChain, address: order.fromAddress },
      ...(order.refundAddress === null ? [] : [{ chain: order.fromChain, address: order.refundAddress }]),
      { chain: order.toChain, address: order.recipient },
    ],
  }
  const listed = await step(failpoints, 'open.screen', () => (screening ?? noScreening).check(subject))
  if (listed) return problem('refuse', listed.reason)
  const expected = { asset: order.fromAsset, amount: terms.inputAmount, exception: null, memo: null }
  // An address was quoted up to an hour ago: it is opened only if the price of no moment since would hold its payout.
  const window = kind === 'address' ? 'unknown' : 'any'
  const verdict = validateDeposit(orderFacts(ctx, order, expected, terms, { window }))
  if (verdict.kind !== 'pay') return problem('wait', verdict.reason)
  if (authorization.kind === 'address')
    return { action: { kind: 'open', escrow, order: terms, makerSignature, authorization }, order }
  const signed = await step(
    failpoints,
    'open.check',
    async () => ctx.node.checkAuthorization?.(escrow, terms, authorization) ?? 'unavailable',
  )
  if (signed !== 'signed')
    return problem('refuse', signed === 'unavailable' ? 'gasless_unavailable' : 'signature_invalid')
  return { action: { kind: 'open', escrow, order: terms, makerSignature, authorization }, order }
}

const HOUR_MS = 3_600_000
/** Milliseconds between two checks of the same opening. */
const LOOK_MS = 10_000
const claimed: ReadonlySet<OrderState> = new Set(['claimed', 'done'])

/**
 * Returns the reason why the maker does not pay this gas for an order now; null counts it into the hour's sum. The
 * order must cover the expected fee, the hourly cap the maximum one.
 */
export async function openingGasRefusal(
  ctx: ChainContext,
  { id }: Pick<OpeningRow, 'id'>,
  order: OrderRow,
  { feeCap, expectedFee = feeCap }: Pick<Plan, 'feeCap' | 'expectedFee'>,
): Promise<ReturnType<typeof budgetRefusal>> {
  const { policy, chain, deps } = ctx
  const gas = await unclaimedGas(ctx)
  const attempt = attemptOf({
    id,
    attempt: await step(deps.failpoints, 'open.attempts', () => deps.store.openings.attempts(id)),
  })
  const refusal = budgetRefusal({
    gasE8: nativeValue(deps.catalogue, chain.id, expectedFee),
    capGasE8: nativeValue(deps.catalogue, chain.id, feeCap),
    feeE8: ownFee(ctx, order),
    coveragePercent: BigInt(policy.openingCoveragePercent),
    spentE8: nativeValue(deps.catalogue, chain.id, spentBefore(gas, attempt)),
    capE8: limitE8(chain, 'openingGasCapUsd'),
  })
  // Nothing else ran since the sum was read.
  if (refusal === null)
    gas.openings.set(attempt, { orderId: order.id, feeCap, at: deps.clock.now().getTime(), lookedAt: 0 })
  return refusal
}

const attemptOf = ({ id, attempt }: { id: bigint; attempt: number }): string => `${id}:${attempt}`

const spentBefore = ({ openings }: OpeningGas, attempt: string): bigint =>
  [...openings].reduce((sum, [other, { feeCap }]) => (other === attempt ? sum : sum + feeCap), 0n)

/**
 * Returns the maker's margin by the terms that the depositor signed and the maker's own prices, not by the order's row.
 */
function ownFee(ctx: ChainContext, { fromAsset, toAsset, escrowOrder: terms }: OrderRow): bigint | null {
  const { catalogue } = ctx.deps
  const route = findRoute(catalogue, fromAsset, toAsset)
  if (!route || !terms) return 0n
  const deposited = terms.inputAmount - terms.channelFee
  const [from, to] = [assetById(catalogue, fromAsset), assetById(catalogue, toAsset)]
  const gasPrice = ctx.prices.newestGas(to.chainId)
  // Between two coins, a price change since the quote would count as a fee.
  if (from.priceKey !== to.priceKey || gasPrice === null)
    return depositValue(catalogue, { asset: fromAsset, amount: applyRatioUp(deposited, route.feeRatio) })
  const payoutGas = gasPrice * chargedGas(route, terms.inputAmount) + terms.destinationGas
  return leftToMaker({
    deposit: depositValue(catalogue, { asset: fromAsset, amount: deposited }),
    payout: depositValue(catalogue, { asset: toAsset, amount: terms.outputAmount }),
    payoutGas: nativeValue(catalogue, to.chainId, payoutGas),
  })
}

/**
 * Openings of the last hour that are not known to be claimed: those that this process signed, and those in the database
 * when its lease began.
 */
async function unclaimedGas(ctx: ChainContext): Promise<OpeningGas> {
  const { memory, deps, fence, chain } = ctx
  const since = deps.clock.now().getTime() - HOUR_MS
  if (memory.pay.openingGas?.epoch !== fence.epoch) {
    const rows = await step(deps.failpoints, 'open.spent', () =>
      deps.store.openings.signedSince(chain.id, new Date(since)),
    )
    const before = rows.map((row) => [attemptOf(row), { ...row, at: row.at.getTime(), lookedAt: 0 }] as const)
    memory.pay.openingGas = {
      epoch: fence.epoch,
      openings: new Map([...before, ...(memory.pay.openingGas?.openings ?? [])]),
    }
  }
  const gas = memory.pay.openingGas
  for (const [attempt, { at }] of gas.openings) if (at <= since) gas.openings.delete(attempt)
  await dropClaimed(ctx, gas)
  return gas
}

/**
 * Drops openings that the database reports as claimed and a quorum of the source confirms: a claimed deposit has paid
 * for its gas.
 */
async function dropClaimed(ctx: ChainContext, { openings }: OpeningGas): Promise<void> {
  const { store, failpoints, clock } = ctx.deps
  const now = clock.now().getTime()
  for (const [attempt, opening] of openings) {
    if (now - opening.lookedAt < LOOK_MS) continue
    opening.lookedAt = now
    const order = await step(failpoints, 'open.claimed', () => store.orders.get(opening.orderId))
    if (!order?.onchainId || !order.escrow || !claimed.has(order.state)) continue
    const { onchainId, escrow } = order
    const status = await step(failpoints, 'open.status', async () => ctx.node.escrowStatus?.(escrow, onchainId))
    if (status === 'claimed') openings.delete(attempt)
  }
}
