import { AppError } from '#core/errors.ts'
import type { FamilyName } from '#core/chain/family.ts'
import type { Custody, ExactSide } from '#core/order/escrowOrder.ts'
import { ceilDiv, formatUnits, parseUnits, pow10 } from '#core/money/units.ts'
import { parseUsd, USD_DECIMALS, usdValue } from '#core/money/usd.ts'
import { isNative, type AssetId } from '#core/chain/assetId.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Quote, QuoteReason } from '#core/wire/quote.ts'
import {
  displayAmount,
  displayBalance,
  displayFigure,
  fractionDigits,
  MOST_DIGITS,
  type UsdView,
  usdView,
} from '#src/format/amount.ts'
import { displayDuration } from '#src/format/duration.ts'
import { t, tAwaited } from '#src/i18n/t.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { isOnWrongNetwork } from '#src/wallets/account.ts'
import { type Balance, maxSend } from './balance.ts'
import { assetText, fixButton, type FixButton } from './fixes.ts'
import { isOpen, type Selection } from '#src/features/shared/form.ts'
import { noRouteText, refusalText } from './refusalText.ts'
import type { Recipient } from './recipient.ts'

export type QuoteState =
  | { kind: 'idle' | 'loading' }
  | { kind: 'ok'; quote: Quote; expired: boolean }
  | { kind: 'refused'; reasons: readonly QuoteReason[] }
  | { kind: 'failed'; reason: string; message: string }

export interface BridgeInput {
  /** `not_open`: loading, and the page itself says that no network is set up. */
  readonly catalogue: 'loading' | 'not_open' | 'failed' | 'ready'
  readonly from: ChainRow | null
  readonly to: ChainRow | null
  readonly selection: Selection | null
  readonly amountText: string
  /** Side of `amountText`. */
  readonly exact: ExactSide
  /** True when the typed text isn't an amount; `amountText` may be the one before it. */
  readonly misread: boolean
  readonly account: WalletAccount | null
  /** True if the order gets an address that any wallet or exchange can pay, so that it needs no account. */
  readonly byAddress: boolean
  /** True while a wallet of an earlier visit may still reconnect. */
  readonly awaited: boolean
  readonly recipient: Recipient
  /** Requirements of an exchange destination; null for a wallet recipient. */
  readonly exchange: { readonly problem: Problem | null; readonly button: string | null } | 'loading' | 'failed' | null
  /** True when the recipient was set by a link and the user has not confirmed it yet. */
  readonly unconfirmed: boolean
  readonly balance: Balance
  /** Balance of the coin that pays network fees. */
  readonly nativeBalance: Balance
  /** Native base units reserved for network fees; null while they are unknown. */
  readonly reserve: bigint | null
  /** The deposit is only signed, because the wallet has no native coins for its fee. */
  readonly gasless: boolean
  readonly quote: QuoteState
  readonly online: boolean
}

export type Intent =
  | { kind: 'none' | 'focus_amount' | 'requote' | 'review' | 'edit_recipient' | 'reload' }
  | { kind: 'connect'; family: FamilyName }
  | { kind: 'switch_network'; chainId: number }

export interface Problem {
  readonly reason: string
  readonly cause: string
  /** One-tap fix, when there is one. */
  readonly fix: FixButton | null
}

export interface BridgeView {
  readonly button: { text: string; intent: Intent; enabled: boolean }
  /** Amount to send: the typed one, or that of the quote for an exact payout. */
  readonly amount: bigint | null
  /** Typed amount in base units of its side. */
  readonly asked: bigint | null
  /** The quote's amount to send for an exact payout; null if the amount to send was typed. */
  readonly send: string | null
  /** Null while there is no amount. */
  readonly sendUsd: UsdView | null
  readonly receive: string | null
  readonly receiveUsd: UsdView
  readonly atLeast: string | null
  readonly eta: string | null
  /** True when no price is available, so that no figure is shown. */
  readonly unpriced: boolean
  readonly signatures: number | null
  readonly limits: string | null
  readonly balanceText: string
  /** True when the balance could not be read: the text is a dash with the reason in a tooltip. */
  readonly balanceFailed: boolean
  /** Amount set by Max; null when there is nothing to send. */
  readonly max: string | null
  readonly problem: Problem | null
  readonly custody: Custody | null
}

