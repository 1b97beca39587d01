import { isNative, parseAssetId, type AssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { readDepositMemo } from '#core/order/depositMemo.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'

export type BenfenStep = Extract<Step, { kind: 'benfen_tx' }>

export const mismatch = (what: string): AppError =>
  new AppError(
    'wallet_mismatch',
    `This request doesn’t match what you approved: ${what} differs. Nothing was sent to your wallet.`,
    { status: 400, retriable: false },
  )

const memoOf = ({ transfer }: BenfenStep) => readDepositMemo(transfer.memo)

/** Conditions of a valid step, with the name reported on failure. */
const checks: readonly [what: string, holds: (step: BenfenStep, expected: Expectation) => boolean][] = [
  ['the custody', (_, { quote }) => quote.custody === 'maker'],
  ['the kind of step', ({ label }) => label === 'transfer'],
  ['the network', ({ chain_id }, { quote }) => chain_id === parseAssetId(quote.from_asset).chain],
  ['the sender', ({ transfer }, { depositor }) => transfer.from === depositor],
  ['the deposit address', ({ transfer }, { settlementAddress }) => transfer.to === settlementAddress],
  ['the asset you send', (_, { quote }) => isNative(quote.from_asset as AssetId)],
  ['the amount you send', ({ transfer }, { quote }) => transfer.amount === quote.send_amount],
  ['the order in the memo', (step, { orderId }) => memoOf(step)?.orderId === orderId],
  ['the amount in the memo', (step, { quote }) => memoOf(step)?.amount === BigInt(quote.send_amount)],
  ['the destination network', (step, { quote }) => memoOf(step)?.toChain === parseAssetId(quote.to_asset).chain],
  ['the refund address', (step, { refundAddress }) => memoOf(step)?.refundAddress === refundAddress],
]

/** Compares a step with what the user accepted. @throws AppError `wallet_mismatch` */
export function verifyStep(step: Step, expected: Expectation): BenfenStep {
  if (step.kind !== 'benfen_tx') throw mismatch('the kind of step')
  const failed = checks.find(([, holds]) => !holds(step, expected))
  if (failed) throw mismatch(failed[0])
  return step
}
