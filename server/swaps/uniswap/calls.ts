import {
  decodeAbiParameters,
  decodeFunctionData,
  encodeFunctionData,
  encodePacked,
  type Hex,
  parseAbi,
  parseSignature,
  toFunctionSelector,
} from 'viem'
import { isNative, parseAssetId, type AssetId } from '#core/chain/assetId.ts'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { Deployment } from '#chains/evm/uniswapDeployments.ts'
import type { Path } from './routing.ts'
import {
  type RouterCall,
  type SignedPermit,
  universalAbi,
  universalCall,
  withoutUniversalPermit,
  withUniversalPermit,
} from './universalCalls.ts'

/** Functions of SwapRouter02 that our calls use; a call with any other is refused. */
export const routerAbi = parseAbi([
  'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])',
  'struct ExactInput { bytes path; address recipient; uint256 amountIn; uint256 amountOutMinimum; }',
  'struct ExactOutput { bytes path; address recipient; uint256 amountOut; uint256 amountInMaximum; }',
  'function exactInput(ExactInput params) payable returns (uint256)',
  'function exactOutput(ExactOutput params) payable returns (uint256)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to) payable returns (uint256)',
  'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to) payable returns (uint256)',
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
  'function refundETH() payable',
  'function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
])
export const wrappedAbi = parseAbi(['function deposit() payable', 'function withdraw(uint256 amount)'])

/** In a call, the router itself as the recipient: it unwraps what it gets. */
export const ROUTER_ITSELF = '0x0000000000000000000000000000000000000002'

/** Encodes a path of V3; the router reads that of an exact output from its end. */
export function encodePath({ tokens, fees }: Path, exact: ExactSide): Hex {
  const inOrder = exact === 'send' ? { tokens, fees } : { tokens: tokens.toReversed(), fees: fees.toReversed() }
  const parts = inOrder.tokens.flatMap((token, index) => {
    const fee = inOrder.fees[index]
    return [{ type: 'address', value: token }, ...(fee === undefined ? [] : [{ type: 'uint24', value: fee }])]
  })
  return encodePacked(
    parts.map(({ type }) => type),
    parts.map(({ value }) => value),
  )
}

const TOKEN = 40
const HOP = 46

/** Decodes a path of V3 with one pool or two; null for anything else. */
export function decodePath(bytes: Hex, exact: ExactSide): Path | null {
  const text = bytes.slice(2).toLowerCase()
  const hops = (text.length - TOKEN) / HOP
  if (hops !== 1 && hops !== 2) return null
  const tokens = Array.from({ length: hops + 1 }, (_, i) => `0x${text.slice(i * HOP, i * HOP + TOKEN)}`)
  const fees = Array.from({ length: hops }, (_, i) => Number.parseInt(text.slice(i * HOP + TOKEN, (i + 1) * HOP), 16))
  return exact === 'send'
    ? { version: 'v3', tokens, fees }
    : { version: 'v3', tokens: tokens.toReversed(), fees: fees.toReversed() }
}

export interface RouterSwap {
  readonly from: AssetId
  readonly to: AssetId
  readonly exact: ExactSide
  readonly path: Path
  /** The most that is taken, and the least that is paid out, in base units; one of them is exact. */
  readonly maxSend: bigint
  readonly minReceive: bigint
  /** Canonical address that sends and receives. */
  readonly sender: string
  /** Epoch seconds after which the router refuses the call. */
  readonly deadline: number
}

/** True if the router may keep coins that a swap didn't take: below its maximum, or in V3 beyond a pool's liquidity. */
export const mayLeaveCoins = ({ version }: Path, exact: ExactSide): boolean => exact === 'receive' || version === 'v3'

