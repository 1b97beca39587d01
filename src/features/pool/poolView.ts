import {
  mostAtRisk,
  type PoolOrder,
  sharesFor,
  sharesWorth,
  utilizationPpm,
  VIRTUAL_ASSETS,
  VIRTUAL_SHARES,
} from '#core/money/poolFigures.ts'
import { formatUnits, parseUnits, pow10 } from '#core/money/units.ts'
import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import type { PoolReading, PoolRow } from '#core/wire/pool.ts'
import type { SightingState } from '#core/wire/common.ts'
import { displayAmount, wholeText } from '#src/format/amount.ts'
import { displayDuration } from '#src/format/duration.ts'
import { displayPercent } from '#src/format/percent.ts'
import { isolateBidi } from '#src/format/text.ts'
import { displayMoment } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'

export type FormMode = 'deposit' | 'withdraw'

/** A pool with its network and token. */
export interface ShownPool {
  readonly row: PoolRow
  readonly chain: ChainRow
  readonly token: TokenRow
}

export const poolKey = ({ chain_id, address }: Pick<PoolRow, 'chain_id' | 'address'>): string =>
  `${chain_id}:${address}`

/** Most decimals of a pool's amounts: enough to see a day's income, few enough to read. */
const PLACES = 6

export const tokenText = (units: string | bigint, { decimals, symbol }: TokenRow): string =>
  isolateBidi(`${displayAmount(BigInt(units), decimals, PLACES)} ${symbol}`)

export const sharesText = (shares: string | bigint, decimals: number): string =>
  displayAmount(BigInt(shares), decimals, PLACES)

/** Millionths as a percentage with two decimals. */
export const ppmText = (ppm: bigint): string => {
  const hundredths = String((ppm + 50n) / 100n).padStart(5, '0')
  return isolateBidi(displayPercent(`${hundredths.slice(0, -4)}.${hundredths.slice(-4)}`))
}

export interface PoolSummary {
  readonly sharePrice: string
  /** Null while it is unknown. */
  readonly apr: string | null
  readonly aprNote: string
  readonly utilization: string
  /** 0 to 1. */
  readonly utilizationShare: number
  readonly atRisk: string
  readonly facts: readonly { readonly id: 'total' | 'lent' | 'idle' | 'income' | 'due'; readonly text: string }[]
  readonly terms: readonly { readonly id: TermId; readonly text: string }[]
}

/** Points that the pool earns; null if it earns none here. */
export function pointsText({ row, token }: ShownPool): string | null {
  if (row.points === null) return null
  const { per, points } = row.points
  return t('pool-points', { count: points, points: wholeText(points), amount: tokenText(per, token) })
}

type TermId = 'hourly' | 'outstanding' | 'lendable' | 'fee' | 'due' | 'timelock' | 'queue'

/** Computes the figures of a pool that can be read. */
export function poolSummary({ row, token }: ShownPool, reading: PoolReading): PoolSummary {
  const [idle, lent] = [BigInt(reading.idle), BigInt(reading.lent)]
  const utilization = utilizationPpm(idle, lent)
  const amount = (units: string): string => tokenText(units, token)
  const { terms, queue } = reading
  return {
    sharePrice: isLeftover(reading) ? '–' : amount(reading.share_price),
    apr: row.history?.apr_ppm == null ? null : ppmText(BigInt(row.history.apr_ppm)),
    aprNote: row.history ? t(row.history.apr_ppm === null ? 'pool-apr-short' : 'pool-apr-note') : t('pool-apr-unread'),
    utilization: ppmText(utilization),
    utilizationShare: Number(utilization) / 1_000_000,
    atRisk: amount(String(mostAtRisk({ idle, lent, outstandingLimit: BigInt(terms.outstanding_limit) }))),
    facts: [
      { id: 'total', text: amount(reading.total_assets) },
      { id: 'lent', text: amount(reading.lent) },
      { id: 'idle', text: amount(reading.idle) },
      ...(reading.due_at === null ? [] : [{ id: 'due' as const, text: displayMoment(reading.due_at) }]),
      ...(BigInt(reading.locked_income) === 0n ? [] : [{ id: 'income' as const, text: amount(reading.locked_income) }]),
    ],
    terms: [
      { id: 'lendable', text: amount(reading.lendable) },
      { id: 'hourly', text: amount(terms.hourly_limit) },
      { id: 'outstanding', text: amount(terms.outstanding_limit) },
      { id: 'fee', text: ppmText(BigInt(terms.fee_ppm)) },
      { id: 'due', text: displayDuration(reading.term_seconds) },
      { id: 'timelock', text: displayDuration(reading.timelock_seconds) },
      {
        id: 'queue',
        text:
          queue.requests === 0
            ? t('pool-queue-empty')
            : t('pool-queue-length', { count: queue.requests, amount: amount(queue.assets) }),
      },
    ],
  }
}

