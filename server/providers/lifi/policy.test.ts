import { encodeFunctionData, type Hex, pad, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { stepsProblem, type StepTerms } from '#core/order/stepPolicy.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { depositSteps } from '../evmCalls.ts'
import { diamondOf } from './diamonds.ts'
import { isReadable, lifiPolicy, readDiamondCall } from './policy.ts'
import { deposits } from './testing/deposits.ts'

const diamond = '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae'
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const usdcId = `1:${usdc}` as AssetId
const recipient = '0x7d9d0da1ad30d4a707a473c9e91ecc100ff065ef'
const call = (data: string, to: string = diamond) => readDiamondCall({ chain: 1, to, data })

describe('deposits that LI.FI made', () => {
  it('through Across, with its fee split off before it', () =>
    expect(call(deposits.across.data, deposits.across.to)).toEqual({
      transactionId: '0x585c1fcde9d1a716d779da45bfab736055e787b0614a7b8fa4f78245a35000e2',
      effect: {
        targets: [diamond],
        // Native coins are the call's value.
        outflow: [],
        allowances: [],
        payout: {
          chain: 4663,
          recipient: '0x4171e66d95805afb73068ad810483e09f4ec7bf2',
          asset: '4663:0x0bd7d308f8e1639fab988df18a8011f41eacad73',
          minimum: 0x1f7d48194abafn,
        },
        owners: ['0x4171e66d95805afb73068ad810483e09f4ec7bf2'],
      },
      coins: deposits.across.value,
    }))

  it('through Relay name no recipient, and through Eco let its prover choose: they are not read', () => {
    for (const { data } of [deposits.relay, deposits.eco]) {
      expect(isReadable(data)).toBe(false)
      expect(call(data)).toBeNull()
    }
  })

  it.each([
    ['bytes after the arguments', `${deposits.across.data}00`],
    ['a word after them', `${deposits.across.data}${'00'.repeat(32)}`],
    ['an argument cut off', deposits.across.data.slice(0, -64)],
    ['the function without swaps', `0xa1f1ce43${deposits.across.data.slice(10)}`],
    ['nothing', '0x'],
  ])('changed by %s are not read', (_, data) => expect(call(data)).toBeNull())
})

/** Selectors from LI.FI's own clear-signing descriptor of its diamond. */
const selectors: Readonly<Record<string, readonly [string, string]>> = {
  AcrossV4: ['0xa1f1ce43', '0x1794958f'],
  ArbitrumBridge: ['0xc9851d0b', '0x3cc9517b'],
  CelerCircleBridge: ['0xe0a4201c', '0x4f3b0759'],
  GnosisBridge: ['0xf66fe519', '0x7bf96e0a'],
  MegaETHBridge: ['0x4213dfff', '0x22256e89'],
  OmniBridge: ['0x782621d8', '0x95726782'],
  OptimismBridge: ['0xce8a97a5', '0x5bb5d448'],
  PolygonBridge: ['0xaf62c7d6', '0xb4f37581'],
}
it.each(Object.entries(selectors))('the functions of %s are the diamond’s', (_, both) =>
  expect(both.filter((selector) => isReadable(selector))).toEqual(both),
)
it.each([
  ['Mayan', '0xb4875292'],
  ['NEARIntents', '0x5cf8113b'],
  ['RelayDepository', '0x092e8fa4'],
  ['Squid', '0x3f313808'],
  ['deBridge, whose authority the call may choose', '0x4004633e'],
  ['Stargate, whose composed message the call may choose', '0x14d53077'],
  ['a swap without a bridge', '0x5fd9ae2e'],
])('%s is not read', (_, selector) => expect(isReadable(selector)).toBe(false))

const abi = parseAbi([
  'struct BridgeData { bytes32 transactionId; string bridge; string integrator; address referrer; address sendingAssetId; address receiver; uint256 minAmount; uint256 destinationChainId; bool hasSourceSwaps; bool hasDestinationCall; }',
  'struct SwapData { address callTo; address approveTo; address sendingAssetId; address receivingAssetId; uint256 fromAmount; bytes callData; bool requiresDeposit; }',
  'struct AcrossData { bytes32 receiverAddress; bytes32 refundAddress; bytes32 sendingAssetId; bytes32 receivingAssetId; uint256 outputAmount; uint128 outputAmountMultiplier; bytes32 exclusiveRelayer; uint32 quoteTimestamp; uint32 fillDeadline; uint32 exclusivityParameter; bytes message; }',
  'struct CircleData { uint256 maxFee; uint32 minFinalityThreshold; }',
  'struct OptimismData { address assetIdOnL2; uint32 l2Gas; bool isSynthetix; }',
  'function startBridgeTokensViaAcrossV4(BridgeData bridge, AcrossData across) payable',
  'function startBridgeTokensViaOptimismBridge(BridgeData bridge, OptimismData optimism) payable',
  'function swapAndStartBridgeTokensViaCelerCircleBridge(BridgeData bridge, SwapData[] swaps, CircleData circle) payable',
])
const bridge = {
  transactionId: pad('0x01'),
  bridge: 'any',
  integrator: 'lifi-api',
  referrer: pad('0x', { size: 20 }),
  sendingAssetId: usdc,
  receiver: recipient,
  minAmount: 100n,
  destinationChainId: 10n,
  hasSourceSwaps: false,
  hasDestinationCall: false,
} as const
const swap = {
  callTo: diamond,
  approveTo: diamond,
  sendingAssetId: usdc,
  receivingAssetId: usdc,
  fromAmount: 60n,
  callData: '0x',
  requiresDeposit: true,
} as const
const ONE = 10n ** 18n
const usdcOnOptimism = '0x0b2c639c533813f4aa9d7837caf62653d097ff85'
const across = (change: Record<string, unknown> = {}, more: Record<string, unknown> = {}): Hex =>
  encodeFunctionData({
    abi,
    functionName: 'startBridgeTokensViaAcrossV4',
    args: [
      { ...bridge, ...more } as typeof bridge,
      {
        receiverAddress: pad(recipient),
        refundAddress: pad(recipient),
        sendingAssetId: pad(usdc),
        receivingAssetId: pad(usdcOnOptimism),
        outputAmount: 99n,
        outputAmountMultiplier: ONE,
        exclusiveRelayer: pad('0x'),
        quoteTimestamp: 1,
        fillDeadline: 2,
        exclusivityParameter: 0,
        message: '0x',
        ...change,
      } as never,
    ],
  })
type Swap = Omit<typeof swap, 'fromAmount' | 'requiresDeposit' | 'sendingAssetId' | 'receivingAssetId'> & {
  fromAmount: bigint
  requiresDeposit: boolean
  sendingAssetId: Hex
  receivingAssetId: Hex
}
const circleOf = (maxFee: bigint, ...swaps: Swap[]): Hex =>
  encodeFunctionData({
    abi,
    functionName: 'swapAndStartBridgeTokensViaCelerCircleBridge',
    args: [{ ...bridge, hasSourceSwaps: true }, swaps, { maxFee, minFinalityThreshold: 1000 }],
  })
const circle = (...swaps: Swap[]): Hex => circleOf(0n, ...swaps)

describe('what the contract does not compare', () => {
  it.each([
    ['a payout by Across', across(), true],
    ['one with a message', across({ message: '0x01' }), false],
    ['one refunded to an address outside the EVM', across({ refundAddress: `0x${'01'.repeat(32)}` }), false],
    ['a call on arrival', across({}, { hasDestinationCall: true }), false],
    ['the network of a canonical bridge', optimism(10n), true],
    ['another one', optimism(8453n), false],
  ])('%s', (_, data, isRead) => expect(call(data) !== null).toBe(isRead))
})

function optimism(destinationChainId: bigint, assetIdOnL2: Hex = usdc): Hex {
  return encodeFunctionData({
    abi,
    functionName: 'startBridgeTokensViaOptimismBridge',
    args: [
      { ...bridge, destinationChainId },
      { assetIdOnL2, l2Gas: 200_000, isSynthetix: false },
    ],
  })
}

describe('steps', () => {
  const terms: StepTerms = {
    chain: 1,
    asset: usdcId,
    amount: 100n,
    nativeFee: 7n,
    toChain: 10,
    recipient,
    toAsset: `10:${usdcOnOptimism}` as AssetId,
    minReceive: 99n,
    owners: [recipient],
  }
  const problem = (data: string, more: { to?: string; value?: bigint; spender?: string } = {}) => {
    const { to = diamond, value = 0n, spender = diamond } = more
    return stepsProblem(
      depositSteps({ chain: 1, to, data, value }, { asset: usdcId, amount: 100n, spender }),
      terms,
      lifiPolicy,
    )
  }

  it('refuses coins that the call takes beyond its value, which would fail', async () => {
    const asset = '1:native' as AssetId
    const of = (minAmount: bigint) =>
      stepsProblem(
        depositSteps(
          { chain: 1, to: diamond, data: across({}, { sendingAssetId: bridge.referrer, minAmount }), value: 100n },
          { asset, amount: 100n, spender: diamond },
        ),
        { ...terms, asset, nativeFee: 0n },
        lifiPolicy,
      )
    expect(await Promise.all([100n, 101n].map(of))).toEqual([null, 'unreadable'])
  })

  it.each([
    ['sums the swaps that take a deposit', circle(swap, { ...swap, fromAmount: 40n }), {}, null],
    [
      'leaves out those that use what the first brought',
      circle({ ...swap, fromAmount: 100n }, { ...swap, requiresDeposit: false }),
      {},
      null,
    ],
    ['more than quoted', circle(swap, { ...swap, fromAmount: 41n }), {}, 'outflow'],
    ['another asset as well', circle(swap, { ...swap, sendingAssetId: diamond }), {}, 'unreadable'],
    ['a swap into another asset', circle({ ...swap, receivingAssetId: diamond }), {}, 'unreadable'],
    ['a fee of the bridge below the minimum', circleOf(2n, swap, { ...swap, fromAmount: 40n }), {}, 'minimum'],
    ['Across', across(), {}, null],
    ['the fee as value', across(), { value: 7n }, null],
    ['a higher one', across(), { value: 8n }, 'outflow'],
    ['another contract', across(), { to: usdc }, 'target'],
    ['another spender', across(), { spender: usdc }, 'allowance'],
    ['another recipient', across({}, { receiver: usdc }), {}, 'recipient'],
    ['a lower output', across({ outputAmount: 98n }), {}, 'minimum'],
    ['a lower multiplier', across({ outputAmountMultiplier: ONE / 2n }), {}, 'minimum'],
    ['another token', across({ receivingAssetId: pad(usdc) }), {}, 'recipient'],
    ['a refund to another', across({ refundAddress: pad(usdc) }), {}, 'owner'],
    ['another token of the rollup', optimism(10n), {}, 'recipient'],
    ['the token of the rollup', optimism(10n, usdcOnOptimism), {}, null],
    [
      'the receiver of other families',
      across({}, { receiver: '0x11f111f111f111f111f111f111f111f111f111f1' }),
      {},
      'unreadable',
    ],
  ] as const)('%s: %#', async (_, data, more, expected) => expect(await problem(data, more)).toBe(expected))
})

it('pins a diamond by network', () => {
  expect(diamondOf(1)).toBe(diamond)
  expect(diamondOf(59144)).toBe('0xde1e598b81620773454588b85d6b5d4eec32573e')
  expect(diamondOf(4200)).toBeNull()
})
