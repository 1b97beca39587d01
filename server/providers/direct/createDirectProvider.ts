import { addressRules } from '#chains/registry.ts'
import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import type { ServerDeps } from '../../deps.ts'
import { paymentCall } from '../evmCalls.ts'
import type { ExternalPrepared, Placement, ProviderQuote, Refusal, RouteProvider, RouteRequest } from '../provider.ts'
import { inexact, worthOf } from '../vendorQuote.ts'
import { directPolicy } from './policy.ts'

type Deps = Pick<ServerDeps, 'catalogue' | 'clock' | 'chains'>

const OPEN_MS = 10 * 60_000
/** Time that the network may take after the last moment to send. */
const SETTLE_MS = 60 * 60_000
const MOST = String(2n ** 256n - 1n)

/**
 * Creates the provider of direct payments: who has the asset of a payment request on its network sends it to the recipient.
 * Nothing is bridged and nothing charged. It has no routes, since only payment requests are paid this way.
 */
export function createDirectProvider({ catalogue, clock, chains }: Deps): RouteProvider {
  const refusalOf = (request: RouteRequest): Refusal | null =>
    optionRefusal(request) ??
    // Nothing but a quorum's reading shows that a payment was made.
    (chains(request.from.chainId)?.moved ? null : unread(request.fromChain)) ??
    recipientRefusal(request, catalogue)
  return {
    name: 'direct',
    title: 'Direct payment',
    routes: () => [],
    quote: (request) => {
      const refusal = refusalOf(request)
      return Promise.resolve(refusal ? { refusal } : { quote: quoteOf(catalogue, request) })
    },
    prepare: async ({ request, fromAddress, recipient, quote }) => {
      const refusal = refusalOf({ ...request, fromAddress, recipient })
      if (refusal) throw new AppError(refusal.reason, refusal.message, { status: 422, retriable: false })
      return prepared(request, { recipient, amount: quote.receive_amount }, clock.now().getTime())
    },
    policy: directPolicy,
    isDirect: true,
    // The wallet's report names the transaction; its network alone decides what it did.
    poll: (order, { cursor, depositTx }) =>
      Promise.resolve(
        depositTx === null
          ? { status: 'waiting', cursor }
          : {
              status: 'filled',
              cursor,
              depositTx,
              payoutTx: depositTx,
              received: { asset: order.toAsset, amount: order.receiveAmount },
            },
      ),
  }
}

const noRoute: Refusal = { reason: 'no_route', message: 'Only a payment request for this token is paid directly.' }

const unread = ({ name }: ChainDef): Refusal => ({
  reason: 'provider_unavailable',
  message: `Payments on ${name} can’t be confirmed here right now.`,
})

/** Refuses everything but the exact amount of a payment request on an EVM network. */
function optionRefusal({
  from,
  to,
  fromChain,
  payment = null,
  exactReceive,
  exchange,
  gasless,
  destinationGas,
}: RouteRequest): Refusal | null {
  if (from.id !== to.id || payment === null || fromChain.family !== 'evm' || exchange !== null) return noRoute
  if (exactReceive === null) return inexact
  if (exactReceive === 0n) return { reason: 'below_minimum', message: 'Enter an amount above zero.' }
  if (gasless) return { reason: 'gasless_unavailable', message: 'A direct payment is sent by your wallet.' }
  if (destinationGas > 0n)
    return { reason: 'destination_gas_unsupported', message: 'A direct payment adds no gas on arrival.' }
  return null
}

/** A payment to oneself moves nothing, and one to a token or to no one is lost. */
function recipientRefusal(
  { from, fromChain, fromAddress, recipient }: RouteRequest,
  { assets }: Pick<Catalogue, 'assets'>,
): Refusal | null {
  if (recipient === null) return null
  if (recipient === fromAddress)
    return {
      reason: 'recipient_is_payer',
      message: 'This wallet is the recipient of the payment request. Pay with another one.',
    }
  const isToken = assets.some(({ id, chainId }) => chainId === from.chainId && parseAssetId(id).token === recipient)
  if (!isToken && !addressRules(fromChain.family).isDead(recipient)) return null
  const message = 'This address can’t be paid: funds would be lost. Ask for another payment request.'
  return { reason: 'recipient_unusable', message }
}

function quoteOf(
  catalogue: Pick<Catalogue, 'prices'>,
  { from, to, fromChain, exactReceive }: RouteRequest,
): ProviderQuote {
  const amount = exactReceive ?? 0n
  const units = String(amount)
  const { usd, isStale } = worthOf(catalogue, from, amount)
  return {
    from_asset: from.id,
    to_asset: to.id,
    send_amount: units,
    receive_amount: units,
    min_receive_amount: units,
    send_usd: usd,
    receive_usd: usd,
    send_usd_stale: isStale,
    receive_usd_stale: isStale,
    fees: [],
    fee_ratio: '0',
    native_fee: '0',
    native_fee_usd: null,
    via: null,
    destination_gas: '0',
    destination_gas_usd: null,
    gasless: false,
    pays_to_address: false,
    eta_seconds: Math.max(1, Math.ceil((fromChain.settlement?.blockTimeMs ?? DEFAULT_BLOCK_MS) / 1000)),
    custody: 'direct',
    fill_mode: 'transfer',
    signatures: 1,
    min_amount: '1',
    max_amount: MOST,
  }
}

/** Block time of a network whose settlement isn't configured: no larger one has slower blocks. */
const DEFAULT_BLOCK_MS = 12_000

function prepared(
  { from }: Placement['request'],
  { recipient: to, amount }: { readonly recipient: string; readonly amount: string },
  now: number,
): ExternalPrepared {
  const call = paymentCall({ asset: from.id, to, amount })
  return {
    external: { reference: null, openBy: new Date(now + OPEN_MS), fillDeadline: new Date(now + OPEN_MS + SETTLE_MS) },
    steps: [
      {
        kind: 'evm_call',
        chain_id: call.chain,
        label: 'transfer',
        status: 'waiting',
        tx_ref: null,
        to: call.to,
        data: call.data,
        value: String(call.value),
        offer: null,
        approval: null,
      },
    ],
  }
}
