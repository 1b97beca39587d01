import {
  concat,
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
  parseSignature,
  serializeSignature,
  size,
  slice,
  zeroAddress,
} from 'viem'
import type { V4Deployment } from '#chains/evm/uniswapDeployments.ts'
import { tickSpacing } from '#chains/evm/uniswapPools.ts'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { Path } from './routing.ts'

/** The universal router's function that our calls use, and the one of Permit2 that lets it take a token. */
export const universalAbi = parseAbi([
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])

/** The permit may fail: anyone can submit it first, and without its allowance the swap fails by itself. */
const [PERMIT, V4_SWAP, SWEEP]: readonly Hex[] = ['0x8a', '0x10', '0x04']
/** The swap, the payment of what it takes up to a maximum, and the payout of what it brings from a minimum. */
const actions: Readonly<Record<ExactSide, Hex>> = { send: '0x070c0f', receive: '0x090c0f' }
/** In a call, the account that sends it as a recipient. */
const SENDER = '0x0000000000000000000000000000000000000001'

const PATH_KEY =
  'struct PathKey { address intermediateCurrency; uint24 fee; int24 tickSpacing; address hooks; bytes hookData; }'
/** Both exact sides have one form: the exact amount first, then the bound of the other one. */
const exactSwap = {
  plain: parseAbiParameters([
    'ExactSwap swap',
    'struct ExactSwap { address currency; PathKey[] path; uint128 amount; uint128 bound; }',
    PATH_KEY,
  ]),
  withHopLimits: parseAbiParameters([
    'ExactSwap swap',
    'struct ExactSwap { address currency; PathKey[] path; uint256[] hopLimits; uint128 amount; uint128 bound; }',
    PATH_KEY,
  ]),
} as const
const plan = parseAbiParameters('bytes actions, bytes[] params')
const bound = parseAbiParameters('address currency, uint256 amount')
const sweep = parseAbiParameters('address token, address recipient, uint256 minimum')
const permitSingle = parseAbiParameters([
  'PermitSingle permit, bytes signature',
  'struct PermitSingle { PermitDetails details; address spender; uint256 sigDeadline; }',
  'struct PermitDetails { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
])

export interface RouterCall {
  readonly to: string
  readonly data: Hex
  readonly value: bigint
}

/** Permit of a router's spending, by the token (EIP-2612) or by Permit2, as the wallet signed it. */
export interface SignedPermit {
  readonly token: string
  readonly spender: string
  readonly amount: bigint
  readonly nonce: bigint
  /** Epoch seconds. */
  readonly deadline: number
  readonly signature: Hex
}

/** Fields of a V4 swap that its call's bytes fix. */
export interface UniversalSwap {
  readonly exact: ExactSide
  /** Zero in place of the native coin. */
  readonly path: Path
  /** The most that is taken, and the least that is paid out, both from and to the account that sends the call. */
  readonly send: bigint
  readonly receive: bigint
  /** Epoch seconds. */
  readonly deadline: bigint
}

export const isNativeToken = (token: string | undefined): boolean => token === zeroAddress

const poolOf = (token: string | undefined, fee: number) => ({
  intermediateCurrency: token as Hex,
  fee,
  tickSpacing: tickSpacing(fee),
  hooks: zeroAddress,
  hookData: '0x' as const,
})

/** Path of a swap or a quote: pools without hooks, seen from the end whose amount is exact. */
export function keyedPath({ tokens, fees }: Path, exact: ExactSide) {
  const currency = (exact === 'send' ? tokens[0] : tokens.at(-1)) as Hex
  return { currency, path: fees.map((fee, index) => poolOf(tokens[exact === 'send' ? index + 1 : index], fee)) }
}

