import { decodeErrorResult, decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import type { NetworkNode } from '#chains/contract/node.ts'
import { isNative } from '#core/chain/assetId.ts'
import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import type { Clock } from '#runtime/clock.ts'
import { swapRules } from '../policies.ts'
import type { SwapAsk, SwapOffer, SwapProvider, SwapToken, TokenCheck } from '../provider.ts'
import { amountsThrough } from './amounts.ts'
import { revertText, routerAbi, routerCall, withoutPermit, wrapCall } from './calls.ts'
import type { Path } from './routing.ts'
import { type Deployment, deployedChains, deploymentOf } from '#chains/evm/uniswapDeployments.ts'
import { quoteSwap } from './quote.ts'

/** The router refuses the call after that; the wallet and its owner need a while. */
const OPEN_MS = 20 * 60_000
/** Tokens through which a path of two pools goes, next to the native coin's. */
const HUBS: ReadonlySet<string> = new Set(['USDC', 'USDT'])

interface Deps {
  readonly catalogue: Pick<Catalogue, 'chains' | 'assets'>
  readonly clock: Clock
}

/** Creates the provider of Uniswap's contracts, which are quoted and called directly. */
export function createUniswapProvider({ catalogue, clock }: Deps): SwapProvider {
  const chains = deployedChains.filter((id) => catalogue.chains.some((chain) => chain.id === id && !chain.disabled))
  const hubsOf = (chain: number, { wrapped }: Deployment): readonly string[] => [
    wrapped,
    ...catalogue.assets.flatMap(({ chainId, symbol, token }) =>
      chainId === chain && HUBS.has(symbol) ? [token.toLowerCase()] : [],
    ),
  ]
  const quoteOn = (deployment: Deployment, ask: SwapAsk) => quoteSwap(deployment, hubsOf(ask.chain.id, deployment), ask)
  const quote = async (ask: SwapAsk) => {
    const deployment = deploymentOf(ask.chain.id)
    if (!deployment) return { refusal: { reason: 'no_route', message: 'Uniswap isn’t on this network.' } }
    return quoteOn(deployment, ask)
  }
  return {
    name: 'uniswap',
    title: 'Uniswap',
    chains: () => chains,
    rules: async () => (await swapRules['uniswap']?.()) ?? { policy: {} },
    quote,
    prepare: async (ask, offer) => {
      const deployment = requireDeployment(ask.chain)
      await requireNoOldApproval(deployment, ask, offer)
      const expiresAt = new Date(clock.now().getTime() + OPEN_MS)
      return { call: callOf(deployment, ask, offer, expiresAt), expiresAt }
    },
    amounts: (swap, logs) => {
      const deployment = deploymentOf(swap.chainId)
      return deployment ? amountsThrough(swap, logs, deployment) : { sent: null, received: null }
    },
    usesPermit2: (chain, spender) => deploymentOf(chain)?.v4?.router === spender,
    withoutPermit,
    failure: (data) => byText[revertText(data) ?? ''] ?? errorOf(data),
    check: (chain, node, token) => {
      const deployment = { ...requireDeployment(chain), v4: null }
      return checkToken({ quote: (ask) => quoteOn(deployment, ask), deployment, clock }, chain, node, token)
    },
  }
}

function requireDeployment({ id }: Pick<ChainDef, 'id'>): Deployment {
  const deployment = deploymentOf(id)
  if (deployment) return deployment
  throw new AppError('no_route', 'Uniswap isn’t on this network.', { status: 422, retriable: false })
}

/**
 * A pool of V3 pays out before it is paid. In between, a hostile token can take the coins back out of the router, which then
 * takes as many wrapped ones from the sender, as far as an earlier approval of them is open.
 * @throws AppError `approval_left`
 */
async function requireNoOldApproval(
  { wrapped, router }: Deployment,
  { node, from, to, sender }: SwapAsk & { readonly sender: string },
  { kind, detail }: SwapOffer,
): Promise<void> {
  if (kind !== 'swap' || to.isListed || !isNative(from.id) || (detail as Path).version !== 'v3') return
  if (((await node.allowance?.(sender, wrapped, router)) ?? 0n) === 0n) return
  throw new AppError(
    'approval_left',
    'An earlier approval of the wrapped coin is still open, and an unlisted token could misuse it. Swap the wrapped coin instead.',
    { status: 409, retriable: false },
  )
}

function callOf(
  deployment: Deployment,
  { from, to, exact, sender }: Pick<SwapAsk, 'from' | 'to' | 'exact'> & { readonly sender: string },
  { kind, maxSend, minReceive, detail }: SwapOffer,
  expiresAt: Date,
) {
  if (kind !== 'swap') return wrapCall(deployment, from.id, maxSend)
  const deadline = Math.floor(expiresAt.getTime() / 1000)
  const path = detail as Path
  return routerCall(deployment, { from: from.id, to: to.id, exact, path, maxSend, minReceive, sender, deadline })
}

/** Refusals of the router and its pools, in their own words. */
const byText: Readonly<Record<string, string>> = {
  'Too little received': 'slippage',
  'Too much requested': 'slippage',
  'Insufficient WETH9': 'slippage',
  'Transaction too old': 'expired',
  STF: 'transfer_refused',
  'TransferHelper::transferFrom: transferFrom failed': 'transfer_refused',
  TRANSFER_FROM_FAILED: 'transfer_refused',
  TF: 'token_refuses',
  'UniswapV2: TRANSFER_FAILED': 'token_refuses',
  'UniswapV2: K': 'transfer_tax',
  IIA: 'transfer_tax',
  'UniswapV2: INSUFFICIENT_LIQUIDITY': 'slippage',
  SPL: 'slippage',
}

/** Errors of the universal router, of Permit2 and of the pool manager. */
const errors = parseAbi([
  'error V4TooLittleReceived(uint256 minimum, uint256 received)',
  'error V4TooMuchRequested(uint256 maximum, uint256 requested)',
  'error TransactionDeadlinePassed()',
  'error AllowanceExpired(uint256 deadline)',
  'error InsufficientAllowance(uint256 amount)',
  'error CurrencyNotSettled()',
  'error WrappedError(address target, bytes4 selector, bytes reason, bytes details)',
])
const byError: Readonly<Record<string, string>> = {
  V4TooLittleReceived: 'slippage',
  V4TooMuchRequested: 'slippage',
  TransactionDeadlinePassed: 'expired',
  AllowanceExpired: 'allowance',
  InsufficientAllowance: 'allowance',
  // Less arrived in the pool manager than was sent.
  CurrencyNotSettled: 'transfer_tax',
  WrappedError: 'token_refuses',
}

function errorOf(data: Hex): string | null {
  try {
    return byError[decodeErrorResult({ abi: errors, data }).errorName] ?? null
  } catch {
    return null
  }
}

/** Accounts without a history, which exist in simulations alone. */
const [BUYER, HOLDER] = [`0x${'b1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const
const BPS = 10_000n
const ALL_SLIPPAGE_BPS = 10_000
/** Coins for a trial purchase, in wei: small, so that it moves no price by much. */
const TRIAL = 10n ** 15n
/** A sale that brings less than its quote by no more than this may have met another price. */
const MOVED_BPS = 100

interface CheckDeps {
  readonly quote: SwapProvider['quote']
  readonly deployment: Deployment
  readonly clock: Clock
}

/** Buys a token with the native coin, passes a part on and sells the rest, all in one simulation. */
async function checkToken(
  { quote, deployment, clock }: CheckDeps,
  chain: ChainDef,
  node: NetworkNode,
  token: SwapToken,
): Promise<TokenCheck> {
  const unchecked: TokenCheck = { warnings: ['unchecked'], taxBps: null }
  const { symbol, decimals } = chain.nativeCurrency
  const native: SwapToken = { ...token, id: `${chain.id}:native` as SwapToken['id'], token: 'native', symbol, decimals }
  const ask = { chain, node, exact: 'send', slippageBps: ALL_SLIPPAGE_BPS, sender: BUYER, gasPrice: 0n } as const
  const offerFor = async (from: SwapToken, to: SwapToken, amount: bigint) => {
    const answer = await quote({ ...ask, from, to, amount, toReceived: () => null }, AbortSignal.timeout(10_000))
    return 'offer' in answer ? answer.offer : null
  }
  const expiresAt = new Date(clock.now().getTime() + OPEN_MS)
  const bought = await offerFor(native, token, TRIAL)
  if (!bought || !node.simulate) return unchecked
  const least = { ...bought, minReceive: 1n }
  const buy = {
    ...callOf(deployment, { from: native, to: token, exact: 'send', sender: BUYER }, least, expiresAt),
    from: BUYER,
  }
  const balanceOf = (account: Hex) => ({
    to: token.token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] }),
  })
  const state = { coins: new Map([[BUYER, 10n ** 18n]]) }
  const first = await node.simulate([buy, balanceOf(BUYER)], state)
  const held = amountOf(first?.[1]?.data)
  if (!first?.[0]?.ok || held < 4n) return unchecked
  const [passed, sold] = [held / 4n, held / 2n]
  const selling = await offerFor(token, native, sold)
  if (!selling) return unchecked
  const sale = { ...selling, maxSend: sold, minReceive: 1n }
  const second = await node.simulate(
    [
      buy,
      {
        from: BUYER,
        to: token.token,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [HOLDER, passed] }),
      },
      balanceOf(HOLDER),
      {
        from: BUYER,
        to: token.token,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [deployment.router as Hex, sold] }),
      },
      {
        from: BUYER,
        ...callOf(deployment, { from: token, to: native, exact: 'send', sender: BUYER }, sale, expiresAt),
      },
    ],
    state,
  )
  if (!second) return unchecked
  const isMoved = second[1]?.ok === true
  const tax = isMoved ? taxOf(passed, amountOf(second[2]?.data)) : 0
  const cannotSell = !isMoved || second[4]?.ok !== true
  const saleTax = cannotSell ? 0 : taxOf(selling.receive, outputOf(second[4]?.data))
  const taxBps = Math.max(tax, taxOf(bought.receive, held), saleTax > MOVED_BPS ? saleTax : 0)
  return {
    warnings: [...(taxBps > 0 ? (['transfer_tax'] as const) : []), ...(cannotSell ? (['cannot_sell'] as const) : [])],
    taxBps,
  }
}

const amountOf = (data: Hex | undefined): bigint => (data && data !== '0x' ? BigInt(data.slice(0, 66)) : 0n)

/** Amount that the swap inside the router's call brought. */
const outputOf = (data: Hex = '0x'): bigint =>
  amountOf(decodeFunctionResult({ abi: routerAbi, functionName: 'multicall', data })[0])

/** Part that is missing, in basis points rounded up; a unit of rounding is none. */
const taxOf = (sent: bigint, arrived: bigint): number =>
  arrived + 1n >= sent ? 0 : Number(((sent - arrived) * BPS + sent - 1n) / sent)
