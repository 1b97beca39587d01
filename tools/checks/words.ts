export interface Finding {
  readonly file: string
  readonly line: number
  readonly text: string
  readonly instead: string
}

interface Piece {
  readonly kind: TextKind
  readonly line: number
  readonly text: string
  /** The first line of a comment. */
  readonly opens?: boolean
}

/** Finds the words of one file that docs/glossary.md replaces; `file` is its path in the repository. */
export function checkWords(file: string, content: string): readonly Finding[] {
  const pieces = piecesOf(file, content.split('\n')).filter(({ kind }) => kind !== 'text' || !isTest(file))
  return pieces.flatMap(({ kind, line, text, opens }) => {
    const found = wordRules
      .filter(({ pattern, kinds }) => kinds.includes(kind) && pattern.test(text))
      .map(({ instead }) => ({ file, line, text: text.trim(), instead }))
    if (opens && openings.test(text.trim()))
      found.push({ file, line, text: text.trim(), instead: 'begin with the subject' })
    return found.filter(() => !isExcepted(file, text))
  })
}

/** Names of test cases and the texts of test data are not read by users. */
const isTest = (file: string): boolean =>
  /\.test\.tsx?$|^(?:e2e|bench)\/|(?:^|\/)(?:testing|suite)\/|suite\.ts$/.test(file)

const isExcepted = (file: string, text: string): boolean =>
  exceptions.some((one) => one.file.test(file) && (one.text?.test(text) ?? true))

function piecesOf(file: string, lines: readonly string[]): readonly Piece[] {
  if (file.endsWith('.md')) return documentPieces(lines)
  if (file.endsWith('.ftl')) return messagePieces(lines)
  return codePieces(lines)
}

