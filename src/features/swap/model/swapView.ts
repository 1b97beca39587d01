import { AppError } from '#core/errors.ts'
import { type AssetId, isNative } from '#core/chain/assetId.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { ceilDiv, formatUnits, parseUnits, pow10 } from '#core/money/units.ts'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { QuoteReason } from '#core/wire/quote.ts'
import type { SwapQuote, SwapToken } from '#core/wire/swap.ts'
import {
  displayAmount,
  displayBalance,
  fractionDigits,
  MOST_DIGITS,
  type UsdView,
  usdView,
} from '#src/format/amount.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { type Balance, maxSend } from '#src/features/bridge/model/balance.ts'
import { isOnWrongNetwork } from '#src/wallets/account.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { HEADING_LENGTH, headingAmount } from './figures.ts'
import { reasonText, problemText } from './swapTexts.ts'
import { usdOf } from './tokenRows.ts'

export type SwapQuoteState =
  | { readonly kind: 'idle' | 'loading' }
  | { readonly kind: 'ok'; readonly quote: SwapQuote; readonly isExpired: boolean }
  | { readonly kind: 'refused'; readonly reasons: readonly QuoteReason[] }
  | { readonly kind: 'failed'; readonly reason: string; readonly message: string }

export interface SwapInput {
  /** State of the networks and of the chosen one's tokens. */
  readonly lists: 'loading' | 'failed' | 'none' | 'ready'
  readonly chain: ChainRow | null
  readonly from: SwapToken | null
  readonly to: SwapToken | null
  readonly amountText: string
  /** Side of `amountText`. */
  readonly exact: ExactSide
  /** True when the typed text isn't an amount; `amountText` may be the one before it. */
  readonly isMisread: boolean
  readonly account: WalletAccount | null
  /** True while a wallet of an earlier visit may still reconnect. */
  readonly awaited: boolean
  readonly balances: Readonly<Record<ExactSide, Balance>>
  /** Balance of the native coin. */
  readonly nativeBalance: Balance
  /** Token that pays network fees, and its base units to leave for them; null while they are unknown. */
  readonly reserve: { readonly asset: AssetId; readonly amount: bigint } | null
  readonly quote: SwapQuoteState
  readonly online: boolean
}

export type SwapIntent =
  | { readonly kind: 'none' | 'focus_amount' | 'choose_token' | 'requote' | 'review' | 'reload' }
  | { readonly kind: 'connect'; readonly family: FamilyName }
  | { readonly kind: 'switch_network'; readonly chainId: number }

export interface SwapProblem {
  readonly reason: string
  readonly cause: string
  /** One-tap fix: an amount to send in plain decimals. */
  readonly fix: { readonly label: string; readonly amount: string } | null
}

interface SideView {
  /** The quote's figure; null for the typed side, and without a quote. */
  readonly figure: string | null
  /** Null while there is no amount. */
  readonly usd: UsdView | null
  readonly balance: string | null
  readonly isBalanceFailed: boolean
}

export interface SwapView {
  readonly sides: Readonly<Record<ExactSide, SideView>>
  /** Amount in plain decimals that Max sets; null when there is nothing to send. */
  readonly max: string | null
  /** Amounts in plain decimals that are a share of the balance; empty without `max`, which none exceeds. */
  readonly parts: readonly { readonly share: string; readonly amount: string }[]
  /** Coins that stay for network fees when all the others are sent; null where none do. */
  readonly reserved: string | null
  /** Typed amount in base units of its side; null without one. */
  readonly asked: bigint | null
  readonly problem: SwapProblem | null
  readonly button: { readonly text: string; readonly intent: SwapIntent; readonly isEnabled: boolean }
  /** Wrapping has no slippage, no route and no price impact. */
  readonly kind: SwapQuote['kind']
}

/** Computes everything that the swap form shows. */
export function swapView(input: SwapInput): SwapView {
  const { from, to, exact } = input
  const quote = input.quote.kind === 'ok' ? input.quote.quote : null
  const typed = parseAmount(input)
  const sent = toSend(input, typed, quote)
  const problem = findProblem(input, typed, sent)
  const most = maxAmount(input)
  return {
    sides: {
      send: sideView(input, 'send', exact === 'send' ? typed : null, quote),
      receive: sideView(input, 'receive', exact === 'receive' ? typed : null, quote),
    },
    max: from && most !== null ? formatUnits(most, from.decimals) : null,
    parts: most === null ? [] : SHARES.flatMap((share) => partOf(input, share, most)),
    reserved: exact === 'send' && typed === most ? reservedText(input) : null,
    asked: typeof typed === 'bigint' ? typed : null,
    problem,
    button: mainButton(input, typed, problem),
    kind: quote?.kind ?? (from && to && wrapsByName(from, to) ? 'wrap' : 'swap'),
  }
}

