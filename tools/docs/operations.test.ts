import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../lib/run.ts'
import { alertKinds, exportedMetrics, pauseReasons } from './exportedMetrics.ts'
import { flawsOf, type Known } from './promql.ts'

const folders = ['core', 'chains', 'store', 'runtime', 'server', 'maker', 'attester', 'reconciler', 'bot']
const isSource = (file: string): boolean =>
  file.endsWith('.ts') && !file.includes('.test.') && !/(^|\/)(testing\/|suite(\/|\.ts$))/.test(file)
const present = new Set(readdirSync(root))
const sources = new Map(
  folders
    .filter((folder) => present.has(folder))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file}`)
        .filter(isSource)
        .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
    ),
)
const code = [...sources.values()].join('\n')
const known: Known = { metrics: exportedMetrics(sources), hasValue: (value) => code.includes(`'${value}'`) }

const rulesFile = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      interval: z.literal('10s'),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Causeway[A-Za-z]+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[sm]$/)
            .exactOptional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
})
const panel = z.object({
  title: z.string(),
  targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).optional(),
})
const dashboardFile = z.object({ panels: z.array(panel) })

const rules = rulesFile
  .parse(parse(readFileSync(join(root, 'ops/prometheus-rules.yml'), 'utf8')))
  .groups.flatMap((group) => group.rules)
const panels = dashboardFile.parse(JSON.parse(readFileSync(join(root, 'ops/grafana-dashboard.json'), 'utf8'))).panels
const runbook = readFileSync(join(root, 'docs/operations.md'), 'utf8')
const labelsIn = (text: string): string[] => [...text.matchAll(/\$labels\.(\w+)/g)].flatMap((found) => found[1] ?? [])

describe('alert rules', () => {
  it.each(rules)('$alert uses metrics that the processes export', ({ expr, annotations }) =>
    expect(flawsOf(expr, labelsIn(annotations.summary), known)).toEqual([]),
  )

  it.each(rules)('$alert has its section in the runbook', ({ alert, annotations }) => {
    expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`)
    const section = runbook.split(/^#{2,4} /m).find((text) => text.startsWith(`${alert}\n`)) ?? ''
    for (const part of ['**Meaning.**', '**Safe.**', '**Do.**']) expect(section).toContain(part)
  })

  it('have one name each, and every section of the runbook has its rule', () => {
    const names = rules.map(({ alert }) => alert)
    expect(new Set(names).size).toBe(names.length)
    const sections = [...runbook.matchAll(/^#{2,4} (Causeway[A-Z]\w+)$/gm)].map((found) => found[1])
    expect(sections.toSorted()).toEqual(names.toSorted())
  })

  it('page within a minute of an incident, a dispute and a paused chain', () => {
    for (const name of [
      'CausewayIncidentOpen',
      'CausewayEndpointsDisagree',
      'CausewayChainPaused',
      'CausewayPayoutUnderReview',
      'CausewayOpeningGasLost',
    ])
      expect(rules.find(({ alert }) => alert === name)).toMatchObject({ labels: { severity: 'page' } })
    const waits = rules.filter(({ labels }) => labels.severity === 'page').map((rule) => rule.for ?? '0s')
    expect(waits.filter((wait) => !/^(0|10|20|30)s$|^1m$/.test(wait))).toEqual([])
  })
})

describe('the dashboard', () => {
  const queries = panels.flatMap(({ title, targets = [] }) => targets.map((target) => ({ title, ...target })))

  it.each(queries)('$title uses metrics that the processes export: $expr', ({ expr, legendFormat }) => {
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].flatMap((found) => found[1] ?? [])
    expect(flawsOf(expr.replaceAll('$__rate_interval', '1m'), named, known)).toEqual([])
  })

  it('shows every metric that the processes export', () => {
    const shown = queries.map(({ expr }) => expr).join('\n')
    expect([...known.metrics.keys()].filter((name) => !shown.includes(name))).toEqual([])
  })
})

describe('the runbook', () => {
  it.each([...alertKinds(sources)])('says what to do about %s', (kind) =>
    expect(runbook).toContain(`\n| \`${kind}\` |`),
  )
  it.each([...pauseReasons(sources)])('says what to do about a chain paused by %s', (reason) =>
    expect(runbook).toContain(`\n| \`${reason}\` |`),
  )

  it('lists the incident kinds that the code records', () =>
    expect([...alertKinds(sources)]).toEqual(
      expect.arrayContaining(['rpc_disagree', 'order_contradicted', 'missed_ending_found', 'endpoints_shared']),
    ))
})

describe('the comparison detects', () => {
  it.each([
    ['a metric that nothing exports', 'causeway_maker_profit > 0', [], /no process exports/],
    ['a metric of another process', 'causeway_bot_endpoint_healthy == 0', [], /no process exports/],
    ['a histogram without its part', 'causeway_maker_payout_delay_seconds > 1', [], /no process exports/],
    ['a label that the metric lacks', 'causeway_maker_paused{asset="x"} == 1', [], /label asset/],
    ['a group that the metric lacks', 'sum by (asset) (causeway_maker_paused) > 0', [], /label asset/],
    ['a reason that the code lacks', 'causeway_maker_failures_total{reason="bad_luck"} > 0', [], /bad_luck/],
    ['one of several reasons', 'causeway_maker_failures_total{reason=~"fee_above_cap|bad_luck"} > 0', [], /bad_luck/],
    ['a text that names a lost label', 'sum(causeway_maker_paused) > 0', ['chain'], /names the label chain/],
    ['an open parenthesis', 'sum(causeway_maker_paused > 0', [], /unbalanced/],
    ['an unknown function', 'summ(causeway_maker_paused) > 0', [], /unknown word summ/],
  ] as const)('%s', (_, expr, named, flaw) => expect(flawsOf(expr, named, known).join()).toMatch(flaw))

  it('an undocumented kind', () =>
    expect([
      ...alertKinds(
        new Map([
          ['a/one.ts', `const kind = ok ? 'gone_astray' : 'came_twice'\nstore.incidents.record({ kind, subject })`],
          ['a/two.ts', `const LOST = 'data_lost'\nstore.incidents.record({ kind: LOST, subject })`],
          ['b/three.ts', `store.incidents.record(mismatch)`],
          ['b/four.ts', `interface Mismatch { readonly kind:\n    | 'paid_thrice'\n    | 'not_paid' }`],
        ]),
      ),
    ]).toEqual(['gone_astray', 'came_twice', 'data_lost', 'paid_thrice', 'not_paid']))
})
