import { ADDRESS_OPEN_SECONDS } from '#core/order/escrowOrder.ts'
import type { OrderId } from '#core/order/id.ts'
import { poolAccount } from '#core/catalogue/escrows.ts'
import { isSettingUp, sendSetup } from '../execute/allowances.ts'
import { ownsAccount } from '../settle/repayPools.ts'
import { withinFeeCap } from '../execute/feeGuard.ts'
import type { ChainContext } from '../contract.ts'
import { chainTime } from '../decide/fillWindow.ts'

/** A wallet can open an order for three minutes; a row that claims more does not keep a stolen key active. */
const LONGEST_WALLET_OFFER_MS = 10 * 60_000
/** Maximum difference of chain and server clocks. */
const MARGIN_SECONDS = 30
/** The order of a deposit address is paid later; servers stop offering before the maker starts to wait. */
const LONGEST_ADDRESS_OFFER_MS = (ADDRESS_OPEN_SECONDS + 2 * MARGIN_SECONDS) * 1000

/**
 * Registers the configured offer key in this chain's escrows. An escrow accepts one key, so offers of the former one
 * must expire first; a server makes no new ones while the escrow names another key than its own.
 */
export async function registerOfferSigner(ctx: ChainContext): Promise<void> {
  const { deps, payer, node, memory, policy } = ctx
  const { offerSigner: wanted, clock } = deps
  const now = clock.now().getTime()
  if (!payer || !wanted || !node.offerSigner || now - memory.pay.offerSigner.readAt < policy.allowanceSeconds * 1000)
    return
  const account = poolAccount(deps.catalogue)
  const own = await firstOutdated(ctx, payer.address, wanted)
  const outdated =
    own ?? (account !== null && (await ownsAccount(ctx)) ? await firstOutdated(ctx, account, wanted) : null)
  if (outdated === null) {
    memory.pay.offerSigner = { readAt: now, changingSince: null }
    return
  }
  const { escrow, accepted, maker } = outdated
  memory.pay.offerSigner.changingSince ??= now
  const longest = ctx.chain.settlement.forwarderFactory ? LONGEST_ADDRESS_OFFER_MS : LONGEST_WALLET_OFFER_MS
  if (now - memory.pay.offerSigner.changingSince < longest && (await canOpenMore(ctx, maker, escrow))) return
  if (await isSettingUp(ctx)) return
  const of = maker === account ? { account: maker } : {}
  const action = { kind: 'set_offer_signer' as const, escrow, signer: wanted, ...of }
  const plan = withinFeeCap(ctx, await payer.plan(action, 0, null), false)
  await sendSetup(ctx, payer, plan)
  ctx.log.info({ escrow, from: accepted, to: wanted }, 'registering another offer key')
}

/**
 * Older escrows count too: a stolen key that one of them accepts could still open orders there. The newest is updated
 * first.
 */
async function firstOutdated({ chain, node }: ChainContext, maker: string, wanted: string) {
  for (const { address: escrow } of chain.settlement.escrows.toReversed()) {
    const accepted = (await node.offerSigner?.(escrow, maker)) ?? null
    if (accepted !== null && accepted !== wanted.toLowerCase()) return { escrow, accepted, maker }
  }
  return null
}

/** True if a depositor may still open an order of this maker in the escrow under the accepted key. */
async function canOpenMore(
  { deps, chain, memory, policy }: ChainContext,
  maker: string,
  escrow: string,
): Promise<boolean> {
  const now = chainTime(deps.clock.now(), memory.watch.head?.time ?? null) - MARGIN_SECONDS
  const query = { states: ['quoted'] as const, fromChain: chain.id, custody: 'escrow' as const, limit: policy.pageSize }
  for (let afterId: OrderId | undefined; ; ) {
    const orders = await deps.store.orders.inStates({ ...query, afterId })
    const open = orders.some(
      ({ openBy, escrowOrder, escrow: own }) =>
        own === escrow && escrowOrder?.maker.toLowerCase() === maker.toLowerCase() && openBy.getTime() / 1000 > now,
    )
    if (open || orders.length < query.limit) return open
    afterId = orders.at(-1)?.id
  }
}
