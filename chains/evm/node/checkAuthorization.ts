import { hashTypedData, isHex, size } from 'viem'
import { readContract, verifyHash } from 'viem/actions'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import type { DepositAuthorization } from '#core/order/depositAuthorization.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { authorizationTypedData } from '../order/authorization.ts'
import { PERMIT2, permit2TypedData } from '../order/permit2.ts'
import { recoverSigner } from '../signing/recoverSigner.ts'
import { lower, type NodeContext, requireEscrow } from './context.ts'

type Hex = `0x${string}`
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
