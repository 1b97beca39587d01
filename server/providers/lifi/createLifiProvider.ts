import { AppError } from '#core/errors.ts'
import { stepsProblem } from '#core/order/stepPolicy.ts'
import { providerTitle } from '#core/order/providerTitle.ts'
import { VendorRefusal } from '#runtime/outbound.ts'
import { depositSteps } from '../evmCalls.ts'
import type { PollAnswer, Refusal, RouteProvider, RouteRequest } from '../provider.ts'
import type { Vendor, VendorAccess } from '../vendor.ts'
import { inexact, outsideLimits, requireQuotedTerms, unsupportedOption, vendorQuote } from '../vendorQuote.ts'
import { createVendorRoutes, type Served, type VendorDeps } from '../vendorRoutes.ts'
import { EXAMPLE } from './access.ts'
import { diamondOf } from './diamonds.ts'
import { lifiPolicy } from './policy.ts'
import { askOffer, type Integration, type Offer, type Refused } from './quote.ts'
import { lifiRefusal } from './refusal.ts'
import { progressOf } from './status.ts'
import { chainsAnswer, type StatusAnswer, statusAnswer } from './wire.ts'

const ETA_SECONDS = 180
/** Prices and deadlines in the call hold for about as long. */
const OPEN_MS = 10 * 60_000
/** Bridges return a deposit that they can’t pay out within hours. */
const FILL_MS = 6 * 3_600_000

/** Creates the provider of LI.FI: bridges between EVM networks, each started by one call of LI.FI’s diamond contract. */
export function createLifiProvider(
  deps: VendorDeps,
  integration: Integration,
  { quotes, orders, reads }: VendorAccess,
): RouteProvider {
  const { catalogue, clock, limits, log } = deps
  const refused: Refused = new Map()

  async function offerFor(vendor: Vendor, request: RouteRequest, signal: AbortSignal): Promise<Offer> {
    const sender = request.fromAddress ?? EXAMPLE
    const parties = { sender, recipient: request.recipient ?? sender }
    return askOffer({ vendor, integration, refused }, request, parties, signal)
  }

  return {
    name: 'lifi',
    title: providerTitle('lifi'),
    policy: lifiPolicy,
    pages: {
      support: 'https://help.li.fi',
      order: (_, depositTx) => depositTx && `https://scan.li.fi/tx/${depositTx}`,
    },
    ...createVendorRoutes({
      name: 'lifi',
      catalogue,
      custody: 'provider',
      etaSeconds: ETA_SECONDS,
      limits,
      log,
      read: (signal) => readServed(reads, deps, signal),
    }),

    quote: async (request, signal) => {
      // Its answer to a wanted amount is an estimate, and most of its bridges let their fee decide what arrives.
      const refusal =
        unsupportedOption(request) ??
        unserved(request) ??
        (request.exactReceive === null ? outsideLimits(catalogue, request, limits) : inexact)
      if (refusal) return { refusal }
      try {
        const offer = await offerFor(quotes, request, signal)
        await requireSendable(request, offer)
        return vendorQuote(catalogue, request, offer.terms, limits)
      } catch (error) {
        return { refusal: lifiRefusal(error) }
      }
    },

    prepare: async ({ request, quote, fromAddress, recipient, refundAddress }, signal) => {
      if (refundAddress !== null && refundAddress !== fromAddress)
        throw new AppError('refund_invalid', 'This provider refunds the address that sends the deposit.', {
          status: 422,
          retriable: false,
        })
      const offer = await offerFor(orders, { ...request, fromAddress, recipient }, signal).catch((cause: unknown) => {
        const { reason, message } = lifiRefusal(cause)
        throw new AppError(reason, message, { status: 502, retriable: true, cause })
      })
      requireQuotedTerms(quote, offer.terms)
      const openBy = new Date(clock.now().getTime() + OPEN_MS)
      return {
        external: {
          reference: offer.call.transactionId,
          openBy,
          fillDeadline: new Date(openBy.getTime() + FILL_MS),
        },
        steps: stepsOf(request, offer),
      }
    },

    poll: async (order, { depositTx }, signal) => {
      const reference = order.settlement.kind === 'external' ? order.settlement.reference : null
      const known = [depositTx, reference].filter((id) => id !== null)
      for (const txHash of known) {
        const query = { txHash, fromChain: order.fromChain, toChain: order.toChain }
        const answer = await readStatus(reads, query, signal)
        // The wallet’s report may name any transaction; only LI.FI’s id ties one to the order.
        const isOurs = answer?.transactionId === reference || (txHash === reference && !answer?.transactionId)
        const progress = answer && isOurs ? progressOf(answer, order) : null
        if (progress && progress.status !== 'waiting') return progress
      }
      return { status: 'waiting', cursor: null } satisfies PollAnswer
    },
  }
}

