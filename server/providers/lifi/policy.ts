import {
  type AbiParameter,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  parseAbiParameters,
  toFunctionSelector,
} from 'viem'
import type { StepEffect, StepPolicies } from '#core/order/stepPolicy.ts'
import { isNative } from '#core/chain/assetId.ts'
import { type DepositCall, evmAsset, evmCallPolicy } from '../evmCalls.ts'
import { diamondOf } from './diamonds.ts'
import { type Facet, facets } from './facets.ts'

/** Call of the diamond that starts a bridge. */
export interface DiamondCall {
  /** LI.FI's id of the transfer, which its status endpoint knows too. */
  readonly transactionId: string
  readonly effect: StepEffect
  /** Native coins that the bridge and its fees take, in wei; the call fails with less. */
  readonly coins: bigint
}

const BRIDGE = '(bytes32,string,string,address,address,address,uint256,uint256,bool,bool)'
const SWAPS = '(address,address,address,address,uint256,bytes,bool)[]'
type Bridge = readonly [Hex, string, string, Hex, asset: Hex, receiver: Hex, bigint, bigint, boolean, boolean]
type Swap = readonly [Hex, Hex, asset: Hex, Hex, amount: bigint, Hex, requiresDeposit: boolean]

interface DiamondFunction {
  readonly facet: Facet
  readonly hasSwaps: boolean
  readonly parameters: readonly AbiParameter[]
}

const functions: ReadonlyMap<string, DiamondFunction> = new Map(
  facets.flatMap((facet) =>
    [false, true].map((hasSwaps) => {
      const types = [BRIDGE, ...(hasSwaps ? [SWAPS] : []), ...(facet.data === null ? [] : [facet.data])].join(',')
      const name = hasSwaps ? 'swapAndStartBridgeTokensVia' : 'startBridgeTokensVia'
      const parameters = parseAbiParameters(types) as readonly AbiParameter[]
      return [toFunctionSelector(`function ${name}${facet.name}(${types})`), { facet, hasSwaps, parameters }] as const
    }),
  ),
)

/** True if the bridge of this call is one that `readDiamondCall` knows. */
export const isReadable = (data: string): boolean => functions.has(data.slice(0, 10).toLowerCase())

/** Receiver of transfers to networks outside the EVM, whose real recipient is elsewhere in the bytes. */
const NON_EVM = '0x11f111f111f111f111f111f111f111f111f111f1'

/** Decodes a call of the diamond completely; null if any part can't be read. */
export function readDiamondCall({ chain, to, data }: Omit<DepositCall, 'value'>): DiamondCall | null {
  try {
    return read(chain, to.toLowerCase(), data.toLowerCase())
  } catch {
    return null
  }
}

function read(chain: number, to: string, data: string): DiamondCall | null {
  const known = functions.get(data.slice(0, 10))
  if (!known) return null
  const { facet, hasSwaps, parameters } = known
  const body: Hex = `0x${data.slice(10)}`
  const values = decodeAbiParameters(parameters, body)
  // Bytes that no argument refers to would be unread.
  if (encodeAbiParameters(parameters, values) !== body) return null
  const [bridge, swaps, own] = (hasSwaps ? values : [values[0], [], values[1]]) as [Bridge, readonly Swap[], never]
  const [transactionId, , , , asset, receiver, amount, destination, hasSourceSwaps, hasDestinationCall] = bridge
  if (hasSourceSwaps !== hasSwaps || hasDestinationCall) return null
  const [chainOut, recipient, bridged] = [Number(destination), receiver.toLowerCase(), evmAsset(chain, asset)]
  const terms = facet.terms(own, { destination: chainOut, asset: bridged, amount })
  if (recipient === NON_EVM || !terms || (terms.chain ?? chainOut) !== chainOut) return null
  // Swaps may only take fees: what they bring of another asset would be an amount in other units.
  const isFeesOnly = swaps.every((swap) => evmAsset(chain, swap[2]) === bridged && evmAsset(chain, swap[3]) === bridged)
  if (!isFeesOnly) return null
  const taken = hasSwaps ? swaps.filter((swap) => swap[6]).map((swap) => swap[4]) : [amount]
  // Native coins leave the wallet as the call's value, which counts anyway.
  const isCoin = isNative(bridged)
  const outflow = isCoin ? [] : taken.map((each) => ({ asset: bridged, amount: each }))
  const coins = isCoin ? taken.reduce((sum, each) => sum + each, 0n) : 0n
  const payout = {
    chain: chainOut,
    recipient,
    minimum: terms.minimum,
    ...(terms.asset === undefined ? {} : { asset: terms.asset }),
  }
  const owners = terms.owners ?? []
  return { transactionId, effect: { targets: [to], outflow, allowances: [], payout, owners }, coins }
}

/** Steps of LI.FI's transfers: calls of its diamond contracts, and approvals of them. */
export const lifiPolicy: StepPolicies = {
  evm_call: evmCallPolicy({
    targets: (chain) => [diamondOf(chain)].filter((address) => address !== null),
    read: (call) => {
      const known = readDiamondCall(call)
      return known && known.coins <= call.value ? known.effect : null
    },
  }),
}
