import { isHex } from 'viem'
import { verifyMessage } from 'viem/actions'
import { type NodeContext, lower } from './context.ts'

/** True if a contract wallet (ERC-1271; ERC-6492 before its deployment) accepts this signature over the text. */
export function acceptsSignature(
  { pool }: NodeContext,
  account: string,
  message: string,
  signature: string,
): Promise<boolean> {
  if (!isHex(signature, { strict: true })) return Promise.resolve(false)
  return pool.agree((client) => verifyMessage(client, { address: lower(account), message, signature }), String)
}
