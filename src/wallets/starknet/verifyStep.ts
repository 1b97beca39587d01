import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import { verifyTransfer } from '../verifyTransfer.ts'
import { mismatch } from '../walletErrors.ts'

export type StarknetStep = Extract<Step, { kind: 'starknet_invoke' }>

/** @throws AppError `wallet_mismatch` */
export function verifyStep(step: Step, expected: Expectation): StarknetStep {
  if (step.kind !== 'starknet_invoke') throw mismatch('the kind of step')
  verifyTransfer({ ...step.transfer, chainId: step.chain_id, label: step.label }, expected)
  return step
}
