import type { Catalogue } from '#core/catalogue/types.ts'
import { isNative } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { providerTitle } from '#core/order/providerTitle.ts'
import type { Clock } from '#runtime/clock.ts'
import { withDeadline } from '#runtime/outbound.ts'
import { createVendor, type VendorOptions } from '../../providers/vendor.ts'
import { swapRules } from '../policies.ts'
import type { BuiltStep, PreparedSwap, SwapAsk, SwapOffer, SwapProvider } from '../provider.ts'
import { hasJupiter, leastOut, mostIn, TOKEN, TOKEN_2022, tokenAccountOf } from './calls.ts'
import { builtProblem, readBuiltSwap } from './followBuilt.ts'
import {
  impactOf,
  jupiterRefusal,
  mintOf,
  type QuoteAnswer,
  quoteAnswer,
  routeOf,
  swapAnswer,
  unusable,
} from './wire.ts'

export interface JupiterSettings {
  readonly url: string
  readonly apiKey: string | null
  readonly perMinute: number
  /** Wallet whose token accounts collect the operator's fee, and the fee; null without one. */
  readonly fee: { readonly owner: string; readonly bps: number } | null
}

interface Deps {
  readonly catalogue: Pick<Catalogue, 'chains'>
  readonly clock: Clock
  readonly count?: VendorOptions['count']
}

/** Time in which a transaction can be in a block: 150 blocks, and what a slow network takes for them. */
const OPEN_MS = 90_000
/** Blocks after the final one in which a new transaction expires: at the latest, with a margin for endpoints that are behind. */
const LONGEST_LIFE = 400n
/** And at the earliest: a lower statement would count a swap as expired that can still be in a block. */
const SHORTEST_LIFE = 200n
/** The most that the sender pays for priority, in lamports; the policy allows no more than twice as much. */
const MOST_PRIORITY = 1_000_000
/** A route takes about twice the compute units of a payout, whose price the network names. */
const GAS_UNITS = 2n
const FEE_ACCOUNT_MS = 10 * 60_000
/** Lamports that an account of 165 bytes locks, as the network sets it. */
const ACCOUNT_RENT = 2_039_280n
/** Quotes never wait longer for the accounts that decide whether it is shown. */
const RENT_MS = 1_000

