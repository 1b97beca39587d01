import type { Hex } from 'viem'
import type { AssetId } from '#core/chain/assetId.ts'
import { wrappedOf } from '../across/policy.ts'
import { evmAsset } from '../evmCalls.ts'

/** Part of every call of the diamond. */
export interface BridgeTerms {
  /** Network that the payout goes to. */
  readonly destination: number
  /** Bridged asset on the source network. */
  readonly asset: AssetId
  /** Base units that reach the bridge at least. */
  readonly amount: bigint
}

/** Terms of the payout as the facet's own data fixes them. */
export interface FacetTerms {
  /** The only network that the bridge pays out on; absent if the contract compares it with the bridge data. */
  readonly chain?: number
  /** Asset that arrives; absent if the bridge has only one for the bridged asset. */
  readonly asset?: AssetId
  /** The least that arrives, in base units of the payout's asset. */
  readonly minimum: bigint
  /** Accounts that get the deposit back. */
  readonly owners?: readonly string[]
}

/** One bridge of the diamond, which has a function without and one with swaps before it. */
export interface Facet {
  readonly name: string
  /** ABI of the bridge's own argument; null if it has none. */
  readonly data: string | null
  /** Null if the data does not fix the payout. */
  readonly terms: (data: never, bridge: BridgeTerms) => FacetTerms | null
}

/** Canonical bridge to one network, which pays out what it was given. */
const canonical =
  (chain: number) =>
  (_: unknown, { amount }: BridgeTerms): FacetTerms => ({ chain, minimum: amount })

/**
 * Bridges whose calls fix the network, the recipient, the asset and the least of the payout: the contract compares network
 * and recipient with the bridge data, and `terms` reads the rest. Calls of other bridges leave a part to their servers or
 * to parties that the call may choose, and are refused. Argument types are from the sources of the deployed facets.
 */
export const facets: readonly Facet[] = [
  {
    name: 'AcrossV4',
    data: '(bytes32,bytes32,bytes32,bytes32,uint256,uint128,bytes32,uint32,uint32,uint32,bytes)',
    terms: acrossTerms,
  },
  { name: 'ArbitrumBridge', data: '(uint256,uint256,uint256)', terms: canonical(42161) },
  // Circle mints the same coin, less a fee up to the first argument.
  {
    name: 'CelerCircleBridge',
    data: '(uint256,uint32)',
    terms: ([fee]: readonly [bigint, number], { amount }) => (fee < amount ? { minimum: amount - fee } : null),
  },
  { name: 'GnosisBridge', data: null, terms: canonical(100) },
  { name: 'MegaETHBridge', data: '(address,uint32,bool)', terms: rollupTerms(4326) },
  { name: 'OmniBridge', data: null, terms: canonical(100) },
  { name: 'OptimismBridge', data: '(address,uint32,bool)', terms: rollupTerms(10) },
  { name: 'PolygonBridge', data: null, terms: canonical(137) },
]

type AcrossData = readonly [
  receiver: Hex,
  refund: Hex,
  sent: Hex,
  received: Hex,
  output: bigint,
  multiplier: bigint,
  Hex,
  number,
  number,
  number,
  message: Hex,
]
const ONE = 10n ** 18n

/** After swaps the contract multiplies what they brought; without, the output is as named. The lower one always holds. */
function acrossTerms(
  [, refund, , received, output, multiplier, , , , , message]: AcrossData,
  { destination, amount }: BridgeTerms,
): FacetTerms | null {
  const [owner, token] = [addressOf(refund), addressOf(received)]
  if (message !== '0x' || owner === null || token === null) return null
  const multiplied = (amount * multiplier) / ONE
  const isCoin = token === wrappedOf(destination)
  return {
    asset: evmAsset(destination, isCoin ? `0x${'0'.repeat(40)}` : token),
    minimum: output < multiplied ? output : multiplied,
    owners: [owner],
  }
}

/** Bridge of a rollup: the call names the token there, which must be the one that is asked for. */
function rollupTerms(chain: number) {
  return ([token]: readonly [Hex, number, boolean], { asset, amount }: BridgeTerms): FacetTerms => ({
    chain,
    minimum: amount,
    ...(asset.endsWith(':native') ? {} : { asset: evmAsset(chain, token) }),
  })
}

/** Address in 32 bytes; null if it is not one of an EVM network. */
const addressOf = (bytes: Hex): string | null =>
  /^0x0{24}(?!0{40})/.test(bytes) ? `0x${bytes.slice(26)}`.toLowerCase() : null
