import { assetById, channelById, findRoute } from '#core/catalogue/lookups.ts'
import type { AssetId } from '#core/asset/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { noScreening } from '#core/policy/screening.ts'
import type { DepositRow, OrderRow } from '#store/contract.ts'
import type { ChainContext } from '../contract.ts'
import { chainTime } from '../decide/chainTime.ts'
import { mayStillFill } from '../decide/fillWindow.ts'
import { validateDeposit, type Verdict } from '../decide/validate.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { inParallel } from '../inParallel.ts'
import { depositValue } from '../value.ts'
import { sendRow } from './sendRow.ts'
import { recomputedId, signedTerms } from './terms.ts'

/** Takes, signs and broadcasts the payout of every confirmed order that this chain pays; orders do not wait for each other. */
export async function startPayouts(ctx: ChainContext): Promise<void> {
  const { store, failpoints, metrics } = ctx.deps
  if (!ctx.payer) return
  const states = ['confirmed', 'validated', 'reserved'] as const
  const orders = await step(failpoints, 'payout.list', () => store.orders.inStates({ states, toChain: ctx.chain.id, limit: ctx.policy.pageSize }))
  metrics.queue(ctx.chain.id, 'payouts', orders.length)
  ctx.memory.balances.clear()
  ctx.memory.paused.clear()
  ctx.memory.slotFloor = null
  await inParallel(orders, ctx.policy.parallel, (order) => guarded(ctx, 'payout', { order: order.id }, () => startPayout(ctx, order)))
}

async function startPayout(ctx: ChainContext, order: OrderRow): Promise<void> {
  const { store, failpoints } = ctx.deps
  const deposits = await step(failpoints, 'payout.deposit', () => store.deposits.forOrder(order.id))
  const deposit = deposits.find(({ status, exception }) => status === 'confirmed' && exception === null)
  if (!deposit) return
  if (order.state === 'reserved') return resume(ctx, order, deposit)
  if (await isPaused(ctx, order.fromChain)) return
  const verdict = await judge(ctx, order, deposit)
  if (verdict.kind === 'hold') return hold(ctx, order, verdict.reason)
  if (verdict.kind === 'return') return giveBack(ctx, order, deposit, verdict.reason)
  await pay(ctx, order, deposit, verdict.amount)
}

// A worker that died between taking the row and signing left it reserved; anything further is followed by its slot.
async function resume(ctx: ChainContext, order: OrderRow, deposit: DepositRow): Promise<void> {
  const { store, failpoints } = ctx.deps
  const rows = await step(failpoints, 'payout.existing', () => store.disbursements.forOrder(order.id))
  const row = rows.find(({ depositId, kind, state }) => depositId === deposit.id && kind === 'payout' && state === 'reserved')
  if (row) await sendRow(ctx, { row, order, deposit })
}

async function isPaused(ctx: ChainContext, source: ChainId): Promise<boolean> {
  const known = ctx.memory.paused.get(source)
  if (known !== undefined) return known
  const { paused } = await step(ctx.deps.failpoints, 'payout.paused', () => ctx.deps.store.chainState.get(source))
  ctx.memory.paused.set(source, paused)
  return paused
}

async function judge(ctx: ChainContext, order: OrderRow, deposit: DepositRow): Promise<Verdict> {
  const { catalogue, failpoints, screening, payers } = ctx.deps
  const addresses = [deposit.sender, order.refundAddress].flatMap((address) => (address ? [{ chain: order.fromChain, address }] : []))
  const subject = { stage: 'deposit' as const, addresses: [...addresses, { chain: order.toChain, address: order.recipient }] }
  const refusal = await step(failpoints, 'payout.screen', () => (screening ?? noScreening).check(subject))
  if (refusal) return { kind: 'hold', reason: refusal.reason }
  const payer = order.fillMode === 'contract' ? ctx.payer : payers.get(order.fromChain)
  return validateDeposit({
    order,
    deposit,
    route: findRoute(catalogue, order.fromAsset, order.toAsset),
    channel: channelById(catalogue, order.channelId),
    from: known(() => assetById(catalogue, order.fromAsset)),
    to: known(() => assetById(catalogue, order.toAsset)),
    recomputedId: recomputedId(order),
    terms: order.escrowOrder ? signedTerms(order, ctx.chain.family) : null,
    payer: payer?.address ?? null,
  })
}

function known<T>(find: () => T): T | null {
  try {
    return find()
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

async function pay(ctx: ChainContext, order: OrderRow, deposit: DepositRow, amount: bigint): Promise<void> {
  const { store, failpoints, clock, catalogue } = ctx.deps
  const now = chainTime(clock.now(), ctx.memory.head?.time ?? null)
  if (!mayStillFill(order.fillMode, order.fillDeadline, now, ctx.policy.margins)) return giveBack(ctx, order, deposit, 'fill_expired')
  if (order.state === 'confirmed') await step(failpoints, 'payout.validated', () => store.orders.apply(order.id, 'validated', { fence: ctx.fence }))
  const asset = order.toAsset
  const available = await balanceOf(ctx, asset)
  const wanted = { depositId: deposit.id, orderId: order.id, kind: 'payout' as const, chainId: ctx.chain.id, asset, amount }
  const terms = { destinationGas: order.destinationGas, recipient: order.recipient, usdE8: depositValue(catalogue, deposit) }
  const result = await step(failpoints, 'payout.take', () => store.disbursements.take({ ...wanted, ...terms }, available, ctx.fence))
  if ('taken' in result) return sendRow(ctx, { row: result.taken, order, deposit })
  if (result.refused === 'insufficient_inventory') await waitForInventory(ctx, order, deposit)
}

/** The payer's balance, read once per pass: what the pass reserves meanwhile is counted by the store. */
async function balanceOf(ctx: ChainContext, asset: AssetId): Promise<bigint> {
  const known = ctx.memory.balances.get(asset)
  if (known !== undefined) return known
  const owner = ctx.payer?.address ?? ''
  const balances = await step(ctx.deps.failpoints, 'payout.balance', () => ctx.node.balances(owner, [asset]))
  const found = balances.get(asset) ?? 0n
  ctx.memory.balances.set(asset, found)
  return found
}

async function waitForInventory(ctx: ChainContext, order: OrderRow, deposit: DepositRow): Promise<void> {
  const waited = (ctx.deps.clock.now().getTime() - (deposit.confirmedAt ?? deposit.seenAt).getTime()) / 1000
  ctx.deps.metrics.failure(ctx.chain.id, 'payout', 'insufficient_inventory')
  if (waited > ctx.policy.noInventorySeconds) await giveBack(ctx, order, deposit, 'no_inventory')
}

/** Leaves the order to an operator. */
async function hold(ctx: ChainContext, order: OrderRow, reason: string): Promise<void> {
  const { store, failpoints } = ctx.deps
  ctx.log.error({ order: order.id, reason }, 'held')
  await step(failpoints, 'payout.hold', () => store.orders.apply(order.id, 'held', { heldReason: reason, data: { reason }, fence: ctx.fence }))
}

/** Marks the deposit for return; the worker of its own chain does it. */
async function giveBack(ctx: ChainContext, order: OrderRow, deposit: DepositRow, reason: string): Promise<void> {
  const { store, failpoints } = ctx.deps
  ctx.log.warn({ order: order.id, reason }, 'goes back to its depositor')
  await step(failpoints, 'payout.give_back', () => store.deposits.setException(deposit.id, reason))
  ctx.wake(order.fromChain)
}