/** Creates the provider of swaps on Solana through Jupiter's aggregator, each one transaction of its program. */
export function createJupiterSwaps({ catalogue, clock, count }: Deps, settings: JupiterSettings): SwapProvider {
  const { url, apiKey, perMinute, fee } = settings
  const { quotes, orders } = createVendor({
    name: 'jupiter',
    url,
    headers: apiKey === null ? {} : { 'x-api-key': apiKey },
    perMinute,
    clock,
    ...(count ? { count } : {}),
  })
  const chains = catalogue.chains.flatMap(({ id, family, disabled }) =>
    family === 'svm' && !disabled && hasJupiter(id) ? [id] : [],
  )
  const feeAccounts = new Map<string, { readonly isOpen: boolean; readonly until: number }>()

  /** Account that collects the fee on what a swap pays out; null if there is none, since Jupiter opens no account for it. */
  async function feeAccountOf({ node, to, exact }: SwapAsk): Promise<string | null> {
    if (fee === null || exact === 'receive') return null
    const account = tokenAccountOf(fee.owner, mintOf(to.id), TOKEN)
    const now = clock.now().getTime()
    const known = feeAccounts.get(account)
    if (known && known.until > now) return known.isOpen ? account : null
    const [owner] = (await node.askContract?.(account, []).catch(() => null)) ?? []
    const isOpen = owner === TOKEN
    feeAccounts.set(account, { isOpen, until: now + FEE_ACCOUNT_MS })
    return isOpen ? account : null
  }

  /** Coins that opening an account for the received token locks; null if the sender has one, or nothing is known. */
  async function rentOf({ node, to, sender }: SwapAsk): Promise<bigint | null> {
    if (sender === null || isNative(to.id) || !node.askContract) return null
    const accounts = [TOKEN, TOKEN_2022].map((program) => tokenAccountOf(sender, mintOf(to.id), program))
    const read = () => Promise.all(accounts.map((account) => node.askContract?.(account, [])))
    const found = await withDeadline(RENT_MS, read).catch(() => null)
    return found?.every((account) => account === null) ? ACCOUNT_RENT : null
  }

  return {
    name: 'jupiter',
    title: providerTitle('jupiter'),
    chains: () => chains,
    rules: async () => (await swapRules['jupiter']?.()) ?? { policy: {} },

    quote: async (ask, signal) => {
      const [inputMint, outputMint] = [mintOf(ask.from.id), mintOf(ask.to.id)]
      if (inputMint === outputMint)
        return { refusal: { reason: 'no_route', message: 'This provider doesn’t wrap coins.' } }
      const { slippageBps } = ask
      try {
        const rent = rentOf(ask)
        const feeAccount = await feeAccountOf(ask)
        const query = {
          inputMint,
          outputMint,
          amount: String(ask.amount),
          slippageBps,
          swapMode: ask.exact === 'send' ? 'ExactIn' : 'ExactOut',
          // Its amounts can be read without the forms of all exchanges.
          instructionVersion: 'V2',
          platformFeeBps: feeAccount === null ? undefined : fee?.bps,
        }
        const answer = await quotes.get('swap/v1/quote', query, quoteAnswer, signal)
        const feeBps = feeAccount === null ? 0 : (fee?.bps ?? 0)
        return {
          offer: { ...offerOf(answer, ask, { slippageBps, feeAccount, feeBps }), accountRent: await rent },
        }
      } catch (error) {
        return { refusal: jupiterRefusal(error) }
      }
    },

    prepare: async (ask, offer, signal) => {
      const { answer, feeAccount } = offer.detail as Detail
      const body = {
        userPublicKey: ask.sender,
        quoteResponse: answer,
        wrapAndUnwrapSol: isNative(ask.from.id) || isNative(ask.to.id),
        // The sender's key then signs for one transfer of Jupiter alone, so that the policy can bound it.
        useSharedAccounts: true,
        dynamicComputeUnitLimit: true,
        prioritizationFeeLamports: {
          priorityLevelWithMaxLamports: { maxLamports: MOST_PRIORITY, priorityLevel: 'medium' },
        },
        ...(feeAccount === null ? {} : { feeAccount }),
      }
      const made = await orders.ask('swap/v1/swap', body, swapAnswer, signal).catch((cause: unknown) => {
        const { reason, message } = jupiterRefusal(cause)
        throw new AppError(reason, message, { status: 502, retriable: true, cause })
      })
      return prepared(ask, made.swapTransaction, made.lastValidBlockHeight)
    },

    isShortLived: true,
    problem: async (ask, bounds, step) => (step.kind === 'svm_built' ? builtProblem(ask, bounds, step) : null),
    read: readBuiltSwap,
  }

  /** @throws AppError `provider_unavailable` for a transaction that expires at another time than any new one */
  async function prepared(ask: SwapAsk, transaction: string, expiry: number): Promise<PreparedSwap> {
    const { node, chain } = ask
    if (!node.lookedUp) throw unusable()
    const [head, lookups] = await Promise.all([
      node.head(),
      node.lookedUp(transaction).catch((cause: unknown) => {
        throw unusable(cause instanceof Error ? cause : undefined)
      }),
    ])
    const height = head.finalizedExpiry ?? head.finalized
    if (BigInt(expiry) <= height || BigInt(expiry) > height + LONGEST_LIFE) throw unusable()
    const step: BuiltStep = {
      kind: 'svm_built',
      chain_id: chain.id,
      label: 'swap',
      status: 'waiting',
      tx_ref: null,
      transaction,
      lookups: lookups.map(({ table, addresses }) => ({ table, addresses: [...addresses] })),
      last_valid_block_height: Math.max(expiry, Number(height + SHORTEST_LIFE)),
    }
    return { step, expiresAt: new Date(clock.now().getTime() + OPEN_MS) }
  }
}

/** Kept of a quote for its order, as JSON. */
interface Detail {
  readonly answer: QuoteAnswer
  readonly feeAccount: string | null
}

interface Asked {
  readonly slippageBps: number
  readonly feeAccount: string | null
  readonly feeBps: number
}

/** @throws AppError `provider_unavailable` for an answer that is not what was asked */
function offerOf(answer: QuoteAnswer, ask: SwapAsk, { slippageBps, feeAccount, feeBps }: Asked): SwapOffer {
  const { from, to, amount, exact } = ask
  const [send, receive] = [BigInt(answer.inAmount), BigInt(answer.outAmount)]
  const isAsked =
    answer.inputMint === mintOf(from.id) &&
    answer.outputMint === mintOf(to.id) &&
    answer.swapMode === (exact === 'send' ? 'ExactIn' : 'ExactOut') &&
    answer.slippageBps === slippageBps &&
    answer.instructionVersion === 'V2' &&
    (answer.platformFee?.feeBps ?? 0) <= feeBps &&
    (exact === 'send' ? send : receive) === amount
  const maxSend = exact === 'send' ? send : mostIn(send, BigInt(slippageBps))
  const minReceive = exact === 'send' ? leastOut(receive, BigInt(slippageBps), BigInt(feeBps)) : receive
  if (!isAsked || send === 0n || minReceive === 0n) throw unusable()
  return {
    kind: 'swap',
    send,
    maxSend,
    receive,
    minReceive,
    slippageBps,
    priceImpactBps: impactOf(answer),
    fee: feeBps > 0 && answer.platformFee?.amount ? { asset: to.id, amount: BigInt(answer.platformFee.amount) } : null,
    gasUnits: GAS_UNITS,
    route: routeOf(answer, ask),
    spender: null,
    detail: { answer, feeAccount } satisfies Detail,
  }
}
