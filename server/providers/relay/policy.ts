import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { type AssetId, isNative, NATIVE } from '#core/chain/assetId.ts'
import type { StepPolicies } from '#core/order/stepPolicy.ts'
import { type DepositCall, evmAsset, evmCallPolicy } from '../evmCalls.ts'
import { relayNetwork } from './networks.ts'

/**
 * Deposits of the Depository. It has a third one, `depositErc20(depositor, token, id)`, which takes the whole allowance:
 * its bytes name no amount, so it is refused.
 */
const depositoryAbi = parseAbi([
  'function depositNative(address depositor, bytes32 id) payable',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
])

interface RelayDeposit {
  /** Account that the deposit is credited to, lower case; zero means the sender. */
  readonly depositor: string
  readonly asset: AssetId
  readonly amount: bigint
  /** Id of the settlement order, which fixes the payout and the refunds. */
  readonly orderId: string
}

/** Decodes a deposit into the Depository; null for any other call, and for bytes after the arguments. */
export function readRelayDeposit({ chain, data, value }: DepositCall): RelayDeposit | null {
  const call = decoded(data as Hex)
  // Only one encoding of these arguments exists, so that nothing in the bytes stays unread.
  if (!call || encodeFunctionData({ abi: depositoryAbi, ...call }) !== data) return null
  const depositor = call.args[0].toLowerCase()
  if (call.functionName === 'depositNative')
    return { depositor, asset: evmAsset(chain, NATIVE), amount: value, orderId: call.args[1] }
  const [, token, amount, orderId] = call.args
  const asset = evmAsset(chain, token)
  return isNative(asset) ? null : { depositor, asset, amount, orderId }
}

function decoded(data: Hex) {
  try {
    return decodeFunctionData({ abi: depositoryAbi, data })
  } catch {
    return null
  }
}

/** The steps of Relay: deposits into its Depository, and approvals of it. The bytes name the order, not the recipient. */
export const relayPolicy: StepPolicies = {
  evm_call: evmCallPolicy({
    targets: (chain) => {
      const depository = relayNetwork(chain)?.depository
      return depository ? [depository] : []
    },
    read: (call) => {
      const deposit = readRelayDeposit(call)
      if (!deposit) return null
      const { asset, amount } = deposit
      // The value of the call counts by itself.
      return { targets: [call.to], outflow: isNative(asset) ? [] : [{ asset, amount }], allowances: [] }
    },
  }),
}
