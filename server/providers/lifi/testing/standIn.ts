import type { GasCost, Token } from '@lifi/types'
import { encodeFunctionData, type Hex, keccak256, pad, parseAbi, toHex } from 'viem'
import type { AssetDef, Catalogue } from '#core/catalogue/types.ts'
import { isNative } from '#core/chain/assetId.ts'
import { pow10 } from '#core/money/units.ts'
import { wrappedOf } from '../../across/policy.ts'
import { evmAsset, evmToken } from '../../evmCalls.ts'
import type { AnyLie, StandIn } from '../../testing/vendorCase.ts'
import type { VendorAnswer, VendorCall } from '../../testing/vendorServer.ts'
import { diamondOf } from '../diamonds.ts'
import { type Exchange, swapCall } from './swapCall.ts'
import type { PublishedChains, PublishedErrors, PublishedQuote, PublishedStatus } from '../wire.ts'

export const lifiAbi = parseAbi([
  'struct BridgeData { bytes32 transactionId; string bridge; string integrator; address referrer; address sendingAssetId; address receiver; uint256 minAmount; uint256 destinationChainId; bool hasSourceSwaps; bool hasDestinationCall; }',
  'struct SwapData { address callTo; address approveTo; address sendingAssetId; address receivingAssetId; uint256 fromAmount; bytes callData; bool requiresDeposit; }',
  'struct AcrossV4Data { bytes32 receiverAddress; bytes32 refundAddress; bytes32 sendingAssetId; bytes32 receivingAssetId; uint256 outputAmount; uint128 outputAmountMultiplier; bytes32 exclusiveRelayer; uint32 quoteTimestamp; uint32 fillDeadline; uint32 exclusivityParameter; bytes message; }',
  'struct RelayDepositoryData { bytes32 orderId; address depositorAddress; }',
  'function swapAndStartBridgeTokensViaAcrossV4(BridgeData bridge, SwapData[] swaps, AcrossV4Data across) payable',
  'function startBridgeTokensViaRelayDepository(BridgeData bridge, RelayDepositoryData relay) payable',
  'function forwardERC20Fees(address token, (address recipient, uint256 amount)[] distributions)',
  'function forwardNativeFees((address recipient, uint256 amount)[] distributions) payable',
])

const NONE = '0x0000000000000000000000000000000000000000'
/** LI.FI’s contract that splits off its fee before the bridge, on Ethereum and Arbitrum alike. */
const FEE_FORWARDER = '0x685527c551cc40ce1f1c9818cd8683307076e4ed'
const FEE_WALLET = '0x5aafc1f252d544f744d17a4e734afd6efc47ede4'
const ATTACKER = '0xbad0bad0bad0bad0bad0bad0bad0bad0bad0bad0'
const FEE_BPS = 25n
const BRIDGE_BPS = 5n
const OTHER_CHAIN = 10
const FOREIGN_FEE = 1_000_000_000_000n

interface Asked {
  readonly from: AssetDef
  readonly to: AssetDef
  readonly amount: bigint
  readonly sender: Hex
  readonly recipient: Hex
  readonly denied: readonly string[]
  readonly slippage: number
}

interface Settled {
  readonly payout: string
  readonly amount: bigint
}

/** A stand-in of LI.FI that can also offer a bridge whose call names no recipient. */
export interface LifiStandIn extends StandIn {
  /** Last transaction of the transfers from now on, such as one of a local network, and what it moved; null = the usual. */
  settled(end: Settled | null): void
  /** Quotes through Relay unless the request denies it. */
  preferRelay(on: boolean): void
  /** Refuses quotes with these tool errors. */
  refuse(error: { status: number; code: number; tools: readonly string[] } | null): void
}

/**
 * Speaks LI.FI’s documented API for the assets of a catalogue: quotes are real calls of its diamond, through Across and
 * with its fee split off first; every transfer waits until `report` says more.
 */
