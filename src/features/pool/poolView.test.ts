import { describe, expect, it } from 'vitest'
import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import type { PoolAccount, PoolReading } from '#core/wire/pool.ts'
import {
  atRiskAfter,
  type FormInput,
  isSettled,
  pointsText,
  poolForm,
  poolSummary,
  poolWarnings,
  ppmText,
  type ShownPool,
  shownState,
} from './poolView.ts'

const at = '2026-03-01T12:00:00.000Z'
const reading: PoolReading = {
  height: '7',
  read_at: at,
  share_price: '1000000',
  share_decimals: 9,
  total_assets: '1000000000',
  price_assets: '1000000001',
  price_shares: '1000000001000',
  idle: '400000000',
  lent: '600000000',
  locked_income: '0',
  terms: { hourly_limit: '2000000000', outstanding_limit: '700000000', fee_ppm: 500 },
  outstanding_left: '100000000',
  limit_left: '100000000',
  lendable: '100000000',
  term_seconds: 86_400,
  timelock_seconds: 172_800,
  due_at: at,
  is_overdue: false,
  overdue: '0',
  price_without_overdue: '1000000',
  proposed: null,
  queue: { requests: 0, assets: '0' },
}
const account: PoolAccount = {
  may_deposit: true,
  shares: '500000000000',
  value: '500000000',
  redeemable: '400000000000',
  withdrawable: '400000000',
  requests: [],
  has_more: false,
  collectable: '0',
  wallet_balance: '90000000',
  allowance: '0',
}
const pool = (change: Partial<PoolReading> = {}, own: Partial<PoolAccount> = {}): ShownPool => ({
  row: {
    chain_id: 31337,
    asset_id: '31337:0xa',
    address: '0xb',
    address_url: null,
    reading: { ...reading, ...change },
    account: { ...account, ...own },
    history: { since: at, apr_ppm: 36_500, income: '1', losses: [], entries: [] },
    points: null,
  },
  chain: { alias_name: 'Northshore' } as ChainRow,
  token: { symbol: 'USDC', decimals: 6 } as TokenRow,
})
const form = (change: Partial<FormInput> = {}) =>
  poolForm({ shown: pool(), mode: 'deposit', amount: '10', connected: true, awaited: false, online: true, ...change })

describe('the summary', () => {
  it('has price, income, utilization and what can be taken', () => {
    const summary = poolSummary(pool(), reading)
    expect(summary).toMatchObject({ sharePrice: '1 USDC', apr: '3.65%', utilization: '60%', utilizationShare: 0.6 })
    expect(summary.atRisk).toBe('700 USDC')
  })
  it('has no share price once everyone has left, though later income stays', () => {
    const left = { price_shares: '1000', price_assets: '3242', locked_income: '9996412' }
    const summary = poolSummary(pool(left), { ...reading, ...left })
    expect(summary.sharePrice).toBe('–')
    expect(summary.facts.at(-1)).toEqual({ id: 'income', text: '9.996412 USDC' })
    const fresh = { price_shares: '1000', price_assets: '1' }
    expect(poolSummary(pool(fresh), { ...reading, ...fresh }).sharePrice).toBe('1 USDC')
  })

  it('counts a deposit to what can be taken from a pool below its limit', () => {
    const empty = { ...reading, idle: '0', lent: '0' }
    expect(atRiskAfter(pool(), empty, 250_000_000n)).toBe('250 USDC')
    expect(atRiskAfter(pool(), empty, 900_000_000n)).toBe('700 USDC')
  })

  it('has no income without history', () => {
    const shown = pool()
    const { apr, aprNote } = poolSummary({ ...shown, row: { ...shown.row, history: null } }, reading)
    expect([apr, aprNote]).toEqual([null, 'Income can’t be read right now'])
  })

  it.each([
    [0n, '0%'],
    [49n, '0%'],
    [500n, '0.05%'],
    [1_000_000n, '100%'],
    [12_345_678n, '1234.57%'],
  ])('writes %s millionths as %s', (ppm, text) => expect(ppmText(ppm)).toBe(text))
})

