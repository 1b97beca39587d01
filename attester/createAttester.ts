import { recoverTypedDataAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { orderHash } from '#chains/evm/order/hash.ts'
import { fillTypedData } from '#chains/evm/order/typedData.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { endpointHashes } from '#runtime/endpointHashes.ts'
import type { Attester, AttesterDeps } from './contract.ts'
import type { SignedRow } from './database.ts'
import { requireAnyMaker, requireMaker } from './requireMaker.ts'
import { sourceEscrow, verifyRequest } from './verifyRequest.ts'

/**
 * Sees a final payout with its own eyes and signs for it. The database row is written before the signature is handed out, so that no
 * crash lets one payout stand for two orders, or two payouts for one.
 */
export function createAttester(deps: AttesterDeps): Attester {
  const account = privateKeyToAccount(deps.key)
  const signer = account.address.toLowerCase() as `0x${string}`

  /** The database outlives a key: a payout that an earlier key signed is signed again, since the escrow counts this key alone. */
  async function underThisKey(orderId: `0x${string}`, order: EscrowOrder, known: SignedRow): Promise<`0x${string}`> {
    const typed = fillTypedData(sourceEscrow(deps, order), orderId, known.proofId)
    const by = await recoverTypedDataAddress({ ...typed, signature: known.signature })
    return by.toLowerCase() === signer ? known.signature : account.signTypedData(typed)
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
      const known = await deps.database.find(orderId)
      // Whatever payout stands for the order lets its maker claim; to insist on another would leave it with nothing.
      if (known) return { signer, proofId: known.proofId, signature: await underThisKey(orderId, request.order, known) }
      const { fill, source, escrow } = await verifyRequest(deps, orderId, request)
      const signature = await account.signTypedData(fillTypedData({ chainId: source, escrow }, orderId, fill.proofId))
      const { txId, ordinal, proofId } = fill
      const stands = await deps.database.record({
        orderId,
        dstChain: Number(request.order.dstChainId),
        txId,
        ordinal,
        proofId,
        signature,
      })
      deps.log.info({ orderId, tx: stands.txId, ordinal: stands.ordinal }, 'attested')
      return {
        signer,
        proofId: stands.proofId,
        signature: await underThisKey(orderId, request.order, stands),
      }
    },
  }
}
