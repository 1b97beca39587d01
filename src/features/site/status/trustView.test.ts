import { expect, it } from 'vitest'
import { freshFor, judgeReport } from '#core/judgeReport.ts'
import type { TrustReport } from '#core/wire/trust.ts'
import { attesterGroups, domainsText, escrowViews, findingTexts, providersView, verdictOf } from './trustView.ts'

const asOf = '2026-03-01T12:00:00.000Z'
const ago = (ms: number): string => new Date(Date.parse(asOf) - ms).toISOString()
const escrow = (change: Partial<TrustReport['networks'][number]['escrows'][number]> = {}) => ({
  address: '0xe',
  is_current: true,
  attesters: { keys: ['0x1', '0x2', '0x3'], threshold: 2, read_at: asOf },
  holdings: [
    { token: 'native', symbol: 'ETH', decimals: 18, held: '2500000000000000000', owed: '1500000000000000000' },
    { token: '0x5', symbol: 'USDC', decimals: 6, held: '0', owed: '0' },
  ],
  ...change,
})
const network = (name: string, ...escrows: ReturnType<typeof escrow>[]) => ({
  chain_id: name.length,
  name,
  reconciled_at: asOf,
  height: '10',
  escrows,
})
function report(change: Partial<TrustReport> = {}): TrustReport {
  const facts = {
    version: 1 as const,
    origin: 'https://bridge.example.org',
    as_of: asOf,
    networks: [network('Base', escrow()), network('Ethereum', escrow())],
    providers: { checked_at: asOf, attesters: 3, silent: 0, shared: 0, domains: { maker: 4, attesters: [2, 3, 2] } },
    incidents: { open: 0, published: [] },
    audits: [{ name: 'Review', url: null }],
    drill: { at: asOf, outcome: 'passed' as const, seconds: 60, url: null },
    ...change,
  }
  return { ...facts, findings: judgeReport(facts) }
}
const verdict = (change?: Partial<TrustReport>) => verdictOf(report(change).findings)

it('is good only without findings, and bad as soon as one is', () => {
  expect([verdict(), verdict({ audits: [] }), verdict({ incidents: { open: 1, published: [] } })]).toEqual([
    'good',
    'warn',
    'bad',
  ])
})

it('names the networks of a finding', () => {
  const networks = [{ ...network('Base', escrow()), reconciled_at: null }, network('Ethereum', escrow())]
  expect(findingTexts(report({ networks })).join()).toContain('Base')
  expect(findingTexts(report({ networks })).join()).not.toContain('Ethereum')
})

it('shows networks with the same attesters together, as old as the oldest reading, unread ones last', () => {
  const old = escrow({ attesters: { keys: ['0x1', '0x2', '0x3'], threshold: 2, read_at: ago(freshFor.attesters + 1) } })
  const networks = [network('Zora', escrow({ attesters: null })), network('Base', escrow()), network('Ethereum', old)]
  expect(attesterGroups(report({ networks }))).toMatchObject([
    { networks: 'Base and Ethereum', needed: '2 of 3 signatures needed', keys: ['0x1', '0x2', '0x3'], mark: 'warn' },
    { networks: 'Zora', keys: [], read: '', mark: 'warn' },
  ])
  expect(attesterGroups(report())).toMatchObject([{ networks: 'Base and Ethereum', mark: 'good' }])
})

it('shows assets that an escrow holds or owes', () => {
  const [first] = escrowViews(report())
  expect(first).toMatchObject({
    isEmpty: false,
    mark: 'good',
    rows: [{ symbol: 'ETH', held: '2.5', owed: '1.5', mark: 'good' }],
  })
})

it('says that an escrow is empty only by a recent reading', () => {
  const none = escrow({ holdings: [{ token: 'native', symbol: 'ETH', decimals: 18, held: '0', owed: '0' }] })
  const networks = [
    network('Base', none),
    { ...network('Zora', none), reconciled_at: ago(freshFor.reconciler + 1) },
    network('Linea', escrow({ holdings: null })),
  ]
  const empty = escrowViews(report({ networks })).filter(({ isEmpty }) => isEmpty)
  expect(empty.map((view) => view.network)).toEqual(['Base'])
})

it('shows a shortage first, and a reading that is old or missing never as good', () => {
  const short = escrow({ holdings: [{ token: 'native', symbol: 'ETH', decimals: 0, held: '4', owed: '5' }] })
  const networks = [
    network('Base', escrow()),
    { ...network('Zora', escrow()), reconciled_at: ago(freshFor.reconciler + 1) },
    network('Linea', escrow({ holdings: null })),
    network('Ethereum', short),
  ]
  expect(escrowViews(report({ networks })).map((view) => `${view.network} ${view.mark}`)).toEqual([
    'Ethereum bad',
    'Zora warn',
    'Linea warn',
    'Base good',
  ])
})

const checked = (at: string, attesters: number, silent: number, shared: number) => ({
  checked_at: at,
  attesters,
  silent,
  shared,
  domains: null,
})
it.each<[string, TrustReport['providers']]>([
  ['good', checked(asOf, 3, 0, 0)],
  ['bad', checked(ago(freshFor.providers + 1), 3, 1, 1)],
  ['warn', checked(ago(freshFor.providers + 1), 3, 0, 0)],
  ['warn', checked(asOf, 3, 1, 0)],
  ['warn', checked(asOf, 0, 0, 0)],
  ['warn', null],
])('shows providers as %s', (mark, providers) => {
  expect(providersView(report({ providers })).mark).toBe(mark)
})

it('counts endpoint domains by process once they are known', () => {
  expect(domainsText(report())).toBe('Endpoint domains in use. Market maker: 4. Attesters: 2, 3, and 2.')
  expect(domainsText(report({ providers: checked(asOf, 3, 0, 0) }))).toBeNull()
})
