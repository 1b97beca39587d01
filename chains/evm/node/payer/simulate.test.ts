import { expect, expectTypeOf, it } from 'vitest'
import { bounded } from '#chains/rpc/votes.ts'
import { AppError } from '#core/errors.ts'
import type { TrustedFees } from './fees.ts'
import { type EvmPlan, judgeEstimates, type CallEstimate } from './plan.ts'

const gas = (used: bigint): CallEstimate => ({ gas: used })
const no = (reason: string): CallEstimate => ({ refusal: new AppError(reason, reason, { retriable: false }) })
const judged = (estimates: readonly CallEstimate[]): bigint | string | null => {
  const found = judgeEstimates(estimates, 2)
  if (found === null) return null
  return 'gas' in found ? found.gas : found.refusal.reason
}

it.each<[string, CallEstimate[], bigint | string | null]>([
  ['all can pay', [gas(5n), gas(6n), gas(5n)], 5n],
  ['one names too much gas', [gas(11_800_000n), gas(6n), gas(5n)], 6n],
  ['one says that it was paid', [no('already_filled'), gas(6n), gas(5n)], 5n],
  ['a quorum says that it was paid', [no('already_filled'), gas(6n), no('already_filled')], 'already_filled'],
  [
    'one lies about the reason',
    [no('already_filled'), no('allowance_missing'), no('allowance_missing')],
    'allowance_missing',
  ],
  ['one is silent and one refuses', [no('already_filled'), gas(6n)], null],
  ['two refuse for different reasons', [no('already_filled'), no('fill_expired')], null],
  ['two camps of equal size', [no('already_filled'), no('already_filled'), gas(6n), gas(5n)], null],
])('%s', (_name, estimates, result) => expect(judged(estimates)).toBe(result))

it('a plan with an unverified value of one endpoint is a type error', () => {
  expectTypeOf<bigint>().not.toExtend<EvmPlan['gas']>()
  expectTypeOf<{ type: 'legacy'; gasPrice: bigint }>().not.toExtend<EvmPlan['fees']>()
  expectTypeOf<{ type: 'eip1559'; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }>().not.toExtend<TrustedFees>()
  // @ts-expect-error an endpoint's estimate is a plain bigint
  const unprotected: EvmPlan['gas'] = 21_000n
  const clamped: EvmPlan['gas'] = bounded(unprotected, { atLeast: 0n, atMost: 20_000n })
  expect(clamped).toBe(20_000n)
})