export function createLifiStandIn(catalogue: Catalogue, exchange?: Exchange): LifiStandIn {
  let lie: AnyLie | null = null
  let state = 'NOT_FOUND'
  let hasRoute = true
  let preferRelay = false
  let refusal: { status: number; code: number; tools: readonly string[] } | null = null
  let settled: Settled | null = null
  let quotes = 0
  const transfers = new Map<string, Asked>()

  function quote(query: URLSearchParams): VendorAnswer {
    const asked = askedOf(catalogue, query)
    if (refusal) return errorAnswer(refusal.status, refusal.code, refusal.tools, asked)
    if (!asked) return errorAnswer(400, 1011, [], asked)
    if (!hasRoute) return errorAnswer(404, 1002, ['NO_POSSIBLE_ROUTE', 'NO_POSSIBLE_ROUTE'], asked)
    const transactionId = keccak256(toHex(`lifi transfer ${quotes++}`))
    transfers.set(transactionId, asked)
    const relay = lie === 'unreadable' || (preferRelay && !asked.denied.includes('relaydepository'))
    return { body: quoteOf(asked, { transactionId, relay, lie, exchange }) }
  }

  function status(query: URLSearchParams): VendorAnswer {
    const txHash = query.get('txHash') ?? ''
    if (!/^0x[0-9a-f]{64}$/i.test(txHash)) return errorAnswer(400, 1011, [], null)
    const newest = [...transfers].at(-1)
    const [transactionId, asked] = transfers.has(txHash) ? [txHash, transfers.get(txHash)] : (newest ?? [])
    if (!transactionId || !asked || state === 'NOT_FOUND') return { body: { status: 'NOT_FOUND' } }
    const sent = transfers.has(txHash) ? `0x${'de'.repeat(32)}` : txHash
    return { body: statusOf(asked, transactionId, sent, state, settled) }
  }

  const paths: Readonly<Record<string, (query: URLSearchParams) => VendorAnswer>> = {
    '/quote': quote,
    '/status': status,
    '/chains': () => ({ body: chainsOf(catalogue) }),
  }
  return {
    handle: ({ path, query }: VendorCall) => paths[path.replace(/^\/v1\//, '/')]?.(query) ?? null,
    lie: (how) => void (lie = how),
    report: (next) => void (state = next),
    hasRoute: (has) => void (hasRoute = has),
    settled: (end) => void (settled = end),
    preferRelay: (on) => void (preferRelay = on),
    refuse: (error) => void (refusal = error),
  }
}

function askedOf(catalogue: Catalogue, query: URLSearchParams): Asked | null {
  const of = (chain: string, token: string) =>
    catalogue.assets.find(({ id }) => id === evmAsset(Number(query.get(chain)), query.get(token) ?? ''))
  const [from, to] = [of('fromChain', 'fromToken'), of('toChain', 'toToken')]
  const sender = query.get('fromAddress') as Hex | null
  if (!from || !to || !sender) return null
  return {
    from,
    to,
    sender,
    amount: BigInt(query.get('fromAmount') ?? '0'),
    recipient: (query.get('toAddress') ?? sender) as Hex,
    denied: (query.get('denyBridges') ?? '').split(','),
    slippage: Number(query.get('slippage') ?? '0.005'),
  }
}

interface Making {
  readonly transactionId: Hex
  readonly relay: boolean
  readonly lie: AnyLie | null
  readonly exchange: Exchange | undefined
}

function quoteOf(asked: Asked, making: Making): PublishedQuote {
  const { from, to, amount, sender, recipient } = asked
  const diamond = diamondOf(from.chainId) ?? NONE
  const net = amount - (amount * FEE_BPS) / 10_000n
  const arrives = making.lie === 'pays_less' ? net / 2n : net - (net * BRIDGE_BPS) / 10_000n
  const toAmount = String((arrives * pow10(to.decimals)) / pow10(from.decimals))
  const [tool, name] = toolOf(asked, making)
  const action = {
    fromChainId: from.chainId,
    fromAmount: String(amount),
    fromToken: tokenOf(from),
    fromAddress: sender,
    toChainId: to.chainId,
    toToken: tokenOf(to),
    toAddress: recipient,
    slippage: asked.slippage,
  }
  const estimate = {
    tool,
    fromAmount: String(amount),
    toAmount,
    toAmountMin: String(leastOf(asked, BigInt(toAmount))),
    approvalAddress: diamond,
    executionDuration: 4,
    gasCosts: [gasCostOf(from)],
  }
  const value = (isNative(from.id) ? amount : 0n) + (making.lie === 'adds_fee' ? FOREIGN_FEE : 0n)
  return {
    id: '7f5a0b1c-7f23-4d3c-9d0e-2a3f1c5b8e10:0',
    type: 'lifi',
    tool,
    toolDetails: { key: tool, name, logoURI: `https://bridges.example/${tool}.svg` },
    action,
    estimate,
    includedSteps: [],
    transactionRequest: {
      from: sender,
      to: making.lie === 'other_target' ? ATTACKER : diamond,
      data: callOf(asked, { net, output: BigInt(toAmount) }, making),
      value: toHex(value),
      chainId: making.lie === 'wrong_chain' ? OTHER_CHAIN : from.chainId,
      gasPrice: '0x3b9aca00',
      gasLimit: '0x3d090',
    },
    transactionId: making.transactionId,
  }
}

function toolOf({ from, to }: Asked, { relay }: Making): readonly [key: string, name: string] {
  if (from.chainId === to.chainId) return ['sushiswap', 'SushiSwap']
  return relay ? ['relaydepository', 'Relay'] : ['across', 'AcrossV4']
}

function callOf(
  asked: Asked,
  { net, output }: { readonly net: bigint; readonly output: bigint },
  { transactionId, relay, lie, exchange }: Making,
): Hex {
  const { from, to, amount, sender, recipient } = asked
  const asset = evmToken(from.id) as Hex
  const sent = lie === 'takes_more' ? amount + 1n : amount
  const receiver = lie === 'other_recipient' ? ATTACKER : recipient
  const bridge = {
    transactionId,
    integrator: 'lifi-api',
    referrer: NONE,
    sendingAssetId: asset,
    receiver,
    destinationChainId: BigInt(to.chainId),
    hasDestinationCall: false,
  } as const
  if (from.chainId === to.chainId && lie !== 'unreadable')
    return swapCall({ from, to, sent, minimum: leastOf(asked, output), output, receiver, transactionId, exchange })
  if (relay)
    return encodeFunctionData({
      abi: lifiAbi,
      functionName: 'startBridgeTokensViaRelayDepository',
      args: [
        { ...bridge, bridge: 'relaydepository', minAmount: sent, hasSourceSwaps: false },
        { orderId: keccak256(transactionId), depositorAddress: sender },
      ],
    })
  const distributions = [{ recipient: FEE_WALLET, amount: amount - net }] as const
  const swap = {
    callTo: FEE_FORWARDER,
    approveTo: FEE_FORWARDER,
    sendingAssetId: asset,
    receivingAssetId: asset,
    fromAmount: sent,
    callData: isNative(from.id)
      ? encodeFunctionData({ abi: lifiAbi, functionName: 'forwardNativeFees', args: [distributions] })
      : encodeFunctionData({ abi: lifiAbi, functionName: 'forwardERC20Fees', args: [asset, distributions] }),
    requiresDeposit: true,
  } as const
  return encodeFunctionData({
    abi: lifiAbi,
    functionName: 'swapAndStartBridgeTokensViaAcrossV4',
    args: [
      { ...bridge, bridge: 'across', minAmount: net, hasSourceSwaps: true },
      [swap],
      {
        receiverAddress: pad(receiver),
        refundAddress: pad(sender),
        sendingAssetId: pad(asset),
        receivingAssetId: pad((isNative(to.id) ? (wrappedOf(to.chainId) ?? NONE) : evmToken(to.id)) as Hex),
        outputAmount: output,
        outputAmountMultiplier: (output * pow10(18)) / net,
        exclusiveRelayer: pad(NONE),
        quoteTimestamp: 1_772_000_000,
        fillDeadline: 1_772_007_200,
        exclusivityParameter: 0,
        message: '0x',
      },
    ],
  })
}

const leastOf = ({ slippage }: Asked, output: bigint): bigint =>
  (output * BigInt(Math.round((1 - slippage) * 10_000))) / 10_000n

const tokenOf = ({ id, chainId, symbol, decimals, name }: AssetDef): Token => ({
  chainId,
  address: evmToken(id),
  symbol,
  decimals,
  name,
  priceUSD: '1',
})

/** Cost of the call at a gwei, in the network's coin. */
const gasCostOf = ({ chainId }: AssetDef): GasCost => ({
  type: 'SEND',
  price: '1000000000',
  estimate: '200000',
  limit: '300000',
  amount: '200000000000000',
  amountUSD: '0.60',
  token: { chainId, address: NONE, symbol: 'ETH', decimals: 18, name: 'Ether', priceUSD: '3000' },
})

/** Answers a state such as "DONE COMPLETED"; refunds go back in the sent asset, partial payouts bring the native coin. */
function statusOf(
  asked: Asked,
  transactionId: string,
  txHash: string,
  state: string,
  settled: Settled | null,
): PublishedStatus {
  const [status, substatus] = state.split(' ')
  const { from, to, amount, sender, recipient } = asked
  const native = { ...tokenOf(to), address: NONE, symbol: 'ETH', decimals: 18 }
  const results: Readonly<Record<string, { chainId: number; token: Token; amount: string }>> = {
    COMPLETED: { chainId: to.chainId, token: tokenOf(to), amount: String(amount) },
    PARTIAL: { chainId: to.chainId, token: native, amount: '123' },
    REFUNDED: { chainId: from.chainId, token: tokenOf(from), amount: String(amount) },
  }
  const result = results[substatus ?? '']
  return {
    transactionId,
    status,
    ...(substatus ? { substatus } : {}),
    tool: 'across',
    sending: { txHash, txLink: 'https://etherscan.io', chainId: from.chainId, amount: String(amount) },
    receiving: result
      ? {
          ...result,
          ...(settled ? { amount: String(settled.amount) } : {}),
          txHash: settled?.payout ?? `0x${'ab'.repeat(32)}`,
          txLink: 'https://arbiscan.io',
        }
      : { chainId: to.chainId },
    fromAddress: sender,
    toAddress: recipient,
  } as unknown as PublishedStatus
}

const chainsOf = (catalogue: Catalogue): PublishedChains => ({
  chains: catalogue.chains
    .filter(({ id }) => diamondOf(id) !== null)
    .map(({ id, name, slug, nativeCurrency }) => ({
      id,
      key: slug,
      name,
      coin: nativeCurrency.symbol,
      chainType: 'EVM',
      mainnet: true,
      diamondAddress: diamondOf(id),
    })) as unknown as PublishedChains['chains'],
})

function errorAnswer(status: number, code: number, errors: readonly string[], asked: Asked | null): VendorAnswer {
  const body = {
    message: 'No available quotes for the requested transfer',
    code,
    errors: errors.map((error) => ({
      errorType: 'NO_QUOTE' as const,
      code: error,
      tool: 'across',
      message: error,
      action: asked
        ? {
            fromChainId: asked.from.chainId,
            toChainId: asked.to.chainId,
            fromToken: tokenOf(asked.from),
            toToken: tokenOf(asked.to),
            fromAmount: String(asked.amount),
          }
        : ({} as never),
    })),
  } satisfies PublishedErrors & { message: string }
  return { status, body }
}
