import { readContract } from 'viem/actions'
import type { EscrowLimits, EscrowStatus } from '#chains/contract.ts'
import { disagree } from '#chains/rpc/errors.ts'
import { agreedOf, reachedOf } from '#chains/rpc/judge.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { bridgeFillerAbi } from '#contracts/abi/bridgeFiller.ts'
import { type AssetId, isNative, parseAssetId } from '#core/asset/assetId.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { zeroAddress } from '../address.ts'
import { lower, type NodeContext, requireEscrow } from './context.ts'

type Hex = `0x${string}`
const statuses: readonly EscrowStatus[] = ['none', 'open', 'claimed', 'cancelled', 'refunded']

/** True if the filler has paid the order, by the latest block or that of height `at`; null without a filler. */
export async function readFilled({ pool, filler }: NodeContext, id: Hex, at?: bigint): Promise<boolean | null> {
  if (!filler) return null
  const block = at === undefined ? { blockTag: 'latest' as const } : { blockNumber: at }
  return pool.agree(
    (client) =>
      readContract(client, { abi: bridgeFillerAbi, address: filler, functionName: 'filled', args: [id], ...block }),
    String,
  )
}

/** Status of an order in its escrow. @throws AppError `escrow_unknown` */
export async function readEscrowStatus(context: NodeContext, escrow: string, id: Hex): Promise<EscrowStatus | null> {
  const address = requireEscrow(context, escrow)
  const code = await context.pool.agree(
    (client) =>
      readContract(client, {
        abi: bridgeEscrowAbi,
        address,
        functionName: 'status',
        args: [id],
        blockTag: 'latest',
      }),
    String,
  )
  return statuses[code] ?? null
}

/** Epoch seconds at which the escrow refunds the open order. @throws AppError `escrow_unknown` */
export async function readRefundableAt(context: NodeContext, escrow: string, order: EscrowOrder): Promise<number> {
  const at = { abi: bridgeEscrowAbi, address: requireEscrow(context, escrow), blockTag: 'latest' } as const
  const time = await context.pool.agree(
    (client) => readContract(client, { ...at, functionName: 'refundableAt', args: [order] }),
    String,
  )
  return Number(time)
}

/** Claim limits of an asset at the latest block. @throws AppError `escrow_unknown` */
export async function readEscrowLimits(context: NodeContext, escrow: string, asset: AssetId): Promise<EscrowLimits> {
  const { pool } = context
  const token = isNative(asset) ? zeroAddress : lower(parseAssetId(asset).token)
  const at = { abi: bridgeEscrowAbi, address: requireEscrow(context, escrow), blockTag: 'latest' } as const
  const answers = await pool.heard(async (client) => {
    const [frozen, claimLeft, claimCap, windowSeconds] = await Promise.all([
      readContract(client, { ...at, functionName: 'frozen' }),
      readContract(client, { ...at, functionName: 'claimLeft', args: [token] }),
      readContract(client, { ...at, functionName: 'claimCap', args: [token] }),
      readContract(client, { ...at, functionName: 'capWindow' }),
    ])
    return { frozen, claimLeft, claimCap, windowSeconds: Number(windowSeconds) }
  })
  return quorumLimits(answers, pool.quorum)
}

/**
 * Claim limits change with every claim, so endpoints a block apart differ: the value that a quorum reaches counts, the
 * rest must be equal.
 */
function quorumLimits(answers: readonly EscrowLimits[], quorum: number): EscrowLimits {
  const fixed = agreedOf(answers, quorum, ({ frozen, windowSeconds }) => `${frozen} ${windowSeconds}`)
  const reached = (of: 'claimLeft' | 'claimCap') =>
    reachedOf(
      answers.map((answer) => answer[of]),
      quorum,
    )
  const [claimLeft, claimCap] = [reached('claimLeft'), reached('claimCap')]
  if (fixed === null || claimLeft === null || claimCap === null) throw disagree()
  return { frozen: fixed.frozen, windowSeconds: fixed.windowSeconds, claimLeft, claimCap }
}
