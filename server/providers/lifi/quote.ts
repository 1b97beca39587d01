import type { QuoteRequest } from '@lifi/types'
import { type AssetId, isNative } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { type DepositCall, evmAsset, evmToken } from '../evmCalls.ts'
import type { RouteRequest } from '../provider.ts'
import type { Vendor } from '../vendor.ts'
import type { VendorTerms } from '../vendorQuote.ts'
import { diamondOf } from './diamonds.ts'
import { type DiamondCall, isReadable, readDiamondCall } from './policy.ts'
import { type QuoteAnswer, quoteAnswer } from './wire.ts'

export interface Parties {
  readonly sender: string
  readonly recipient: string
}

/** Identity under which the operator’s fee is collected; null = none. */
export interface Integration {
  readonly integrator: string | null
  /** Basis points of the sent amount. */
  readonly feeBps: number
}

export interface Offer {
  readonly terms: VendorTerms
  readonly deposit: DepositCall
  readonly call: DiamondCall
}

/** Bridges whose calls can't be read, by pair of networks; LI.FI is asked to leave them out. */
export type Refused = Map<string, Set<string>>

const SLIPPAGE = 0.005
/** A quote of an unreadable bridge is asked again without it, as often as the caller's time allows. */
const ATTEMPTS = 2
const LONGEST_NAME = 60

/**
 * Asks for a quote whose call can be read, for exactly the request.
 * @throws AppError of the vendor's client; `provider_unavailable` for an answer that is not what was asked
 */
export async function askOffer(
  { vendor, integration, refused }: { vendor: Vendor; integration: Integration; refused: Refused },
  request: RouteRequest,
  parties: Parties,
  signal: AbortSignal,
): Promise<Offer> {
  const pair = `${request.fromChain.id}>${request.toChain.id}`
  const denied = refused.get(pair) ?? new Set()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const query = queryOf(request, parties, integration, [...denied])
    const answer = await vendor.get('quote', query, quoteAnswer, signal)
    requireAsked(answer, request, parties)
    const deposit = depositOf(answer)
    const call = readDiamondCall(deposit)
    if (call) return { terms: termsOf(answer, request), deposit, call }
    if (isReadable(deposit.data)) break
    denied.add(answer.tool)
    refused.set(pair, denied)
  }
  throw unusable()
}

/** The error for an answer that is not what was asked. */
export const unusable = (): AppError =>
  new AppError('provider_unavailable', 'This provider’s quote is not usable.', { status: 502, retriable: true })

/** Arrays are sent as one value with commas, as LI.FI’s own client does. */
type Query = Omit<QuoteRequest, 'denyBridges'> & { readonly denyBridges?: string }

function queryOf(
  { from, to, fromChain, toChain, amount }: RouteRequest,
  { sender, recipient }: Parties,
  integration: Integration,
  denied: readonly string[],
) {
  return {
    fromChain: fromChain.id,
    toChain: toChain.id,
    fromToken: evmToken(from.id),
    toToken: evmToken(to.id),
    fromAmount: String(amount),
    fromAddress: sender,
    toAddress: recipient,
    order: 'CHEAPEST',
    slippage: SLIPPAGE,
    // A payout through a contract call would not name the recipient.
    allowDestinationCall: false,
    // The wallet estimates gas itself, and a simulation needs its balance.
    skipSimulation: true,
    ...identityOf(integration),
    ...(denied.length > 0 ? { denyBridges: denied.join(',') } : {}),
  } satisfies Query
}

/** Part of a quote's query that names the operator and the fee. */
export const identityOf = ({ integrator, feeBps }: Integration) =>
  integrator === null ? {} : { integrator, ...(feeBps > 0 ? { fee: feeBps / 10_000 } : {}) }

type Named = { readonly id: AssetId }
type Network = { readonly id: number }

/** Terms that an answer has to repeat. */
export interface Asked {
  readonly from: Named
  readonly to: Named
  readonly fromChain: Network
  readonly toChain: Network
  readonly amount: bigint
}

/** @throws AppError `provider_unavailable` if the answer names another network, asset, amount, party or contract */
export function requireAsked(
  { action, estimate, transactionRequest }: QuoteAnswer,
  { from, to, fromChain, toChain, amount }: Asked,
  { sender, recipient }: Parties,
): void {
  const same: readonly (readonly [unknown, unknown])[] = [
    [action.fromChainId, fromChain.id],
    [action.toChainId, toChain.id],
    [evmAsset(action.fromToken.chainId, action.fromToken.address), from.id],
    [evmAsset(action.toToken.chainId, action.toToken.address), to.id],
    [action.fromAmount, String(amount)],
    [estimate.fromAmount, String(amount)],
    [action.fromAddress?.toLowerCase() ?? sender, sender],
    [action.toAddress?.toLowerCase() ?? recipient, recipient],
    [transactionRequest.chainId, fromChain.id],
    ...(isNative(from.id) ? [] : [[estimate.approvalAddress.toLowerCase(), diamondOf(fromChain.id)] as const]),
  ]
  if (same.some(([got, asked]) => got !== asked)) throw unusable()
}

/** The call of an answer. */
export const depositOf = ({ transactionRequest: { chainId, to, data, value } }: QuoteAnswer): DepositCall => ({
  chain: chainId,
  to: to.toLowerCase(),
  data: data.toLowerCase(),
  value: BigInt(value),
})

function termsOf(
  { estimate, toolDetails, transactionRequest }: QuoteAnswer,
  { from, amount }: RouteRequest,
): VendorTerms {
  const nativeFee = BigInt(transactionRequest.value) - (isNative(from.id) ? amount : 0n)
  if (nativeFee < 0n) throw unusable()
  return {
    receive: BigInt(estimate.toAmount),
    minReceive: BigInt(estimate.toAmountMin),
    nativeFee,
    ...senderGasOf(estimate, from.chainId),
    etaSeconds: Math.ceil(estimate.executionDuration),
    custody: 'provider',
    via: toolDetails.name.slice(0, LONGEST_NAME),
    signatures: isNative(from.id) ? 1 : 2,
  }
}

/** Costs in the source network's coin; a swap's on the destination are not the sender's. */
function senderGasOf({ gasCosts }: QuoteAnswer['estimate'], chain: number): Pick<VendorTerms, 'senderGas'> {
  const own = gasCosts?.filter(({ token }) => token.chainId === chain && isNative(evmAsset(chain, token.address))) ?? []
  return own.length === 0 ? {} : { senderGas: own.reduce((sum, { amount }) => sum + BigInt(amount), 0n) }
}
