import { encodeFunctionData, type Hex, padHex } from 'viem'
import type { VendorAnswer, VendorCall } from '../../testing/vendorServer.ts'
import type { AnyLie, StandIn } from '../../testing/vendorCase.ts'
import { spokePoolAbi, spokePoolOf, wrappedOf } from '../policy.ts'

export type Argument = 'depositor' | 'token' | 'any_token' | 'less' | 'message' | 'value' | 'tail'

/** Across as its documents describe it, for tests and demos: deposits that are calls of the real pools. */
export interface AcrossStandIn extends StandIn {
  /** Cheats in one argument of the deposit from now on; null = honest. */
  argument(change: Argument | null): void
  /** Deposits by depositV3, whose addresses have 20 bytes. */
  short(does: boolean): void
  /** Transactions of the status from now on, such as those of a local network. */
  transactions(hashes: Transactions): void
}

interface Transactions {
  readonly fill: string
  readonly refund: string
}

/** Key of the callers that it answers. */
export const ACROSS_KEY = 'key'

const stranger = `0x${'bad0'.repeat(10)}` as const
const periphery = '0x10d8b8daa26d307489803e10477de69c0492b610'
const zero = `0x${'0'.repeat(40)}`
const chains = [1, 10, 56, 130, 137, 8453, 42161, 59144]
const usual: Transactions = { fill: `0x${'f1'.repeat(32)}`, refund: `0x${'e1'.repeat(32)}` }
/** Seconds in which a relayer has to pay. */
const FILL_SECONDS = 21_000

interface Options {
  readonly key?: string
  /** Seconds since 1970 of its deposits. */
  readonly now?: () => number
}

