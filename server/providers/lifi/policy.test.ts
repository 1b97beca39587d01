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
        payout: { chain: 4663, recipient: '0x4171e66d95805afb73068ad810483e09f4ec7bf2' },
      },
    }))

  it('through Eco', () =>
    expect(call(deposits.eco.data)).toMatchObject({
      transactionId: '0xbceae7a363e30d157b2b74a6abf0f4d4bf256ce8b77644f5f8970be0cf8d0cb9',
      effect: { outflow: [{ asset: usdcId, amount: 5_000_000_000n }], payout: { chain: 8453, recipient } },
    }))

  it('through Relay name no recipient, and are not read', () => {
    expect(isReadable(deposits.relay.data)).toBe(false)
    expect(call(deposits.relay.data)).toBeNull()
  })

  it.each([
    ['bytes after the arguments', `${deposits.eco.data}00`],
    ['a word after them', `${deposits.eco.data}${'00'.repeat(32)}`],
    ['an argument cut off', deposits.eco.data.slice(0, -64)],
    ['a transfer in the route to another recipient', deposits.eco.data.replace(/7d9d0da1(?!.*7d9d0da1)/, 'bad00bad')],
    ['the function without swaps', `0xa1f1ce43${deposits.across.data.slice(10)}`],
    ['nothing', '0x'],
  ])('changed by %s are not read', (_, data) => expect(call(data)).toBeNull())
})

/** Selectors from LI.FI's own clear-signing descriptor of its diamond. */
const selectors: Readonly<Record<string, readonly [string, string]>> = {
  Across: ['0x1fd8010c', '0x3a3f7332'],
  AcrossV4: ['0xa1f1ce43', '0x1794958f'],
  AllBridge: ['0x6a51e9a9', '0x63267469'],
  ArbitrumBridge: ['0xc9851d0b', '0x3cc9517b'],
  CelerCircleBridge: ['0xe0a4201c', '0x4f3b0759'],
  DeBridgeDln: ['0x4004633e', '0x2c7d2db0'],
  Eco: ['0x7e56b7b0', '0x9e75aa95'],
  Glacis: ['0x6f9206ba', '0x9c4b6dd9'],
  GnosisBridge: ['0xf66fe519', '0x7bf96e0a'],
  LiFiIntentEscrowV2: ['0x7dbcf1d9', '0x6d21c5df'],
  MegaETHBridge: ['0x4213dfff', '0x22256e89'],
  OmniBridge: ['0x782621d8', '0x95726782'],
  OptimismBridge: ['0xce8a97a5', '0x5bb5d448'],
  PolygonBridge: ['0xaf62c7d6', '0xb4f37581'],
  PolymerCCTP: ['0xf434d6ca', '0x17917a4e'],
  Stargate: ['0x14d53077', '0xa6010a66'],
}
it.each(Object.entries(selectors))('the functions of %s are the diamond’s', (_, both) =>
  expect(both.filter((selector) => isReadable(selector))).toEqual(both),
)
it.each([
  ['Mayan', '0xb4875292'],
  ['NEARIntents', '0x5cf8113b'],
  ['RelayDepository', '0x092e8fa4'],
  ['Squid', '0x3f313808'],
  ['a swap without a bridge', '0x5fd9ae2e'],
])('%s is not read', (_, selector) => expect(isReadable(selector)).toBe(false))

