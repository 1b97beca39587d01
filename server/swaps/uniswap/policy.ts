import { decodeFunctionData, encodeFunctionData, type Hex } from 'viem'
import { type AssetId, assetId, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { StepEffect, StepPolicies } from '#core/order/stepPolicy.ts'
import { type DepositCall, evmAsset, evmCallPolicy } from '../../providers/evmCalls.ts'
import { decodePath, mayLeaveCoins, ROUTER_ITSELF, routerAbi, wrappedAbi } from './calls.ts'
import type { Path } from './routing.ts'
import { isNativeToken, readUniversalCall, universalAbi } from './universalCalls.ts'
import { PERMIT2 } from '#chains/evm/order/permit2.ts'
import { type Deployment, deploymentOf } from '#chains/evm/uniswapDeployments.ts'
import type { Step } from '#core/wire/order.ts'

/** One swap inside the router's call, as far as its bytes fix it. */
interface Decoded {
  readonly exact: ExactSide
  readonly path: Path
  readonly recipient: string
  readonly send: bigint
  readonly receive: bigint
}

type Inner = ReturnType<typeof decodeFunctionData<typeof routerAbi>>

/** Decodes a call completely; null if other bytes than those of its arguments are in it. */
function decode(data: Hex): Inner | null {
  const inner = decodeFunctionData({ abi: routerAbi, data })
  return encodeFunctionData({ abi: routerAbi, ...inner } as never) === data ? inner : null
}

const v2 = (tokens: readonly string[]): Path | null =>
  tokens.length === 2 || tokens.length === 3
    ? { version: 'v2', tokens: tokens.map((token) => token.toLowerCase()), fees: [] }
    : null

/** Decodes a swap of either version; null for anything else. The router reads an amount of zero as its whole balance. */
function swapOf(inner: Inner): Decoded | null {
  const found = fieldsOf(inner)
  if (!found) return null
  const { path, recipient, ...rest } = found
  return path !== null && isSound({ ...rest, path }) ? { ...rest, path, recipient: recipient.toLowerCase() } : null
}

/** True for one pool or two between different tokens. */
const isSound = ({ path: { tokens }, send, receive }: Omit<Decoded, 'recipient' | 'exact'>): boolean =>
  send > 0n && receive > 0n && tokens.length <= 3 && new Set(tokens).size === tokens.length && tokens.length > 1

function fieldsOf({ functionName, args }: Inner): (Omit<Decoded, 'path'> & { readonly path: Path | null }) | null {
  switch (functionName) {
    case 'exactInput': {
      const [{ path, recipient, amountIn, amountOutMinimum }] = args
      return { exact: 'send', path: decodePath(path, 'send'), recipient, send: amountIn, receive: amountOutMinimum }
    }
    case 'exactOutput': {
      const [{ path, recipient, amountOut, amountInMaximum }] = args
      return {
        exact: 'receive',
        path: decodePath(path, 'receive'),
        recipient,
        send: amountInMaximum,
        receive: amountOut,
      }
    }
    case 'swapExactTokensForTokens': {
      const [send, receive, tokens, recipient] = args
      return { exact: 'send', path: v2(tokens), recipient, send, receive }
    }
    case 'swapTokensForExactTokens': {
      const [receive, send, tokens, recipient] = args
      return { exact: 'receive', path: v2(tokens), recipient, send, receive }
    }
    default:
      return null
  }
}

/** Far below the last time that a date can name. */
const MOST_SECONDS = 2n ** 40n
/** Twice what the server asks for, so that a clock that is behind refuses nothing. */
const LONGEST_MS = 60 * 60_000

const dateOf = (seconds: bigint): Date | null => (seconds < MOST_SECONDS ? new Date(Number(seconds) * 1000) : null)

/** Decodes the router's call: at most one permit, one swap, and what follows it for the native coin. */
function readRouterCall(deployment: Deployment, { chain, to, data, value }: DepositCall): StepEffect | null {
  const outer = decode(data as Hex)
  if (outer?.functionName !== 'multicall') return null
  const [deadline, parts] = outer.args
  const calls = parts.map((part) => decode(part.toLowerCase() as Hex))
  const [first] = calls
  const permit = first?.functionName === 'selfPermit' ? first.args : null
  const [inner, ...rest] = permit ? calls.slice(1) : calls
  const swap = inner ? swapOf(inner) : null
  const validUntil = dateOf(deadline)
  if (!swap || !validUntil || (permit && value > 0n)) return null
  const native = assetId(chainId(chain), NATIVE)
  const ends = [swap.path.tokens[0] ?? '', swap.path.tokens.at(-1) ?? ''] as const
  const recipient = paidTo(swap, rest, value)
  // Coins that the swap doesn't take would stay in the router.
  const isPaidInCoins = value > 0n
  if (recipient === null || (isPaidInCoins && (value !== swap.send || ends[0] !== deployment.wrapped))) return null
  const isPaidOutInCoins = swap.recipient === ROUTER_ITSELF
  if (isPaidOutInCoins && ends[1] !== deployment.wrapped) return null
  const sent: AssetId = isPaidInCoins ? native : evmAsset(chain, ends[0])
  return {
    targets: [to],
    // Coins leave the wallet as the call's value, which counts anyway.
    outflow: isPaidInCoins ? [] : [{ asset: sent, amount: swap.send }],
    allowances: permit ? [{ asset: evmAsset(chain, permit[0]), spender: to, amount: permit[1] }] : [],
    payout: {
      chain,
      recipient,
      asset: isPaidOutInCoins ? native : evmAsset(chain, ends[1]),
      minimum: swap.receive,
      isExact: swap.exact === 'receive',
    },
    validUntil,
  }
}

/** Account that the swap's output ends at; null if the calls after the swap are not exactly those that it needs. */
function paidTo(
  { exact, path, recipient, receive }: Decoded,
  rest: readonly (Inner | null)[],
  value: bigint,
): string | null {
  const names = rest.map((call) => call?.functionName)
  const [unwrap] = rest
  const refunds = value > 0n && mayLeaveCoins(path, exact) ? ['refundETH'] : []
  if (recipient !== ROUTER_ITSELF) return sameNames(names, refunds) ? recipient : null
  if (unwrap?.functionName !== 'unwrapWETH9' || !sameNames(names, ['unwrapWETH9'])) return null
  const [minimum, account] = unwrap.args
  return minimum === receive ? account.toLowerCase() : null
}

const sameNames = (names: readonly (string | undefined)[], wanted: readonly string[]): boolean =>
  names.length === wanted.length && names.every((name, index) => name === wanted[index])

/** Decodes the universal router's call: at most one permit of Permit2, one swap through V4 for the sender, and the refund of coins. */
function readV4Call({ v4 }: Deployment, { chain, to, data, value }: DepositCall): StepEffect | null {
  const swap = v4 && readUniversalCall(v4, data as Hex)
  const validUntil = swap && dateOf(swap.deadline)
  if (!swap || !validUntil || !isSound(swap)) return null
  const { path, send, receive, exact, permitted } = swap
  const [from = '', paidOut = ''] = [path.tokens[0], path.tokens.at(-1)]
  const isPaidInCoins = isNativeToken(from)
  if (value !== (isPaidInCoins ? send : 0n) || (isPaidInCoins && permitted !== null)) return null
  const asset = evmAsset(chain, from)
  return {
    targets: [to],
    // Coins leave the wallet as the call's value, which counts anyway.
    outflow: isPaidInCoins ? [] : [{ asset, amount: send }],
    allowances: permitted === null ? [] : [{ asset, spender: to, amount: permitted }],
    payout: { chain, asset: evmAsset(chain, paidOut), minimum: receive, isExact: exact === 'receive' },
    validUntil,
  }
}

/** Decodes a call that wraps or unwraps; it always pays the account that sends it, one unit for each. */
function readWrapCall({ wrapped }: Deployment, { chain, to, data, value }: DepositCall): StepEffect | null {
  const { functionName, args } = decodeFunctionData({ abi: wrappedAbi, data: data as Hex })
  if (encodeFunctionData({ abi: wrappedAbi, functionName, args } as never) !== data) return null
  const [native, token] = [assetId(chainId(chain), NATIVE), evmAsset(chain, wrapped)]
  const base = { targets: [to], allowances: [] }
  if (functionName === 'deposit')
    return { ...base, outflow: [], payout: { chain, asset: token, minimum: value, isExact: true } }
  const [amount] = args
  if (value > 0n) return null
  const outflow = [{ asset: token, amount }]
  return { ...base, outflow, payout: { chain, asset: native, minimum: amount, isExact: true } }
}

/** `wrap` or `unwrap` if the two assets are the native coin and its token, which exchange one to one; null for others. */
export function wrapKind(from: AssetId, to: AssetId): 'wrap' | 'unwrap' | null {
  const { chain } = parseAssetId(from)
  const deployment = deploymentOf(chain)
  if (!deployment) return null
  const [native, token] = [assetId(chain, NATIVE), evmAsset(chain, deployment.wrapped)]
  if (from === native && to === token) return 'wrap'
  return from === token && to === native ? 'unwrap' : null
}

const targetsOf = (chain: number): readonly string[] => {
  const deployment = deploymentOf(chain)
  if (!deployment) return []
  const { router, wrapped, v4 } = deployment
  return [router, wrapped, ...(v4 ? [v4.router, PERMIT2] : [])]
}

const swaps = evmCallPolicy({
  label: 'swap',
  targets: targetsOf,
  read: (call) => {
    const deployment = deploymentOf(call.chain)
    if (!deployment) return null
    const { wrapped, v4 } = deployment
    const read = call.to === wrapped ? readWrapCall : call.to === v4?.router ? readV4Call : readRouterCall
    return read(deployment, call)
  },
})

type Call = Extract<Step, { kind: 'evm_call' }>

/** Decodes an approval: of a contract that takes the token itself, or in Permit2 one of the universal router. */
function readApproval(step: Call): StepEffect | null {
  const deployment = deploymentOf(step.chain_id)
  if (!deployment) return null
  if (step.to.toLowerCase() === PERMIT2) return readPermit2Approval(deployment, step)
  const effect = swaps.read(step)
  // Pinned as called contracts, which take no token by its own allowance.
  const { wrapped, v4 } = deployment
  const isUseless = effect?.allowances.some(({ spender }) => spender === wrapped || spender === v4?.router)
  return isUseless ? null : effect
}

function readPermit2Approval({ v4 }: Deployment, { chain_id: chain, data, value }: Call): StepEffect | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: universalAbi, data: data as Hex })
    if (functionName !== 'approve' || !v4 || value !== '0') return null
    if (encodeFunctionData({ abi: universalAbi, functionName, args }) !== data.toLowerCase()) return null
    const [token, spender, amount, expiration] = args
    const validUntil = dateOf(BigInt(expiration))
    const isOfRouter = spender.toLowerCase() === v4.router
    if (!isOfRouter || !validUntil) return null
    return { targets: [PERMIT2], outflow: [], allowances: [allowed(chain, token, spender, amount)], validUntil }
  } catch {
    return null
  }
}

