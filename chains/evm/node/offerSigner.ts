import { readContract } from 'viem/actions'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { zeroAddress } from '../address.ts'
import { lower, type NodeContext } from './context.ts'

/** Whose offers the escrow accepts for a maker, at the latest block; null where there is no escrow. */
export async function readOfferSigner({ pool, escrow }: NodeContext, maker: string): Promise<string | null> {
  if (!escrow) return null
  const at = { abi: bridgeEscrowAbi, address: escrow, blockTag: 'latest' } as const
  const signer = await pool.agree(
    async (client) => lower(await readContract(client, { ...at, functionName: 'offerSigner', args: [lower(maker)] })),
    String,
  )
  return signer === (zeroAddress as string) ? lower(maker) : signer
}
