import { decodeFunctionResult, encodeFunctionData } from 'viem'
import { decodeDepositorCall } from '#chains/evm/order/calls.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { AppError } from '#core/errors.ts'
import type { EvmConfig } from './config.ts'
import type { Checked } from './verifyStep.ts'

interface RefundTimes {
  /** Epoch seconds that the contract names. */
  readonly refundableAt: number
  /** Chain time of the newest block: the contract compares with it, and the clock of this device may be wrong. */
  readonly chainNow: number
}

/** Null where the network does not answer, or the contract does not hold the order. */
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
    // An ended order or a silent network: the wallet's own simulation decides.
    return null
  }
}

/** A freeze of the contract puts refunds off. @throws AppError `refund_too_early` with the time that the contract names */
export async function requireRefundDue(config: EvmConfig, chainId: number, call: Checked): Promise<void> {
  const times = await readTimes(config, chainId, call)
  if (times === null || times.chainNow > times.refundableAt) return
  const { refundableAt } = times
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