const allowed = (chain: number, token: string, spender: string, amount: bigint) => ({
  asset: evmAsset(chain, token),
  spender: spender.toLowerCase(),
  amount,
})

/** Steps of swaps through Uniswap: calls of its routers, approvals and permits of them, and calls of the native coin's token. */
export const uniswapPolicy: StepPolicies = {
  evm_call: {
    targets: targetsOf,
    read: (step) => (step.label === 'approve' ? readApproval(step) : swaps.read(step)),
    longestMs: LONGEST_MS,
  },
  evm_typed_data: {
    targets: targetsOf,
    longestMs: LONGEST_MS,
    read: ({ chain_id: chain, label, permit: { token, spender, amount, owner, deadline, contract } }) => {
      const deployment = deploymentOf(chain)
      // The token's own permit for SwapRouter02, or that of Permit2 for the universal router.
      const pinned = contract === undefined ? deployment?.router : deployment?.v4?.router
      const isPinned = contract === undefined || contract.toLowerCase() === PERMIT2
      const validUntil = dateOf(BigInt(deadline))
      return label === 'permit' && validUntil && isPinned && spender.toLowerCase() === pinned
        ? {
            targets: [],
            outflow: [],
            allowances: [allowed(chain, token, spender, BigInt(amount))],
            owners: [owner.toLowerCase()],
            validUntil,
          }
        : null
    },
  },
}