const abi = parseAbi([
  'struct BridgeData { bytes32 transactionId; string bridge; string integrator; address referrer; address sendingAssetId; address receiver; uint256 minAmount; uint256 destinationChainId; bool hasSourceSwaps; bool hasDestinationCall; }',
  'struct SwapData { address callTo; address approveTo; address sendingAssetId; address receivingAssetId; uint256 fromAmount; bytes callData; bool requiresDeposit; }',
  'struct SendParam { uint32 dstEid; bytes32 to; uint256 amountLD; uint256 minAmountLD; bytes extraOptions; bytes composeMsg; bytes oftCmd; }',
  'struct Fee { uint256 nativeFee; uint256 lzTokenFee; }',
  'struct StargateData { uint16 assetId; SendParam sendParams; Fee fee; address refundAddress; }',
  'struct DlnData { bytes receivingAssetId; bytes receiver; bytes orderAuthorityDst; uint256 minAmountOut; }',
  'struct CircleData { uint256 maxFee; uint32 minFinalityThreshold; }',
  'struct OptimismData { address assetIdOnL2; uint32 l2Gas; bool isSynthetix; }',
  'function startBridgeTokensViaStargate(BridgeData bridge, StargateData stargate) payable',
  'function startBridgeTokensViaDeBridgeDln(BridgeData bridge, DlnData dln) payable',
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
const stargate = (dstEid: number, more: Partial<typeof bridge> | { hasDestinationCall: boolean } = {}): Hex =>
  encodeFunctionData({
    abi,
    functionName: 'startBridgeTokensViaStargate',
    args: [
      { ...bridge, ...more },
      {
        assetId: 1,
        sendParams: {
          dstEid,
          to: pad(recipient),
          amountLD: 100n,
          minAmountLD: 99n,
          extraOptions: '0x',
          composeMsg: '0x',
          oftCmd: '0x',
        },
        fee: { nativeFee: 7n, lzTokenFee: 0n },
        refundAddress: recipient,
      },
    ],
  })
const dln = (receiver: Hex): Hex =>
  encodeFunctionData({
    abi,
    functionName: 'startBridgeTokensViaDeBridgeDln',
    args: [bridge, { receivingAssetId: usdc, receiver, orderAuthorityDst: recipient, minAmountOut: 1n }],
  })
const circle = (
  ...swaps: (Omit<typeof swap, 'fromAmount' | 'requiresDeposit' | 'sendingAssetId'> & {
    fromAmount: bigint
    requiresDeposit: boolean
    sendingAssetId: Hex
  })[]
): Hex =>
  encodeFunctionData({
    abi,
    functionName: 'swapAndStartBridgeTokensViaCelerCircleBridge',
    args: [{ ...bridge, hasSourceSwaps: true }, swaps, { maxFee: 0n, minFinalityThreshold: 1000 }],
  })

describe('destinations that the contract does not compare', () => {
  it.each([
    ['a LayerZero endpoint of the network', stargate(30111), true],
    ['one of another network', stargate(30110), false],
    ['one that is not known', stargate(39999), false],
    ['a call on arrival', stargate(30111, { hasDestinationCall: true }), false],
    ['deBridge’s receiver', dln(recipient), true],
    ['another one', dln('0xbad0bad0bad0bad0bad0bad0bad0bad0bad0bad0'), false],
    ['one that is not an EVM address', dln(pad(recipient)), false],
    ['the network of a canonical bridge', optimism(10n), true],
    ['another one', optimism(8453n), false],
  ])('%s', (_, data, isRead) => expect(call(data) !== null).toBe(isRead))
})

function optimism(destinationChainId: bigint): Hex {
  return encodeFunctionData({
    abi,
    functionName: 'startBridgeTokensViaOptimismBridge',
    args: [
      { ...bridge, destinationChainId },
      { assetIdOnL2: usdc, l2Gas: 200_000, isSynthetix: false },
    ],
  })
}

describe('steps', () => {
  const terms: StepTerms = { chain: 1, asset: usdcId, amount: 100n, nativeFee: 7n, toChain: 10, recipient }
  const problem = (data: string, more: { to?: string; value?: bigint; spender?: string } = {}) => {
    const { to = diamond, value = 0n, spender = diamond } = more
    return stepsProblem(
      depositSteps({ chain: 1, to, data, value }, { asset: usdcId, amount: 100n, spender }),
      terms,
      lifiPolicy,
    )
  }

  it.each([
    ['sums the swaps that take a deposit', circle(swap, { ...swap, fromAmount: 40n }), {}, null],
    [
      'leaves out those that use what the first brought',
      circle({ ...swap, fromAmount: 100n }, { ...swap, requiresDeposit: false }),
      {},
      null,
    ],
    ['more than quoted', circle(swap, { ...swap, fromAmount: 41n }), {}, 'outflow'],
    ['another asset as well', circle(swap, { ...swap, sendingAssetId: diamond }), {}, 'outflow'],
    ['the fee as value', stargate(30111), { value: 7n }, null],
    ['a higher one', stargate(30111), { value: 8n }, 'outflow'],
    ['another contract', stargate(30111), { to: usdc }, 'target'],
    ['another spender', stargate(30111), { spender: usdc }, 'allowance'],
    ['another recipient', stargate(30111, { receiver: usdc } as never), {}, 'recipient'],
    [
      'the receiver of other families',
      stargate(30111, { receiver: '0x11f111f111f111f111f111f111f111f111f111f1' } as never),
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