/** Before a quote only the names say that two tokens are one; the quote decides. */
const wrapsByName = (from: SwapToken, to: SwapToken): boolean => {
  const [native, token] = isNative(from.asset_id as AssetId) ? [from, to] : [to, from]
  return isNative(native.asset_id as AssetId) && token.symbol === `W${native.symbol}`
}

/** Base units, or why there are none. */
type Typed = bigint | 'empty' | { readonly message: string }

/** Reads the typed amount in base units of its side's token. */
export function parseAmount({
  from,
  to,
  exact,
  amountText,
}: Pick<SwapInput, 'from' | 'to' | 'exact' | 'amountText'>): Typed {
  const token = exact === 'send' ? from : to
  if (!token || amountText.trim() === '') return 'empty'
  try {
    return parseUnits(amountText, token.decimals) || 'empty'
  } catch (error) {
    const isTooPrecise = error instanceof AppError && error.reason === 'amount_too_precise'
    return {
      message: isTooPrecise
        ? t('problem-amount_too_precise', { decimals: token.decimals })
        : t('problem-amount_invalid'),
    }
  }
}

/** The most that leaves the wallet: the typed amount, or the bound of a quote for an exact amount to receive; null before it is known. */
function toSend({ exact }: SwapInput, typed: Typed, quote: SwapQuote | null): bigint | null {
  if (typeof typed !== 'bigint') return null
  return exact === 'send' ? typed : quote && BigInt(quote.max_send_amount)
}

function sideView(input: SwapInput, side: ExactSide, typed: Typed | null, quote: SwapQuote | null): SideView {
  const token = side === 'send' ? input.from : input.to
  const balance = input.balances[side]
  return {
    figure: typed === null && quote && token ? figureOf(quote, side, input) : null,
    usd: usdOfSide(input, side, typed, quote),
    balance: token && input.chain ? balanceText(balance, token, input.chain) : null,
    isBalanceFailed: balance.kind === 'failed',
  }
}

function usdOfSide(input: SwapInput, side: ExactSide, typed: Typed | null, quote: SwapQuote | null): UsdView | null {
  const token = side === 'send' ? input.from : input.to
  if (quote && (typed === null || typed === BigInt(quote[`${side}_amount`])))
    return usdView(side === 'send' ? quote.send_usd : quote.receive_usd, quote.usd_stale)
  return token && typeof typed === 'bigint' ? usdView(usdOf(typed, token), false) : null
}

/** The quote's amount of a side: what arrives is cut, what is sent is rounded up. */
export function figureOf(quote: SwapQuote, side: ExactSide, { from, to }: Pick<SwapInput, 'from' | 'to'>): string {
  if (side === 'receive') return to && from ? receivedText(quote.receive_amount, quote, from, to) : '–'
  return from ? sentText(quote.send_amount, from) : '–'
}

/** A side's amount as the review's heading: an exact one can be read in full, an expected one is about what moves. */
export function headingOf(quote: SwapQuote, side: ExactSide, tokens: Record<'from' | 'to', SwapToken>) {
  const { decimals } = side === 'send' ? tokens.from : tokens.to
  const heading = headingAmount(BigInt(quote[`${side}_amount`]), decimals)
  if (quote.kind !== 'swap' || quote.exact === side) return heading
  const amount = figureOf(quote, side, tokens)
  return { amount: amount.length > HEADING_LENGTH ? heading.amount : amount, full: null }
}

export function receivedText(amount: string, quote: SwapQuote, from: SwapToken, to: SwapToken): string {
  // An exact amount is never cut.
  const digits = quote.exact === 'receive' ? to.decimals : fractionDigits(BigInt(quote.send_amount), from.decimals)
  return displayAmount(BigInt(amount), to.decimals, digits)
}

/** An amount to send, rounded up to what is shown: no more than this leaves the wallet. */
export function sentText(amount: string, { decimals }: Pick<SwapToken, 'decimals'>): string {
  const grain = pow10(Math.max(0, decimals - MOST_DIGITS))
  return displayAmount(ceilDiv(BigInt(amount), grain) * grain, decimals, MOST_DIGITS)
}

const withSymbol = (text: string, { symbol }: Pick<SwapToken, 'symbol'>): string => isolateBidi(`${text} ${symbol}`)