/** Builds the universal router's call: one swap through pools of V4, and a refund of the coins that it doesn't take. */
export function universalCall({ router, hasHopLimits }: V4Deployment, swap: UniversalSwap): RouterCall {
  const { exact, path, send, receive, deadline } = swap
  const [amount, other] = exact === 'send' ? [send, receive] : [receive, send]
  const fields = { ...keyedPath(path, exact), amount, bound: other }
  const encoded = hasHopLimits
    ? encodeAbiParameters(exactSwap.withHopLimits, [{ ...fields, hopLimits: [] }])
    : encodeAbiParameters(exactSwap.plain, [fields])
  const [from, to] = [path.tokens[0], path.tokens.at(-1)] as readonly Hex[]
  const params = [
    encoded,
    encodeAbiParameters(bound, [from as Hex, send]),
    encodeAbiParameters(bound, [to as Hex, receive]),
  ]
  const input = encodeAbiParameters(plan, [actions[exact], params])
  const isPaidInCoins = isNativeToken(from)
  const refund = isPaidInCoins ? [encodeAbiParameters(sweep, [zeroAddress, SENDER, 0n])] : []
  const commands = isPaidInCoins ? concat([V4_SWAP as Hex, SWEEP as Hex]) : (V4_SWAP as Hex)
  return { to: router, data: execute(commands, [input, ...refund], deadline), value: isPaidInCoins ? send : 0n }
}

const execute = (commands: Hex, inputs: readonly Hex[], deadline: bigint): Hex =>
  encodeFunctionData({ abi: universalAbi, functionName: 'execute', args: [commands, inputs, deadline] })

/** Adds a signed allowance of Permit2 to a call, which ends together with it. @throws for other bytes than those of `universalCall` */
export function withUniversalPermit(data: Hex, permit: SignedPermit): Hex {
  const [commands, inputs, deadline] = argsOf(data)
  const { token, amount, deadline: end, signature, spender, nonce } = permit
  const { r, s, yParity } = parseSignature(signature)
  const details = { token: token as Hex, amount, expiration: end, nonce: Number(nonce) }
  const signed = encodeAbiParameters(permitSingle, [
    { details, spender: spender as Hex, sigDeadline: BigInt(end) },
    serializeSignature({ r, s, yParity }),
  ])
  return execute(concat([PERMIT as Hex, commands]), [signed, ...inputs], deadline)
}

/** Removes the permit of Permit2 from a call. @throws for other bytes than those of an `execute` */
export function withoutUniversalPermit(data: Hex): Hex {
  const [commands, inputs, deadline] = argsOf(data)
  const hasPermit = size(commands) > 1 && slice(commands, 0, 1) === PERMIT
  return hasPermit ? execute(slice(commands, 1), inputs.slice(1), deadline) : data
}

function argsOf(data: Hex) {
  const { functionName, args } = decodeFunctionData({ abi: universalAbi, data })
  if (functionName !== 'execute') throw new Error('The call isn’t a swap.')
  return args
}

/** Decodes a call, and the amount of its permit if it has one; null unless its bytes are exactly those that we build for its fields. */
export function readUniversalCall(
  v4: V4Deployment,
  data: Hex,
): (UniversalSwap & { readonly permitted: bigint | null }) | null {
  const bare = withoutUniversalPermit(data)
  const [, [input = '0x'], deadline] = argsOf(bare)
  const [called, [encoded = '0x']] = decodeAbiParameters(plan, input)
  const exact = called === actions.send ? 'send' : called === actions.receive ? 'receive' : null
  if (exact === null) return null
  const [fields] = decodeAbiParameters(v4.hasHopLimits ? exactSwap.withHopLimits : exactSwap.plain, encoded)
  const others = fields.path.map(({ intermediateCurrency }) => intermediateCurrency.toLowerCase())
  const currency = fields.currency.toLowerCase()
  const tokens = exact === 'send' ? [currency, ...others] : [...others, currency]
  const path: Path = { version: 'v4', tokens, fees: fields.path.map(({ fee }) => fee) }
  const [send, receive] = exact === 'send' ? [fields.amount, fields.bound] : [fields.bound, fields.amount]
  const swap = { exact, path, send, receive, deadline } as const
  if (universalCall(v4, swap).data !== bare) return null
  return bare === data ? { ...swap, permitted: null } : permittedOf(v4, swap, bare, data)
}

/** Null unless the permit lets the router take the swap's token until the call's end, and nothing else. */
function permittedOf({ router }: V4Deployment, swap: UniversalSwap, bare: Hex, data: Hex) {
  const [, [signed = '0x']] = argsOf(data)
  const [{ details }, signature] = decodeAbiParameters(permitSingle, signed)
  const { amount, nonce } = details
  const [token = ''] = swap.path.tokens
  const permit = { token, amount, signature, spender: router, nonce: BigInt(nonce), deadline: Number(swap.deadline) }
  return withUniversalPermit(bare, permit) === data ? { ...swap, permitted: amount } : null
}
