import { readContract } from 'viem/actions'
import type { EscrowStatus } from '#chains/contract.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { bridgeFillerAbi } from '#contracts/abi/bridgeFiller.ts'
import type { NodeContext } from './context.ts'

type Hex = `0x${string}`
const statuses: readonly EscrowStatus[] = ['none', 'open', 'claimed', 'cancelled', 'refunded']

/** Whether the filler has paid the order; null where there is no filler. */
export async function readFilled({ pool, filler }: NodeContext, id: Hex): Promise<boolean | null> {
  if (!filler) return null
  return pool.agree((client) => readContract(client, { abi: bridgeFillerAbi, address: filler, functionName: 'filled', args: [id], blockTag: 'latest' }), String)
}

/** How the escrow has the order; null where there is no escrow. */
export async function readEscrowStatus({ pool, escrow }: NodeContext, id: Hex): Promise<EscrowStatus | null> {
  if (!escrow) return null
  const code = await pool.agree((client) => readContract(client, { abi: bridgeEscrowAbi, address: escrow, functionName: 'status', args: [id], blockTag: 'latest' }), String)
  return statuses[code] ?? null
}
