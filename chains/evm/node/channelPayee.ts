import { readContract } from 'viem/actions'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { zeroAddress } from '../address.ts'
import { lower, type NodeContext } from './context.ts'

/** Who the escrow lets take a channel's fees, at the latest block; null where nobody is registered or there is no escrow. */
export async function readChannelPayee({ pool, escrow }: NodeContext, channel: number): Promise<string | null> {
  if (!escrow) return null
  const at = { abi: bridgeEscrowAbi, address: escrow, blockTag: 'latest' } as const
  const payee = await pool.agree(
    async (client) =>
      lower(await readContract(client, { ...at, functionName: 'channelPayee', args: [BigInt(channel)] })),
    String,
  )
  return payee === (zeroAddress as string) ? null : payee
}
