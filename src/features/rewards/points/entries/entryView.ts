import { dayOfDateNumber, startOfDay } from '#core/rewards/utcDay.ts'
import type { PointReason } from '#core/rewards/reason.ts'
import { displayNumber } from '#src/format/amount.ts'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { displayDay } from '#src/format/time.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { factorText } from '../tasks/boostView.ts'

/** Ledger entry of the API. */
export interface Entry {
  readonly id: string
  readonly rule: string
  readonly source: string | null
  readonly points: number
  readonly reason: Readonly<Record<string, string | number | boolean>>
  readonly at: string
  readonly final_at: string
  readonly pending: boolean
}

export interface EntryView {
  readonly title: string
  /** Calculation of the points; empty when the title covers it. */
  readonly detail: string
  /** Source of the points: one of our orders, or a transaction. */
  readonly source: { readonly order: string } | { readonly chain: number; readonly tx: string } | null
}

type Reason = Entry['reason']
/** Name of a network; null if the app doesn't know it. */
export type NetworkName = (chainId: number) => string | null

const text = (value: Reason[string] | undefined): string => (typeof value === 'string' ? value : '')
const number = (value: Reason[string] | undefined): number => (typeof value === 'number' ? value : 0)

function dayText(reason: Reason): string {
  const day = dayOfDateNumber(number(reason['date']))
  return day === null ? '' : displayDay(startOfDay(day))
}

function checkInDetail(reason: Reason): string {
  const facts = [
    reason['bridged'] === true ? t('points-why-bridged_day') : '',
    reason['double'] === true ? t('points-why-double') : '',
    number(reason['streak']) > 1 ? t('points-why-streak', { days: number(reason['streak']) }) : '',
  ]
  return facts.filter(Boolean).join(' · ')
}

/** Link to an order, if the API names one: a friend's reversed order stays private. */
const order = (id: string): EntryView['source'] => (id ? { order: id } : null)
const transaction = (reason: Reason): EntryView['source'] =>
  text(reason['tx']) ? { chain: number(reason['chain']), tx: text(reason['tx']) } : null

type View = (reason: Reason, nameOf: NetworkName) => EntryView

/** Text of each kind of reason; a missing kind does not compile. */
const views = {
  bridge: (reason) => ({
    title: t('points-why-bridge', { number: number(reason['number']) }),
    detail:
      number(reason['percent']) > 100
        ? t('points-why-boosted', { base: number(reason['base']), factor: factorText(number(reason['percent'])) })
        : '',
    source: { order: text(reason['order']) },
  }),
  check_in: (reason) => ({
    title: t('points-why-check_in', { day: dayText(reason) }),
    detail: checkInDetail(reason),
    source: transaction(reason),
  }),
  check_in_bridge: (reason) => ({
    title: t('points-why-check_in', { day: dayText(reason) }),
    detail: t('points-why-bridged_later'),
    source: null,
  }),
  check_in_streak: (reason) => ({
    title: t('points-why-check_in', { day: dayText(reason) }),
    detail: t('points-why-streak', { days: number(reason['streak']) }),
    source: null,
  }),
  campaign_step: (reason) => ({
    title: text(reason['name']),
    detail: t('points-why-step', { transfers: number(reason['transfers']) }),
    source: null,
  }),
  campaign_deploy: (reason) => ({
    title: text(reason['name']),
    detail: t('points-why-deployments', { count: number(reason['deployments']) }),
    source: null,
  }),
  campaign_extra: (reason) => ({ title: text(reason['name']), detail: t('points-why-extra'), source: null }),
  campaign_social: (reason) => ({ title: text(reason['name']), detail: t('points-why-social'), source: null }),
  campaign_share: (reason) => ({ title: text(reason['name']), detail: t('points-why-share'), source: null }),
  // The friend's order stays private.
  referral: (reason) => ({
    title: t('points-why-referral'),
    detail: t('points-why-referral-share', {
      percent: number(reason['percent']),
      friend: shortAddress(text(reason['friend'])),
    }),
    source: null,
  }),
  pool: (reason, nameOf) => ({
    title: t('points-why-pool', { day: dayText(reason) }),
    detail: t('points-why-pool-held', {
      amount: isolateBidi(`${displayNumber(text(reason['amount']), 6)} ${text(reason['asset'])}`),
      network: nameOf(number(reason['chain'])) ?? String(number(reason['chain'])),
    }),
    source: null,
  }),
  granted: (reason) => ({ title: t('points-why-granted'), detail: text(reason['note']), source: null }),
  revoked: () => ({ title: t('points-why-revoked'), detail: '', source: null }),
  taken_once: () => ({ title: t('points-why-taken_once'), detail: t('points-why-taken_once-text'), source: null }),
  taken_back: (reason) => ({
    title: t('points-why-taken_back'),
    detail: tOr(`points-why-${text(reason['why'])}`, ''),
    source: reason['why'] === 'transfer_undone' ? order(text(reason['entry'])) : null,
  }),
} satisfies Readonly<Record<PointReason['kind'], View>>

/** A kind that this version does not know gets a general text. */
export function entryView(entry: Entry, nameOf: NetworkName = () => null): EntryView {
  const known: Readonly<Record<string, View | undefined>> = views
  const view = known[text(entry.reason['kind'])]
  return view ? view(entry.reason, nameOf) : { title: t('points-why-other'), detail: '', source: null }
}