/** True once everyone has left and only later income stays: its ratio to the virtual shares isn’t a price. */
const isLeftover = ({ price_assets, price_shares }: PoolReading): boolean =>
  BigInt(price_shares) === VIRTUAL_SHARES && BigInt(price_assets) !== VIRTUAL_ASSETS

/** Most that can be taken once this deposit is in the pool. */
export const atRiskAfter = ({ token }: ShownPool, { idle, lent, terms }: PoolReading, deposit: bigint): string =>
  tokenText(
    mostAtRisk({
      idle: BigInt(idle) + deposit,
      lent: BigInt(lent),
      outstandingLimit: BigInt(terms.outstanding_limit),
    }),
    token,
  )

/** Part of the assets in millionths; all of them at most, since locked income isn't among them. */
const partPpm = (part: bigint, assets: bigint): bigint => (part >= assets ? 1_000_000n : (part * 1_000_000n) / assets)

export interface PoolWarning {
  readonly id: 'overdue' | 'unbooked' | 'loss' | 'proposed'
  readonly tone: 'bad' | 'warn' | 'info'
  readonly text: string
}

/** Warnings for depositors, the most urgent first. */
export function poolWarnings({ row, token }: ShownPool): readonly PoolWarning[] {
  const { reading, history } = row
  const found: PoolWarning[] = []
  if (reading?.is_overdue)
    found.push({
      id: 'overdue',
      tone: 'bad',
      text: t('pool-overdue', { time: reading.due_at === null ? '' : displayMoment(reading.due_at) }),
    })
  if (reading && BigInt(reading.overdue) > 0n)
    found.push({
      id: 'unbooked',
      tone: 'bad',
      text: t('pool-unbooked', {
        amount: tokenText(reading.overdue, token),
        share: ppmText(partPpm(BigInt(reading.overdue), BigInt(reading.total_assets))),
        price: tokenText(reading.share_price, token),
        after: tokenText(reading.price_without_overdue, token),
      }),
    })
  const [loss] = history?.losses ?? []
  if (loss)
    found.push({
      id: 'loss',
      tone: 'warn',
      text: t('pool-loss', { amount: tokenText(loss.amount, token), time: displayMoment(loss.tx.at) }),
    })
  if (reading?.proposed) {
    const { hourly_limit, outstanding_limit, fee_ppm, from } = reading.proposed
    found.push({
      id: 'proposed',
      tone: 'info',
      text: t('pool-proposed', {
        time: displayMoment(from),
        hourly: tokenText(hourly_limit, token),
        outstanding: tokenText(outstanding_limit, token),
        fee: ppmText(BigInt(fee_ppm)),
      }),
    })
  }
  return found
}

export interface FormInput {
  readonly shown: ShownPool
  readonly mode: FormMode
  /** Plain digits with a point. */
  readonly amount: string
  readonly connected: boolean
  /** True while a wallet of an earlier visit may still reconnect. */
  readonly awaited: boolean
  readonly online: boolean
}

export interface FormView {
  /** Balance that bounds the amount; null while it is unknown. */
  readonly balance: string | null
  /** Plain digits of the most that can be entered; null if there is nothing. */
  readonly max: string | null
  readonly error: string | null
  /** Effect of the amount. */
  readonly effect: string | null
  readonly button: { readonly text: string; readonly act: 'connect' | 'amount' | 'review' | null }
  /** Call that the review is about; null while something is missing. */
  readonly order: PoolOrder | null
}

