import { concat, encodeFunctionData, type Hex, keccak256, numberToHex, toHex } from 'viem'
import { svmAddressRules } from '#chains/svm/address.ts'
import type { AnyLie, StandIn } from '../../testing/vendorCase.ts'
import type { VendorAnswer, VendorCall } from '../../testing/vendorServer.ts'
import { dlnAbi } from '../policy.ts'

/** DLN as its documents describe it, for tests and demos: orders that are calls of the real contract. */
export interface DebridgeStandIn extends StandIn {
  /** Cheats in one argument of the order's call from now on; null = honest. */
  argument(change: Argument | null): void
  /** The sent token is exchanged before the order, as for tokens that solvers do not hold. */
  exchanges(does: boolean): void
  /** The tracking API knows no transactions. */
  tracks(does: boolean): void
  /** Transactions that the tracking API names from now on, such as those of a local network. */
  transactions(hashes: Transactions): void
  /** Answers create-tx with this error from now on. */
  fail(errorId: string | null): void
}

export type Argument = 'authority' | 'patch' | 'beneficiary' | 'token' | 'taker' | 'hook' | 'permit' | 'fee'

const stranger = `0x${'bad0'.repeat(10)}` as const
const forwarder = '0x663dc15d3c1ac63ff12e45ab68fea3f0a883c251'
const source = '0xeF4fB24aD0916217251F553c0596F8Edc630EB66'
const SOLANA = 7565164
const FIX_FEE = 1_000_000_000_000_000n
const usual = { created: `0x${'c1'.repeat(32)}`, fulfilled: `0x${'f1'.repeat(32)}` } as const

interface Transactions {
  readonly created: string
  readonly fulfilled: string
}

/** Networks that it serves, by its own number and the chain's. */
const chains = [
  ...[1, 10, 56, 137, 8453, 42161, 43114, 59144, SOLANA].map((id) => [id, id] as const),
  [100000021, 60808],
  [100000031, 4326],
] as const