const stepsOf = ({ from, fromChain, amount }: RouteRequest, { deposit }: Offer) =>
  depositSteps(deposit, { asset: from.id, amount, spender: diamondOf(fromChain.id) ?? '' })

function unserved({ fromChain, toChain }: RouteRequest): Refusal | null {
  const isEvm = fromChain.family === 'evm' && toChain.family === 'evm'
  if (isEvm && fromChain.id !== toChain.id && diamondOf(fromChain.id) !== null) return null
  return { reason: 'no_route', message: 'This provider has no route for this transfer.' }
}

/** Steps that the app would refuse are not offered. @throws AppError `provider_unavailable` */
async function requireSendable(request: RouteRequest, offer: Offer): Promise<void> {
  const { from, to, fromChain, toChain, amount, recipient, fromAddress } = request
  const terms = {
    chain: fromChain.id,
    asset: from.id,
    amount,
    nativeFee: offer.terms.nativeFee,
    toChain: toChain.id,
    recipient: recipient ?? fromAddress ?? EXAMPLE,
    toAsset: to.id,
    minReceive: offer.terms.minReceive,
    owners: [fromAddress ?? EXAMPLE],
  }
  const problem = await stepsProblem(stepsOf(request, offer), terms, lifiPolicy)
  if (problem)
    throw new AppError('provider_unavailable', 'This provider’s quote is not usable.', { status: 502, retriable: true })
}

/**
 * Networks that LI.FI serves. Its list of tokens has many thousands, so a token that it does not know is refused by the
 * quote; networks with another diamond than the pinned one are left out.
 */
async function readServed(vendor: Vendor, { catalogue }: VendorDeps, signal: AbortSignal): Promise<Served> {
  const { chains } = await vendor.get('chains', { chainTypes: 'EVM' }, chainsAnswer, signal)
  const diamonds = new Map(chains.map(({ id, diamondAddress }) => [id, diamondAddress?.toLowerCase()]))
  const evm = new Set(catalogue.chains.filter(({ family }) => family === 'evm').map(({ id }) => id))
  const listed = catalogue.assets.filter(({ chainId }) => evm.has(chainId) && diamonds.has(chainId))
  const sources = listed.filter(({ chainId }) => {
    const pinned = diamondOf(chainId)
    return pinned !== null && (diamonds.get(chainId) ?? pinned) === pinned
  })
  return { sources: new Set(sources.map(({ id }) => id)), destinations: new Set(listed.map(({ id }) => id)) }
}

/** LI.FI refuses ids that it does not know, and texts that are none. */
const unknown: readonly number[] = [400, 404]

/** The status of a transaction, or of a transfer by LI.FI’s id; null if LI.FI does not know it. */
async function readStatus(
  vendor: Vendor,
  query: { txHash: string; fromChain: number; toChain: number },
  signal: AbortSignal,
): Promise<StatusAnswer | null> {
  try {
    return await vendor.get('status', query, statusAnswer, signal)
  } catch (error) {
    const cause = error instanceof AppError ? error.cause : null
    if (cause instanceof VendorRefusal && unknown.includes(cause.status)) return null
    throw error
  }
}
