import { decodeFunctionData, type Hex, parseAbi, sliceHex, toFunctionSelector } from 'viem'
import { readSpokeDeposit, spokePoolAbi, spokePoolOf } from '#server/providers/across/policy.ts'
import { fillCall, refundCall } from '#server/providers/across/testing/spokePool.ts'
import type { AcrossStandIn } from '#server/providers/across/testing/standIn.ts'
import { dlnAbi, dlnSource } from '#server/providers/debridge/policy.ts'
import type { DebridgeStandIn } from '#server/providers/debridge/testing/standIn.ts'
import { diamondOf } from '#server/providers/lifi/diamonds.ts'
import { type LifiStandIn, lifiAbi } from '#server/providers/lifi/testing/standIn.ts'
import { relayNetwork } from '#server/providers/relay/networks.ts'
import type { RelayStandIn } from '#server/providers/relay/testing/standIn.ts'
import type { VendorAnswer, VendorCall } from '#server/providers/testing/vendorServer.ts'
import { NATIVE, type Payer } from './payer.ts'

/** Payout that a deposit asks for; the amount in base units of its token. */
export interface Due {
  readonly chain: number
  readonly token: string
  readonly recipient: string
  readonly amount: bigint
}

/** Transactions of an ended order, and what its last one moved. */
export interface Ended {
  readonly deposit: string
  readonly payout: string
  readonly amount: bigint
}

/** One vendor's deposits as its solvers see them, and the report of their ends. */
export interface DepositReader {
  /** Contract that takes deposits on a network, in lower case. */
  targetOf(chain: number): string | null
  /** Null if the call isn’t a deposit of a known order. */
  read(input: Hex): Due | null
  /** Pays or refunds through the vendor's contract, and returns the transaction; absent where solvers send coins themselves. */
  settle?(how: 'paid' | 'refunded', chain: number, input: Hex): Promise<string>
  ended(how: 'paid' | 'refunded', facts: Ended): void
  /** Forgets the last end, so that the next order starts without one. */
  restart(): void
}

const relayAbi = parseAbi([
  'function depositNative(address depositor, bytes32 id) payable',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
])

/** Rest of a Relay quote that its solver pays by. */
interface Offered {
  readonly details: {
    readonly recipient: string
    readonly currencyOut: {
      readonly currency: { readonly chainId: number; readonly address: string }
      readonly amount: string
    }
  }
  readonly protocol: { readonly v2: { readonly orderId: string } }
}

/** Relay: a deposit carries its order's id alone, whose terms are those of the quote. */
export function relayDeposits(standIn: RelayStandIn): DepositReader & {
  handle(call: VendorCall): VendorAnswer | null
} {
  const offered = new Map<string, Offered>()
  return {
    handle: (call) => {
      const answer = standIn.handle(call)
      if (call.path === '/quote/v2' && answer?.status === undefined) {
        const offer = answer?.body as Offered
        offered.set(offer.protocol.v2.orderId, offer)
      }
      return answer
    },
    targetOf: (chain) => relayNetwork(chain)?.depository ?? null,
    read: (input) => {
      const { args } = decodeFunctionData({ abi: relayAbi, data: input })
      const details = offered.get(String(args.at(-1)))?.details
      if (!details) return null
      const { currency, amount } = details.currencyOut
      return {
        chain: currency.chainId,
        token: currency.address,
        recipient: details.recipient,
        amount: BigInt(amount),
      }
    },
    ended: (how, facts) => {
      standIn.transactions(facts)
      standIn.report(how === 'paid' ? 'success' : 'refund')
    },
    restart: () => standIn.report('waiting'),
  }
}

/** LI.FI: the diamond's call has the bridge and its terms. The stand-in's bridge is Across. */
export const lifiDeposits = (standIn: LifiStandIn): DepositReader => ({
  targetOf: diamondOf,
  read: (input) => {
    const { functionName, args } = decodeFunctionData({ abi: lifiAbi, data: input })
    if (functionName !== 'swapAndStartBridgeTokensViaAcrossV4') return null
    const [{ destinationChainId, receiver, sendingAssetId }, , { outputAmount }] = args
    // Across pays out the coin where the recipient is an account.
    const token = sendingAssetId === NATIVE ? NATIVE : sliceHex(args[2].receivingAssetId, 12)
    return { chain: Number(destinationChainId), token, recipient: receiver, amount: outputAmount }
  },
  ended: (how, facts) => {
    standIn.settled(facts)
    standIn.report(how === 'paid' ? 'DONE COMPLETED' : 'DONE REFUNDED')
  },
  restart: () => {
    standIn.settled(null)
    standIn.report('NOT_FOUND')
  },
})

/** DeBridge: the call has the whole order. */
export const debridgeDeposits = (standIn: DebridgeStandIn): DepositReader => ({
  targetOf: () => dlnSource,
  read: (input) => {
    const { args } = decodeFunctionData({ abi: dlnAbi, data: input })
    const { takeChainId, takeTokenAddress, receiverDst, takeAmount } = args[0]
    return { chain: Number(takeChainId), token: takeTokenAddress, recipient: receiverDst, amount: takeAmount }
  },
  ended: (how, { deposit, payout }) => {
    standIn.transactions({ created: deposit, fulfilled: payout })
    standIn.report(how === 'paid' ? 'Fulfilled' : 'ClaimedOrderCancel')
  },
  restart: () => standIn.report('None'),
})

const depositSelectors: ReadonlySet<Hex> = new Set(spokePoolAbi.map((one) => toFunctionSelector(one)))

/** Across: the pool of the destination pays out of the relayer's wrapped coins, and that of the source refunds. */
export function acrossDeposits(standIn: AcrossStandIn, { call }: Payer): DepositReader {
  let settled = 0n
  return {
    targetOf: spokePoolOf,
    read: (input) => {
      // Relayers call the pools as well.
      const deposit = depositSelectors.has(sliceHex(input, 0, 4)) ? readSpokeDeposit(input) : null
      if (!deposit) return null
      const { toChain: chain, outputToken: token, recipient, outputAmount: amount } = deposit
      return { chain, token, recipient, amount }
    },
    settle: (how, chain, input) => {
      const deposit = readSpokeDeposit(input)
      if (!deposit) throw new Error('not a deposit')
      return how === 'paid'
        ? call(deposit.toChain, fillCall(chain, settled++, deposit))
        : call(chain, refundCall(chain, deposit))
    },
    ended: (how, { payout }) => {
      standIn.transactions({ fill: payout, refund: payout })
      standIn.report(how === 'paid' ? 'filled' : 'refunded')
    },
    restart: () => standIn.report('unknown'),
  }
}
