import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import { verifyTransfer } from '../verifyTransfer.ts'
import { mismatch } from '../walletErrors.ts'

export type SvmStep = Extract<Step, { kind: 'svm_tx' }>

/** @throws AppError `wallet_mismatch` */
export function verifyStep(step: Step, expected: Expectation): SvmStep {
  if (step.kind !== 'svm_tx') throw mismatch('the kind of step')
  const { mint, ...transfer } = step.transfer
  verifyTransfer({ ...transfer, token: mint, chainId: step.chain_id, label: step.label }, expected)
  return step
}
