import { concat, encodeFunctionData, erc20Abi, type Hex, numberToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { stepsProblem, type StepTerms } from '#core/order/stepPolicy.ts'
import type { Step } from '#core/wire/order.ts'
import { routerAbi, routerCall, type RouterSwap, withoutPermit, withPermit, wrapCall } from './calls.ts'
import type { Path } from './routing.ts'
import { deploymentOf } from '#chains/evm/uniswapDeployments.ts'
import { uniswapPolicy, wrapKind } from './policy.ts'

const north = chainId(31337)
const found = deploymentOf(north)
if (!found) throw new Error('the local network has no deployment')
const deployment = found
const { router, wrapped } = deployment
const [token, other, hub] = [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`, `0x${'33'.repeat(20)}`] as const
const [me, thief] = [`0x${'aa'.repeat(20)}`, `0x${'66'.repeat(20)}`] as const
const eth = assetId(north, NATIVE)
const asset = (address: string): AssetId => assetId(north, address)
const now = new Date('2026-03-01T12:00:00Z')
const deadline = now.getTime() / 1000 + 600

const v3: Path = { version: 'v3', tokens: [token, other], fees: [3_000] }
const base: RouterSwap = {
  from: asset(token),
  to: asset(other),
  exact: 'send',
  path: v3,
  maxSend: 1_000n,
  minReceive: 990n,
  sender: me,
  deadline,
}
const terms: StepTerms = {
  chain: north,
  asset: base.from,
  amount: 1_000n,
  nativeFee: 0n,
  toChain: north,
  recipient: me,
  toAsset: base.to,
  minReceive: 990n,
  owners: [me],
  now,
}

const stepOf = ({ to, data, value }: { to: string; data: Hex; value: bigint }): Step => ({
  kind: 'evm_call',
  chain_id: north,
  label: 'swap',
  status: 'waiting',
  tx_ref: null,
  to,
  data,
  value: String(value),
  offer: null,
  approval: null,
})
const problem = (call: { to: string; data: Hex; value: bigint }, change: Partial<StepTerms> = {}) =>
  stepsProblem([stepOf(call)], { ...terms, ...change }, uniswapPolicy)
const swap = (change: Partial<RouterSwap> = {}) => routerCall(deployment, { ...base, ...change })
/** A call of the router with these inner calls. */
const multicall = (data: readonly Hex[], value = 0n) => ({
  to: router,
  value,
  data: encodeFunctionData({ abi: routerAbi, functionName: 'multicall', args: [BigInt(deadline), data] }),
})
const exactInput = (change: Record<string, unknown> = {}): Hex =>
  encodeFunctionData({
    abi: routerAbi,
    functionName: 'exactInput',
    args: [
      {
        path: concat([token, numberToHex(3_000, { size: 3 }), other]),
        recipient: me,
        amountIn: 1_000n,
        amountOutMinimum: 990n,
        ...change,
      },
    ],
  })

const toEth = { asset: base.from, toAsset: eth }
const wethPath = (version: Path['version'], tokens: readonly string[]): Path => ({
  version,
  tokens,
  fees: version === 'v3' ? tokens.slice(1).map(() => 500) : [],
})

describe('calls that the provider builds are allowed', () => {
  const shapes = (['v2', 'v3'] as const).flatMap((version) =>
    (['send', 'receive'] as const).flatMap((exact) => [
      [version, exact, 'token to token', { path: wethPath(version, [token, other]) }, {}] as const,
      [version, exact, 'through a third token', { path: wethPath(version, [token, hub, other]) }, {}] as const,
      [
        version,
        exact,
        'coins to token',
        { from: eth, path: wethPath(version, [wrapped, other]) },
        { asset: eth },
      ] as const,
      [version, exact, 'token to coins', { to: eth, path: wethPath(version, [token, wrapped]) }, toEth] as const,
    ]),
  )
  it.each(shapes)('%s, exact %s, %s', async (_version, exact, _name, change, expected) => {
    expect(await problem(swap({ exact, ...change }), expected)).toBeNull()
  })

  it('with a permit of exactly the amount, which can be taken out again', async () => {
    const { data, ...call } = swap()
    const signature: Hex = `0x${'12'.repeat(64)}1b`
    const signed = { token, spender: router, amount: 1_000n, nonce: 0n, deadline, signature }
    const permitted = withPermit(data, signed)
    expect(permitted).not.toBe(data)
    expect(await problem({ ...call, data: permitted })).toBeNull()
    expect(withoutPermit(permitted)).toBe(data)
    expect(withoutPermit(data)).toBe(data)
    expect(withoutPermit('0x1234')).toBe('0x1234')
    const larger = withPermit(data, { ...signed, amount: 1_001n })
    expect(await problem({ ...call, data: larger })).toBe('allowance')
    const foreign = withPermit(data, { ...signed, token: hub, amount: 1n })
    expect(await problem({ ...call, data: foreign })).toBe('allowance')
  })

  it('that wrap and unwrap', async () => {
    const weth = asset(wrapped)
    expect(await problem(wrapCall(deployment, eth, 1_000n), { asset: eth, toAsset: weth })).toBeNull()
    expect(await problem(wrapCall(deployment, weth, 1_000n), { asset: weth, toAsset: eth })).toBeNull()
    expect(await problem(wrapCall(deployment, weth, 1_001n), { asset: weth, toAsset: eth })).toBe('outflow')
  })

  it('that pay an exact amount by wrapping', async () => {
    const wrap = { asset: eth, toAsset: asset(wrapped), minReceive: 1_000n, isExact: true }
    expect(await problem(wrapCall(deployment, eth, 1_000n), wrap)).toBeNull()
    expect(await problem(wrapCall(deployment, eth, 999n), wrap)).toBe('minimum')
    expect(await problem(wrapCall(deployment, eth, 1_000n), { ...wrap, minReceive: 999n })).toBe('minimum')
  })

  it('that expire within the hour', async () => {
    const last = now.getTime() / 1000 + 3_600
    expect(await problem(swap({ deadline: last }))).toBeNull()
    expect(await problem(swap({ deadline: last + 1 }))).toBe('expired')
  })
})

it('knows the one pair of a network that exchanges one to one', () => {
  const weth = asset(wrapped)
  expect(wrapKind(eth, weth)).toBe('wrap')
  expect(wrapKind(weth, eth)).toBe('unwrap')
  for (const [from, to] of [
    [eth, asset(token)],
    [asset(token), weth],
    [eth, eth],
    [weth, weth],
    [eth, assetId(chainId(31338), wrapped)],
    [assetId(chainId(5), NATIVE), assetId(chainId(5), wrapped)],
  ] as const)
    expect(wrapKind(from, to)).toBeNull()
})

describe('refused are', () => {
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [thief, 1n] })
  const unwrapTo = (account: Hex, minimum = 990n) =>
    encodeFunctionData({ abi: routerAbi, functionName: 'unwrapWETH9', args: [minimum, account] })
  const toRouter = exactInput({
    path: concat([token, numberToHex(500, { size: 3 }), wrapped as Hex]),
    recipient: '0x0000000000000000000000000000000000000002',
  })
  const refund = encodeFunctionData({ abi: routerAbi, functionName: 'refundETH' })

  it.each([
    ['another contract', { ...swap(), to: thief }, 'target'],
    ['another recipient', multicall([exactInput({ recipient: thief })]), 'recipient'],
    [
      'the router as the recipient of a token',
      multicall([exactInput({ recipient: '0x0000000000000000000000000000000000000002' })]),
      'unreadable',
    ],
    ['less than the minimum', multicall([exactInput({ amountOutMinimum: 989n })]), 'minimum'],
    ['no minimum', multicall([exactInput({ amountOutMinimum: 0n })]), 'unreadable'],
    ['more than the amount', multicall([exactInput({ amountIn: 1_001n })]), 'outflow'],
    ['the whole balance, which zero means', multicall([exactInput({ amountIn: 0n })]), 'unreadable'],
    ['another token at the end', swap({ path: { ...v3, tokens: [token, hub] } }), 'recipient'],
    ['another token at the start', swap({ path: { ...v3, tokens: [hub, other] } }), 'outflow'],
    ['a path in a circle', swap({ path: { version: 'v2', tokens: [token, other, token], fees: [] } }), 'unreadable'],
    ['two swaps', multicall([exactInput(), exactInput()]), 'unreadable'],
    ['a further call', multicall([exactInput(), transfer]), 'unreadable'],
    ['a refund that the swap does not need', multicall([exactInput(), refund]), 'unreadable'],
    ['a permit alone', multicall([]), 'unreadable'],
    ['a call without multicall', { to: router, data: exactInput(), value: 0n }, 'unreadable'],
    ['bytes after the call', { ...swap(), data: concat([swap().data, '0x00']) }, 'unreadable'],
    ['coins that the swap does not take', { ...swap(), value: 1n }, 'unreadable'],
    ['a deadline in the past', swap({ deadline: deadline - 601 }), 'expired'],
    ['a deadline that is no date', swap({ deadline: 2 ** 40 }), 'unreadable'],
    ['coins unwrapped for another account', multicall([toRouter, unwrapTo(thief)]), 'recipient'],
    ['coins unwrapped with a lower minimum', multicall([toRouter, unwrapTo(me, 1n)]), 'unreadable'],
    ['coins that stay in the router', multicall([toRouter]), 'unreadable'],
  ] as const)('%s', async (_, call, expected) => {
    const isCoins = call.data.includes(wrapped.slice(2))
    expect(await problem(call, isCoins ? toEth : {})).toBe(expected)
  })

  it('more coins than the swap takes', async () => {
    const path = wethPath('v3', [wrapped, other])
    const call = swap({ from: eth, path })
    expect(await problem({ ...call, value: 1_001n }, { asset: eth })).toBe('unreadable')
    expect(await problem({ ...call, value: 999n }, { asset: eth })).toBe('unreadable')
  })

  it('a wrap in place of a swap, of less, or for another account', async () => {
    const weth = asset(wrapped)
    expect(await problem(wrapCall(deployment, eth, 1_000n), { asset: eth })).toBe('recipient')
    expect(await problem(wrapCall(deployment, weth, 1_000n), { asset: weth })).toBe('recipient')
    expect(await problem(wrapCall(deployment, eth, 989n), { asset: eth, toAsset: weth })).toBe('minimum')
    expect(await problem(wrapCall(deployment, weth, 989n), { asset: weth, toAsset: eth })).toBe('minimum')
    const other = { asset: eth, toAsset: weth, recipient: thief }
    expect(await problem(wrapCall(deployment, eth, 1_000n), other)).toBe('recipient')
  })

  it('permits that stay valid for longer, or have expired', async () => {
    const permit = (until: number): Step => {
      const fallback = {
        ...stepOf({
          to: token,
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router as Hex, 1_000n] }),
          value: 0n,
        }),
        label: 'approve',
      } as Extract<Step, { kind: 'evm_call' }>
      const domain = { token, name: 'T', version: '1', owner: me, spender: router, amount: '1000', nonce: '0' }
      return { ...fallback, kind: 'evm_typed_data', label: 'permit', permit: { ...domain, deadline: until }, fallback }
    }
    const signed = (until: number) => stepsProblem([permit(until), stepOf(swap())], terms, uniswapPolicy)
    const seconds = now.getTime() / 1000
    expect(await signed(seconds + 3_600)).toBeNull()
    expect(await signed(seconds + 3_601)).toBe('expired')
    expect(await signed(seconds)).toBe('expired')
    expect(await signed(2 ** 53 - 1)).toBe('unreadable')
  })

  it('approvals of other contracts, amounts and tokens', async () => {
    const approve = (spender: string, amount: bigint, of: string = token): Step => ({
      ...stepOf({
        to: of,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender as Hex, amount] }),
        value: 0n,
      }),
      label: 'approve',
    })
    const both = (first: Step) => stepsProblem([first, stepOf(swap())], terms, uniswapPolicy)
    expect(await both(approve(router, 1_000n))).toBeNull()
    expect(await both(approve(router, 1_001n))).toBe('allowance')
    expect(await both(approve(thief, 1n))).toBe('allowance')
    expect(await both(approve(router, 1n, hub))).toBe('allowance')
  })

  it('networks without a pinned router', async () => {
    const step = { ...stepOf(swap()), chain_id: 5 }
    expect(await stepsProblem([step], { ...terms, chain: 5, toChain: 5 }, uniswapPolicy)).toBe('unreadable')
  })
})