/** Computes everything that the bridge page shows. */
export function bridgeView(input: BridgeInput): BridgeView {
  const { selection, exact } = input
  const quote = input.quote.kind === 'ok' ? input.quote.quote : null
  const typed = parseAmount(input.amountText, exact, selection)
  const byQuote = exact === 'receive' && typed.kind === 'ok'
  // Balance and limits are compared with the amount to send, which is unknown before the quote of an exact payout.
  const parsed: Parsed = !byQuote ? typed : quote ? { kind: 'ok', amount: BigInt(quote.send_amount) } : unknown
  const problem = findProblem(input, parsed)
  const unpriced = input.quote.kind === 'failed'
  return {
    button: mainButton(input, parsed, problem),
    amount: unitsOf(parsed),
    asked: unitsOf(typed),
    send: byQuote && quote && selection ? costText(quote.send_amount, selection) : null,
    sendUsd: sendUsd(selection, parsed, quote),
    receive: quote && receivedText(quote.receive_amount, quote, selection),
    receiveUsd: usdView(quote?.receive_usd ?? null, quote?.receive_usd_stale ?? false),
    atLeast: quote && receivedText(quote.min_receive_amount, quote, selection),
    eta: unpriced ? null : eta(quote?.eta_seconds ?? selection?.route.eta_seconds ?? null),
    unpriced,
    signatures: input.byAddress ? null : (quote?.signatures ?? null),
    limits: limitsText(selection),
    balanceText: balanceText(input),
    balanceFailed: input.balance.kind === 'failed',
    max: maxText(input),
    problem,
    custody: quote?.custody ?? selection?.route.custody ?? null,
  }
}

/** `unknown`: no asset is selected, or no quote says yet how much an exact payout costs. */
type Parsed = { kind: 'empty' | 'unknown' } | { kind: 'bad'; message: string } | { kind: 'ok'; amount: bigint }
const unknown: Parsed = { kind: 'unknown' }
const unitsOf = (parsed: Parsed): bigint | null => (parsed.kind === 'ok' ? parsed.amount : null)

/** Reads the typed amount in base units of its side's asset. */
export function parseAmount(text: string, side: ExactSide, selection: Selection | null): Parsed {
  if (!selection) return unknown
  if (text.trim() === '') return { kind: 'empty' }
  const { decimals } = side === 'send' ? selection.fromAsset : selection.toAsset
  try {
    const amount = parseUnits(text, decimals)
    return amount === 0n ? { kind: 'empty' } : { kind: 'ok', amount }
  } catch (error) {
    return {
      kind: 'bad',
      message:
        error instanceof AppError && error.reason === 'amount_too_precise'
          ? t('problem-amount_too_precise', { decimals })
          : t('problem-amount_invalid'),
    }
  }
}

const plain = (reason: string, cause: string): Problem => ({ reason, cause, fix: null })

type Check = (input: BridgeInput, parsed: Parsed) => Problem | null

/** The first match is shown: blockers of the whole page first, server-side refusals last. */
const checks: readonly Check[] = [
  ({ online }) => (online ? null : plain('offline', t('problem-offline'))),
  ({ catalogue }) => (catalogue === 'failed' ? plain('api_unreachable', t('problem-api_unreachable')) : null),
  ({ catalogue }) => (catalogue === 'not_open' ? plain('no_route', t('no_route-nothing_set_up')) : null),
  ({ catalogue, selection, from, to }) =>
    catalogue === 'ready' && !selection ? plain('no_route', noRouteText(from, to)) : null,
  (_, parsed) => (parsed.kind === 'bad' ? plain('amount_invalid', parsed.message) : null),
  belowMinimum,
  aboveMaximum,
  ({ recipient }) =>
    recipient.kind === 'invalid'
      ? {
          reason: 'recipient_invalid',
          cause: recipient.message,
          fix: { label: t('fix-change_recipient'), action: { kind: 'change_recipient' } },
        }
      : null,
  ({ recipient, unconfirmed }) =>
    unconfirmed && recipient.kind === 'other'
      ? {
          reason: 'recipient_from_link',
          cause: t('problem-recipient_from_link'),
          fix: { label: t('main-recipient_invalid'), action: { kind: 'change_recipient' } },
        }
      : null,
  ({ exchange }) =>
    exchange === 'failed'
      ? plain('api_unreachable', t('problem-api_unreachable'))
      : exchange === 'loading'
        ? null
        : (exchange?.problem ?? null),
  notEnough,
  notEnoughGas,
  quoteRefusal,
]

const findProblem: Check = (input, parsed) => {
  for (const check of checks) {
    const found = check(input, parsed)
    if (found) return found
  }
  return null
}

function belowMinimum({ selection }: BridgeInput, parsed: Parsed): Problem | null {
  if (!selection || parsed.kind !== 'ok' || parsed.amount >= BigInt(selection.route.min)) return null
  return limitProblem('below_minimum', selection, selection.route.min)
}

function aboveMaximum({ selection }: BridgeInput, parsed: Parsed): Problem | null {
  if (!selection || parsed.kind !== 'ok' || parsed.amount <= BigInt(selection.route.max)) return null
  return limitProblem('above_maximum', selection, selection.route.max)
}

const limitTexts = { below_minimum: 'problem-below_minimum', above_maximum: 'problem-above_maximum' } as const