/** Creates the server's answers. Deposits stay unknown until `report` sets their state. */
export function createAcrossStandIn(
  decimalsOf: (chain: number, token: string) => number,
  { key = ACROSS_KEY, now = () => 1_772_366_000 }: Options = {},
): AcrossStandIn {
  let lie: AnyLie | null = null
  let changed: Argument | null = null
  let isShort = false
  let state = 'unknown'
  let transactions = usual
  let hasRoute = true
  let asked = { originChainId: 1, destinationChainId: 42161 }

  function approval(query: URLSearchParams): VendorAnswer {
    const of = (name: string): string => query.get(name) ?? ''
    const [origin, destination] = [Number(of('originChainId')), Number(of('destinationChainId'))]
    if (!hasRoute) return failed('ROUTE_NOT_FOUND')
    asked = { originChainId: origin, destinationChainId: destination }
    const [input, output] = [of('inputToken'), of('outputToken')]
    const isExact = of('tradeType') === 'exactOutput'
    const amount = isExact
      ? costOf(BigInt(of('amount')), decimalsOf(origin, input), decimalsOf(destination, output))
      : BigInt(of('amount'))
    const net = (amount * (lie === 'pays_less' ? 9_500n : 9_990n)) / 10_000n
    const usual = (net * 10n ** BigInt(decimalsOf(destination, output))) / 10n ** BigInt(decimalsOf(origin, input))
    const paid = isExact ? exactly(BigInt(of('amount'))) : usual
    const coins = input === zero ? amount : 0n
    return {
      body: {
        crossSwapType: 'bridgeableToBridgeable',
        amountType: of('tradeType'),
        checks: {},
        steps: { bridge: { provider: 'across' } },
        inputToken: { address: input, chainId: origin, symbol: '', decimals: decimalsOf(origin, input) },
        outputToken: { address: output, chainId: destination, symbol: '', decimals: decimalsOf(destination, output) },
        refundToken: { address: input, chainId: origin },
        inputAmount: String(amount),
        expectedOutputAmount: String(paid),
        minOutputAmount: String(paid),
        expectedFillTime: 2,
        swapTx: {
          ecosystem: 'evm',
          simulationSuccess: false,
          chainId: lie === 'wrong_chain' ? 10 : origin,
          to: lie === 'other_target' ? periphery : (spokePoolOf(origin) ?? zero),
          data: lie === 'unreadable' ? '0x110560ad' : depositCall(query, amount, paid),
          value: String(coins + (lie === 'adds_fee' ? 10n ** 15n : 0n) + (changed === 'value' ? 1n : 0n)),
        },
        id: 'x',
      },
    }
  }

  /** Cost of an exact payout. */
  function costOf(wanted: bigint, decimals: number, other: number): bigint {
    const worth = (wanted * 10n ** BigInt(decimals) * 10_010n) / (10n ** BigInt(other) * 10_000n) + 1n
    return lie === 'asks_more' ? (worth * 102n) / 100n : worth
  }

  const exactly = (wanted: bigint): bigint =>
    lie === 'pays_less' ? (wanted * 98n) / 100n : lie === 'pays_more' ? wanted + 1n : wanted

  function depositCall(query: URLSearchParams, amount: bigint, paid: bigint): Hex {
    const of = (name: string): Hex => (query.get(name) ?? '') as Hex
    const token = (name: string, chain: number): Hex =>
      of(name) === zero ? ((wrappedOf(chain) ?? zero) as Hex) : of(name)
    const outputs = { token: stranger, any_token: zero as Hex } as Record<string, Hex>
    const [depositor, recipient, inputToken, outputToken] = [
      changed === 'depositor' ? stranger : of('depositor'),
      lie === 'other_recipient' ? stranger : of('recipient'),
      token('inputToken', asked.originChainId),
      outputs[changed ?? ''] ?? token('outputToken', asked.destinationChainId),
    ]
    const rest = [
      lie === 'takes_more' ? amount + 1n : changed === 'less' ? amount - 1n : amount,
      paid,
      BigInt(asked.destinationChainId),
    ] as const
    const times = [now(), now() + FILL_SECONDS, 0, changed === 'message' ? '0x1234' : '0x'] as const
    const call = isShort
      ? encodeFunctionData({
          abi: spokePoolAbi,
          functionName: 'depositV3',
          args: [depositor, recipient, inputToken, outputToken, ...rest, zero as Hex, ...times],
        })
      : encodeFunctionData({
          abi: spokePoolAbi,
          functionName: 'deposit',
          args: [
            padHex(depositor),
            padHex(recipient),
            padHex(inputToken),
            padHex(outputToken),
            ...rest,
            padHex('0x'),
            ...times,
          ],
        })
    const tag = query.get('integratorId')?.slice(2) ?? ''
    return `${call}1dc0de${tag}${changed === 'tail' ? 'ff' : '1dc0de73c0de'}`
  }

  return {
    handle: ({ path, query, headers }: VendorCall) => {
      if (headers.authorization !== `Bearer ${key}`)
        return { status: 403, body: { type: 'AcrossApiError', code: 'FORBIDDEN' } }
      if (path === '/api/swap/chains') return { body: chains.map((chainId) => ({ chainId, name: String(chainId) })) }
      if (path === '/api/swap/approval') return approval(query)
      if (path !== '/api/deposit/status') return null
      if (state === 'unknown') return { status: 404, body: { error: 'DepositNotFoundException' } }
      return {
        body: {
          ...asked,
          status: state,
          depositId: '1',
          depositTxnRef: query.get('depositTxnRef'),
          fillTx: state === 'filled' ? transactions.fill : null,
          fillTxnRef: state === 'filled' ? transactions.fill : null,
          depositRefundTxHash: state === 'refunded' ? transactions.refund : null,
          depositRefundTxnRef: null,
          pagination: { currentIndex: 0, maxIndex: 0 },
        },
      }
    },
    lie: (how) => {
      lie = how
      changed = null
      isShort = false
    },
    argument: (change) => void (changed = change),
    short: (does) => void (isShort = does),
    transactions: (next) => void (transactions = next),
    report: (next) => void (state = next),
    hasRoute: (has) => void (hasRoute = has),
  }
}

const failed = (code: string): VendorAnswer => ({
  status: 400,
  body: { type: 'AcrossApiError', code, status: 400, message: code },
})
