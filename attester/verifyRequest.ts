import type { VerifiedFill } from '#chains/contract.ts'
import { memoHash } from '#chains/evm/order/hash.ts'
import { escrowAt } from '#core/catalogue/escrows.ts'
import { AppError } from '#core/errors.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import type { AttesterDeps, AttestRequest } from './contract.ts'

const refuse = (reason: string, message: string, retriable = false): AppError =>
  new AppError(reason, message, { status: 409, retriable })

/**
 * Reads both networks through this attester's own endpoints: the order is open in its source escrow, and its payout is
 * in a final block of its destination.
 * @throws AppError `chain_unknown`, `memo_mismatch`, `order_not_open`, `fill_not_found` (retriable), `fill_not_final`
 * (retriable)
 */
export async function verifyRequest(
  deps: Pick<AttesterDeps, 'chains' | 'catalogue'>,
  orderId: `0x${string}`,
  request: AttestRequest,
  { escrow }: KnownEscrow,
): Promise<VerifiedFill> {
  const { order, txRef, memo } = request
  const source = nodeOf(deps, order.srcChainId)
  const destination = nodeOf(deps, order.dstChainId)
  if (memo !== null && memoHash(memo) !== order.memoHash.toLowerCase())
    throw refuse('memo_mismatch', 'The memo is not the one that was signed.')

  const status = await source.escrowStatus(escrow, orderId)
  if (status !== 'open')
    throw refuse('order_not_open', `The escrow has this order as ${status ?? 'unknown'}.`, status === 'none')
  const fill = await destination.verifyFill(order, txRef, memo)
  if (!fill) throw refuse('fill_not_found', 'That transaction does not pay this order.', true)
  if (!fill.final) throw refuse('fill_not_final', 'The payout is not final yet.', true)
  return fill
}

/** Escrow of the attester's own catalogue. */
export interface KnownEscrow {
  chainId: ChainId
  escrow: `0x${string}`
}

/**
 * The escrow that the request names, and a flag that an attestation stored without an escrow is for it: such a row is
 * from when the network had one.
 * @throws AppError `chain_unknown`, `escrow_unknown`
 */
export function knownEscrow(
  deps: Pick<AttesterDeps, 'chains' | 'catalogue'>,
  { order, escrow }: Pick<AttestRequest, 'order' | 'escrow'>,
): KnownEscrow & { isOldest: boolean } {
  const { id } = nodeOf(deps, order.srcChainId)
  const settlement = deps.catalogue.chains.find((chain) => chain.id === id)?.settlement
  const generation = escrowAt(settlement, escrow.toLowerCase())
  if (!generation) throw refuse('escrow_unknown', 'The source network has no such escrow of ours.')
  const isOldest = settlement?.escrows[0] === generation
  return { chainId: id, escrow: generation.address as `0x${string}`, isOldest }
}

function nodeOf({ chains }: Pick<AttesterDeps, 'chains'>, id: bigint) {
  const known = id <= BigInt(Number.MAX_SAFE_INTEGER) && id > 0n ? chains.get(chainId(Number(id))) : undefined
  if (!known) throw refuse('chain_unknown', `This attester does not watch network ${id}.`)
  return known
}
