import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { AssetId } from '#core/chain/assetId.ts'
import type { StepEffect, StepPolicies } from '#core/order/stepPolicy.ts'
import { type DepositCall, evmAsset, evmCallPolicy } from '../evmCalls.ts'

/** SpokePool by network: across-protocol/contracts, "broadcast/deployed-addresses.json". */
const spokePools: Readonly<Record<number, string>> = {
  1: '0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5',
  10: '0x6f26bf09b1c792e3228e5467807a900a503c0281',
  56: '0x4e8e101924ede233c13e2d8622dc8aed2872d505',
  130: '0x09aea4b2242abc8bb4bb78d537a67a245a7bec64',
  137: '0x9295ee1d8c5b022be115a2ad3c30c72e34e7f096',
  324: '0xe0b015e54d54fc84a6cb9b666099c46ade9335ff',
  480: '0x09aea4b2242abc8bb4bb78d537a67a245a7bec64',
  1135: '0x9552a0a6624a23b848060ae5901659cdda1f83f8',
  1868: '0x3bad7ad0728f9917d1bf08af5782dcbd516cdd96',
  8453: '0x09aea4b2242abc8bb4bb78d537a67a245a7bec64',
  34443: '0x3bad7ad0728f9917d1bf08af5782dcbd516cdd96',
  42161: '0xe35e9842fceaca96570b734083f4a58e8f7c5f2a',
  57073: '0xef684c38f94f48775959ecf2012d7e864ffb9dd4',
  59144: '0x7e63a5f1a8f0b4d0934b2f2327daed3f6bb2ee75',
  81457: '0x2d509190ed0172ba588407d4c2df918f955cc6e1',
  534352: '0x3bad7ad0728f9917d1bf08af5782dcbd516cdd96',
}

const opStack = '0x4200000000000000000000000000000000000006'
/**
 * Wrapped ether by network: each network's own documents. A deposit names it for the coin, and the pool pays the coin out
 * instead of it.
 */
const wrappedEther: Readonly<Record<number, string>> = {
  1: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  10: opStack,
  130: opStack,
  324: '0x5aea5775959fbc2557cc8789bc1bf90a239d9a91',
  480: opStack,
  1135: opStack,
  1868: opStack,
  8453: opStack,
  34443: opStack,
  42161: '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
  57073: opStack,
  59144: '0xe5d7c2a44ffddf6b295a15c148167daaaf5cf34f',
  81457: '0x4300000000000000000000000000000000000004',
  534352: '0x5300000000000000000000000000000000000004',
}

/** The pool that takes deposits on a network; null if none is pinned. */
export const spokePoolOf = (chain: number): string | null => spokePools[chain] ?? null

/** Wrapped ether of a network, which deposits name for the native coin; null where that is not ether. */
export const wrappedOf = (chain: number): string | null => wrappedEther[chain] ?? null

export const spokePoolAbi = parseAbi([
  'function depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message) payable',
  'function deposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message) payable',
])

/** Tags that Across appends to calls: the integrator's id of two bytes, and the mark of its swap API. */
const tags = /^(?:1dc0de[0-9a-f]{4})?(?:(?:1dc0de)?73c0de)?$/

/** A deposit as its call names it. Addresses are canonical. */
export interface SpokeDeposit {
  readonly depositor: string
  readonly recipient: string
  readonly inputToken: string
  readonly outputToken: string
  readonly inputAmount: bigint
  readonly outputAmount: bigint
  readonly toChain: number
  /** Seconds since 1970; later the deposit is refunded. */
  readonly fillDeadline: number
}

/**
 * Decodes a deposit; null for one with a call after the payout, or with bytes that are neither arguments nor a tag.
 * @throws Error for another function, or addresses that are not of an EVM network
 */
export function readSpokeDeposit(data: Hex): SpokeDeposit | null {
  const call = decodeFunctionData({ abi: spokePoolAbi, data })
  const canonical = encodeFunctionData({ abi: spokePoolAbi, ...call } as never)
  if (!data.startsWith(canonical) || !tags.test(data.slice(canonical.length))) return null
  const [depositor, recipient, inputToken, outputToken, inputAmount, outputAmount, chain, , , deadline, , message] =
    call.args
  if (message !== '0x') return null
  return {
    depositor: addressOf(depositor),
    recipient: addressOf(recipient),
    inputToken: addressOf(inputToken),
    outputToken: addressOf(outputToken),
    inputAmount,
    outputAmount,
    toChain: Number(chain),
    fillDeadline: deadline,
  }
}

function addressOf(bytes: Hex): string {
  if (bytes.length === 42) return bytes.toLowerCase()
  if (!/^0x0{24}(?!0{40})/.test(bytes)) throw new Error('an address of an EVM network has 20 bytes')
  return `0x${bytes.slice(26)}`.toLowerCase()
}

/** Steps of Across: approvals of a network's pool, and deposits into it that go back to the sender if no relayer pays. */
export const acrossPolicy: StepPolicies = {
  evm_call: evmCallPolicy({
    targets: (chain) => (spokePools[chain] ? [spokePools[chain]] : []),
    read: ({ chain, to, data, value }: DepositCall): StepEffect | null => {
      const deposit = readSpokeDeposit(data as Hex)
      // Coins are either the whole deposit, in place of the wrapped token, or none of it.
      if (!deposit || (value !== 0n && value !== deposit.inputAmount)) return null
      const asset = paidAsset(deposit.toChain, deposit.outputToken)
      if (!asset) return null
      return {
        targets: [to],
        outflow: value === 0n ? [{ asset: evmAsset(chain, deposit.inputToken), amount: deposit.inputAmount }] : [],
        allowances: [],
        payout: {
          chain: deposit.toChain,
          recipient: deposit.recipient,
          asset,
          minimum: deposit.outputAmount,
          isExact: true,
        },
        owners: [deposit.depositor],
      }
    },
  }),
}

/** The asset that arrives for a token; null for the zero address, by which a relayer may choose the token. */
function paidAsset(chain: number, token: string): AssetId | null {
  if (/^0x0{40}$/.test(token)) return null
  return evmAsset(chain, token === wrappedEther[chain] ? `0x${'0'.repeat(40)}` : token)
}
