import { expect, it } from 'vitest'
import type { RouteFigures, StatusData } from '#core/wire/status.ts'
import { canaryRows, problemsOf, providerView } from './statusView.ts'

const nameOf = (id: number) => ({ 1: 'Ethereum', 2: 'Base' })[id] ?? String(id)
const status = (change: Partial<StatusData>): StatusData => ({
  as_of: '2026-03-01T12:00:00.000Z',
  networks: [],
  delayed: [],
  canaries: [],
  windows: [],
  ...change,
})
const route = (change: Partial<RouteFigures> = {}): RouteFigures => ({
  from_chain_id: 1,
  to_chain_id: 2,
  sample: 'enough',
  transfers: 20,
  arrived_percent: 95,
  refunded_percent: 5,
  late_percent: 10,
  median_seconds: 40,
  p95_seconds: 130,
  median_shortfall_bps: 0,
  p95_shortfall_bps: 12.5,
  reported: 0,
  ...change,
})
const hidden = {
  transfers: null,
  arrived_percent: null,
  refunded_percent: null,
  late_percent: null,
  median_seconds: null,
  p95_seconds: null,
  median_shortfall_bps: null,
  p95_shortfall_bps: null,
}
const view = (...routes: RouteFigures[]) => providerView({ provider: 'x', provider_name: 'X', routes }, nameOf)

it('names each problem in a sentence, pauses first, and none if all is well', () => {
  expect(problemsOf(status({ networks: [{ chain_id: 1, state: 'ok' }] }), nameOf)).toEqual([])
  const troubled = status({
    networks: [
      { chain_id: 1, state: 'unreachable' },
      { chain_id: 2, state: 'paused' },
      { chain_id: 3, state: 'paused' },
    ],
    delayed: [{ provider: 'maker', provider_name: '' }],
  })
  expect(problemsOf(troubled, nameOf)).toEqual([
    'Payouts are paused on Base and 3.',
    'Transfers through Market maker are taking longer than quoted.',
    'Ethereum can’t be reached right now, so transfers may take longer.',
  ])
})

const canary = (change: Partial<StatusData['canaries'][number]> = {}) => ({
  provider: 'relay',
  provider_name: 'Relay',
  from_chain_id: 1,
  to_chain_id: 2,
  from_symbol: 'USDC',
  state: 'failed' as const,
  checked_at: '2026-03-01T11:47:30.000Z',
  checks: 24,
  arrived: 23,
  ...change,
})

it('names each route once whose test transfer failed or is late', () => {
  const canaries = [canary(), canary({ state: 'overdue', from_symbol: 'ETH' }), canary({ state: 'ok', to_chain_id: 3 })]
  expect(problemsOf(status({ canaries }), nameOf)).toEqual(['Test transfers are failing or late: Ethereum to Base.'])
})

it('shows when a route was last checked, to the minute', () => {
  const [row] = canaryRows(status({ canaries: [canary()] }), nameOf)
  expect(row?.name.replace(/[\u2066-\u2069]/g, '')).toBe('USDC · Ethereum to Base · Relay')
  expect(row).toMatchObject({ state: 'failed', checked: 'Last checked 12 min ago' })
  expect(row?.share.replace(/[\u2066-\u2069]/g, '')).toBe('23 of 24 arrived in 7 days')
  const [fresh] = canaryRows(status({ canaries: [canary({ checked_at: '2026-03-01T12:00:05.000Z' })] }), nameOf)
  expect(fresh?.checked).toBe('Last checked 60 s ago')
})

it('shows medians with the 95th percentile, and shares as whole percent', () => {
  expect(view(route()).routes).toEqual([
    {
      key: '1 2',
      name: 'Ethereum to Base',
      reported: null,
      transfers: '20+',
      arrived: '95%',
      refunded: '5%',
      late: '10%',
      time: { median: '40 s', within: '95% within 3 min' },
      shortfall: { median: '0%', within: '95% within 0.125%' },
    },
  ])
  expect(view(route({ late_percent: null, median_seconds: null, p95_seconds: null })).routes).toMatchObject([
    { late: null, time: null, arrived: '95%' },
  ])
})

it('shows a small sample by its extent, never by a share', () => {
  const { routes, few } = view(
    route({ ...hidden, sample: 'under_10' }),
    route({ ...hidden, sample: 'few_senders', from_chain_id: 2, to_chain_id: 1, reported: 50 }),
  )
  expect(routes).toEqual([])
  expect(few).toEqual([
    { key: '1 2', name: 'Ethereum to Base', reported: null, sample: 'Fewer than 10 transfers' },
    {
      key: '2 1',
      name: 'Base to Ethereum',
      reported: 'Reported by the provider only, not counted: 50+',
      sample: 'Too few senders to show figures',
    },
  ])
})
