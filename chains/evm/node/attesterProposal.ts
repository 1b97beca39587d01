import { getBlock, readContract } from 'viem/actions'
import type { AttesterProposal } from '#chains/contract.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import type { NodeContext } from './context.ts'

const NONE = `0x${'00'.repeat(32)}`

/** The change of attesters that waits in the escrow, with the chain's own time; null where there is no escrow. */
export async function readAttesterProposal({ pool, escrow }: NodeContext): Promise<AttesterProposal | null> {
  if (!escrow) return null
  const at = { abi: bridgeEscrowAbi, address: escrow, blockTag: 'latest' } as const
  const [proposal, now] = await Promise.all([
    pool.agree(
      async (client) => {
        const [proposed, readyAt] = await Promise.all([
          readContract(client, { ...at, functionName: 'proposedSet' }),
          readContract(client, { ...at, functionName: 'proposalReadyAt' }),
        ])
        return { proposed: proposed === NONE ? null : proposed, readyAt: Number(readyAt) }
      },
      (found) => JSON.stringify(found),
    ),
    pool.reached(async (client) => (await getBlock(client, { blockTag: 'latest' })).timestamp),
  ])
  return { ...proposal, now: Number(now) }
}
