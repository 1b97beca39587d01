import { getBlock, readContract } from 'viem/actions'
import type { AttesterProposal } from '#chains/contract.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { type NodeContext, requireEscrow } from './context.ts'

const NONE = `0x${'00'.repeat(32)}`

/** Attester change that waits in the escrow, with the chain's own time. @throws AppError `escrow_unknown` */
export async function readAttesterProposal(context: NodeContext, escrow: string): Promise<AttesterProposal> {
  const { pool } = context
  const at = { abi: bridgeEscrowAbi, address: requireEscrow(context, escrow), blockTag: 'latest' } as const
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