/** Creates the server's answers. Orders stay unknown until `report` sets their state. */
export function createDebridgeStandIn(decimalsOf: (chain: number, token: string) => number): DebridgeStandIn {
  let lie: AnyLie | null = null
  let changed: Argument | null = null
  let state = 'None'
  let hasRoute = true
  let exchanges = false
  let tracks = true
  let errorId: string | null = null
  let transactions: Transactions = usual
  let salt = 1_772_366_400_000n
  const taken = new Map<string, bigint>()

  function createTx(query: URLSearchParams): VendorAnswer {
    const of = (name: string): string => query.get(name) ?? ''
    if (errorId !== null) return failed(errorId)
    if (!hasRoute) return failed('ERROR_IMPOSSIBLE_ROUTE')
    const [from, to] = [Number(of('srcChainId')), Number(of('dstChainId'))]
    const wanted = of('srcChainTokenInAmount') === 'auto' ? BigInt(of('dstChainTokenOutAmount')) : null
    if (of('prependOperatingExpenses') !== String(wanted !== null) || from === to)
      return failed('INVALID_QUERY_PARAMETERS')
    const decimals = [decimalsOf(from, of('srcChainTokenIn')), decimalsOf(to, of('dstChainTokenOut'))] as const
    const amount = wanted === null ? BigInt(of('srcChainTokenInAmount')) : input(wanted, ...decimals)
    const fixFee = lie === 'adds_fee' ? FIX_FEE * 2n : FIX_FEE
    const take = wanted === null ? output(amount, ...decimals) : exactly(wanted)
    const answer = {
      estimation: {
        srcChainTokenIn: {
          address: of('srcChainTokenIn'),
          chainId: from,
          decimals: decimalsOf(from, of('srcChainTokenIn')),
          amount: String(amount),
          approximateOperatingExpense: '52000',
          mutatedWithOperatingExpense: false,
        },
        ...(exchanges
          ? { srcChainTokenOut: { address: stranger, chainId: from, decimals: 6, amount: '1', maxRefundAmount: '0' } }
          : {}),
        dstChainTokenOut: {
          address: of('dstChainTokenOut'),
          chainId: to,
          decimals: decimalsOf(to, of('dstChainTokenOut')),
          amount: String(take),
          recommendedAmount: String(take),
          maxTheoreticalAmount: String(take),
        },
        costsDetails: [],
        recommendedSlippage: 0,
      },
      order: { approximateFulfillmentDelay: 6 },
      fixFee: String(fixFee),
    }
    if (!of('senderAddress'))
      return { body: { ...answer, tx: { allowanceTarget: source, allowanceValue: String(amount) } } }
    const data = lie === 'unreadable' ? ('0x4d8160ba' as const) : orderCall(query, amount, take)
    const orderId = keccak256(concat([data, numberToHex(salt, { size: 32 })]))
    taken.set(orderId, take)
    const native = /^0x0{40}$/.test(of('srcChainTokenIn')) ? given(amount) : 0n
    const target = lie === 'other_target' ? forwarder : source
    return { body: { ...answer, orderId, tx: { to: target, data, value: String(native + fixFee) } } }
  }

  /** Cost of an exact payout. */
  function input(wanted: bigint, decimals: number, other: number): bigint {
    const worth = (wanted * 10n ** BigInt(decimals) * 10_030n) / (10n ** BigInt(other) * 10_000n) + 1n
    return lie === 'asks_more' ? (worth * 102n) / 100n : worth
  }

  const given = (amount: bigint): bigint => (lie === 'takes_more' ? amount + 1n : amount)

  const exactly = (wanted: bigint): bigint =>
    lie === 'pays_less' ? (wanted * 98n) / 100n : lie === 'pays_more' ? wanted + 1n : wanted

  function output(amount: bigint, decimals: number, other: number): bigint {
    const net = (amount * (lie === 'pays_less' ? 9_500n : 9_970n)) / 10_000n
    return (net * 10n ** BigInt(other)) / 10n ** BigInt(decimals)
  }

  function orderCall(query: URLSearchParams, amount: bigint, take: bigint): Hex {
    const of = (name: string): string => query.get(name) ?? ''
    const to = Number(of('dstChainId'))
    const [bps, recipient] = [Number(query.get('affiliateFeePercent') ?? 0) * 100, of('affiliateFeeRecipient') as Hex]
    const fee = recipient ? concat([recipient, numberToHex((amount * BigInt(bps)) / 10_000n, { size: 32 })]) : '0x'
    const isSolana = to === SOLANA
    const other = isSolana ? toHex(new Uint8Array(32).fill(7)) : stranger
    salt += 1n
    return encodeFunctionData({
      abi: dlnAbi,
      functionName: 'createSaltedOrder',
      args: [
        {
          giveTokenAddress: of('srcChainTokenIn') as Hex,
          giveAmount: given(amount),
          takeTokenAddress: changed === 'token' ? other : bytesOf(to, of('dstChainTokenOut')),
          takeAmount: take,
          takeChainId: BigInt(lie === 'wrong_chain' ? 43114 : to),
          receiverDst: lie === 'other_recipient' ? other : bytesOf(to, of('dstChainTokenOutRecipient')),
          givePatchAuthoritySrc: changed === 'patch' ? stranger : (of('srcChainOrderAuthorityAddress') as Hex),
          orderAuthorityAddressDst: changed === 'authority' ? other : bytesOf(to, of('dstChainOrderAuthorityAddress')),
          allowedTakerDst: changed === 'taker' ? other : '0x',
          externalCall: changed === 'hook' ? '0x1234' : '0x',
          allowedCancelBeneficiarySrc:
            changed === 'beneficiary' ? stranger : (of('srcAllowedCancelBeneficiary') as Hex) || '0x',
        },
        salt,
        changed === 'fee' ? concat([stranger, numberToHex(amount, { size: 32 })]) : fee,
        Number(query.get('referralCode') ?? 0),
        changed === 'permit' ? '0x1234' : '0x',
        '0x0101000000',
      ],
    })
  }

  function track(orderId: string): VendorAnswer | null {
    if (!tracks || state === 'None') return null
    const isPaid = ['Fulfilled', 'SentUnlock', 'ClaimedUnlock'].includes(state)
    const event = (hash: string) => ({ transactionHash: { stringValue: hash }, blockNumber: 1, blockTimeStamp: 1 })
    return {
      body: {
        orderId: { stringValue: orderId },
        state,
        createdSrcEventMetadata: event(transactions.created),
        fulfilledDstEventMetadata: isPaid ? event(transactions.fulfilled) : null,
        takeOfferWithMetadata: { finalAmount: { stringValue: String(taken.get(orderId) ?? 0n) } },
      },
    }
  }

  return {
    handle: ({ path, query }: VendorCall) => {
      if (path === '/v1.0/supported-chains-info')
        return {
          body: { chains: chains.map(([chainId, originalChainId]) => ({ chainId, originalChainId, chainName: '' })) },
        }
      if (path === '/v1.0/dln/order/create-tx') return createTx(query)
      const asked = /^\/v1\.0\/dln\/order\/(0x[0-9a-f]{64})\/status$/.exec(path)?.[1]
      if (asked) return { body: { orderId: asked, status: state } }
      const tracked = /^\/api\/Orders\/(0x[0-9a-f]{64})$/.exec(path)?.[1]
      return tracked ? track(tracked) : null
    },
    lie: (how) => {
      lie = how
      changed = null
      exchanges = false
      tracks = true
      errorId = null
    },
    argument: (change) => void (changed = change),
    exchanges: (does) => void (exchanges = does),
    tracks: (does) => void (tracks = does),
    transactions: (hashes) => void (transactions = hashes),
    fail: (id) => void (errorId = id),
    report: (next) => void (state = next),
    hasRoute: (has) => void (hasRoute = has),
  }
}

const failed = (errorId: string): VendorAnswer => ({
  status: 400,
  body: { errorCode: 1, errorId, errorMessage: `Unable to create an order: ${errorId}` },
})

const bytesOf = (chain: number, address: string): Hex =>
  chain === SOLANA ? (svmAddressRules.toBytes(address) as Hex) : (address as Hex)
