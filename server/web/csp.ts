import { createHash } from 'node:crypto'
import { REPORT_PATH } from './policyReports.ts'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
const dataBlock = /type\s*=\s*["']?application\/(ld\+)?json/i

/** CSP sources for the inline scripts of pages, each text once; only these exact texts may run. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(inlineScript)].filter(([, attributes = '']) => !dataBlock.test(attributes))
  const texts = new Set(scripts.map(([, , text = '']) => text))
  return Array.from(texts, (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** Who may show the app in a frame: Telegram's web client and Safe (design §12). */
export const frameAncestors = "'self' https://web.telegram.org https://app.safe.global"

/**
 * Policy of the web app's pages. Wallets, their pictures and networks are reached over https, as their lists name hosts that change without us;
 * sockets and plain http only at the origins given.
 */
export function pagePolicy(html: string, sockets: readonly string[]): string {
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https:', ...sockets],
    'frame-src': ['https://verify.walletconnect.org', 'https://verify.walletconnect.com'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
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

/** What pages are to keep to one day: vendors still write markup as text. */
export const reportOnlyPolicy = `require-trusted-types-for 'script'; report-uri ${REPORT_PATH}`

/** API answers are data: nothing in them may run or be framed. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"
