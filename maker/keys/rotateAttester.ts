import { encodeFunctionData } from 'viem'
import type { ChainNode } from '#chains/contract/node.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { type AttesterPlan, planAttesterChange } from '../decide/keyRotation.ts'

export interface AttesterRotation {
  readonly catalogue: Catalogue
  readonly chains: ReadonlyMap<ChainId, ChainNode>
  readonly old: string
  readonly next: string
  /** Addresses of keys with another purpose. */
  readonly reserved: readonly string[]
  /** Current signers of the attesters that this maker uses. */
  readonly signers: () => Promise<readonly string[]>
}

export interface AttesterStep extends AttesterPlan {
  readonly chain: ChainId
  readonly escrow: string
  /** The governor's next call to the escrow; null if none is left. */
  readonly call: `0x${string}` | null
  readonly readyAt: number
}

const functions = { propose: 'proposeAttesters', execute: 'executeAttesters' } as const

/**
 * Plans the next step in every escrow. The governor's key is never here: it is a multisignature wallet, so this
 * prepares its transactions.
 * @throws AppError `attester_key_reused`, `attester_not_running`, and as `planAttesterChange`
 */
export async function planAttesterRotation(rotation: AttesterRotation): Promise<readonly AttesterStep[]> {
  const { catalogue, chains, old, next, reserved } = rotation
  if (reserved.some((address) => address.toLowerCase() === next.toLowerCase()))
    throw refuse('attester_key_reused', `${next} has another purpose: each key serves one.`)
  const steps: AttesterStep[] = []
  for (const [chain, node] of chains) {
    for (const { address: escrow } of chainById(catalogue, chain).settlement?.escrows ?? []) {
      const [set, proposal] = await Promise.all([node.attesterSet?.(escrow), node.attesterProposal?.(escrow)])
      if (!set || !proposal) continue
      const plan = planAttesterChange({ ...set, ...proposal }, old, next)
      steps.push({ ...plan, chain, escrow, call: callOf(plan), readyAt: proposal.readyAt })
    }
  }
  if (steps.some(({ step }) => step === 'execute') && !(await isRunning(rotation)))
    throw refuse('attester_not_running', `None of ATTESTER_URLS answers as ${next}: start it before the set changes.`)
  return steps
}

const callOf = (plan: AttesterPlan): `0x${string}` | null =>
  plan.step === 'propose' || plan.step === 'execute'
    ? encodeFunctionData({
        abi: bridgeEscrowAbi,
        functionName: functions[plan.step],
        args: [[...plan.attesters], BigInt(plan.threshold)],
      })
    : null

const isRunning = async ({ next, signers }: AttesterRotation): Promise<boolean> =>
  (await signers()).some((signer) => signer.toLowerCase() === next.toLowerCase())

/** One paragraph per escrow, with the transaction to sign. */
export const describeAttesterStep = ({ step, chain, escrow, call, readyAt }: AttesterStep): string => {
  const place = `network ${chain}  escrow ${escrow}  `
  if (step === 'done') return `${place}done`
  if (step === 'wait') return `${place}proposed; can be executed from ${new Date(readyAt * 1000).toISOString()}`
  return `${place}${step}: the governor sends\n  to ${escrow}\n  data ${call ?? ''}`
}

const refuse = (reason: string, message: string): AppError => new AppError(reason, message, { retriable: false })
