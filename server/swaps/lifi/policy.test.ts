import { encodeFunctionData, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { stepsProblem, type StepTerms } from '#core/order/stepPolicy.ts'
import type { Step } from '#core/wire/order.ts'
import { swapAbi } from '../../providers/lifi/testing/swapCall.ts'
import { lifiSwapPolicy } from './policy.ts'

const one = chainId(1)
const diamond = '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae'
const [usdc, weth, other] = [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`, `0x${'33'.repeat(20)}`] as const
const [me, thief, dex] = [`0x${'aa'.repeat(20)}`, `0x${'66'.repeat(20)}`, `0x${'dd'.repeat(20)}`] as const
const COINS = `0x${'0'.repeat(40)}`
const id = `0x${'7a'.repeat(32)}`
const asset = (token: string): AssetId => assetId(one, token === COINS ? NATIVE : token)

interface Shape {
  readonly name: string
  readonly receiver?: string
  readonly minimum?: bigint
  readonly swaps: readonly Record<string, unknown>[]
  readonly value?: bigint
}
const leg = (from: string, to: string, change: Record<string, unknown> = {}) => ({
  callTo: dex,
  approveTo: dex,
  sendingAssetId: from,
  receivingAssetId: to,
  fromAmount: 1_000n,
  callData: '0x12345678',
  requiresDeposit: true,
  ...change,
})
const callOf = ({ name, receiver = me, minimum = 990n, swaps, value = 0n }: Shape) => {
  const inner = name.includes('Single') ? swaps[0] : swaps
  const args = [id, 'lifi-api', '', receiver, minimum, inner]
  return { value, data: encodeFunctionData({ abi: swapAbi, functionName: name, args } as never) }
}
const termsOf = (from: string, to: string): StepTerms => ({
  chain: one,
  asset: asset(from),
  amount: 1_000n,
  nativeFee: 0n,
  toChain: one,
  recipient: me,
  toAsset: asset(to),
  minReceive: 990n,
  owners: [me],
  now: new Date('2026-03-01T12:00:00Z'),
})
const problem = ({ data, value }: { data: Hex; value: bigint }, terms: StepTerms, to: string = diamond) => {
  const step = { kind: 'evm_call', chain_id: one, label: 'swap', status: 'waiting', tx_ref: null } as const
  const swap: Step = { ...step, to, data, value: String(value), offer: null, approval: null }
  return stepsProblem([swap], terms, lifiSwapPolicy)
}
const single = 'swapTokensSingleV3ERC20ToERC20'
const multiple = 'swapTokensMultipleV3ERC20ToERC20'
const plain: Shape = { name: single, swaps: [leg(usdc, weth)] }
const tokens = termsOf(usdc, weth)

/** A fee split off in the sent asset before the exchange, which takes the rest. */
const withFee = (from: string, to: string) => [
  leg(from, from),
  leg(from, to, { fromAmount: 990n, requiresDeposit: false }),
]

describe('swaps of the diamond', () => {
  it.each([
    ['swapTokensSingleV3ERC20ToERC20', usdc, weth, [leg(usdc, weth)], 0n],
    ['swapTokensSingleV3ERC20ToNative', usdc, COINS, [leg(usdc, COINS)], 0n],
    ['swapTokensSingleV3NativeToERC20', COINS, weth, [leg(COINS, weth)], 1_000n],
    ['swapTokensMultipleV3ERC20ToERC20', usdc, weth, withFee(usdc, weth), 0n],
    ['swapTokensMultipleV3ERC20ToNative', usdc, COINS, withFee(usdc, COINS), 0n],
    ['swapTokensMultipleV3NativeToERC20', COINS, weth, withFee(COINS, weth), 1_000n],
  ] as const)('%s is read', async (name, from, to, swaps, value) =>
    expect(await problem(callOf({ name, swaps, value }), termsOf(from, to))).toBeNull(),
  )

  /** Published selectors of the facet that Ethereum's diamond has at 0x8c9d…7790, so that a misspelt name or type shows. */
  it.each([
    ['swapTokensSingleV3ERC20ToERC20', '0x4666fc80'],
    ['swapTokensSingleV3ERC20ToNative', '0x733214a3'],
    ['swapTokensSingleV3NativeToERC20', '0xaf7060fd'],
    ['swapTokensMultipleV3ERC20ToERC20', '0x5fd9ae2e'],
    ['swapTokensMultipleV3ERC20ToNative', '0x2c57e884'],
    ['swapTokensMultipleV3NativeToERC20', '0x736eac0b'],
  ] as const)('%s has the selector of the deployed facet', (name, selector) =>
    expect(callOf({ name, swaps: [leg(usdc, weth)] }).data.slice(0, 10)).toBe(selector),
  )
})

describe('refuses', () => {
  it.each([
    ['another recipient', { ...plain, receiver: thief }, 'recipient'],
    ['another payout', { ...plain, swaps: [leg(usdc, other)] }, 'recipient'],
    ['a lower minimum', { ...plain, minimum: 989n }, 'minimum'],
    ['no minimum', { ...plain, minimum: 0n }, 'unreadable'],
    ['more of the token', { ...plain, swaps: [leg(usdc, weth, { fromAmount: 1_001n })] }, 'outflow'],
    ['another token', { ...plain, swaps: [leg(other, weth)] }, 'outflow'],
    [
      'another token on top',
      { name: multiple, swaps: [leg(usdc, weth), leg(other, weth, { fromAmount: 1n })] },
      'outflow',
    ],
    ['the amount twice', { name: multiple, swaps: [leg(usdc, weth), leg(usdc, weth)] }, 'outflow'],
    ['coins with a token', { ...plain, value: 1n }, 'unreadable'],
    ['no swap at all', { name: multiple, swaps: [] }, 'unreadable'],
    ['nothing taken', { name: multiple, swaps: [leg(usdc, weth, { requiresDeposit: false })] }, 'unreadable'],
    ['coins by the name of a token', { ...plain, swaps: [leg(COINS, weth)] }, 'unreadable'],
    [
      'coins by another name',
      { name: 'swapTokensSingleV3ERC20ToNative', swaps: [leg(usdc, `0x${'ee'.repeat(20)}`)] },
      'unreadable',
    ],
  ] as const)('%s', async (_, shape, expected) => expect(await problem(callOf(shape as Shape), tokens)).toBe(expected))

  it('coins of another amount than the call names', async () => {
    const shape = { name: 'swapTokensSingleV3NativeToERC20', swaps: [leg(COINS, weth)] }
    const terms = termsOf(COINS, weth)
    expect(await problem(callOf({ ...shape, value: 999n }), terms)).toBe('unreadable')
    const more = [leg(COINS, weth, { fromAmount: 1_001n })]
    expect(await problem(callOf({ ...shape, swaps: more, value: 1_001n }), terms)).toBe('outflow')
  })

  it('another contract, bytes that no argument has, and calls of other kinds', async () => {
    const call = callOf(plain)
    expect(await problem(call, tokens, thief)).toBe('target')
    for (const data of [`${call.data}00`, `${call.data}${'00'.repeat(32)}`, call.data.slice(0, -64), '0x4630a0d8'])
      expect(await problem({ ...call, data: data as Hex }, tokens)).toBe('unreadable')
  })

  it('approvals of another contract, and of more than the amount', async () => {
    const approve = (spender: string, amount: bigint): Step => ({
      kind: 'evm_call',
      chain_id: one,
      label: 'approve',
      status: 'waiting',
      tx_ref: null,
      to: usdc,
      data: `0x095ea7b3${spender.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`,
      value: '0',
      offer: null,
      approval: null,
    })
    const { data, value } = callOf(plain)
    const swap: Step = { ...approve(diamond, 0n), label: 'swap', to: diamond, data, value: String(value) } as Step
    const both = (first: Step) => stepsProblem([first, swap], tokens, lifiSwapPolicy)
    expect(await both(approve(diamond, 1_000n))).toBeNull()
    expect(await both(approve(diamond, 1_001n))).toBe('allowance')
    expect(await both(approve(dex, 1_000n))).toBe('allowance')
  })
})
