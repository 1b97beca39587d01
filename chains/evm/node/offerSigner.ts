import { readContract } from 'viem/actions'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { zeroAddress } from '../address.ts'
import { lower, type NodeContext, requireEscrow } from './context.ts'

/** Signer of a maker's offers in the escrow, at the latest block. @throws AppError `escrow_unknown` */
export async function readOfferSigner(context: NodeContext, escrow: string, maker: string): Promise<string> {
  const at = { abi: bridgeEscrowAbi, address: requireEscrow(context, escrow), blockTag: 'latest' } as const
  const signer = await context.pool.agree(
    async (client) => lower(await readContract(client, { ...at, functionName: 'offerSigner', args: [lower(maker)] })),
    String,
  )
  return signer === (zeroAddress as string) ? lower(maker) : signer
}
