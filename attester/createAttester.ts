import { recoverTypedDataAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { orderHash } from '#chains/evm/order/hash.ts'
import { fillTypedData } from '#chains/evm/order/typedData.ts'
import { AppError } from '#core/errors.ts'
import { endpointHashes } from '#runtime/endpointHashes.ts'
import type { Attester, AttesterDeps, SignedFill } from './contract.ts'
import type { SignedRow } from './database.ts'
import { requireAnyMaker, requireMaker } from './requireMaker.ts'
import { knownEscrow, verifyRequest } from './verifyRequest.ts'

/**
 * Sees a final payout with its own eyes and signs for it. The database row is written before the signature is handed out, so that no
 * crash lets one payout stand for two orders, or two payouts for one.
 */
export function createAttester(deps: AttesterDeps): Attester {
  const account = privateKeyToAccount(deps.key)
  const signer = account.address.toLowerCase() as `0x${string}`

  /**
   * A stored attestation under the current key. The database outlives a key: what an earlier key signed is signed again, since the escrow counts this key alone.
   * The same order may be open in two escrows, and one payout is claimed once. @throws AppError `payout_already_used`
   */
  async function signed(
    orderId: `0x${string}`,
    at: ReturnType<typeof knownEscrow>,
    row: SignedRow,
  ): Promise<SignedFill> {
    if (row.escrow === null ? !at.isOldest : row.escrow !== at.escrow)
      throw new AppError('payout_already_used', 'The payout of this order is attested for another escrow.', {
        status: 409,
        retriable: false,
      })
    const typed = fillTypedData(at, orderId, row.proofId)
    const by = await recoverTypedDataAddress({ ...typed, signature: row.signature })
    const signature = by.toLowerCase() === signer ? row.signature : await account.signTypedData(typed)
    return { signer, proofId: row.proofId, signature }
  }

  return {
    signer,
    async endpointHashes({ salt, signature }) {
      await requireAnyMaker(deps.makers, { salt, signature })
      return endpointHashes(deps.endpoints ?? [], salt)
    },
    async attest(request) {
      await requireMaker(deps.makers, request)
      const orderId = orderHash(request.order)
      const at = knownEscrow(deps, request)
      const known = await deps.database.find(orderId)
      // Whatever payout stands for the order lets its maker claim; to insist on another would leave it with nothing.
      if (known) return signed(orderId, at, known)
      const fill = await verifyRequest(deps, orderId, request, at)
      const signature = await account.signTypedData(fillTypedData(at, orderId, fill.proofId))
      const { txId, ordinal, proofId } = fill
      const stands = await deps.database.record({
        orderId,
        dstChain: Number(request.order.dstChainId),
        txId,
        ordinal,
        proofId,
        signature,
        escrow: at.escrow,
      })
      deps.log.info({ orderId, tx: stands.txId, ordinal: stands.ordinal }, 'attested')
      return signed(orderId, at, stands)
    },
  }
}
