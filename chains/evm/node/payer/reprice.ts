import { parseTransaction } from 'viem'
import type { PayoutAction, Plan, SignedTx } from '#chains/contract.ts'
import { derived } from '#chains/rpc/trust.ts'
import { AppError } from '#core/errors.ts'
import { lower, type NodeContext } from '../context.ts'
import { callFor } from './call.ts'
import { feePerGas, feesOf, priceFees } from './fees.ts'
import type { EvmPlan, Surroundings } from './plan.ts'

type Hex = `0x${string}`

/**
 * The same call and gas at a price that replaces `previous`; nothing is simulated, so a fill that would fail by now
 * still frees its nonce.
 */
export async function repriceTx(
  { feeLimits }: NodeContext,
  action: PayoutAction,
  previous: SignedTx,
  surroundings: () => Promise<Surroundings>,
): Promise<Plan> {
  const { to, data = '0x', value = 0n, gas } = parseTransaction(previous.raw as Hex)
  if (!to || gas === undefined)
    throw new AppError('plan_invalid', 'The earlier transaction was not made by this network.', { retriable: false })
  const fees = priceFees((await surroundings()).market, feesOf(previous.raw), feeLimits)
  // The gas limit was signed before, so it was a quorum's then.
  const detail: EvmPlan = { call: { to: lower(to), data, value }, gas: derived(gas), fees }
  return { action, feeCap: gas * feePerGas(fees), detail }
}

/** True if the transaction is a void: zero value from the payer to itself. */
export function isVoidTx(payer: Hex, { raw }: SignedTx): boolean {
  const nothing = callFor({ kind: 'void' }, { payer, escrows: [], filler: null })
  const { to, data = '0x', value = 0n } = parseTransaction(raw as Hex)
  return to !== null && to !== undefined && lower(to) === nothing.to && data === nothing.data && value === nothing.value
}
