import { AppError, reasonOf } from '#core/errors.ts'
import { formatUnits } from '#core/money/units.ts'
import { USD_DECIMALS } from '#core/money/usd.ts'
import { parseOrderId } from '#core/order/id.ts'
import type { Quote } from '#core/wire/quote.ts'
import type { Failpoints } from '#runtime/failpoints.ts'
import type { AdminNote } from '#store/operations/types.ts'
import type { MovedTransfer, NewTransfer, TransferOrigin, TransferRow } from '#store/transfers/types.ts'
import { step } from '../failpoints.ts'
import type { BridgeApi } from './bridgeApi.ts'
import type { Proposal } from './proposeTransfers.ts'
import type { InventoryDeps } from './readPositions.ts'
import type { RebalancingRules } from './rules.ts'
import { limitProblem, type TransferValue, valueOfTransfer } from './transferLimits.ts'
import { isOpenTooLong, policyProblem, sealOf, type SealedTerms, type Wallets } from './transferTerms.ts'

export interface RequestDeps extends InventoryDeps {
  readonly api: BridgeApi
  readonly rules: RebalancingRules
  readonly secret: string
  readonly failpoints: Failpoints
}

/** Route, amount and reason of a transfer; a canary has the hour of which it is the only one. */
export interface Move extends Pick<Proposal, 'id' | 'from' | 'to' | 'amount'> {
  readonly why: Proposal['why'] | 'check'
  readonly canaryHour?: string
}

export interface QuotedTransfer<M extends Move = Proposal> {
  readonly proposal: M
  readonly wallets: Wallets
  readonly quote: Quote
  readonly value: TransferValue
}
export type QuoteOutcome<M extends Move = Proposal> =
  | QuotedTransfer<M>
  | { readonly proposal: M; readonly refused: string }

/**
 * Asks for quotes between the maker's own wallets, and keeps the one that brings the most within the limits.
 * @param moved Transfers that count towards the day.
 * @param skip Providers that are left out.
 */
export async function quoteTransfer<M extends Move>(
  deps: RequestDeps,
  proposal: M,
  moved: readonly MovedTransfer[],
  skip: ReadonlySet<string> = new Set(),
): Promise<QuoteOutcome<M>> {
  const { api, rules, catalogue, payers, failpoints } = deps
  const [from, to] = [payers.get(proposal.from.chainId)?.address, payers.get(proposal.to.chainId)?.address]
  if (from === undefined || to === undefined) return { proposal, refused: 'no_wallet' }
  const request = {
    from_asset: proposal.from.id,
    to_asset: proposal.to.id,
    amount: String(proposal.amount),
    from_address: from,
    recipient: to,
  }
  const { quotes, reasons } = await step(failpoints, 'request.quotes', () => api.quotes(request))
  const fitting = quotes
    .filter(({ provider }) => rules.providers.includes(provider) && !skip.has(provider))
    .filter((quote) => isFor(quote, proposal))
    .toSorted((a, b) => Number(BigInt(b.min_receive_amount) - BigInt(a.min_receive_amount)))
  let refused: string | null = null
  for (const quote of fitting) {
    const terms = termsOf(quote, proposal)
    const value = valueOfTransfer(catalogue, terms)
    const broken = limitProblem({ rules, catalogue }, terms, moved)
    if (!broken && value !== null) return { proposal, wallets: { from, to }, quote, value }
    refused ??= broken ?? 'price_unknown'
  }
  const reason = reasons.find(({ provider }) => rules.providers.includes(provider) && !skip.has(provider))?.reason
  return { proposal, refused: refused ?? reason ?? (skip.size > 0 ? 'provider_skipped' : 'no_quote') }
}

const isFor = (quote: Quote, { from, to, amount }: Move): boolean =>
  quote.from_asset === from.id && quote.to_asset === to.id && BigInt(quote.send_amount) === amount

const termsOf = (quote: Quote, { id, from, to, amount, canaryHour }: Move) => ({
  chainId: from.chainId,
  asset: from.id,
  amount,
  nativeFee: BigInt(quote.native_fee),
  toAsset: to.id,
  minReceive: BigInt(quote.min_receive_amount),
  canaryRoute: canaryHour === undefined ? null : id,
  canaryHour: canaryHour ?? null,
})

/** The requester of a transfer, as its row and its audit row name it. */
export interface Requester {
  readonly origin: TransferOrigin
  readonly actor: string
}
/** The maker itself. Its database role can add audit rows under no other name. */
export const byItself: Requester = { origin: 'automatic', actor: 'automatic' }

/**
 * Makes the order of a quote, checks it like a visitor's and stores the transfer under the maker's seal, with its audit row. The
 * maker checks all of it again before it signs.
 * @throws AppError `transfer_refused`, `transfer_repeated`, `bridge_api_failed`
 */
export async function requestTransfer(
  deps: RequestDeps,
  quoted: QuotedTransfer<Move>,
  by: Requester,
): Promise<TransferRow> {
  const { api, catalogue, clock, secret, store, failpoints } = deps
  const { proposal, wallets, quote } = quoted
  const request = {
    quote_id: quote.quote_id,
    from_address: wallets.from,
    recipient: wallets.to,
    refund_address: wallets.from,
  }
  const { order, steps } = await step(failpoints, 'request.order', () => api.order(request))
  const terms: SealedTerms = {
    orderId: orderIdOf(order.id),
    ...termsOf(quote, proposal),
    provider: quote.provider,
    steps: JSON.stringify(steps),
    openBy: new Date(order.open_by),
    origin: by.origin,
  }
  if (isOpenTooLong(terms, clock.now())) throw refuse('it stays open for too long')
  const broken = await step(failpoints, 'request.policy', () =>
    policyProblem(terms, steps, catalogue, wallets, clock.now()),
  )
  if (broken) throw refuse(`its steps break the policy of ${quote.provider} (${broken})`)
  const transfer: NewTransfer = { ...terms, seal: sealOf(secret, terms) }
  return step(failpoints, 'request.save', () =>
    store.transaction(async (tx) => {
      const row = await step(failpoints, 'request.transfer', () => tx.transfers.request(transfer))
      await step(failpoints, 'request.audit', () => tx.adminLog.add(noteOf(row, quoted, by)))
      const worked = { provider: row.provider, route: row.canaryRoute }
      await step(failpoints, 'request.worked', () => tx.transfers.endBackoffs(worked))
      return row
    }),
  )
}

const noteOf = (row: TransferRow, { proposal, value }: QuotedTransfer<Move>, { actor }: Requester): AdminNote => ({
  actor,
  action: row.canaryRoute === null ? 'rebalance_send' : 'canary_send',
  subject: `transfer ${row.id}`,
  before: null,
  after: {
    route: proposal.id,
    provider: row.provider,
    from: row.asset,
    to: row.toAsset,
    amount: String(row.amount),
    min_receive: String(row.minReceive),
    native_fee: String(row.nativeFee),
    value_usd: formatUnits(value.sentE8, USD_DECIMALS),
    cost_usd: formatUnits(value.lossE8, USD_DECIMALS),
    order: row.orderId,
  },
  reason: proposal.why,
})

function orderIdOf(text: string): NewTransfer['orderId'] {
  try {
    return parseOrderId(text)
  } catch (cause) {
    throw refuse(`its order has no valid id (${reasonOf(cause)})`)
  }
}

const refuse = (why: string): AppError =>
  new AppError('transfer_refused', `Nothing was sent: ${why}.`, { retriable: false })