describe('the points', () => {
  const earning = (per: string, points: number): ShownPool => {
    const shown = pool()
    return { ...shown, row: { ...shown.row, points: { per, points } } }
  }
  it('are a sentence where the pool earns some', () => {
    expect(pointsText(earning('100000000', 1))).toBe('1 point per 100 USDC for each full day (UTC)')
    expect(pointsText(earning('500000', 1_500))).toBe('1,500 points per 0.5 USDC for each full day (UTC)')
  })
  it('are not mentioned where it earns none', () => expect(pointsText(pool())).toBeNull())
})

describe('warnings', () => {
  it('are none usually', () => expect(poolWarnings(pool())).toEqual([]))
  it('name an overdue loan, a loss and waiting terms, in this order', () => {
    const proposed = { ...reading.terms, from: at }
    const shown = pool({ is_overdue: true, overdue: '250000000', price_without_overdue: '750000', proposed })
    const tx = { chain_id: 31337, tx_hash: '0x', explorer_url: null, at }
    const history = { since: at, apr_ppm: null, income: '0', losses: [{ amount: '5000000', tx }], entries: [] }
    const found = poolWarnings({ ...shown, row: { ...shown.row, history } })
    expect(found.map(({ id }) => id)).toEqual(['overdue', 'unbooked', 'loss', 'proposed'])
    for (const part of ['250 USDC', '25%', 'from 1 USDC to 0.75 USDC']) expect(found[1]?.text).toContain(part)
    expect(found[2]?.text).toContain('5 USDC')
  })
})

describe('a deposit', () => {
  it('becomes shares', () => {
    const view = form()
    expect(view).toMatchObject({
      error: null,
      order: { kind: 'deposit', assets: 10_000_000n },
      button: { act: 'review' },
    })
    expect(view.effect).toContain('10 shares')
  })
  it.each<[string, Partial<FormInput>, string | null]>([
    ['without a wallet', { connected: false }, 'connect'],
    ['offline', { online: false }, null],
    ['without an amount', { amount: '' }, 'amount'],
    ['above the balance', { amount: '90.1' }, 'amount'],
    ['too precise', { amount: '1.1234567' }, 'amount'],
    ['while a loan is overdue', { shown: pool({ is_overdue: true }) }, null],
    ['from another address', { shown: pool({}, { may_deposit: false }) }, null],
  ])('is none %s', (_, change, act) => {
    const view = form(change)
    expect([view.order, view.button.act]).toEqual([null, act])
  })
})

describe('a withdrawal', () => {
  const withdraw = (amount: string, shown = pool()) => form({ mode: 'withdraw', amount, shown })
  it('is at once as far as idle tokens last', () =>
    expect(withdraw('400').order).toEqual({ kind: 'withdraw', assets: 400_000_000n }))
  it('redeems all shares if it is everything', () =>
    expect(withdraw('500', pool({}, { withdrawable: '500000000' })).order).toEqual({
      kind: 'redeem',
      shares: 500_000_000_000n,
    }))
  it('is a request above that, of shares that are worth it', () => {
    const { order, effect } = withdraw('450')
    expect(order).toMatchObject({ kind: 'request' })
    expect(effect).toContain('Only 400 USDC can be withdrawn at once')
    expect(withdraw('500').order).toEqual({ kind: 'request', shares: 500_000_000_000n })
  })
  it('is too small for the queue below one share', () =>
    expect(withdraw('0.5', pool({}, { withdrawable: '0' })).error).toContain('at least 1 USDC'))
  it('is never more than the shares are worth', () => expect(withdraw('500.1').order).toBeNull())
})

describe('the state of a call', () => {
  it.each([
    ['waits for the wallet', null, true, null, 'asking'],
    ['is unsure if the wallet never answered', null, false, null, 'unsure'],
    ['is pending once a node shows it', null, false, 'pending', 'pending'],
    ['is pending until a node has answered', '0x1', false, null, 'pending'],
    ['may be unknown', '0x1', false, 'unknown', 'unknown'],
    ['says nothing about another one at its place without a hash', null, false, 'replaced', 'unsure'],
    ['is replaced', '0x1', false, 'replaced', 'replaced'],
    ['is done', null, true, 'done', 'done'],
  ] as const)('%s', (_, txHash, isAsking, seen, state) =>
    expect(shownState({ txHash, isAsking, isLast: true }, seen)).toBe(state),
  )
  it('goes on after an approval', () => {
    expect(shownState({ txHash: '0x1', isAsking: false, isLast: false }, 'done')).toBe('next')
    expect(isSettled('next')).toBe(false)
  })
})
