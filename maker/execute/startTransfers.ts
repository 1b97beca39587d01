import type { Plan } from '#chains/contract/payer.ts'
import { assetId, isNative, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import { usdValue } from '#core/money/usd.ts'
import { promisedUnits } from '#core/order/capacity.ts'
import { poolAccount } from '#core/catalogue/escrows.ts'
import { aboveGasFloor } from '#core/catalogue/moneyLimits.ts'
import { assetById, nativeAsset, trustedPriceOf } from '#core/catalogue/lookups.ts'
import type { TransferLimit, TransferRow } from '#store/transfers/types.ts'
import type { SlotRow } from '#store/txSlots/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { balancesOn, DAY_MS, OPEN_MARGIN_MS, refundableOn } from '../rebalance/readPositions.ts'
import { limitProblem, passing } from '../rebalance/transferLimits.ts'
import { due, postpone } from '../workerState.ts'
import { isSettingUp, planApproval, sendSetup } from './allowances.ts'
import { dropTransfer, fitsOutflow } from './brakes.ts'
import { firstBroadcasts } from './broadcast.ts'
import { signCapped, withinFeeCap } from './feeGuard.ts'
import { nextSlotFloor } from './floor.ts'
import { isAnyPaused, newSourceReads } from './sourceReads.ts'
import { checkedDeposit, type DepositAction, type TransferProblem } from './transferAction.ts'

const wait = (reason: string): TransferProblem => ({ kind: 'wait', reason })

/**
 * Signs the transfers to other wallets of the maker that leave this network: each one once, in a tx slot like a payout. Signed ones
 * are tracked by their tx slots.
 */
export async function startTransfers(ctx: ChainContext): Promise<void> {
  const { store, failpoints, clock } = ctx.deps
  if (!ctx.payer) return
  const rows = await step(failpoints, 'transfer.list', () =>
    store.transfers.inStates(['waiting'], ctx.policy.pageSize, ctx.chain.id),
  )
  // One after the other, so that each counts towards the limits of the next.
  for (const transfer of rows.filter(({ id }) => due(ctx.memory, `transfer:${id}`, clock.now().getTime())))
    await guarded(ctx, 'transfer', { order: transfer.orderId }, () => startTransfer(ctx, transfer))
}

async function startTransfer(ctx: ChainContext, transfer: TransferRow): Promise<void> {
  const { failpoints, store } = ctx.deps
  const { payer } = ctx
  if (!payer) return
  const checked = await checkedDeposit(ctx, transfer)
  if ('problem' in checked) return note(ctx, transfer, checked.problem)
  const refused = await limitsProblem(ctx, transfer)
  if (refused) return note(ctx, transfer, refused)
  // Before the approval, whose gas would be lost.
  if (!(await fitsOutflow(ctx, transfer))) return note(ctx, transfer, wait('outflow_cap'))
  const { spender } = checked
  if (!(await isApproved(ctx, transfer, spender))) return dropTransfer(ctx.memory, transfer)
  let slot: SlotRow
  try {
    const plan = await planned(ctx, checked.action)
    if (!isFeeWithin(ctx, transfer, plan, needsApproval(transfer, spender) ? depositShare : whole)) {
      dropTransfer(ctx.memory, transfer)
      return note(ctx, transfer, wait('canary_fee'))
    }
    const request = {
      chainId: ctx.chain.id,
      signer: payer.address,
      purpose: 'transfer' as const,
      refId: transfer.id,
      checkedTransfer: transfer,
      limit: dayLimit(ctx, transfer),
      ...(await nextSlotFloor(ctx)),
      fence: ctx.fence,
    }
    slot = await step(failpoints, 'transfer.sign', () =>
      store.slots.open(request, (number) => signCapped(payer, plan, number)),
    )
  } catch (error) {
    dropTransfer(ctx.memory, transfer)
    if (reasonOf(error) === 'signed_before') return note(ctx, transfer, { kind: 'refuse', reason: 'signed_before' })
    if (error instanceof AboveLimit) return note(ctx, transfer, problemOf(error.reason))
    throw error
  }
  await firstBroadcasts(ctx, [slot])
}

/** The limits again, in the signature's own transaction: transfers of other networks may have been signed since they were read. */
function dayLimit({ deps }: ChainContext, transfer: TransferRow): TransferLimit {
  const { catalogue, clock, rebalancing } = deps
  return {
    since: new Date(clock.now().getTime() - DAY_MS),
    decide: (moved) => {
      const broken = rebalancing ? limitProblem({ rules: rebalancing.rules, catalogue }, transfer, moved) : 'day_limit'
      return broken && new AboveLimit(broken, 'Transfers that were signed meanwhile leave no room for this one.')
    },
  }
}

class AboveLimit extends AppError {}
const problemOf = (reason: string): TransferProblem => ({ kind: passing.has(reason) ? 'wait' : 'refuse', reason })

/** Part of a canary's network fees, in twelfths. */
type FeeShare = 12n | 10n | 1n
const whole: FeeShare = 12n
/** A deposit cannot be simulated before its approval: it counts as ten of them, and an approval to zero may precede. */
const depositShare: FeeShare = 10n
const approvalShare: FeeShare = 1n

/** A canary is worth no more than small network fees, of which each transaction may use its share. */
function isFeeWithin(
  { deps, chain }: ChainContext,
  { canaryRoute }: TransferRow,
  { feeCap }: Plan,
  share: FeeShare,
): boolean {
  const canaries = deps.rebalancing?.rules.canaries
  if (canaryRoute === null) return true
  const native = nativeAsset(deps.catalogue, chain.id)
  const price = native && trustedPriceOf(deps.catalogue, native)
  return (
    canaries != null &&
    !!native &&
    !!price &&
    usdValue(feeCap, native.decimals, price) * whole <= canaries.maxFeeE8 * share
  )
}

const planned = async (ctx: ChainContext, action: DepositAction) =>
  withinFeeCap(
    ctx,
    await step(ctx.deps.failpoints, 'transfer.plan', async () => {
      if (!ctx.payer) throw new AppError('no_payer', 'The maker has no wallet on this network.')
      return ctx.payer.plan(action, 0, null)
    }),
    true,
  )

/**
 * Checks the operator's limits, and that the wallet keeps its low band after everything that payouts and open orders need.
 */
async function limitsProblem(ctx: ChainContext, transfer: TransferRow): Promise<TransferProblem | null> {
  const { deps } = ctx
  const { catalogue, rebalancing, failpoints, clock } = deps
  const band = rebalancing?.rules.bands.find(({ asset }) => asset.id === transfer.asset)
  if (!rebalancing || !band) return wait('rebalancing_off')
  const since = new Date(clock.now().getTime() - DAY_MS)
  const moved = await step(failpoints, 'transfer.moved', () => deps.store.transfers.movedSince(since))
  const broken = limitProblem({ rules: rebalancing.rules, catalogue }, transfer, moved)
  if (broken) return problemOf(broken)
  const ends = [ctx.chain.id, assetById(catalogue, transfer.toAsset).chainId]
  if (await isAnyPaused(ctx, newSourceReads(), ends)) return wait('chain_paused')
  return (await isSpare(ctx, transfer, band.low)) ? null : wait('inventory_needed')
}

/** The transfer itself is among the reserved amounts. */
async function isSpare(ctx: ChainContext, { asset }: TransferRow, low: bigint): Promise<boolean> {
  const { deps, chain } = ctx
  const { store, failpoints, clock, catalogue } = deps
  const { least } = await step(failpoints, 'transfer.balance', () =>
    balancesOn(deps, chain.id, [{ asset: assetById(catalogue, asset) }]),
  )
  const reserved = await step(failpoints, 'transfer.reserved', () => store.disbursements.reserved(chain.id))
  const refundable = await step(failpoints, 'transfer.refundable', () => refundableOn(deps, chain.id))
  const opened = new Date(clock.now().getTime() - OPEN_MARGIN_MS)
  const promised = await step(failpoints, 'transfer.promised', () =>
    store.orders.promised(chain.id, opened, { account: poolAccount(catalogue) }),
  )
  const left = (id: typeof asset): bigint => {
    const held = least.get(id) ?? 0n
    const usable = isNative(id) ? aboveGasFloor(catalogue, chain.id, held) : held
    return usable - (reserved.get(id) ?? 0n) - (refundable.get(id) ?? 0n) - promisedUnits(promised, id, usable)
  }
  return left(asset) >= low && left(assetId(chain.id, NATIVE)) >= 0n
}

const needsApproval = ({ asset }: TransferRow, spender: string | null): spender is string =>
  !isNative(asset) && spender !== null

/** Approves the deposit's contract for exactly the amount; true once it is approved. */
async function isApproved(ctx: ChainContext, transfer: TransferRow, spender: string | null): Promise<boolean> {
  const { asset, amount } = transfer
  const { failpoints } = ctx.deps
  const { payer, node } = ctx
  if (!needsApproval(transfer, spender) || !payer) return true
  const { token } = parseAssetId(asset)
  // An approval on its way, of another transfer or to zero, would replace this one.
  if (await isSettingUp(ctx)) return false
  const allowed =
    (await step(failpoints, 'transfer.allowance', async () => node.allowance?.(payer.address, token, spender))) ?? 0n
  // More than the amount is left of a transfer that was never sent.
  if (allowed === amount) return true
  const plan = await planApproval(ctx, payer, { kind: 'approve', token, spender, amount }, allowed)
  if (!isFeeWithin(ctx, transfer, plan, approvalShare)) {
    await note(ctx, transfer, wait('canary_fee'))
    return false
  }
  await sendSetup(ctx, payer, plan)
  return false
}

/** Ends the transfer, or records why it waits, with growing retry intervals. */
async function note(ctx: ChainContext, transfer: TransferRow, { kind, reason }: TransferProblem): Promise<void> {
  const { store, failpoints, clock, metrics } = ctx.deps
  metrics.failure(ctx.chain.id, 'transfer', reason)
  if (kind === 'wait') postpone(ctx.memory, `transfer:${transfer.id}`, clock.now().getTime(), ctx.policy)
  if (kind === 'wait' && transfer.reason === reason) return
  ctx.log.warn({ transfer: String(transfer.id), order: transfer.orderId, reason, decision: kind }, 'is not moved')
  if (kind === 'forged') {
    const details = { provider: transfer.provider }
    await step(failpoints, 'transfer.forged', () =>
      store.incidents.record({ kind: 'transfer_forged', subject: transfer.orderId, details }),
    )
  }
  const state = kind === 'wait' ? 'waiting' : 'expired'
  await step(failpoints, 'transfer.note', () =>
    store.transaction((tx) => tx.transfers.setState(transfer.id, state, { reason }), ctx.fence),
  )
}
