import { erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import { decodeDepositorCall } from '#chains/evm/order/calls.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import type { EvmConfig } from './config.ts'

/** True when the depositor's allowance covers this approval; for a zero approval, when the allowance is zero. */
export async function isApproved(config: EvmConfig, step: Step, expected: Expectation): Promise<boolean> {
  if (step.kind !== 'evm_call' || !config.chains.some(({ id }) => id === step.chain_id)) return false
  const call = decodeDepositorCall(step.data as `0x${string}`)
  if (call.kind !== 'approve') return false
  const allowed = await readContract(config.getClient({ chainId: step.chain_id }), {
    address: step.to as `0x${string}`,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [expected.depositor as `0x${string}`, call.spender],
  })
  return call.amount === 0n ? allowed === 0n : allowed >= call.amount
}