function limitProblem(reason: keyof typeof limitTexts, selection: Selection, amount: string): Problem {
  const text = assetText(amount, selection)
  return {
    reason,
    cause: t(limitTexts[reason], { amount: text }),
    fix: { label: t('fix-use_amount', { amount: text }), action: { kind: 'use_amount', amount } },
  }
}

function notEnough(input: BridgeInput, parsed: Parsed): Problem | null {
  const { selection, balance, from } = input
  if (!selection || parsed.kind !== 'ok' || balance.kind !== 'ok' || parsed.amount <= balance.amount) return null
  const cause = t('problem-insufficient_balance', {
    network: from?.alias_name ?? '',
    balance: assetText(balance.amount.toString(), selection),
  })
  return withMax(input, 'insufficient_balance', cause)
}

/** Fees are paid in the native coin: out of the sent amount when that is native, else out of a separate balance. */
function notEnoughGas(input: BridgeInput, parsed: Parsed): Problem | null {
  const { selection, balance, nativeBalance, reserve, from } = input
  if (!selection || !from || parsed.kind !== 'ok' || nativeBalance.kind !== 'ok' || balance.kind !== 'ok') return null
  if (reserve === null || input.gasless) return null
  const sentNative = isNative(selection.fromAsset.asset_id as AssetId) ? parsed.amount : 0n
  // Half of the reserve equals the current gas price; below it the transaction would fail.
  if (nativeBalance.amount - sentNative >= reserve / 2n) return null
  const { symbol, decimals } = from.native_currency
  const cause = t('problem-insufficient_gas', {
    amount: `${displayAmount(reserve / 2n, decimals)} ${symbol}`,
    network: from.alias_name,
  })
  return sentNative > 0n ? withMax(input, 'insufficient_gas', cause) : plain('insufficient_gas', cause)
}

function withMax(input: BridgeInput, reason: string, cause: string): Problem {
  const most = maxAmount(input)
  const { selection } = input
  if (!selection || most === null || most < BigInt(selection.route.min)) return plain(reason, cause)
  const amount = most.toString()
  return {
    reason,
    cause,
    fix: {
      label: t('fix-use_amount', { amount: assetText(amount, selection) }),
      action: { kind: 'use_amount', amount },
    },
  }
}

function quoteRefusal({ quote, selection, from, to }: BridgeInput): Problem | null {
  if (quote.kind === 'failed') return plain(quote.reason, tAwaited(`problem-${quote.reason}`, quote.message))
  if (quote.kind !== 'refused') return null
  const { reasons } = quote
  // A provider that is merely busy says more than another one without the route.
  const first = reasons.find(({ fix }) => fix) ?? reasons.find(({ reason }) => reason !== 'no_route') ?? reasons[0]
  if (!first) return plain('no_quote', t('problem-no_quote'))
  return {
    reason: first.reason,
    cause: refusalText(first, { selection, from, to }),
    fix: first.fix ? fixButton(first.fix, selection) : null,
  }
}

type Button = BridgeView['button']
const waiting = (text: string): Button => ({ text, intent: { kind: 'none' }, enabled: false })
const ready = (text: string, intent: Intent): Button => ({ text, intent, enabled: true })
type ButtonRule = (input: BridgeInput, parsed: Parsed, problem: Problem | null) => Button | null

const disabledTexts: Partial<Record<string, (input: BridgeInput) => string>> = {
  offline: () => t('main-offline'),
  no_route: ({ from, to }) => t(isOpen(from, to) ? 'main-no_route' : 'main-not_open'),
  hidden_on_surface: () => t('main-hidden_on_surface'),
  amount_invalid: () => t('main-amount_invalid'),
  below_minimum: () => t('main-below_minimum'),
  above_maximum: () => t('main-above_maximum'),
  insufficient_balance: ({ selection }) => t('main-insufficient', { symbol: selection?.fromAsset.symbol ?? '' }),
  insufficient_gas: ({ from }) => t('main-insufficient_gas', { symbol: from?.native_currency.symbol ?? '' }),
}

