import { decodeFunctionResult, encodeFunctionData } from 'viem'
import { decodeDepositorCall } from '#chains/evm/order/calls.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { AppError } from '#core/errors.ts'
import type { EvmConfig } from './config.ts'
import type { Checked } from './verifyStep.ts'

/** The contract's own time, epoch seconds; null where the network does not answer. */
async function readRefundableAt(config: EvmConfig, chainId: number, { to, data }: Checked): Promise<number | null> {
  const call = decodeDepositorCall(data)
  const client = config.chains.some(({ id }) => id === chainId) ? config.getClient({ chainId }) : null
  if (call.kind !== 'refund' || !client) return null
  const read = { abi: bridgeEscrowAbi, functionName: 'refundableAt' } as const
  try {
    const answer = await client.request(
      { method: 'eth_call', params: [{ to, data: encodeFunctionData({ ...read, args: [call.order] }) }, 'latest'] },
      { retryCount: 0 },
    )
    return Number(decodeFunctionResult({ ...read, data: answer }))
  } catch {
    // An ended order or a silent network: the wallet's own simulation decides.
    return null
  }
}

/** A freeze of the contract puts refunds off. @throws AppError `refund_too_early` with the time that the contract names */
export async function requireRefundDue(
  config: EvmConfig,
  chainId: number,
  call: Checked,
  nowMs: number,
): Promise<void> {
  const refundableAt = await readRefundableAt(config, chainId, call)
  if (refundableAt === null || nowMs / 1000 > refundableAt) return
  const time = new Date(refundableAt * 1000).toISOString()
  throw new AppError(
    'refund_too_early',
    `The contract refunds this deposit after ${time}. Your funds stay in it until then.`,
    {
      status: 409,
      detail: { code: 'refund_too_early', places: { refundableAt } },
    },
  )
}
