import type { Counts } from '../lib/stages.ts'

/**
 * Advisories that do not affect the shipped code, by their URL; each with the reason and the date of its next review.
 */
export const accepted: Readonly<Record<string, { readonly why: string; readonly until: string }>> = {}

interface Audit {
  readonly statusCode?: number
  readonly message?: string
  readonly error?: { readonly code?: string; readonly summary?: string }
  readonly auditReportVersion?: number
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | Advisory)[] }>>
}
interface Advisory {
  readonly name: string
  readonly title: string
  readonly url: string
  readonly severity: string
}
export interface Verdict {
  readonly counts: Counts
  readonly lines: readonly string[]
}

const gating = new Set(['high', 'critical'])
const NONE: Counts = { passed: 0, failed: 0, skipped: 0 }

function parse(text: string): Audit {
  try {
    return JSON.parse(text) as Audit
  } catch {
    return { message: text.trim().slice(0, 200) || 'npm said nothing' }
  }
}

/** A failed lookup is not a clean result: the line says so, and the stage counts as skipped. */
function notLookedUp({ statusCode, error, message }: Audit): Verdict {
  const why =
    statusCode === undefined
      ? `the registry could not be asked (${error?.code ?? error?.summary ?? message ?? 'no answer'})`
      : `this registry has no audit endpoint (it answered ${statusCode})`
  return {
    counts: { ...NONE, skipped: 1 },
    lines: [`skipped: ${why}. Known vulnerabilities of dependencies were NOT looked up.`],
  }
}

/**
 * Judges the output of `npm audit --json`: a serious advisory fails unless it is accepted, and acceptance ends on its
 * date.
 */
export function readAudit(text: string, today: string, exceptions: typeof accepted = accepted): Verdict {
  const audit = parse(text)
  if (audit.auditReportVersion === undefined || !audit.vulnerabilities) return notLookedUp(audit)
  const all = Object.values(audit.vulnerabilities).flatMap(({ via }) => via.filter((each) => typeof each === 'object'))
  const serious = [
    ...new Map(all.filter(({ severity }) => gating.has(severity)).map((each) => [each.url, each])).values(),
  ]
  const refused = serious.filter(({ url }) => (exceptions[url]?.until ?? '') < today)
  const minor = new Set(all.filter(({ severity }) => !gating.has(severity)).map(({ url }) => url)).size
  return {
    counts: { ...NONE, passed: refused.length ? 0 : 1, failed: refused.length },
    lines: [
      ...refused.map(({ name, severity, title, url }) => `${severity}: ${name}, ${title} (${url})`),
      `${refused.length} serious advisories, ${serious.length - refused.length} accepted, ${minor} minor ones`,
    ],
  }
}
