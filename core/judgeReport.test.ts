import { expect, it } from 'vitest'
import type { TrustReport } from './wire/trust.ts'
import { judgeReport } from './judgeReport.ts'

type Judged = Omit<TrustReport, 'findings'>
const asOf = '2026-03-01T12:00:00.000Z'
const minutesAgo = (minutes: number): string => new Date(Date.parse(asOf) - minutes * 60_000).toISOString()
const days = (count: number): string => minutesAgo(count * 24 * 60)

const escrow = (change: Partial<Judged['networks'][number]['escrows'][number]> = {}) => ({
  address: '0xe',
  is_current: true,
  attesters: { keys: ['0x1', '0x2', '0x3'], threshold: 2, read_at: minutesAgo(1) },
  holdings: [{ token: 'native', symbol: 'ETH', decimals: 18, held: '7', owed: '7' }],
  ...change,
})
const network = (change: Partial<Judged['networks'][number]> = {}) => ({
  chain_id: 1,
  name: 'One',
  reconciled_at: minutesAgo(1),
  height: '10',
  escrows: [escrow()],
  ...change,
})
const providers = { checked_at: minutesAgo(5), attesters: 3, silent: 0, shared: 0, domains: null }
const drill = { at: days(30), outcome: 'passed' as const, seconds: 61.5, url: null }
const report = (change: Partial<Judged> = {}): Judged => ({
  version: 1,
  origin: 'https://bridge.example.org',
  as_of: asOf,
  networks: [network()],
  providers,
  incidents: { open: 0, published: [] },
  audits: [{ name: 'Review', url: null }],
  drill,
  ...change,
})
const found = (change: Partial<Judged>) => judgeReport(report(change)).map(({ level, code }) => `${level} ${code}`)
const short = [
  { token: 'native', symbol: 'ETH', decimals: 18, held: '99999999999999999998', owed: '99999999999999999999' },
]

it('finds nothing in a complete and recent report', () => {
  expect(judgeReport(report())).toEqual([])
})

it.each<[string, Partial<Judged>]>([
  ['bad escrow_short', { networks: [network({ escrows: [escrow({ holdings: short })] })] }],
  ['bad providers_shared', { providers: { ...providers, shared: 1 } }],
  ['bad incident_open', { incidents: { open: 1, published: [] } }],
  ['bad drill_failed', { drill: { ...drill, outcome: 'failed' } }],
  ['warn no_escrows', { networks: [] }],
  ['warn no_escrows', { networks: [network({ escrows: [] })] }],
  ['warn reconciler_late', { networks: [network({ reconciled_at: null, height: null })] }],
  ['warn reconciler_late', { networks: [network({ reconciled_at: minutesAgo(11) })] }],
  ['warn reconciler_late', { networks: [network({ reconciled_at: minutesAgo(-11) })] }],
  ['warn reconciler_late', { networks: [network({ escrows: [escrow({ holdings: null })] })] }],
  ['warn attesters_unread', { networks: [network({ escrows: [escrow({ attesters: null })] })] }],
  [
    'warn attesters_unread',
    {
      networks: [
        network({ escrows: [escrow({ attesters: { keys: ['0x1'], threshold: 2, read_at: minutesAgo(11) } })] }),
      ],
    },
  ],
  [
    'warn one_signature',
    { networks: [network({ escrows: [escrow({ attesters: { keys: ['0x1'], threshold: 1, read_at: asOf } })] })] },
  ],
  ['warn providers_unknown', { providers: null }],
  ['warn providers_unknown', { providers: { ...providers, attesters: 0 } }],
  ['warn providers_unknown', { providers: { ...providers, silent: 1 } }],
  ['warn providers_unknown', { providers: { ...providers, checked_at: minutesAgo(61) } }],
  ['warn no_audit', { audits: [] }],
  ['warn drill_missing', { drill: null }],
  ['warn drill_missing', { drill: { ...drill, at: days(101) } }],
])('finds %s', (expected, change) => {
  expect(found(change)).toEqual([expected])
})

it('names the networks of a finding, and puts what is bad first', () => {
  const networks = [network({ chain_id: 7, reconciled_at: null }), network({ chain_id: 8 })]
  expect(judgeReport(report({ networks, providers: { ...providers, shared: 2 } }))).toEqual([
    { level: 'bad', code: 'providers_shared', chain_ids: [] },
    { level: 'warn', code: 'reconciler_late', chain_ids: [7] },
  ])
})