function balanceText(balance: Balance, token: SwapToken, chain: ChainRow): string | null {
  if (balance.kind === 'ok')
    return t('bridge-balance', { amount: displayBalance(balance.amount, token.decimals, chain.family) })
  return balance.kind === 'failed' ? t('bridge-balance', { amount: '–' }) : null
}

/** No token has more. */
const UNLIMITED = 2n ** 256n

function maxAmount({ balances: { send: balance }, from, reserve }: SwapInput): bigint | null {
  // All of a token that also pays the fees could not be sent.
  if (!from || balance.kind !== 'ok' || reserve === null) return null
  const most = maxSend(balance.amount, reserve.amount, reserve.asset === from.asset_id, UNLIMITED)
  return most > 0n ? most : null
}

const SHARES = [25, 50, 75] as const

/** Share of the balance, in percent, cut to the digits that a form shows unless those would be none. */
function partOf({ balances: { send: balance }, from }: SwapInput, percent: number, most: bigint): SwapView['parts'] {
  if (!from || balance.kind !== 'ok') return []
  const share = (balance.amount * BigInt(percent)) / 100n
  const part = share < most ? share : most
  const grain = pow10(Math.max(0, from.decimals - MOST_DIGITS))
  const amount = part < grain ? part : part - (part % grain)
  return amount > 0n ? [{ share: String(percent / 100), amount: formatUnits(amount, from.decimals) }] : []
}

function reservedText({ balances: { send: balance }, from, reserve }: SwapInput): string | null {
  if (!from || balance.kind !== 'ok' || reserve?.asset !== from.asset_id || reserve.amount === 0n) return null
  return withSymbol(displayAmount(reserve.amount, from.decimals), from)
}

const plain = (reason: string, cause: string): SwapProblem => ({ reason, cause, fix: null })

type Check = (input: SwapInput, typed: Typed, sent: bigint | null) => SwapProblem | null

/** The first match is shown: blockers of the whole page first, the server's refusals last. */
const checks: readonly Check[] = [
  ({ online }) => (online ? null : plain('offline', t('problem-offline'))),
  ({ lists }) => (lists === 'failed' ? plain('api_unreachable', t('problem-api_unreachable')) : null),
  ({ lists, chain }) =>
    lists === 'none' ? plain('no_tokens', t('swap-no_tokens', { network: chain?.alias_name ?? '' })) : null,
  (_, typed) => (typeof typed === 'object' ? plain('amount_invalid', typed.message) : null),
  notEnough,
  notEnoughGas,
  quoteProblem,
]

function findProblem(input: SwapInput, typed: Typed, sent: bigint | null): SwapProblem | null {
  for (const check of checks) {
    const found = check(input, typed, sent)
    if (found) return found
  }
  return null
}

function notEnough(input: SwapInput, _: Typed, sent: bigint | null): SwapProblem | null {
  const { from, chain } = input
  const balance = input.balances.send
  if (!from || !chain || sent === null || balance.kind !== 'ok' || sent <= balance.amount) return null
  const have = withSymbol(displayBalance(balance.amount, from.decimals, chain.family), from)
  return withMax(
    input,
    plain('insufficient_balance', t('problem-insufficient_balance', { network: chain.alias_name, balance: have })),
  )
}

/** Token that has to suffice for the fees: the native coin, or the sent token that pays them; null where a wallet may choose another. */
function feePayer({ from, chain, reserve, balances, nativeBalance }: SwapInput) {
  if (!from || !chain || reserve === null) return null
  const isSent = reserve.asset === from.asset_id
  if (isSent) return { ...from, balance: balances.send, isSent }
  return isNative(reserve.asset) ? { ...chain.native_currency, balance: nativeBalance, isSent } : null
}

/** Fees are paid out of the sent amount if its token pays them, else out of a separate balance. */
function notEnoughGas(input: SwapInput, _: Typed, sent: bigint | null): SwapProblem | null {
  const { chain, reserve } = input
  const payer = feePayer(input)
  if (!chain || !reserve || payer?.balance.kind !== 'ok' || sent === null) return null
  // Half of the reserve equals the present gas price; below it the transaction would fail.
  const least = reserve.amount / 2n
  if (payer.balance.amount - (payer.isSent ? sent : 0n) >= least) return null
  const amount = withSymbol(displayAmount(least, payer.decimals), payer)
  const found = plain('insufficient_gas', t('problem-insufficient_gas', { amount, network: chain.alias_name }))
  return payer.isSent ? withMax(input, found) : found
}

