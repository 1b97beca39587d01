import { decodeFunctionData, encodeFunctionData, erc20Abi } from 'viem'
import type { Step } from '#core/wire/order.ts'
import type { ChainLookup } from '../deps.ts'

/**
 * Fits the approval of an external provider's steps to the allowance that the contract has: none if it suffices, and after a reset
 * to zero if a smaller one is left, since some tokens refuse to change it otherwise. An unknown allowance changes nothing.
 */
export async function fitAllowance(chains: ChainLookup, owner: string, steps: readonly Step[]): Promise<Step[]> {
  const fitted: Step[] = []
  for (const step of steps) {
    const terms = step.kind === 'evm_call' && step.label === 'approve' ? step.approval : null
    const allowed = terms ? await readAllowance(chains, owner, step, terms) : null
    fitted.push(...withAllowance(step, allowed))
  }
  return fitted
}

type Approval = NonNullable<Extract<Step, { kind: 'evm_call' }>['approval']>

async function readAllowance(
  chains: ChainLookup,
  owner: string,
  step: Step,
  { token, spender }: Approval,
): Promise<bigint | null> {
  const node = chains(step.chain_id as Parameters<ChainLookup>[0])
  return (await node?.allowance?.(owner, token, spender).catch(() => null)) ?? null
}

/** Returns the steps that stand for one at an allowance of its spender; null = unknown. */
export function withAllowance(step: Step, allowed: bigint | null): Step[] {
  if (step.kind !== 'evm_call' || !step.approval || allowed === null || allowed === 0n) return [step]
  if (allowed >= BigInt(step.approval.amount)) return []
  const { args } = decodeFunctionData({ abi: erc20Abi, data: step.data as `0x${string}` })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [args?.[0] as `0x${string}`, 0n] })
  return [{ ...step, data, approval: { ...step.approval, amount: '0' } }, step]
}
