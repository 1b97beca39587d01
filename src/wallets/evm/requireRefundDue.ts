import { decodeFunctionResult, encodeFunctionData } from 'viem'
import { decodeDepositorCall } from '#chains/evm/order/calls.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { AppError } from '#core/errors.ts'
import type { EvmConfig } from './config.ts'
import type { Checked } from './verifyStep.ts'

interface RefundTimes {
  /** Epoch seconds, from the contract. */
  readonly refundableAt: number
  /** Timestamp of the latest block: the contract compares with it, and this device's clock may be wrong. */
  readonly chainNow: number
}

/** Null when the network does not answer or the contract has no such order. */
async function readTimes(config: EvmConfig, chainId: number, { to, data }: Checked): Promise<RefundTimes | null> {
  const call = decodeDepositorCall(data)
  const client = config.chains.some(({ id }) => id === chainId) ? config.getClient({ chainId }) : null
  if (call.kind !== 'refund' || !client) return null
  const read = { abi: bridgeEscrowAbi, functionName: 'refundableAt' } as const
  const input = encodeFunctionData({ ...read, args: [call.order] })
  try {
    const [answer, block] = await Promise.all([
      client.request({ method: 'eth_call', params: [{ to, data: input }, 'latest'] }, { retryCount: 0 }),
      client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] }, { retryCount: 0 }),
    ])
    const refundableAt = Number(decodeFunctionResult({ ...read, data: answer }))
    return block && { refundableAt, chainNow: Number(block.timestamp) }
  } catch {
    // For an ended order or an unreachable network the wallet's own simulation decides.
    return null
  }
}

/** A frozen contract delays refunds. @throws AppError `refund_too_early` with the contract's time */
export async function requireRefundDue(config: EvmConfig, chainId: number, call: Checked): Promise<void> {
  const times = await readTimes(config, chainId, call)
  if (times === null || times.chainNow > times.refundableAt) return
  const { refundableAt } = times
  const time = new Date(refundableAt * 1000).toISOString()
  throw new AppError(
    'refund_too_early',
    `This refund is available from ${time}. Your funds stay in the contract until then.`,
    {
      status: 409,
      detail: { code: 'refund_too_early', places: { refundableAt } },
    },
  )
}
