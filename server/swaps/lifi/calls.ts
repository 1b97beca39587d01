import {
  type AbiParameter,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  parseAbiParameters,
  toFunctionSelector,
} from 'viem'
import { type AssetId, assetId, isNative, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { type DepositCall, evmAsset } from '../../providers/evmCalls.ts'

/** Swap by LI.FI's diamond, as far as its bytes fix it. */
export interface DiamondSwap {
  /** LI.FI's id of the swap, which its event has too. */
  readonly transactionId: Hex
  readonly receiver: string
  readonly from: AssetId
  readonly to: AssetId
  /** Base units of every token that the diamond takes; coins leave the wallet as the call's value. */
  readonly taken: readonly { readonly asset: AssetId; readonly amount: bigint }[]
  /** Base units of `to` below which the diamond reverts. */
  readonly minimum: bigint
}

const PARTIES = 'bytes32,string,string,address,uint256'
const SWAP = '(address,address,address,address,uint256,bytes,bool)'
type Swap = readonly [Hex, Hex, sending: Hex, receiving: Hex, amount: bigint, Hex, requiresDeposit: boolean]

interface SwapFunction {
  readonly isSingle: boolean
  readonly takesCoins: boolean
  readonly paysCoins: boolean
  readonly parameters: readonly AbiParameter[]
}

const ends = [
  ['ERC20ToERC20', false, false],
  ['ERC20ToNative', false, true],
  ['NativeToERC20', true, false],
] as const

/** Functions of GenericSwapFacetV3: each pays the whole balance of its last token to the receiver, or reverts below the minimum. */
const functions: ReadonlyMap<string, SwapFunction> = new Map(
  ends.flatMap(([name, takesCoins, paysCoins]) =>
    [true, false].map((isSingle) => {
      const types = `${PARTIES},${SWAP}${isSingle ? '' : '[]'}`
      const parameters = parseAbiParameters(types) as readonly AbiParameter[]
      const selector = toFunctionSelector(`function swapTokens${isSingle ? 'Single' : 'Multiple'}V3${name}(${types})`)
      return [selector, { isSingle, takesCoins, paysCoins, parameters }] as const
    }),
  ),
)

/** The address by which the diamond knows coins; it takes any other one for a token. */
const COINS = `0x${'0'.repeat(40)}`

/**
 * Decodes a swap of the diamond completely; null for anything else. The calls inside it are not read: the diamond makes
 * listed ones alone, takes from the sender only what is read here, and compares what they bring with the minimum.
 */
export function readDiamondSwap({
  chain,
  data,
  value,
}: Pick<DepositCall, 'chain' | 'data' | 'value'>): DiamondSwap | null {
  const text = data.toLowerCase()
  const known = functions.get(text.slice(0, 10))
  if (!known) return null
  const { isSingle, takesCoins, paysCoins, parameters } = known
  const body: Hex = `0x${text.slice(10)}`
  const values = decodeAbiParameters(parameters, body)
  // Bytes that no argument refers to would be unread.
  if (encodeAbiParameters(parameters, values) !== body) return null
  const [transactionId, , , receiver, minimum, inner] = values as [
    Hex,
    string,
    string,
    Hex,
    bigint,
    Swap | readonly Swap[],
  ]
  const swaps = (isSingle ? [inner] : inner) as readonly Swap[]
  const [first, last] = [swaps[0], swaps.at(-1)]
  if (!first || !last || minimum === 0n) return null
  const native = assetId(chainId(chain), NATIVE)
  const [from, to] = [evmAsset(chain, first[2]), evmAsset(chain, last[3])]
  if (isNative(from) !== takesCoins || isNative(to) !== paysCoins) return null
  if ((takesCoins && first[2] !== COINS) || (paysCoins && last[3] !== COINS)) return null
  // Without a token to take, the value is the whole amount; with one, the diamond refuses coins.
  if (value !== (takesCoins ? first[4] : 0n)) return null
  const deposits = takesCoins ? [] : isSingle ? swaps : swaps.filter((swap) => swap[6])
  if (!takesCoins && !deposits.includes(first)) return null
  const taken = deposits.map((swap) => ({ asset: evmAsset(chain, swap[2]), amount: swap[4] }))
  if (taken.some(({ asset }) => asset === native)) return null
  return { transactionId, receiver: receiver.toLowerCase(), from, to, taken, minimum }
}
