import type { TrustFinding, TrustNetwork, TrustReport } from './wire/trust.ts'

const MINUTE = 60_000
/** Age above which a figure counts as missing. */
export const freshFor = {
  reconciler: 10 * MINUTE,
  attesters: 10 * MINUTE,
  providers: 60 * MINUTE,
  drill: 100 * 24 * 60 * MINUTE,
} as const

type Judged = Omit<TrustReport, 'findings'>

/** A time in the future is as little proof as an old one. */
export const isFresh = (at: string | null, asOf: string, kind: keyof typeof freshFor): boolean =>
  at !== null && Math.abs(Date.parse(asOf) - Date.parse(at)) <= freshFor[kind]

const current = ({ escrows }: TrustNetwork) => escrows.filter(({ is_current }) => is_current)

type Rule = Pick<TrustFinding, 'level' | 'code'> &
  (
    | { readonly network: (network: TrustNetwork, report: Judged) => boolean }
    | { readonly service: (report: Judged) => boolean }
  )

const rules: readonly Rule[] = [
  {
    level: 'bad',
    code: 'escrow_short',
    network: ({ escrows }) =>
      escrows.some(({ holdings }) => holdings?.some(({ held, owed }) => BigInt(held) < BigInt(owed)) ?? false),
  },
  { level: 'bad', code: 'providers_shared', service: ({ providers }) => (providers?.shared ?? 0) > 0 },
  { level: 'bad', code: 'incident_open', service: ({ incidents }) => incidents.open > 0 },
  { level: 'bad', code: 'drill_failed', service: ({ drill }) => drill?.outcome === 'failed' },
  {
    level: 'warn',
    code: 'no_escrows',
    service: ({ networks }) => networks.every((network) => current(network).length === 0),
  },
  {
    level: 'warn',
    code: 'reconciler_late',
    network: ({ reconciled_at, escrows }, { as_of }) =>
      !isFresh(reconciled_at, as_of, 'reconciler') || escrows.some(({ holdings }) => holdings === null),
  },
  {
    level: 'warn',
    code: 'attesters_unread',
    network: (network, { as_of }) =>
      network.escrows.some(({ attesters }) => !isFresh(attesters?.read_at ?? null, as_of, 'attesters')),
  },
  {
    level: 'warn',
    code: 'one_signature',
    network: (network) => current(network).some(({ attesters }) => attesters !== null && attesters.threshold < 2),
  },
  {
    level: 'warn',
    code: 'providers_unknown',
    service: ({ providers, as_of }) =>
      providers === null ||
      providers.attesters === 0 ||
      providers.silent > 0 ||
      !isFresh(providers.checked_at, as_of, 'providers'),
  },
  { level: 'warn', code: 'no_audit', service: ({ audits }) => audits.length === 0 },
  {
    level: 'warn',
    code: 'drill_missing',
    service: ({ drill, as_of }) => !isFresh(drill?.at ?? null, as_of, 'drill'),
  },
]

/** Returns every shortcoming of a report, the worst first. What is old or missing never counts as good. */
export const judgeReport = (report: Judged): TrustFinding[] =>
  rules.flatMap((rule) => {
    const { level, code } = rule
    if ('service' in rule) return rule.service(report) ? [{ level, code, chain_ids: [] }] : []
    const chain_ids = report.networks.filter((network) => rule.network(network, report)).map(({ chain_id }) => chain_id)
    return chain_ids.length > 0 ? [{ level, code, chain_ids }] : []
  })
