import { readContract } from 'viem/actions'
import type { AttesterSet } from '#chains/contract.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { type NodeContext, lower } from './context.ts'

/** The signers that the escrow counts at the latest block; null where there is no escrow. */
export async function readAttesterSet({ pool, escrow }: NodeContext): Promise<AttesterSet | null> {
  if (!escrow) return null
  const at = { abi: bridgeEscrowAbi, address: escrow, blockTag: 'latest' } as const
  return pool.agree(
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
