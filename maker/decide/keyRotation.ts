import { encodeAbiParameters, keccak256, zeroAddress } from 'viem'
import { currentEscrow, poolAccount } from '#core/catalogue/escrows.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderState } from '#core/order/state.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { AttesterSet } from '#chains/contract/settlement.ts'
import { AppError } from '#core/errors.ts'

/** States in which an order no longer needs its maker's key. */
const ended: ReadonlySet<OrderState> = new Set(['expired', 'done', 'refunded', 'failed', 'incident'])

/** Pending items that keep a payout key from being retired. */
export interface RetirementFacts {
  /** Unfinished orders, by state. */
  readonly orders: ReadonlyMap<OrderState, number>
  /** Deposits in the key's custody that wait for an operator. */
  readonly setAside: number
  /** Transfers from or to the key's wallets that have not ended. */
  readonly transfers: number
  /** Tx slots of the key that are not final. */
  readonly slots: number
  /** Networks whose mempools hold a transaction of the key. */
  readonly pending: readonly number[]
}

export const needsItsKey = (state: OrderState): boolean => !ended.has(state)

/**
 * Orders under a contract name their maker; elsewhere every order of the network needs the wallet, and so does one that no
 * contract takes part in.
 */
export const needsWallet =
  (catalogue: Catalogue, wallets: ReadonlyMap<ChainId, { readonly address: string }>) =>
  ({ escrowOrder, fromChain, toChain }: Pick<OrderRow, 'escrowOrder' | 'fromChain' | 'toChain'>): boolean =>
    [fromChain, toChain].some((chain) => {
      const wallet = wallets.get(chain)
      if (!wallet) return false
      const { settlement } = chainById(catalogue, chain)
      const named = currentEscrow(settlement) || settlement?.filler ? escrowOrder?.maker : undefined
      // The account obeys the wallet's key alone.
      const keys = [wallet.address.toLowerCase(), poolAccount(catalogue)?.toLowerCase()]
      return named === undefined || named === zeroAddress || keys.includes(named.toLowerCase())
    })

/** Lists everything that would be lost or stuck without the key, one line each; empty if the key may be retired. */
export function retirementBlockers({
  orders,
  setAside,
  transfers,
  slots,
  pending,
}: RetirementFacts): readonly string[] {
  const open = [...orders].filter(([state, count]) => count > 0 && needsItsKey(state))
  return [
    ...open.map(([state, count]) => `${count} order${count === 1 ? '' : 's'} ${state}: ${adviceFor(state)}`),
    ...(setAside > 0 ? [`${setAside} deposits are set aside: return each with “maker admin return”`] : []),
    ...(transfers > 0
      ? [`${transfers} transfers between wallets have not ended: they arrive at, or return to, the old wallet`]
      : []),
    ...(slots > 0 ? [`${slots} transactions are not final: the maker follows them`] : []),
    ...pending.map((chain) => `network ${chain}: a transaction of the key waits in mempools`),
  ]
}

function adviceFor(state: OrderState): string {
  if (state === 'quoted') return 'it may still be opened; it expires on its own'
  if (state === 'held') return 'release or refund it with “maker admin”'
  return state === 'final' || state === 'claimed' ? 'its claim is not final' : 'the maker is working on it'
}

/** The escrow's signers, and the change that waits for its timelock. */
export interface AttesterFacts extends AttesterSet {
  /** Hash of the proposed set and threshold; null when none waits. */
  readonly proposed: string | null
  /** Epoch seconds from which the proposal can be executed. */
  readonly readyAt: number
  /** Current chain time in epoch seconds. */
  readonly now: number
}

export interface AttesterPlan {
  readonly step: 'propose' | 'wait' | 'execute' | 'done'
  /** Ascending, as the contract requires. */
  readonly attesters: readonly `0x${string}`[]
  readonly threshold: number
}

/** Hash that identifies a proposal in the escrow. */
export const proposalHash = (attesters: readonly `0x${string}`[], threshold: number): `0x${string}` =>
  keccak256(encodeAbiParameters([{ type: 'address[]' }, { type: 'uint256' }], [[...attesters], BigInt(threshold)]))

/**
 * Returns the next step that replaces one attester. The threshold does not change, so a quorum of the others keeps
 * working meanwhile.
 * @throws AppError `attester_unknown`, `attester_known`, `proposal_waiting`
 */
export function planAttesterChange(facts: AttesterFacts, old: string, next: string): AttesterPlan {
  const current = facts.attesters.map((address) => address.toLowerCase())
  const [from, to] = [old.toLowerCase(), next.toLowerCase()]
  const after = [...current.filter((address) => address !== from && address !== to), to].sort() as `0x${string}`[]
  const plan = { attesters: after, threshold: facts.threshold }
  const [hasOld, hasNew] = [current.includes(from), current.includes(to)]
  if (!hasOld && hasNew) return { ...plan, step: 'done' }
  if (!hasOld) throw refuse('attester_unknown', `${old} is not an attester of this escrow.`)
  if (hasNew) throw refuse('attester_known', `${next} is an attester already: one key signs for one attester.`)
  if (facts.proposed === null) return { ...plan, step: 'propose' }
  if (facts.proposed.toLowerCase() !== proposalHash(after, facts.threshold))
    throw refuse('proposal_waiting', 'Another change of the attesters waits: execute or cancel it first.')
  return { ...plan, step: facts.now < facts.readyAt ? 'wait' : 'execute' }
}

const refuse = (reason: string, message: string): AppError => new AppError(reason, message, { retriable: false })