/** Prose without code blocks and inline code, where identifiers keep their names. */
function documentPieces(lines: readonly string[]): readonly Piece[] {
  let inBlock = false
  return lines.flatMap((raw, index) => {
    if (/^\s*```/.test(raw)) {
      inBlock = !inBlock
      return []
    }
    return inBlock ? [] : [{ kind: 'document' as const, line: index + 1, text: withoutCode(raw) }]
  })
}

const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '').replace(/\]\([^)]*\)/g, ']')

/** Returns the values of Fluent messages: identifiers and placeables are not text. */
const messagePieces = (lines: readonly string[]): readonly Piece[] =>
  lines.map((raw, index) => ({
    kind: raw.startsWith('#') ? ('comment' as const) : ('message' as const),
    line: index + 1,
    text: raw.replace(/^-?[a-z][\w-]*\s*=/i, '').replace(/\{[^}]*\}?/g, ''),
  }))

const comment = /(?:^|\s)\/\/ ?(.*)$/
const blockStart = /^\s*(?:\{\s*)?\/\*\*?(.*)$/

function codePieces(lines: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = []
  let inBlock = false
  let wasComment = false
  let isOpened = false
  lines.forEach((raw, index) => {
    const line = index + 1
    const start = inBlock ? null : blockStart.exec(raw)
    if (start || inBlock) {
      const text = withoutCode((start ? (start[1] ?? '') : raw.replace(/^\s*\*?/, '')).replace(/\*\/.*$/, ''))
      if (start) isOpened = false
      const opens = !isOpened && text.trim() !== ''
      isOpened ||= opens
      pieces.push({ kind: 'comment', line, text, opens })
      inBlock = !raw.includes('*/')
      wasComment = false
      return
    }
    const found = comment.exec(raw)
    if (found) pieces.push({ kind: 'comment', line, text: withoutCode(found[1] ?? ''), opens: !wasComment })
    wasComment = found !== null && /^\s*\/\//.test(raw)
    const code = found ? raw.slice(0, found.index) : raw
    pieces.push({ kind: 'name', line, text: namesIn(code) })
    for (const text of textsIn(code)) pieces.push({ kind: 'text', line, text })
    const summary = summaryIn(lines, index, code)
    if (summary !== null) pieces.push({ kind: 'summary', line, text: summary })
  })
  return pieces
}

const literals = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g

/**
 * Literals of three words or more, which people read: error messages, descriptions, help. Placeholders are left out.
 */
const textsIn = (code: string): string[] =>
  [...code.matchAll(literals)]
    .map(([text]) => text.slice(1, -1).replace(/\$\{[^}]*\}?/g, ' '))
    .filter((text) => /\S+\s+\S+\s+\S/.test(text))

/** The summary of an API call that starts on this line, also where its key ends the line before. */
function summaryIn(lines: readonly string[], index: number, code: string): string | null {
  const isWrapped = /^\s*summary:\s*$/.test(lines[index - 1] ?? '')
  const found = isWrapped ? /^\s*['"`](.*)/.exec(code) : /^\s*summary:\s*['"`](.*)/.exec(code)
  return found?.[1] ?? null
}

/** Identifiers split into their words, so that `toShoreColor` is read as "to Shore Color". Strings are left out. */
const namesIn = (code: string): string =>
  code
    .replace(literals, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\W]+/g, ' ')

/** Kind of text that a rule applies to: `name` covers identifiers in code, `text` its string literals. */
type TextKind = 'comment' | 'document' | 'message' | 'name' | 'text' | 'summary'

interface WordRule {
  readonly pattern: RegExp
  readonly instead: string
  readonly kinds: readonly TextKind[]
}

const prose = ['comment', 'document', 'message', 'text'] as const

/** Words that the glossary (docs/glossary.md) replaces. */
const wordRules: readonly WordRule[] = [
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
  {
    pattern: /\b(?:stops|refuses) the start\b|\bthe start (?:fails|stops|is refused)\b/i,
    instead: 'prevents startup, refuses to start',
    kinds: prose,
  },
  {
    pattern: /(?<!there )\b(?:is|are|was|were) no (?!longer|more|such|further|one)[a-z]+/i,
    instead: 'isn’t a, aren’t',
    kinds: prose,
  },
  { pattern: /\bonce more\b/i, instead: 'again', kinds: prose },
  { pattern: /\boutside of\b/i, instead: 'outside', kinds: prose },
  { pattern: /\b(?:became|becomes|become) of\b/i, instead: 'state of, outcome of', kinds: prose },
  { pattern: /\bof whom\b/i, instead: 'whose', kinds: prose },
  { pattern: /\bfinal history\b/i, instead: 'finalized history', kinds: prose },
  {
    pattern: /\bthere is no such\b|\bstands alone\b|\blet (?:\w+ )+go\b/i,
    instead: 'not found; takes no value; unlink',
    kinds: ['text'],
  },
  {
    pattern: /^(?:An?|The|What|Who|Whose|Whether|How|Where|Why|Of)\b/,
    instead: 'begin with a verb',
    kinds: ['summary'],
  },
  { pattern: /\bcrossings?\b/i, instead: 'transfer', kinds: [...prose, 'name'] },
  { pattern: /\bshores?\b/i, instead: 'network, source, destination', kinds: [...prose, 'name'] },
  { pattern: /\bpurses?\b/i, instead: 'payout capacity', kinds: [...prose, 'name'] },
  { pattern: /\bshel(?:f|ves)\b/i, instead: 'storage', kinds: [...prose, 'name'] },
]

/** A comment starts with its subject. */
const openings = /^(?:What|Who|Whose|Whoever|Whether|How|Where)\b/

interface WordException {
  readonly file: RegExp
  /** Matches the offending text; every occurrence in the file when absent. */
  readonly text?: RegExp
  readonly reason: string
}

/** Technical and prescribed uses. */
const exceptions: readonly WordException[] = [
  { file: /^docs\/glossary\.md$/, reason: 'names the words that it replaces' },
  { file: /^tools\/checks\/words/, reason: 'names the words that it looks for' },
  {
    file: /^src\/(?:ui|style)\/|^tools\/card\.ts$/,
    text: /shore|crossing/i,
    reason: 'art: two shores and the line between them',
  },
  { file: /^src\/|^e2e\/layout/, text: /Crossing|Shores Drawing|shores/, reason: 'component names of that art' },
  { file: /^contracts\/src\//, reason: 'a changed comment changes the bytecode that is deployed and pinned' },
]
