import type { PayoutAction } from '#chains/contract/payer.ts'
import { assetById } from '#core/catalogue/lookups.ts'
import type { Step } from '#core/wire/order.ts'
import { depositOf } from '#server/providers/evmCalls.ts'
import type { SlotRow } from '#store/txSlots/types.ts'
import type { TransferRow } from '#store/transfers/types.ts'
import type { ChainContext } from '../contract.ts'
import type { Permission } from '../decide/decideTransaction.ts'
import { step } from '../failpoints.ts'
import { isOpenTooLong, isSealed, parseSteps, policyProblem } from '../rebalance/transferTerms.ts'

export type DepositAction = Extract<PayoutAction, { kind: 'deposit' }>

/** `forged`: the row carries no seal of this maker. `expire`: too late to be signed. `refuse`: never right. */
export interface TransferProblem {
  readonly kind: 'wait' | 'expire' | 'refuse' | 'forged'
  readonly reason: string
}
export type CheckedDeposit = { action: DepositAction; spender: string | null } | { problem: TransferProblem }

const problem = (kind: TransferProblem['kind'], reason: string): CheckedDeposit => ({ problem: { kind, reason } })

/** A deposit sent in the last moments may be mined after the provider's deadline. */
const MARGIN_MS = 15_000

/**
 * Builds a transfer's deposit from a row that proves nothing, before each signature: the row must carry the maker's own seal,
 * and its steps must pass the provider's policy with the maker's wallets as sender, recipient and refund address.
 */
export async function checkedDeposit(ctx: ChainContext, transfer: TransferRow): Promise<CheckedDeposit> {
  const { rebalancing, catalogue, payers, clock, failpoints } = ctx.deps
  const { payer } = ctx
  const now = clock.now()
  // First, so that a row that is never signed doesn't reserve inventory.
  if (now.getTime() > transfer.openBy.getTime() - MARGIN_MS) return problem('expire', 'expired')
  if (!rebalancing || !payer) return problem('wait', 'rebalancing_off')
  if (!isSealed(rebalancing.secret, transfer)) return problem('forged', 'seal_invalid')
  if (transfer.chainId !== ctx.chain.id) return problem('refuse', 'network_differs')
  if (isOpenTooLong(transfer, now)) return problem('refuse', 'open_too_long')
  const { rules } = rebalancing
  const isListed = (id: string): boolean => rules.bands.some(({ asset }) => asset.id === id)
  if (!isListed(transfer.asset) || !isListed(transfer.toAsset)) return problem('refuse', 'band_missing')
  if (!rules.providers.includes(transfer.provider)) return problem('refuse', 'provider_off')
  if (transfer.canaryRoute !== null) {
    const route = rules.canaries?.routes.find(({ id }) => id === transfer.canaryRoute)
    if (!route || (route.provider !== null && route.provider !== transfer.provider))
      return problem('refuse', 'canary_off')
  }
  const to = payers.get(assetById(catalogue, transfer.toAsset).chainId)?.address
  if (to === undefined) return problem('wait', 'no_wallet')
  const steps = stepsOf(transfer)
  const call = steps && depositOf(steps)
  if (!steps || !call) return problem('refuse', 'step_unreadable')
  const wallets = { from: payer.address, to }
  const broken = await step(failpoints, 'transfer.policy', () =>
    policyProblem(transfer, steps, catalogue, wallets, now),
  )
  if (broken === 'expired') return problem('expire', 'expired')
  if (broken) return problem('refuse', `policy_${broken}`)
  // The policy has compared the approval with the pinned contracts and the amount.
  const approval = steps.find(({ label }) => label === 'approve')
  const spender = approval?.kind === 'evm_call' ? (approval.approval?.spender ?? null) : null
  const { data, value } = call
  return {
    action: { kind: 'deposit', to: call.to, data: data as `0x${string}`, value },
    spender: spender && call.to === spender.toLowerCase() ? call.to : null,
  }
}

function stepsOf({ steps }: TransferRow): readonly Step[] | null {
  try {
    return parseSteps(steps)
  } catch {
    return null
  }
}

/** Bytes that no node has seen are not sent after the provider's deadline. */
export function transferPermission({ deps, payer }: ChainContext, slot: SlotRow, { openBy }: TransferRow): Permission {
  const isSent = slot.txs.some((tx) => tx.broadcastAt !== null && !payer?.isVoid?.(tx))
  return isSent || deps.clock.now().getTime() <= openBy.getTime() - MARGIN_MS ? 'go' : 'stop'
}
