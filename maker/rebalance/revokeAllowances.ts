import { isNative } from '#core/chain/assetId.ts'
import { externalPolicies } from '#server/providers/policies.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { isSettingUp, planApproval, sendSetup } from '../execute/allowances.ts'

/**
 * Takes back what a provider's contract may still take of the maker's tokens: a transfer that was never sent leaves its approval.
 * Every pinned contract of every provider is read, whatever the rows say. A token with an open transfer is left alone.
 */
export async function revokeAllowances(ctx: ChainContext): Promise<void> {
  const { store, rebalancing, clock, failpoints } = ctx.deps
  const { payer, node, memory, policy, chain } = ctx
  const now = clock.now().getTime()
  const tokens = rebalancing?.rules.bands.filter(({ asset }) => asset.chainId === chain.id && !isNative(asset.id)) ?? []
  if (!payer || !node.allowance || tokens.length === 0) return
  if (now - memory.payer.revokedAt < policy.allowanceSeconds * 1000) return
  memory.payer.revokedAt = now
  const open = await step(failpoints, 'transfer.list', () =>
    store.transfers.inStates(['waiting', 'intent', 'broadcast'], policy.pageSize, chain.id),
  )
  if (await isSettingUp(ctx)) return
  const spenders = await spendersOn(ctx)
  for (const { asset } of tokens.filter((band) => !open.some((one) => one.asset === band.asset.id)))
    for (const spender of spenders) {
      const read = async () => node.allowance?.(payer.address, asset.token, spender)
      const allowed = (await step(failpoints, 'transfer.allowance', read)) ?? 0n
      if (allowed === 0n) continue
      ctx.log.warn({ asset: asset.id, spender, allowed: String(allowed) }, 'an approval that nothing uses is revoked')
      const plan = await planApproval(ctx, payer, { kind: 'approve', token: asset.token, spender, amount: 0n }, 0n)
      return sendSetup(ctx, payer, plan)
    }
}

/** Pinned contracts of all providers on the network, without the maker's own filler. */
async function spendersOn({ chain, deps: { failpoints } }: ChainContext): Promise<readonly string[]> {
  const load = () => Promise.all(Object.values(externalPolicies).map((each) => each()))
  const policies = await step(failpoints, 'transfer.policy', load)
  const pinned = new Set(policies.flatMap(({ evm_call: policy }) => policy?.targets(chain.id) ?? []))
  return [...pinned].filter((spender) => spender !== chain.settlement.filler)
}
