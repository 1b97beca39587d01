import type { Context, Handler } from 'hono'
import { z } from 'zod'
import type { ServerDeps } from '../deps.ts'
import type { AppEnv } from '../http/env.ts'

export const REPORT_PATH = '/api/config/policy-report'
/** Maximum per batch, and of distinct violations that a process logs: anyone can send reports. */
const MOST_IN_BATCH = 20
const MOST_LINES = 200

const text = z.string().max(2_000).catch('')
/** Formats of browsers for `report-uri`, and in a batch for `report-to`. */
const single = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    disposition: text,
  }),
})
const batch = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ documentURL: text, blockedURL: text, effectiveDirective: text, disposition: text }),
  }),
)

export interface PolicyReport {
  readonly directive: string
  /** Origin or keyword of the blocked resource; its path may be private. */
  readonly blocked: string
  /** First segment of the page's path. */
  readonly page: string
  readonly enforced: boolean
}

const urlOf = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null)
const word = (raw: string): string => /^[a-z-]{1,40}/.exec(raw)?.[0] ?? 'other'
const originOf = (raw: string): string => {
  const url = urlOf(raw)
  return url === null ? word(raw) : url.origin === 'null' ? url.protocol : url.origin
}
const pageOf = (raw: string): string => /^\/[\w-]{0,40}/.exec(urlOf(raw)?.pathname ?? '')?.[0] ?? '/'

/** Parses the reports of a request, without addresses, orders or queries. Empty for anything else. */
export function readReports(given: unknown): readonly PolicyReport[] {
  const one = single.safeParse(given).data?.['csp-report']
  if (one)
    return [
      {
        directive: word(one['effective-directive'] || one['violated-directive']),
        blocked: originOf(one['blocked-uri']),
        page: pageOf(one['document-uri']),
        enforced: one.disposition !== 'report',
      },
    ]
  const many = Array.isArray(given) ? batch.safeParse(given.slice(0, MOST_IN_BATCH)).data : undefined
  return (many ?? []).map(({ body }) => ({
    directive: word(body.effectiveDirective),
    blocked: originOf(body.blockedURL),
    page: pageOf(body.documentURL),
    enforced: body.disposition !== 'report',
  }))
}

/** Accepts CSP reports of browsers. Logs each violation once per process; the response is always empty. */
export function policyReports({ log }: Pick<ServerDeps, 'log'>): Handler<AppEnv> {
  const seen = new Set<string>()
  return async (c: Context<AppEnv>) => {
    const given: unknown = await c.req.json().catch(() => null)
    for (const report of readReports(given)) {
      const { directive, blocked, enforced } = report
      const key = `${directive} ${blocked} ${enforced}`
      if (seen.has(key) || seen.size >= MOST_LINES) continue
      seen.add(key)
      log.warn({ ...report }, 'the content policy blocked something on a page')
    }
    return c.body(null, 204)
  }
}