/** Computes everything that the form shows. */
export function poolForm(input: FormInput): FormView {
  const { shown, mode, amount, connected, awaited, online } = input
  const { account, reading } = shown.row
  const { decimals } = shown.token
  const most = account ? BigInt(mode === 'deposit' ? account.wallet_balance : account.value) : null
  const base = {
    balance: most === null ? null : t(`pool-${mode}-balance`, { amount: tokenText(most, shown.token) }),
    max: most === null || most === 0n ? null : formatUnits(most, decimals),
  }
  const stop = (text: string, act: FormView['button']['act'] = null, error: string | null = null): FormView => ({
    ...base,
    error,
    effect: null,
    button: { text, act },
    order: null,
  })
  if (!connected) return awaited ? stop(t('main-resuming')) : stop(t('main-connect'), 'connect')
  if (!online) return stop(t(`pool-${mode}`), null, t('problem-offline'))
  if (!reading || !account || most === null) return stop(t(`pool-${mode}`))
  if (reading.is_overdue) return stop(t('pool-stopped'))
  if (mode === 'deposit' && !account.may_deposit) return stop(t('pool-deposit'), null, t('pool-not-listed'))
  const units = amount === '' ? 0n : unitsOf(amount, decimals)
  if (units === null)
    return stop(t('pool-enter'), 'amount', t('pool-too-precise', { symbol: shown.token.symbol, count: decimals }))
  if (units === 0n) return stop(t('pool-enter'), 'amount')
  if (units > most) return stop(t('pool-enter'), 'amount', t(`pool-${mode}-too-much`))
  const { order, effect, error } = mode === 'deposit' ? depositOf(reading, units) : withdrawalOf(shown, reading, units)
  if (error !== null || order === null) return stop(t('pool-enter'), 'amount', error)
  return { ...base, error: null, effect, button: { text: t('main-review'), act: 'review' }, order }
}

const unitsOf = (amount: string, decimals: number): bigint | null => {
  try {
    return parseUnits(amount, decimals)
  } catch {
    return null
  }
}

interface Plan {
  readonly order: PoolOrder | null
  readonly effect: string | null
  readonly error: string | null
}

const priceOf = ({ price_assets, price_shares }: PoolReading) => ({
  assets: BigInt(price_assets),
  shares: BigInt(price_shares),
})

function depositOf(reading: PoolReading, assets: bigint): Plan {
  const shares = sharesFor(assets, priceOf(reading))
  if (shares === 0n) return { order: null, effect: null, error: t('pool-too-small') }
  return {
    order: { kind: 'deposit', assets },
    effect: t('pool-get-shares', { shares: sharesText(shares, reading.share_decimals) }),
    error: null,
  }
}

/** At once as far as idle tokens last, else through the queue. All shares go if the amount is all of their worth, so that no dust stays. */
function withdrawalOf({ row, token }: ShownPool, reading: PoolReading, assets: bigint): Plan {
  const { account } = row
  const [shares, value, withdrawable] = [account?.shares, account?.value, account?.withdrawable].map((text) =>
    BigInt(text ?? 0),
  ) as [bigint, bigint, bigint]
  const isAll = assets === value
  if (assets <= withdrawable)
    return {
      order: isAll ? { kind: 'redeem', shares } : { kind: 'withdraw', assets },
      effect: t('pool-at-once'),
      error: null,
    }
  const worth = sharesWorth(assets, priceOf(reading))
  const asked = isAll || worth > shares ? shares : worth
  const least = pow10(reading.share_decimals)
  if (asked < least) {
    const amount = tokenText(reading.share_price, token)
    return { order: null, effect: null, error: t('pool-request-too-small', { amount }) }
  }
  const effect =
    withdrawable > 0n ? t('pool-queued-part', { amount: tokenText(withdrawable, token) }) : t('pool-queued')
  return { order: { kind: 'request', shares: asked }, effect, error: null }
}

/** State of a call as its card shows it. `next`: an approval is done, and the wallet has not been asked for the rest. */
export type ShownState = SightingState | 'asking' | 'unsure' | 'next'

/** Decides what the card says. A wallet that has not told a hash may have sent the transaction. */
export function shownState(
  {
    txHash,
    isAsking,
    isLast,
  }: { readonly txHash: string | null; readonly isAsking: boolean; readonly isLast: boolean },
  seen: SightingState | null,
): ShownState {
  if (seen === 'done') return isLast ? 'done' : 'next'
  if (seen === 'failed') return 'failed'
  if (txHash === null) return seen === 'pending' ? 'pending' : isAsking ? 'asking' : 'unsure'
  return seen ?? 'pending'
}

/** True once nothing can change any more. */
export const isSettled = (state: ShownState): boolean => ['done', 'failed', 'replaced', 'other'].includes(state)