/** Builds the call of the path's router: one swap for the sender itself, whose bounds the router enforces. */
export function routerCall({ router, v4 }: Deployment, swap: RouterSwap): RouterCall {
  const { from, to, exact, path, maxSend, minReceive, sender, deadline } = swap
  if (path.version === 'v4') {
    if (!v4) throw new Error('V4 isn’t on this network.')
    return universalCall(v4, { exact, path, send: maxSend, receive: minReceive, deadline: BigInt(deadline) })
  }
  const recipient = (isNative(to) ? ROUTER_ITSELF : sender) as Hex
  const [tokens, encoded] = [path.tokens as readonly Hex[], path.version === 'v3' ? encodePath(path, exact) : '0x']
  const encode = {
    v2: {
      send: () =>
        encodeFunctionData({
          abi: routerAbi,
          functionName: 'swapExactTokensForTokens',
          args: [maxSend, minReceive, tokens, recipient],
        }),
      receive: () =>
        encodeFunctionData({
          abi: routerAbi,
          functionName: 'swapTokensForExactTokens',
          args: [minReceive, maxSend, tokens, recipient],
        }),
    },
    v3: {
      send: () =>
        encodeFunctionData({
          abi: routerAbi,
          functionName: 'exactInput',
          args: [{ path: encoded, recipient, amountIn: maxSend, amountOutMinimum: minReceive }],
        }),
      receive: () =>
        encodeFunctionData({
          abi: routerAbi,
          functionName: 'exactOutput',
          args: [{ path: encoded, recipient, amountOut: minReceive, amountInMaximum: maxSend }],
        }),
    },
  }
  const unwrap = { abi: routerAbi, functionName: 'unwrapWETH9', args: [minReceive, sender as Hex] } as const
  const calls = [
    encode[path.version][exact](),
    ...(isNative(to) ? [encodeFunctionData(unwrap)] : []),
    ...(isNative(from) && mayLeaveCoins(path, exact)
      ? [encodeFunctionData({ abi: routerAbi, functionName: 'refundETH' })]
      : []),
  ]
  return { to: router, data: multicall(deadline, calls), value: isNative(from) ? maxSend : 0n }
}

const multicall = (deadline: number | bigint, calls: readonly Hex[]): Hex =>
  encodeFunctionData({ abi: routerAbi, functionName: 'multicall', args: [BigInt(deadline), calls] })

/** Builds the call that wraps the native coin or unwraps its token. */
export function wrapCall({ wrapped }: Deployment, from: AssetId, amount: bigint): RouterCall {
  if (isNative(from))
    return { to: wrapped, data: encodeFunctionData({ abi: wrappedAbi, functionName: 'deposit' }), value: amount }
  return {
    to: wrapped,
    data: encodeFunctionData({ abi: wrappedAbi, functionName: 'withdraw', args: [amount] }),
    value: 0n,
  }
}

const executes = toFunctionSelector(universalAbi[0])
const isUniversal = (data: Hex): boolean => data.toLowerCase().startsWith(executes)

/** Adds a signed permit to a swap's call, in front of the swap. @throws for other bytes than those of `routerCall` */
export function withPermit(data: Hex, signed: SignedPermit): Hex {
  if (isUniversal(data)) return withUniversalPermit(data, signed)
  const { token, amount, deadline, signature } = signed
  const { functionName, args } = decodeFunctionData({ abi: routerAbi, data })
  if (functionName !== 'multicall') throw new Error('The call takes no permit.')
  const { r, s, yParity } = parseSignature(signature)
  const permit = encodeFunctionData({
    abi: routerAbi,
    functionName: 'selfPermit',
    args: [token as Hex, amount, BigInt(deadline), 27 + yParity, r, s],
  })
  return multicall(args[0], [permit, ...args[1]])
}

/** Removes the permit from a swap's call; other bytes stay as they are. */
export function withoutPermit(data: Hex): Hex {
  try {
    if (isUniversal(data)) return withoutUniversalPermit(data)
    const { functionName, args } = decodeFunctionData({ abi: routerAbi, data })
    if (functionName !== 'multicall') return data
    const [first = '0x', ...rest] = args[1]
    const isPermit = decodeFunctionData({ abi: routerAbi, data: first }).functionName === 'selfPermit'
    return isPermit ? multicall(args[0], rest) : data
  } catch {
    return data
  }
}

/** The token by which the router knows an asset. */
export const routerToken = ({ wrapped }: Deployment, asset: AssetId): string =>
  isNative(asset) ? wrapped : parseAssetId(asset).token.toLowerCase()

/** Text of Solidity's `Error(string)`; null for other bytes. */
export function revertText(data: Hex): string | null {
  if (!data.startsWith('0x08c379a0')) return null
  try {
    return decodeAbiParameters([{ type: 'string' }], `0x${data.slice(10)}`)[0]
  } catch {
    return null
  }
}
