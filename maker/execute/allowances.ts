import type { PayoutAction, Payer } from '#chains/contract/payer.ts'
import { AppError, isRetriable } from '#core/errors.ts'
import { assetsOf } from '#core/catalogue/lookups.ts'
import { isNative } from '#core/chain/assetId.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { firstBroadcasts } from './broadcast.ts'
import { type CappedPlan, signCapped, withinFeeCap } from './feeGuard.ts'
import { nextSlotFloor } from './floor.ts'

/**
 * Approves the payer's tokens for the filler: at most twice the balance, so that a bug in it never reaches later
 * inventory. A payout lowers balance and allowance alike, so this runs again only after inventory grew.
 */
export async function maintainAllowances(ctx: ChainContext): Promise<void> {
  const { clock } = ctx.deps
  const now = clock.now().getTime()
  const { filler } = ctx.chain.settlement
  if (
    !ctx.payer ||
    !filler ||
    !ctx.node.allowance ||
    now - ctx.memory.payer.allowancesAt < ctx.policy.allowanceSeconds * 1000
  )
    return
  ctx.memory.payer.allowancesAt = now
  const tokens = assetsOf(ctx.deps.catalogue, ctx.chain.id).filter(({ id }) => !isNative(id))
  for (const token of tokens)
    await guarded(ctx, 'approve', { asset: token.id }, () => keepAllowance(ctx, token, filler))
}

async function keepAllowance(ctx: ChainContext, token: AssetDef, spender: string): Promise<void> {
  const { failpoints } = ctx.deps
  const { payer, node } = ctx
  if (!payer) return
  const allowed =
    (await step(failpoints, 'approve.allowance', async () => node.allowance?.(payer.address, token.token, spender))) ??
    0n
  const balance =
    (await step(failpoints, 'approve.balance', () => node.balances(payer.address, [token.id]))).get(token.id) ?? 0n
  if (allowed >= balance) return
  if (await isSettingUp(ctx)) {
    ctx.memory.payer.allowancesAt = 0
    return
  }
  const plan = await planApproval(
    ctx,
    payer,
    { kind: 'approve', token: token.token, spender, amount: balance * 2n },
    allowed,
  )
  await sendSetup(ctx, payer, plan)
}

/** Only one setup transaction runs at a time, because the next one depends on its result. */
export const isSettingUp = async ({ deps, chain }: ChainContext): Promise<boolean> =>
  (
    await step(deps.failpoints, 'approve.pending', () =>
      deps.store.slots.unsettled(chain.id, { purposes: ['setup'], limit: 1 }),
    )
  ).length > 0

/** Sends a setup transaction in a tx slot like any other: stored and journalled before a node sees it. */
export async function sendSetup(ctx: ChainContext, payer: Payer, plan: CappedPlan): Promise<void> {
  const { failpoints, store } = ctx.deps
  const request = {
    chainId: ctx.chain.id,
    signer: payer.address,
    purpose: 'setup' as const,
    refId: null,
    ...(await nextSlotFloor(ctx)),
    fence: ctx.fence,
  }
  const slot = await step(failpoints, 'approve.open', () =>
    store.slots.open(request, (number) => signCapped(payer, plan, number)),
  )
  await firstBroadcasts(ctx, [slot])
}

/** Some tokens refuse to change a nonzero allowance: it is set to zero first, and the next pass raises it. */
export async function planApproval(
  ctx: ChainContext,
  payer: Payer,
  action: PayoutAction & { kind: 'approve' },
  allowed: bigint,
): Promise<CappedPlan> {
  const { deps, memory } = ctx
  const plan = async (amount: bigint) =>
    withinFeeCap(
      ctx,
      await step(deps.failpoints, 'approve.plan', () => payer.plan({ ...action, amount }, 0, null)),
      false,
    )
  try {
    return await plan(action.amount)
  } catch (error) {
    if (allowed === 0n || !(error instanceof AppError) || isRetriable(error)) throw error
    memory.payer.allowancesAt = 0
    return await plan(0n)
  }
}
