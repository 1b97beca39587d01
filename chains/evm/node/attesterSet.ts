import { readContract } from 'viem/actions'
import type { AttesterSet } from '#chains/contract.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { type NodeContext, lower, requireEscrow } from './context.ts'

/** Signers that the escrow accepts at the latest block. @throws AppError `escrow_unknown` */
export async function readAttesterSet(context: NodeContext, escrow: string): Promise<AttesterSet> {
  const at = { abi: bridgeEscrowAbi, address: requireEscrow(context, escrow), blockTag: 'latest' } as const
  return context.pool.agree(
    async (client) => {
      const [attesters, threshold] = await Promise.all([
        readContract(client, { ...at, functionName: 'attesters' }),
        readContract(client, { ...at, functionName: 'threshold' }),
      ])
      return { attesters: attesters.map(lower), threshold: Number(threshold) }
    },
    (set) => JSON.stringify(set),
  )
}
