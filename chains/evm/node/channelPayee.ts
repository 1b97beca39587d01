import { readContract } from 'viem/actions'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { zeroAddress } from '../address.ts'
import { lower, type NodeContext, requireEscrow } from './context.ts'

/**
 * Account that may withdraw a channel's fees, at the latest block; null if none is registered.
 * @throws AppError `escrow_unknown`
 */
export async function readChannelPayee(context: NodeContext, escrow: string, channel: number): Promise<string | null> {
  const at = { abi: bridgeEscrowAbi, address: requireEscrow(context, escrow), blockTag: 'latest' } as const
  const payee = await context.pool.agree(
    async (client) =>
      lower(await readContract(client, { ...at, functionName: 'channelPayee', args: [BigInt(channel)] })),
    String,
  )
  return payee === (zeroAddress as string) ? null : payee
}
