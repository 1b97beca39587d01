import { createHash } from 'node:crypto'
import type { PageHosts } from './pageHosts.ts'
import { REPORT_PATH } from './policyReports.ts'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
const dataBlock = /type\s*=\s*["']?application\/(ld\+)?json/i

/** CSP hashes of the pages' inline scripts; only these exact texts may run. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(inlineScript)].filter(([, attributes = '']) => !dataBlock.test(attributes))
  const texts = new Set(scripts.map(([, , text = '']) => text))
  return Array.from(texts, (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** Sites that may embed the app: Telegram's web client and Safe (design §12). */
export const frameAncestors = "'self' https://web.telegram.org https://app.safe.global"

/**
 * CSP of the web app's pages: our own origin and the given hosts. Fonts, workers and manifests are same-origin only.
 */
export function pagePolicy(html: string, { connect, pictures }: PageHosts): string {
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'connect-src': ["'self'", ...connect],
    'frame-src': ['https://verify.walletconnect.org', 'https://verify.walletconnect.com'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': [frameAncestors],
    'report-uri': [REPORT_PATH],
  }
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Report-only target policy: vendors still write markup as strings. */
export const reportOnlyPolicy = `require-trusted-types-for 'script'; report-uri ${REPORT_PATH}`

/** API responses are data: nothing in them may run or be embedded. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"
