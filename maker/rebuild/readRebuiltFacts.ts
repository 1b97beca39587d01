import { refundReference } from '#chains/evm/order/hash.ts'
import type { ObservedDeposit, ObservedEnding } from '#chains/contract/deposits.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import { noFailpoints } from '#runtime/failpoints.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { CLOCK_SKEW_MS } from '../execute/findPayment.ts'
import { provenUnpaid } from '../execute/provenUnpaid.ts'
import type { OperatorDeps } from '../operatorActions.ts'
import { payoutByHash, signsWithoutExpiry } from '../unpaidFacts.ts'
import type { RebuiltFacts } from './judgeRebuilt.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainSettlement } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'

/** One final deposit with the rows that were written for it. */
export interface DepositFacts {
  readonly observed: ObservedDeposit
  readonly order: OrderRow
  readonly deposit: DepositRow
}

/** Facts that a quorum of both chains shows about a restored order. `too_early`: a pending payout could still land. */
export async function readRebuiltFacts(
  deps: OperatorDeps,
  facts: DepositFacts,
  ending: ObservedEnding | null,
): Promise<RebuiltFacts | 'too_early'> {
  const { order, observed } = facts
  const common = { custody: order.custody, named: true, ending: ending?.kind ?? null }
  if (order.custody === 'escrow') {
    const payout = await escrowedPayout(deps, facts)
    if (payout === 'too_early' && ending === null) return 'too_early'
    const known = payout === 'too_early' ? ({ kind: 'unpaid' } as const) : payout
    return { ...common, payout: known, refundRef: null, asQuoted: true }
  }
  const source = deps.chains.get(observed.chainId)
  const time = await source?.timeAt?.(observed.height)
  if (!source || time === undefined)
    return { ...common, payout: unknown('time_unknown'), refundRef: null, asQuoted: true }
  const refund = await refundOf(deps, source, facts, time)
  if (refund === 'disputed') return { ...common, payout: unknown('payment_disputed'), refundRef: null, asQuoted: true }
  const payout = await transferredPayout(deps, facts, time)
  if (payout === 'too_early') return 'too_early'
  const payer = deps.payers.get(observed.chainId)
  // A refund that the lost maker signed could land at any time, after ours too.
  if (payout.kind === 'unpaid' && refund === null && payer && signsWithoutExpiry(payer))
    return { ...common, payout: unknown('journal_incomplete'), refundRef: null, asQuoted: true }
  return { ...common, payout, refundRef: refund, asQuoted: observed.amount === order.sendAmount }
}

type Payout = RebuiltFacts['payout']
const unknown = (reason: string): Payout => ({ kind: 'unknown', reason })

/** The order's own terms are on chain, so the proof that guards every refund decides here too. */
async function escrowedPayout(deps: OperatorDeps, { order, deposit }: DepositFacts): Promise<Payout | 'too_early'> {
  // No journal proves which transactions a lost database signed.
  const verdict = await provenUnpaid({ ...deps, failpoints: noFailpoints }, order, deposit, { vouched: false })
  if (verdict.kind === 'unpaid') return { kind: 'unpaid' }
  if (verdict.kind === 'open') return 'too_early'
  return verdict.kind === 'unknown' ? unknown(verdict.reason) : { kind: 'paid', ref: await payoutRef(deps, order) }
}

async function payoutRef({ chains, payers }: OperatorDeps, order: OrderRow): Promise<string | null> {
  const [node, payer] = [chains.get(order.toChain), payers.get(order.toChain)]
  // As in the proof: the chain's clock may be behind the one that the order was made by.
  const since = Math.floor((order.createdAt.getTime() - CLOCK_SKEW_MS) / 1_000)
  const reference = order.onchainId
  if (!node || !payer || reference === null) return null
  if (order.fillMode === 'contract') return (await node.findFill?.(reference, since)) ?? null
  const found = await node.findPayment?.({ reference, payer: payer.address, since })
  return found?.state === 'paid' ? found.ref : null
}

async function refundOf(
  { payers }: OperatorDeps,
  source: ChainNode,
  { observed }: DepositFacts,
  since: number,
): Promise<string | 'disputed' | null> {
  const payer = payers.get(observed.chainId)
  if (!payer || !source.findPayment) return 'disputed'
  const found = await source.findPayment({ reference: refundReference(observed), payer: payer.address, since })
  if (found.state === 'paid') return found.ref
  return found.disputed === null ? null : 'disputed'
}

/** Searches by the hash in the memo alone. */
async function transferredPayout(
  deps: OperatorDeps,
  { order }: DepositFacts,
  since: number,
): Promise<Payout | 'too_early'> {
  const reference = order.onchainId
  if (reference === null) return unknown('destination_unknown')
  const payout = await payoutByHash(deps, { toChain: order.toChain, reference, since })
  return payout.kind === 'open' ? 'too_early' : payout
}

/** Balance and obligations of one account that holds deposits, for one asset, in base units at the latest block. */
export interface BalanceProof {
  readonly chainId: ChainId
  /** The escrow, or the maker's account where it holds deposits; of deposits with an address each, its inventory's. */
  readonly account: string
  readonly asset: AssetId
  /** Sum of the deposits that have not ended. */
  readonly owed: bigint
  readonly balance: bigint
}

/**
 * Compares each account's obligations in the rebuilt database with its balance. A shortfall means that a deposit left
 * without being found. A surplus is normal: fees, other makers and inventory share the accounts.
 */
export async function proveByBalances(
  node: ChainNode,
  { depositAddress, payoutAddress }: Pick<ChainSettlement, 'depositAddress' | 'payoutAddress'>,
  open: readonly ObservedDeposit[],
): Promise<BalanceProof[]> {
  const proofs: BalanceProof[] = []
  const accountOf = ({ binding }: ObservedDeposit): string | null =>
    binding.kind === 'escrow' ? binding.escrow : binding.kind === 'address' ? (payoutAddress ?? null) : depositAddress
  for (const account of new Set(open.map(accountOf))) {
    if (account === null) continue
    const own = open.filter((each) => accountOf(each) === account)
    const owed = new Map<AssetId, bigint>()
    for (const deposit of own) owed.set(deposit.asset, (owed.get(deposit.asset) ?? 0n) + deposit.amount)
    // Deposits stay at their own addresses until the operator moves them into the inventory.
    const addresses = own.flatMap(({ binding }) => (binding.kind === 'address' ? [binding.address] : []))
    const held = new Map<AssetId, bigint>()
    for (const owner of new Set([account, ...addresses]))
      for (const [asset, amount] of await node.balances(owner, [...owed.keys()]))
        held.set(asset, (held.get(asset) ?? 0n) + amount)
    for (const [asset, sum] of owed)
      proofs.push({ chainId: node.id, account, asset, owed: sum, balance: held.get(asset) ?? 0n })
  }
  return proofs
}

export const isCovered = ({ owed, balance }: BalanceProof): boolean => balance >= owed