/** Order: missing input first, then problems, then the next step. */
const buttonRules: readonly ButtonRule[] = [
  ({ catalogue }) => (catalogue === 'loading' ? waiting(t('main-loading')) : null),
  ({ catalogue }) => (catalogue === 'not_open' ? waiting(t('main-not_open')) : null),
  (input, _, problem) =>
    problem?.reason === 'offline' || problem?.reason === 'no_route'
      ? waiting(disabledTexts[problem.reason]?.(input) ?? '')
      : null,
  ({ catalogue }) => (catalogue === 'failed' ? ready(t('main-retry'), { kind: 'reload' }) : null),
  ({ account, awaited, byAddress, from }) => {
    if (account || !from || from.pays_to_address || byAddress) return null
    return awaited ? waiting(t('main-resuming')) : ready(t('main-connect'), { kind: 'connect', family: from.family })
  },
  ({ misread }) => (misread ? waiting(t('main-amount_invalid')) : null),
  (_, parsed) => (parsed.kind === 'empty' ? ready(t('main-enter_amount'), { kind: 'focus_amount' }) : null),
  (input, _, problem) => {
    const text = problem && disabledTexts[problem.reason]
    return text ? waiting(text(input)) : null
  },
  ({ exchange }) => {
    if (exchange === 'loading') return waiting(t('main-loading'))
    if (exchange === 'failed') return ready(t('main-retry'), { kind: 'reload' })
    return exchange?.button ? ready(exchange.button, { kind: 'edit_recipient' }) : null
  },
  ({ recipient, to, unconfirmed }) => {
    if (recipient.kind === 'invalid' || (unconfirmed && recipient.kind === 'other'))
      return ready(t('main-recipient_invalid'), { kind: 'edit_recipient' })
    if (recipient.kind === 'unread') return waiting(t('main-quoting'))
    return recipient.kind === 'missing' && to
      ? ready(t('main-recipient_missing', { network: to.alias_name }), { kind: 'edit_recipient' })
      : null
  },
  ({ account, from }) =>
    from && isOnWrongNetwork(account, from)
      ? ready(t('main-switch', { network: from.alias_name }), { kind: 'switch_network', chainId: from.chain_id })
      : null,
  ({ quote }) => {
    if (quote.kind === 'idle' || quote.kind === 'loading') return waiting(t('main-quoting'))
    if (quote.kind === 'ok') return quote.expired ? waiting(t('main-outdated')) : null
    return quote.kind === 'failed' ? ready(t('main-requote'), { kind: 'requote' }) : waiting(t('main-refused'))
  },
]

function mainButton(input: BridgeInput, parsed: Parsed, problem: Problem | null): Button {
  for (const rule of buttonRules) {
    const button = rule(input, parsed, problem)
    if (button) return button
  }
  return ready(t('main-review'), { kind: 'review' })
}

/** Uses the quote's figure for its own amount; before a quote, the catalogue's price. */
function sendUsd(selection: Selection | null, parsed: Parsed, quote: Quote | null): UsdView | null {
  if (!selection || parsed.kind !== 'ok') return null
  if (quote && BigInt(quote.send_amount) === parsed.amount) return usdView(quote.send_usd, quote.send_usd_stale)
  const { usd_price: price, usd_price_stale: stale, decimals } = selection.fromAsset
  return usdView(price && formatUnits(usdValue(parsed.amount, decimals, parseUsd(price)), USD_DECIMALS), stale)
}

function receivedText(amount: string, { exact, send_amount }: Quote, selection: Selection | null): string | null {
  if (!selection) return null
  const { decimals } = selection.toAsset
  // An exact amount is never cut.
  const digits = exact === 'receive' ? decimals : fractionDigits(BigInt(send_amount), selection.fromAsset.decimals)
  return displayAmount(BigInt(amount), decimals, digits)
}

/** The amount to send, rounded up to what the review shows: no more than this leaves the wallet. */
export function costText(amount: string, { fromAsset: { decimals } }: Selection): string {
  const grain = pow10(Math.max(0, decimals - MOST_DIGITS))
  return displayAmount(ceilDiv(BigInt(amount), grain) * grain, decimals, MOST_DIGITS)
}

const eta = (seconds: number | null): string | null =>
  seconds === null ? null : t('bridge-eta', { time: displayDuration(seconds) })

const limitsText = (selection: Selection | null): string | null =>
  selection
    ? t('bridge-limits', {
        min: displayFigure(BigInt(selection.route.min), selection.fromAsset.decimals),
        max: `${displayFigure(BigInt(selection.route.max), selection.fromAsset.decimals)} ${selection.fromAsset.symbol}`,
      })
    : null

function balanceText({ balance, selection, from }: BridgeInput): string {
  if (balance.kind === 'ok' && selection && from)
    return t('bridge-balance', { amount: displayBalance(balance.amount, selection.fromAsset.decimals, from.family) })
  return balance.kind === 'failed' ? t('bridge-balance', { amount: '–' }) : ''
}

function maxAmount({ balance, selection, reserve }: BridgeInput): bigint | null {
  if (!selection || balance.kind !== 'ok') return null
  const paysFees = isNative(selection.fromAsset.asset_id as AssetId)
  // All of a coin that also pays the fees could not be sent.
  if (paysFees && reserve === null) return null
  const most = maxSend(balance.amount, reserve ?? 0n, paysFees, BigInt(selection.route.max))
  return most > 0n ? most : null
}

function maxText(input: BridgeInput): string | null {
  const most = maxAmount(input)
  return most === null || !input.selection ? null : formatUnits(most, input.selection.fromAsset.decimals)
}
