import { createHash } from 'node:crypto'

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
 * Policy of the web app's pages. Wallets and networks are reached over https and wss; plain http only at the endpoints given, which are
 * those of a local network.
 */
export function pagePolicy(html: string, plainEndpoints: readonly string[]): string {
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https:', 'wss:', ...plainEndpoints],
    'frame-src': ['https://verify.walletconnect.org', 'https://verify.walletconnect.com'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': [frameAncestors],
  }
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** API answers are data: nothing in them may run or be framed. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"
