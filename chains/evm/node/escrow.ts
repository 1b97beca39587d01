import { getBlock, readContract, verifyHash } from 'viem/actions'
import type { AttesterProposal, AttesterSet, EscrowLimits, EscrowStatus } from '#chains/contract/settlement.ts'
import { disagree } from '#chains/rpc/errors.ts'
import { agreedOf, reachedOf } from '#chains/rpc/votes.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { bridgeFillerAbi } from '#contracts/abi/bridgeFiller.ts'
import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { zeroAddress } from '../address.ts'
import { lower, type NodeContext, requireEscrow } from './context.ts'
import { hashTypedData, isHex, size } from 'viem'
import type { DepositAuthorization } from '#core/order/depositAuthorization.ts'
import { authorizationTypedData } from '../order/authorization.ts'
import { PERMIT2, permit2TypedData } from '../order/permit2.ts'
import { recoverSigner } from '../signing.ts'

type Hex = `0x${string}`

const statuses: readonly EscrowStatus[] = ['none', 'open', 'claimed', 'cancelled', 'refunded']

/** True if the filler has paid the order, by the latest block or that of height `at`. */
export async function readFilled({ pool }: NodeContext, filler: Hex, id: Hex, at?: bigint): Promise<boolean> {
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

/** Reads the claim limits of an asset at the latest block. @throws AppError `escrow_unknown` */
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

/** Reads the signer of a maker's offers in the escrow, at the latest block. @throws AppError `escrow_unknown` */
export async function readOfferSigner(context: NodeContext, escrow: string, maker: string): Promise<string> {
  const at = { abi: bridgeEscrowAbi, address: requireEscrow(context, escrow), blockTag: 'latest' } as const
  const signer = await context.pool.agree(
    async (client) => lower(await readContract(client, { ...at, functionName: 'offerSigner', args: [lower(maker)] })),
    String,
  )
  return signer === (zeroAddress as string) ? lower(maker) : signer
}

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

/** Longer signatures only cost gas: no wallet in use needs more. */
const MAX_SIGNATURE_BYTES = 4_096

/**
 * Checks that the depositor signed exactly this order for this escrow; `unavailable` if the escrow takes no such
 * signature.
 */
export async function checkAuthorization(
  context: NodeContext,
  escrowAddress: string,
  order: EscrowOrder,
  authorization: DepositAuthorization,
): Promise<'signed' | 'not_signed' | 'unavailable'> {
  const { id } = context
  const escrow = requireEscrow(context, escrowAddress)
  const { signature } = authorization
  if (order.srcChainId !== BigInt(id)) return 'unavailable'
  if (!isHex(signature, { strict: true }) || size(signature) > MAX_SIGNATURE_BYTES) return 'not_signed'
  const depositor = lower(order.depositor)
  if (authorization.kind === 'erc3009') {
    const data = authorizationTypedData(order, escrow, authorization.domain, authorization)
    return recoverSigner(hashTypedData(data), signature) === depositor ? 'signed' : 'not_signed'
  }
  if (!(await takesPermit2(context, escrow))) return 'unavailable'
  const hash = hashTypedData(permit2TypedData(order, escrow, authorization.deadline))
  const own = recoverSigner(hash, signature) === depositor || (await isOfContract(context, hash, depositor, signature))
  return own ? 'signed' : 'not_signed'
}

/** ERC-1271, by quorum. */
const isOfContract = ({ pool }: NodeContext, hash: Hex, address: Hex, signature: Hex): Promise<boolean> =>
  pool.agree((client) => verifyHash(client, { address, hash, signature }), String)

async function takesPermit2({ pool }: NodeContext, escrow: Hex): Promise<boolean> {
  const at = { abi: bridgeEscrowAbi, address: escrow, blockTag: 'latest' } as const
  return (
    lower(await pool.agree((client) => readContract(client, { ...at, functionName: 'permit2' }), lower)) === PERMIT2
  )
}
