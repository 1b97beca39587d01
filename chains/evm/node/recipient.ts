import { BaseError, type Client, toHex } from 'viem'
import { getCode } from 'viem/actions'
import { type AssetId, isNative } from '#core/chain/assetId.ts'
import { evmAddressRules, zeroAddress } from '../address.ts'
import { transferCall } from '../order/calls.ts'
import { type NodeContext, lower } from './context.ts'
import { isTransportFault } from './rpc.ts'

const revertText = /revert|invalid opcode|out of gas/i

export const isRevert = (error: unknown): boolean =>
  error instanceof BaseError && !isTransportFault(error) && revertText.test(`${error.details} ${error.message}`)

type Hex = `0x${string}`
interface NativeCall {
  readonly from: Hex
  readonly to: Hex
  readonly data?: Hex
}

/** Placeholder for the id of an order that does not exist yet. */
const anyOrderId: Hex = `0x${'c1'.repeat(32)}`

/**
 * Call that would pay native coin: the filler's has no data, the payer's own transfer names its order
 * (docs/decisions/0006).
 */
function nativeCall({ filler }: NodeContext, to: Hex, transferFrom: string | undefined): NativeCall {
  if (transferFrom === undefined) return { from: filler ?? `0x${'c1'.repeat(20)}`, to }
  return {
    from: lower(transferFrom),
    to,
    data: transferCall({ token: null, recipient: to, amount: 1n, orderId: anyOrderId }).data,
  }
}

/** Sends one wei in simulation; the balance is overridden for the call if the node can do that. */
async function rejectsNative(client: Client, call: NativeCall): Promise<boolean> {
  try {
    await client.request({
      method: 'eth_call',
      params: [{ ...call, value: '0x1' }, 'latest', { [call.from]: { balance: toHex(10n ** 18n) } }],
    })
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

/**
 * Reason why this recipient cannot be paid this asset, by the filler or by a plain transfer from that account; null if
 * it can.
 */
export async function recipientProblem(
  context: NodeContext,
  recipient: string,
  asset: AssetId,
  transferFrom?: string,
): Promise<string | null> {
  const to = lower(recipient)
  if (to === zeroAddress) return 'recipient_zero'
  if (evmAddressRules.isDead(to)) return 'recipient_dead'
  if (context.escrows.includes(to) || to === context.filler || context.poolContracts.has(to))
    return 'recipient_is_bridge'
  if (context.tokens.has(to)) return 'recipient_is_token'
  if (!isNative(asset)) return null
  const rejects = await context.pool.agree(async (client) => {
    const code = await getCode(client, { address: to })
    return code !== undefined && (await rejectsNative(client, nativeCall(context, to, transferFrom)))
  }, String)
  return rejects ? 'recipient_rejects' : null
}
