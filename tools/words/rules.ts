/** Kind of text that a rule applies to. `name` covers identifiers in code. */
export type TextKind = 'comment' | 'document' | 'message' | 'name'

export interface WordRule {
  readonly pattern: RegExp
  readonly instead: string
  readonly kinds: readonly TextKind[]
}

const prose = ['comment', 'document', 'message'] as const

/** Words that the glossary (docs/glossary.md) replaces. */
export const wordRules: readonly WordRule[] = [
  { pattern: /\banew\b/i, instead: 'again', kinds: prose },
  { pattern: /\bwho(?:so)?ever\b/i, instead: 'anyone who, any caller', kinds: prose },
  { pattern: /\bwhat(?:so)ever\b/i, instead: 'any', kinds: prose },
  { pattern: /\bbesides?\b/i, instead: 'next to; in addition', kinds: prose },
  { pattern: /\bnobody\b/i, instead: 'no one', kinds: prose },
  { pattern: /\bsomebody\b/i, instead: 'someone', kinds: prose },
  { pattern: /\b(?:goes|went|go) on\b/i, instead: 'continues', kinds: prose },
  { pattern: /\b(?:is|are|was|were|be|been|being) told\b/i, instead: 'is reported to, learns', kinds: prose },
  { pattern: /\bholds good\b/i, instead: 'is valid', kinds: prose },
  { pattern: /\bstands?\b(?! ?(?:for|in for|out|alone|-ins?)\b)/i, instead: 'exists, is', kinds: prose },
  { pattern: /\b(?:it|this|that|which|there) lies\b/i, instead: 'is', kinds: prose },
  { pattern: /\bcomes (?!from\b|with\b|first\b|back\b)/i, instead: 'arrives, loads', kinds: prose },
  { pattern: /\bas long as it lives\b/i, instead: 'for its lifetime', kinds: prose },
  { pattern: /\bcrossings?\b/i, instead: 'transfer', kinds: [...prose, 'name'] },
  { pattern: /\bshores?\b/i, instead: 'network, source, destination', kinds: [...prose, 'name'] },
  { pattern: /\bpurses?\b/i, instead: 'payout capacity', kinds: [...prose, 'name'] },
  { pattern: /\bshel(?:f|ves)\b/i, instead: 'storage', kinds: [...prose, 'name'] },
]

/** A comment starts with its subject. */
export const openings = /^(?:What|Who|Whose|Whoever|Whether|How|Where)\b/

export interface WordException {
  readonly file: RegExp
  /** Matches the offending text; every occurrence in the file when absent. */
  readonly text?: RegExp
  readonly reason: string
}

/** Technical and prescribed uses. */
export const exceptions: readonly WordException[] = [
  { file: /^docs\/glossary\.md$/, reason: 'names the words that it replaces' },
  { file: /^tools\/words\//, reason: 'names the words that it looks for' },
  {
    file: /^src\/(?:ui|style)\/|^tools\/card\.ts$/,
    text: /shore|crossing/i,
    reason: 'art: two shores and the line between them',
  },
  { file: /^src\/|^e2e\/layout/, text: /Crossing|Shores Drawing|shores/, reason: 'component names of that art' },
  { file: /^contracts\/src\//, reason: 'a changed comment changes the bytecode that is deployed and pinned' },
]
