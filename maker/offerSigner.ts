import type { OrderId } from '#core/order/id.ts'
import { isSettingUp, sendSetup } from './execute/allowances.ts'
import { withinFeeCap } from './execute/feeGuard.ts'
import type { ChainContext } from './contract.ts'
import { chainTime } from './decide/chainTime.ts'

/** An order can be opened for three minutes; a row that claims more does not keep a stolen key in place. */
const LONGEST_OFFER_MS = 10 * 60_000
/** Clocks of the chain and of the server differ. */
const MARGIN_SECONDS = 30

/**
 * Registers the configured offer key in this chain's escrow. The escrow accepts one key, so offers of the former one are first left to
 * run out; a server makes no new ones while the escrow names another key than its own.
 */
export async function keepOfferSigner(ctx: ChainContext): Promise<void> {
  const { deps, payer, node, memory, policy } = ctx
  const { offerSigner: wanted, clock } = deps
  const now = clock.now().getTime()
  if (!payer || !wanted || !node.offerSigner || now - memory.offerSigner.readAt < policy.allowanceSeconds * 1000) return
  const accepted = await node.offerSigner(payer.address)
  if (accepted === null || accepted === wanted.toLowerCase()) {
    memory.offerSigner = { readAt: now, changingSince: null }
    return
  }
  memory.offerSigner.changingSince ??= now
  if (now - memory.offerSigner.changingSince < LONGEST_OFFER_MS && (await canOpenMore(ctx, payer.address))) return
  if (await isSettingUp(ctx)) return
  const plan = withinFeeCap(ctx, await payer.plan({ kind: 'set_offer_signer', signer: wanted }, 0, null), false)
  await sendSetup(ctx, payer, plan)
  ctx.log.info({ from: accepted, to: wanted }, 'registering another offer key')
}

/** Whether a depositor may still open an order of this maker under the accepted key. */
async function canOpenMore({ deps, chain, memory, policy }: ChainContext, maker: string): Promise<boolean> {
  const now = chainTime(deps.clock.now(), memory.head?.time ?? null) - MARGIN_SECONDS
  const query = { states: ['quoted'] as const, fromChain: chain.id, custody: 'escrow' as const, limit: policy.pageSize }
  for (let afterId: OrderId | undefined; ; ) {
    const orders = await deps.store.orders.inStates({ ...query, afterId })
    const open = orders.some(
      ({ openBy, escrowOrder }) =>
        escrowOrder?.maker.toLowerCase() === maker.toLowerCase() && openBy.getTime() / 1000 > now,
    )
    if (open || orders.length < query.limit) return open
    afterId = orders.at(-1)?.id
  }
}
