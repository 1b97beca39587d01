import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import { verifyTransfer } from '../verifyTransfer.ts'
import { mismatch } from '../walletErrors.ts'

export type BenfenStep = Extract<Step, { kind: 'benfen_tx' }>

/** @throws AppError `wallet_mismatch` */
export function verifyStep(step: Step, expected: Expectation): BenfenStep {
  if (step.kind !== 'benfen_tx') throw mismatch('the kind of step')
  verifyTransfer({ ...step.transfer, token: null, chainId: step.chain_id, label: step.label }, expected)
  return step
}
