import { accountOwner, type PoolDebt, poolDebt } from '#chains/evm/pool.ts'
import { assetId, isNative } from '#core/chain/assetId.ts'
import { assetById, assetsOf, nativeAsset, trustedPriceOf } from '#core/catalogue/lookups.ts'
import { poolAccount } from '#core/catalogue/escrows.ts'
import type { AssetDef, PoolDef } from '#core/catalogue/types.ts'
import { usdValue } from '#core/money/usd.ts'
import { promisedUnits } from '#core/order/capacity.ts'
import type { ChainContext } from '../contract.ts'
import { chainTime } from '../decide/fillWindow.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { OPEN_MARGIN_MS } from '../rebalance/readPositions.ts'
import { planApproval, sendSetup } from '../execute/allowances.ts'
import { withinFeeCap } from '../execute/feeGuard.ts'

/** Next transaction towards a repayment. */
export type Repayment = { kind: 'none' } | { kind: 'approve' | 'repay'; amount: bigint }

export interface RepaymentFacts {
  /** At one final block, with everything that was signed for the pool before. */
  readonly debt: PoolDebt
  /** The payer's tokens that no payout has reserved. */
  readonly free: bigint
  /** Part of them that open orders were promised. */
  readonly promised: bigint
  /** Chain time, epoch seconds. */
  readonly now: number
}

const owed = ({ principal, fee }: PoolDebt['draws'][number]): bigint => principal + fee
const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)

/**
 * Decides what is repaid: whole draws, oldest first, as far as inventory lasts; in the second half of the oldest one's term
 * also parts, and before promised payouts. Each repayment uses up an approval of its own amount, and both are read at the same
 * final block as the debt: the token refuses to pay a second time, whatever was forgotten.
 */
export function decideRepayment({ debt, free, promised, now }: RepaymentFacts): Repayment {
  const { draws, allowance, term } = debt
  const [oldest] = draws
  const amount = total(draws.map(owed))
  if (!oldest || amount === 0n) return allowance === 0n ? { kind: 'none' } : { kind: 'approve', amount: 0n }
  const isUrgent = oldest.dueAt - now < term / 2
  const spare = isUrgent ? free : free - promised
  if (allowance > 0n && allowance <= amount && allowance <= spare) return { kind: 'repay', amount: allowance }
  const wanted = affordable(draws, spare, isUrgent)
  return wanted === 0n || wanted === allowance ? { kind: 'none' } : { kind: 'approve', amount: wanted }
}

/** Smaller parts of a draw are worth no transaction. */
const LEAST_PART = 16n

function affordable(draws: PoolDebt['draws'], spare: bigint, isUrgent: boolean): bigint {
  let whole = 0n
  for (const draw of draws) {
    if (whole + owed(draw) > spare) return whole === 0n && isUrgent && spare >= owed(draw) / LEAST_PART ? spare : whole
    whole += owed(draw)
  }
  return whole
}

/**
 * Repays this chain's pools from inventory, and moves what their account was paid for claims into it. One transaction at a
 * time, in a tx slot like any other.
 */
export async function repayPools(ctx: ChainContext): Promise<void> {
  const { memory, policy, chain, deps } = ctx
  const pools = chain.settlement.pools ?? []
  const now = deps.clock.now().getTime()
  if (pools.length === 0 || now - memory.pay.repaidAt < policy.allowanceSeconds * 1000) return
  if (!(await ownsAccount(ctx))) return
  memory.pay.repaidAt = now
  for (const pool of pools) await guarded(ctx, 'repay', { pool: pool.address }, () => repay(ctx, pool))
  await guarded(ctx, 'collect', {}, () => collectClaims(ctx))
}

/** True if the pools' account obeys the payer's key on this network, by quorum. */
export async function ownsAccount({ payer, node, chain, memory, deps }: ChainContext): Promise<boolean> {
  const [pool] = chain.settlement.pools ?? []
  if (!payer || !pool) return false
  memory.pay.ownsAccount ??=
    (await step(deps.failpoints, 'repay.owner', () => accountOwner(node, pool.account))) === payer.address.toLowerCase()
  return memory.pay.ownsAccount
}

/** Slots that the journal restored have lost their purpose, so each of them may be a repayment. */
const isPending = async ({ deps, chain }: ChainContext): Promise<boolean> =>
  (
    await step(deps.failpoints, 'repay.pending', () =>
      deps.store.slots.unsettled(chain.id, { purposes: ['setup', 'void'], limit: 1 }),
    )
  ).length > 0