function withMax(input: SwapInput, found: SwapProblem): SwapProblem {
  const { from } = input
  const most = maxAmount(input)
  if (!from || most === null) return found
  const amount = formatUnits(most, from.decimals)
  const text = withSymbol(displayAmount(most, from.decimals, MOST_DIGITS), from)
  return { ...found, fix: { label: t('fix-use_amount', { amount: text }), amount } }
}

function quoteProblem(input: SwapInput): SwapProblem | null {
  const { quote } = input
  if (quote.kind === 'failed') return plain(quote.reason, problemText(quote.reason, quote.message))
  if (quote.kind === 'ok')
    return quote.quote.problem === null
      ? null
      : plain('would_fail', t('swap-would_fail', { why: reasonText(quote.quote.problem) }))
  if (quote.kind !== 'refused') return null
  // A provider that is merely busy says more than another one without the pair.
  const first = quote.reasons.find(({ reason }) => reason !== 'no_route') ?? quote.reasons[0]
  return first ? plain(first.reason, refusalText(first, input)) : plain('no_quote', t('swap-no_liquidity'))
}

/** Explains a provider's refusal in the reader's language. */
export function refusalText({ reason, message }: QuoteReason, { from, to }: Pick<SwapInput, 'from' | 'to'>): string {
  if (reason === 'no_route') return t('swap-no_route', { from: from?.symbol ?? '', to: to?.symbol ?? '' })
  if (reason === 'insufficient_liquidity') return t('swap-no_liquidity')
  return problemText(reason, message)
}

type Button = SwapView['button']
const waiting = (text: string): Button => ({ text, intent: { kind: 'none' }, isEnabled: false })
const ready = (text: string, intent: SwapIntent): Button => ({ text, intent, isEnabled: true })
type ButtonRule = (input: SwapInput, typed: Typed, problem: SwapProblem | null) => Button | null

const disabledTexts: Partial<Record<string, (input: SwapInput) => string>> = {
  // The frame says it, above every page.
  offline: () => t('main-refused'),
  no_tokens: () => t('main-refused'),
  amount_invalid: () => t('main-amount_invalid'),
  insufficient_balance: ({ from }) => t('main-insufficient', { symbol: from?.symbol ?? '' }),
  insufficient_gas: (input) => t('main-insufficient_gas', { symbol: feePayer(input)?.symbol ?? '' }),
}

/** Order: missing input first, then problems, then the next step. */
const buttonRules: readonly ButtonRule[] = [
  ({ lists }) => (lists === 'loading' ? waiting(t('swap-loading')) : null),
  (input, _, problem) =>
    problem?.reason === 'offline' || problem?.reason === 'no_tokens'
      ? waiting(disabledTexts[problem.reason]?.(input) ?? '')
      : null,
  ({ lists }) => (lists === 'failed' ? ready(t('main-retry'), { kind: 'reload' }) : null),
  ({ from, to }) => (from && to ? null : ready(t('swap-choose_token'), { kind: 'choose_token' })),
  ({ account, awaited, chain }) => {
    if (account || !chain) return null
    return awaited ? waiting(t('main-resuming')) : ready(t('main-connect'), { kind: 'connect', family: chain.family })
  },
  ({ isMisread }) => (isMisread ? waiting(t('main-amount_invalid')) : null),
  (_, typed) => (typed === 'empty' ? ready(t('main-enter_amount'), { kind: 'focus_amount' }) : null),
  (input, _, problem) => {
    const text = problem && disabledTexts[problem.reason]
    return text ? waiting(text(input)) : null
  },
  ({ account, chain }) =>
    chain && isOnWrongNetwork(account, chain)
      ? ready(t('main-switch', { network: chain.alias_name }), { kind: 'switch_network', chainId: chain.chain_id })
      : null,
  ({ quote }) => {
    if (quote.kind === 'failed') return ready(t('main-requote'), { kind: 'requote' })
    if (quote.kind === 'refused') return waiting(t('main-refused'))
    if (quote.kind !== 'ok') return waiting(t('main-quoting'))
    if (quote.isExpired) return waiting(t('main-outdated'))
    return quote.quote.problem === null ? null : ready(t('main-requote'), { kind: 'requote' })
  },
]

function mainButton(input: SwapInput, typed: Typed, problem: SwapProblem | null): Button {
  for (const rule of buttonRules) {
    const button = rule(input, typed, problem)
    if (button) return button
  }
  return ready(t('main-review'), { kind: 'review' })
}
