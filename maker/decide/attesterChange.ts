import { encodeAbiParameters, keccak256 } from 'viem'
import type { AttesterSet } from '#chains/contract.ts'
import { AppError } from '#core/errors.ts'

/** The escrow's signers, and the change that waits for its timelock. */
export interface AttesterFacts extends AttesterSet {
  /** Hash of the proposed set and threshold; null when none waits. */
  readonly proposed: string | null
  /** Epoch seconds from which the proposal can be executed. */
  readonly readyAt: number
  /** Epoch seconds of the chain. */
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
