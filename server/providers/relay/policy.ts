import { toFunctionSelector } from 'viem'
import { type AssetId, isNative, NATIVE } from '#core/chain/assetId.ts'
import type { StepPolicies } from '#core/order/stepPolicy.ts'
import { type DepositCall, evmAsset, evmCallPolicy } from '../evmCalls.ts'
import { canonicalText, chainNamed, relayAsset, relayNetwork } from './networks.ts'
import { type SettlementOrder, settlementOrderId } from './settlementOrder.ts'

/**
 * Deposits of the Depository. It has a third one, `depositErc20(depositor, token, id)`, which takes the whole allowance:
 * its bytes name no amount, so it is refused.
 */
const deposits: ReadonlyMap<string, { readonly isNative: boolean; readonly words: number }> = new Map([
  [toFunctionSelector('function depositNative(address depositor, bytes32 id)'), { isNative: true, words: 2 }],
  [
    toFunctionSelector('function depositErc20(address depositor, address token, uint256 amount, bytes32 id)'),
    { isNative: false, words: 4 },
  ],
])

interface RelayDeposit {
  /** Account that the deposit is credited to, lower case; zero means the sender. */
  readonly depositor: string
  readonly asset: AssetId
  readonly amount: bigint
  /** Id of the settlement order, which fixes the payout and the refunds. */
  readonly orderId: string
}

/** One word of 32 bytes each, without the prefix; the quotes of every visitor are decoded. */
const word = (data: string, index: number): string => data.slice(10 + 64 * index, 74 + 64 * index)
/** Null for a word that isn't an address. */
const addressIn = (data: string, index: number): string | null =>
  /^0{24}[0-9a-f]{40}$/.test(word(data, index)) ? `0x${word(data, index).slice(24)}` : null

/** Decodes a deposit into the Depository; null for any other call, and for bytes after the arguments. */
export function readRelayDeposit({ chain, data, value }: DepositCall): RelayDeposit | null {
  const known = deposits.get(data.slice(0, 10))
  // Only one encoding of these arguments exists, so that nothing in the bytes stays unread.
  if (!known || data.length !== 10 + 64 * known.words || !/^0x[0-9a-f]+$/.test(data)) return null
  const depositor = addressIn(data, 0)
  if (depositor === null) return null
  if (known.isNative) return { depositor, asset: evmAsset(chain, NATIVE), amount: value, orderId: `0x${word(data, 1)}` }
  const token = addressIn(data, 1)
  const asset = token && evmAsset(chain, token)
  if (!asset || isNative(asset)) return null
  return { depositor, asset, amount: BigInt(`0x${word(data, 2)}`), orderId: `0x${word(data, 3)}` }
}

const ZERO = '0x0000000000000000000000000000000000000000'

/**
 * Terms of the deposit's order: the step carries the order, and the deposit its hash. Null if they differ, or if the order
 * has other parts than one deposit, one payout and refunds to one address.
 */
function orderTerms({ terms }: DepositCall, deposit: RelayDeposit) {
  if (terms === undefined) return null
  const order = JSON.parse(terms) as SettlementOrder
  const [input] = order.inputs
  const [payout] = order.output.payments
  const destination = chainNamed(order.output.chainId)
  const isWhole = order.inputs.length === 1 && order.output.payments.length === 1 && order.output.calls.length === 0
  if (!isWhole || !input || !payout || destination === null || settlementOrderId(order) !== deposit.orderId) return null
  const { payment, refunds } = input
  const source = chainNamed(payment.chainId)
  if (source === null || relayAsset(source, payment.currency) !== deposit.asset) return null
  if (BigInt(payment.amount) !== deposit.amount) return null
  const [refundTo, ...others] = [...new Set(refunds.map(({ recipient }) => canonicalText(recipient)))]
  if (refundTo === undefined || others.length > 0) return null
  return {
    payout: {
      chain: destination,
      recipient: canonicalText(payout.recipient),
      asset: relayAsset(destination, payout.currency),
      minimum: BigInt(payout.minimumAmount),
      isExact: payout.minimumAmount === payout.expectedAmount,
    },
    refundTo,
    validUntil: new Date(order.output.deadline * 1000),
  }
}

/**
 * The steps of Relay: deposits into its Depository, and approvals of it. The bytes name the depositor and the order's hash,
 * which fixes the payout and the refund.
 */
export const relayPolicy: StepPolicies = {
  evm_call: evmCallPolicy({
    targets: (chain) => {
      const depository = relayNetwork(chain)?.depository
      return depository ? [depository] : []
    },
    read: (call) => {
      const deposit = readRelayDeposit(call)
      if (!deposit) return null
      const terms = orderTerms(call, deposit)
      if (!terms) return null
      const { asset, amount, depositor } = deposit
      // The value of the call counts by itself.
      const outflow = isNative(asset) ? [] : [{ asset, amount }]
      return { targets: [call.to], outflow, allowances: [], owners: depositor === ZERO ? [] : [depositor], ...terms }
    },
  }),
}
