import { BaseError, type Client, toHex } from 'viem'
import { getCode } from 'viem/actions'
import { type AssetId, isNative } from '#core/asset/assetId.ts'
import { zeroAddress } from '../address.ts'
import { type NodeContext, lower } from './context.ts'
import { isTransportFault } from './rpc/faults.ts'

const revertText = /revert|invalid opcode|out of gas/i

const isRevert = (error: unknown): boolean => error instanceof BaseError && !isTransportFault(error) && revertText.test(`${error.details} ${error.message}`)

/** Sends one wei in simulation as the filler would; the balance is lent for the call where the node can do that. */
async function rejectsNative(client: Client, recipient: `0x${string}`, sender: `0x${string}`): Promise<boolean> {
  const call = { from: sender, to: recipient }
  try {
    await client.request({ method: 'eth_call', params: [{ ...call, value: '0x1' }, 'latest', { [sender]: { balance: toHex(10n ** 18n) } }] })
    return false
  } catch (error) {
    if (isRevert(error)) return true
    if (isTransportFault(error)) throw error
  }
  try {
    await client.request({ method: 'eth_call', params: [call, 'latest'] })
    return false
  } catch (error) {
    if (isRevert(error)) return true
    throw error
  }
}

/** Why this recipient could not be paid this asset; null when it can. */
export async function recipientProblem(context: NodeContext, recipient: string, asset: AssetId): Promise<string | null> {
  const to = lower(recipient)
  if (to === zeroAddress) return 'recipient_zero'
  if (to === context.escrow || to === context.filler) return 'recipient_is_bridge'
  if (context.tokens.has(to)) return 'recipient_is_token'
  if (!isNative(asset)) return null
  const rejects = await context.pool.first(async (client) => {
    const code = await getCode(client, { address: to })
    return code !== undefined && (await rejectsNative(client, to, context.filler ?? `0x${'c1'.repeat(20)}`))
  })
  return rejects ? 'recipient_rejects' : null
}
