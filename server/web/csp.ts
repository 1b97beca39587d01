import { createHash } from 'node:crypto'
import type { PageHosts } from './pageHosts.ts'
import { REPORT_PATH } from './policyReports.ts'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
const dataBlock = /type\s*=\s*["']?application\/(ld\+)?json/i

/** CSP hashes of the pages' inline scripts; only these exact texts may run. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(inlineScript)].filter(([, attributes = '']) => !dataBlock.test(attributes))
  return hashesOf(scripts.map(([, , text = '']) => text))
}

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gi
const styleAttribute = /\sstyle="([^"]*)"/gi
const references: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The app creates its style elements empty and fills them by `insertRule`, which needs no permission. */
const EMPTY = ''

/** Above this number the header would leave a proxy too little room, so inline styles are allowed instead. */
export const MOST_STYLES = 24

/**
 * Returns the CSP sources of inline styles: each element and attribute of the pages by hash, unless there are too many.
 */
function inlineStyles(html: string, styles: readonly string[]): readonly string[] {
  const elements = [...html.matchAll(inlineStyle)].map(([, text = '']) => text)
  const attributes = [...html.matchAll(styleAttribute)].map(([, text = '']) =>
    text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (reference) => references[reference] ?? reference),
  )
  const hashes = hashesOf([EMPTY, ...elements, ...styles, ...attributes])
  if (hashes.length > MOST_STYLES) return ["'unsafe-inline'"]
  return [...(attributes.length > 0 ? ["'unsafe-hashes'"] : []), ...hashes]
}

const hashesOf = (texts: readonly string[]): string[] =>
  Array.from(new Set(texts), (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/** Sites that may embed the app: Telegram's web client and Safe (design §12). */
export const frameAncestors = "'self' https://web.telegram.org https://app.safe.global"

/**
 * Builds the CSP of the web app's pages: our own origin and the given hosts. Fonts, workers and manifests are same-origin only.
 * Without the dialogs of wallet vendors, inline styles are named by hash, and markup as text is refused.
 */
export function pagePolicy(html: string, { connect, pictures, frames, vendorDialogs, styles }: PageHosts): string {
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
    'style-src': ["'self'", ...(vendorDialogs ? ["'unsafe-inline'"] : inlineStyles(html, styles))],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'connect-src': ["'self'", ...connect],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': [frameAncestors],
    ...(vendorDialogs ? {} : { 'require-trusted-types-for': ["'script'"] }),
    'report-uri': [REPORT_PATH],
  }
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Target policy: TON Connect's dialog still writes markup as text, so only pages without vendor dialogs enforce it. */
export const reportOnlyPolicy = `require-trusted-types-for 'script'; report-uri ${REPORT_PATH}`

/** API responses are data: nothing in them may run or be embedded. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"
