import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi, size } from 'viem'
import { svmAddressRules } from '#chains/svm/address.ts'
import { type AssetId, assetId, isNative } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { StepEffect, StepPolicies } from '#core/order/stepPolicy.ts'
import { type DepositCall, evmAsset, evmCallPolicy } from '../evmCalls.ts'

/**
 * DlnSource, which holds deposits until the payout or the cancellation is proven; the same address on every EVM network:
 * docs.debridge.com, "DLN: Deployed Contracts".
 */
export const dlnSource = '0xef4fb24ad0916217251f553c0596f8edc630eb66'

/** Networks whose DlnSource two sources name: deBridge's documents and LI.FI's deployments. */
const sources: ReadonlySet<number> = new Set([1, 10, 56, 100, 137, 747, 8453, 42161, 43114, 59144, 60808, 4326])

/** Networks to which deBridge gives another number than their chain id: docs.debridge.com, "Fees and Supported Chains". */
const renumbered: Readonly<Record<number, number>> = {
  25: 100000019,
  100: 100000002,
  143: 100000030,
  146: 100000014,
  747: 100000009,
  999: 100000022,
  1329: 100000027,
  1514: 100000013,
  2741: 100000017,
  4326: 100000031,
  5000: 100000023,
  9745: 100000028,
  60808: 100000021,
  80094: 100000020,
  98866: 100000024,
  83797601: 7565164,
}
const same = [1, 10, 56, 137, 8453, 42161, 43114, 59144]
const dlnIds = new Map([
  ...same.map((id) => [id, id] as const),
  ...Object.entries(renumbered).map(([id, dln]) => [Number(id), dln] as const),
])
const chains = new Map([...dlnIds].map(([id, dln]) => [BigInt(dln), id]))
const SOLANA = 83797601

/** True if deposits on the network can be checked. */
export const isDlnSource = (chain: number): boolean => sources.has(chain)

/** DeBridge's number of a network; null if it is not known. */
export const dlnChainId = (chain: number): number | null => dlnIds.get(chain) ?? null

const orderType =
  'struct OrderCreation { address giveTokenAddress; uint256 giveAmount; bytes takeTokenAddress; uint256 takeAmount; uint256 takeChainId; bytes receiverDst; address givePatchAuthoritySrc; bytes orderAuthorityAddressDst; bytes allowedTakerDst; bytes externalCall; bytes allowedCancelBeneficiarySrc; }'
export const dlnAbi = parseAbi([
  orderType,
  'function createSaltedOrder(OrderCreation order, uint64 salt, bytes affiliateFee, uint32 referralCode, bytes permitEnvelope, bytes metadata) payable returns (bytes32)',
  'function createOrder(OrderCreation order, bytes affiliateFee, uint32 referralCode, bytes permitEnvelope) payable returns (bytes32)',
])

/** Order of a call of DlnSource. Addresses and assets are canonical. */
export interface DlnOrder {
  readonly give: AssetId
  readonly giveAmount: bigint
  readonly take: AssetId
  readonly takeAmount: bigint
  readonly toChain: number
  readonly recipient: string
  /** May add to what is given. */
  readonly patchAuthority: string
  /** May cancel the order and lower what it asks for, on the destination network. */
  readonly authority: string
  /** Gets the deposit back after a cancellation; null if the authority names it then. */
  readonly cancelBeneficiary: string | null
  /** Part of the given amount for the operator. */
  readonly fee: { readonly recipient: string; readonly amount: bigint } | null
}

/**
 * Decodes an order; null if it has anything that a transfer does not need: a permit, a call after the payout, a chosen
 * taker, or bytes that no argument covers.
 */
export function readDlnOrder(chain: number, data: Hex): DlnOrder | null {
  const call = decodeFunctionData({ abi: dlnAbi, data })
  if (encodeFunctionData({ abi: dlnAbi, ...call } as never) !== data) return null
  const [order] = call.args
  const [affiliateFee, permit] =
    call.functionName === 'createSaltedOrder' ? [call.args[2], call.args[4]] : [call.args[1], call.args[3]]
  const toChain = chains.get(order.takeChainId)
  if (toChain === undefined) return null
  if ([permit, order.allowedTakerDst, order.externalCall].some((bytes) => bytes !== '0x')) return null
  const fee = readFee(affiliateFee)
  if (fee && fee.amount >= order.giveAmount) return null
  return {
    give: evmAsset(chain, order.giveTokenAddress),
    giveAmount: order.giveAmount,
    take: takenAsset(toChain, order.takeTokenAddress),
    takeAmount: order.takeAmount,
    toChain,
    recipient: addressOf(toChain, order.receiverDst),
    patchAuthority: order.givePatchAuthoritySrc.toLowerCase(),
    authority: addressOf(toChain, order.orderAuthorityAddressDst),
    cancelBeneficiary:
      order.allowedCancelBeneficiarySrc === '0x' ? null : addressOf(chain, order.allowedCancelBeneficiarySrc),
    fee,
  }
}

/** Steps of deBridge: approvals of DlnSource, and orders that only the sender can change or cancel. */
export const debridgePolicy: StepPolicies = {
  evm_call: evmCallPolicy({
    targets: (chain) => (sources.has(chain) ? [dlnSource] : []),
    read: ({ chain, to, data, value }: DepositCall): StepEffect | null => {
      const order = readDlnOrder(chain, data as Hex)
      if (!order) return null
      const { give, giveAmount, take, takeAmount, toChain, recipient } = order
      // The call fails with less than what the order gives.
      if (isNative(give) && giveAmount > value) return null
      return {
        targets: [to],
        // Native coins are the value of the call, which counts by itself.
        outflow: isNative(give) ? [] : [{ asset: give, amount: giveAmount }],
        allowances: [],
        payout: { chain: toChain, recipient, asset: take, minimum: takeAmount, isExact: true },
        owners: ownersOf(order),
      }
    },
  }),
}

/** On a network of another family only the recipient can cancel: the sender has no address there. */
function ownersOf({ patchAuthority, authority, cancelBeneficiary, toChain, recipient }: DlnOrder): readonly string[] {
  const canceller = toChain === SOLANA && authority === recipient ? [] : [authority]
  return [patchAuthority, ...canceller, ...(cancelBeneficiary === null ? [] : [cancelBeneficiary])]
}

/** @throws Error for bytes of another length than the network's addresses have */
function addressOf(chain: number, bytes: Hex): string {
  if (chain === SOLANA) return svmAddressRules.fromBytes(bytes)
  if (size(bytes) !== 20) throw new Error('an address of an EVM network has 20 bytes')
  return bytes.toLowerCase()
}

function takenAsset(chain: number, bytes: Hex): AssetId {
  const address = addressOf(chain, bytes)
  if (chain !== SOLANA) return evmAsset(chain, address)
  return assetId(chainId(chain), address === svmAddressRules.nativeSentinel ? 'native' : address)
}

/** The operator's fee: an address and an amount without padding. */
function readFee(bytes: Hex): DlnOrder['fee'] {
  if (bytes === '0x') return null
  if (size(bytes) !== 52) throw new Error('a fee has an address and an amount')
  return { recipient: bytes.slice(0, 42).toLowerCase(), amount: BigInt(`0x${bytes.slice(42)}`) }
}