async function repay(ctx: ChainContext, pool: PoolDef): Promise<void> {
  const { payer, node, chain, deps } = ctx
  const { failpoints, metrics } = deps
  if (!payer) return
  // Read before the final block: what was pending then is in no debt that is read later.
  const isBusy = await isPending(ctx)
  const { finalized, time } = await step(failpoints, 'context.head', () => node.head())
  const parties = { pool: pool.address, token: pool.asset, payer: payer.address }
  const debt = await step(failpoints, 'repay.debt', () => poolDebt(node, parties, finalized))
  const now = chainTime(deps.clock.now(), time)
  const [oldest] = debt.draws
  metrics.termLeft(chain.id, pool.address, oldest ? (oldest.dueAt - now) / debt.term : null)
  // Draws of another drawer are not the payer's to repay, and its own ones are the operator's once the governor has replaced it.
  if (!debt.isDrawer) return metrics.failure(chain.id, 'repay', 'pool_other_drawer')
  if (isBusy) return
  const next = decideRepayment({ debt, now, ...(await inventoryOf(ctx, payer.address, pool)) })
  if (next.kind === 'none') return
  const { amount } = next
  const plan =
    next.kind === 'repay'
      ? withinFeeCap(
          ctx,
          await step(failpoints, 'repay.plan', () =>
            payer.plan({ kind: 'repay', pool: pool.address, amount }, 0, null),
          ),
          false,
        )
      : await planApproval(
          ctx,
          payer,
          { kind: 'approve', token: pool.asset, spender: pool.address, amount },
          debt.allowance,
        )
  await sendSetup(ctx, payer, plan)
  if (next.kind === 'repay') ctx.log.info({ pool: pool.address, amount: String(amount) }, 'a pool is repaid')
}

/** The payer's tokens without what payouts have reserved, and what open orders were promised of them. */
async function inventoryOf(ctx: ChainContext, payer: string, { asset }: PoolDef) {
  const { node, chain, deps } = ctx
  const { store, failpoints, clock, catalogue } = deps
  const { id } = assetById(catalogue, assetId(chain.id, asset))
  const held = (await step(failpoints, 'repay.balance', () => node.balances(payer, [id]))).get(id) ?? 0n
  const reserved =
    (await step(failpoints, 'repay.reserved', () => store.disbursements.reserved(chain.id))).get(id) ?? 0n
  const opened = new Date(clock.now().getTime() - OPEN_MARGIN_MS)
  const promised = await step(failpoints, 'repay.promised', () =>
    store.orders.promised(chain.id, opened, { account: poolAccount(catalogue) }),
  )
  return { free: held > reserved ? held - reserved : 0n, promised: promisedUnits(promised, id, held) }
}

/** Anyone can send the account small change, which is worth no transaction. */
const WORTH_FEES = 10n

/** Repeated, it only moves what the account has received since. */
async function collectClaims(ctx: ChainContext): Promise<void> {
  const { payer, node, chain, deps } = ctx
  const [pool] = chain.settlement.pools ?? []
  if (!payer || !pool || (await isPending(ctx))) return
  const assets = assetsOf(deps.catalogue, chain.id)
  const ids = assets.map(({ id }) => id)
  const held = await step(deps.failpoints, 'collect.balance', () => node.balances(pool.account, ids))
  for (const asset of assets.toSorted((a, b) => Number(isNative(a.id)) - Number(isNative(b.id)))) {
    const amount = held.get(asset.id) ?? 0n
    if (amount === 0n) continue
    const action = { kind: 'collect_claims' as const, account: pool.account, asset: asset.id, amount }
    const planned = await step(deps.failpoints, 'collect.plan', () => payer.plan(action, 0, null))
    const plan = withinFeeCap(ctx, planned, false)
    if (!isWorth(ctx, asset, amount, plan.feeCap)) continue
    ctx.log.info({ asset: asset.id, amount: String(amount) }, 'claims of the pools’ account are collected')
    return sendSetup(ctx, payer, plan)
  }
}

function isWorth({ deps, chain }: ChainContext, asset: AssetDef, amount: bigint, fee: bigint): boolean {
  const native = nativeAsset(deps.catalogue, chain.id)
  const [price, coin] = [trustedPriceOf(deps.catalogue, asset), native && trustedPriceOf(deps.catalogue, native)]
  if (price === null || !native || coin === null || coin === undefined) return false
  return usdValue(amount, asset.decimals, price) >= WORTH_FEES * usdValue(fee, native.decimals, coin)
}
