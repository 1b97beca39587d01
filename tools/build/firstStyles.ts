/** A statement of a style sheet: its text up to the block, and the block's text; null for statements without one. */
interface Statement {
  readonly head: string
  readonly block: string | null
}

/** Strings, comments and escaped characters, whose signs do not count; then the signs that do. */
const token = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\/|\\.|[{};]/g

/** Splits a minified sheet, or the block of a group, into its statements. */
function statementsOf(css: string): Statement[] {
  const found: Statement[] = []
  let [start, open, depth] = [0, 0, 0]
  for (const { 0: sign, index } of css.matchAll(token)) {
    if (sign === '{' && depth++ === 0) open = index
    else if (sign === ';' && depth === 0) {
      found.push({ head: css.slice(start, index), block: null })
      start = index + 1
    } else if (sign === '}' && --depth === 0) {
      found.push({ head: css.slice(start, open), block: css.slice(open + 1, index) })
      start = index + 1
    }
  }
  return found
}

/** At-rules whose block is a list of rules. Other blocks stay whole. */
const group = /^\s*@(?:media|supports|layer|container)\b/
const named = /^\s*@(?:property|keyframes)\s+([\w-]+)/
const className = /\.((?:\\.|[\w-])+)/g
const element = /(?:^|[\s>+~])([a-z][a-z\d]*)(?![\w-])/g
/** Parts of controls by the type of input that has them. */
const partsOf: Readonly<Record<string, RegExp>> = {
  file: /::file-selector/,
  date: /::-webkit-(?:date|calendar)/,
  search: /::-webkit-search/,
}
/** Arguments of `:not()` and the like, where a class may be absent. */
const args = /(?<!\\)\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)/g

const nameOf = (escaped: string): string => escaped.replaceAll(/\\(.)/g, '$1')

/** Signs that end a name in code and markup; a name that has one of them itself is never searched for. */
const ends = /(?:\\[nt]|["'`\s{}$<>&;])+/

/** False only if each selector needs a class, an element or a type of input that the code never writes. */
const mayApply = (selectors: string, names: ReadonlySet<string>): boolean =>
  selectors
    .replaceAll(args, '')
    .split(/(?<!\\),/)
    .some(
      (selector) =>
        [...selector.matchAll(className)].every(([, escaped = '']) => {
          const name = nameOf(escaped)
          return names.has(name) || ends.test(name)
        }) &&
        [
          ...selector
            .replaceAll(className, '')
            .replaceAll(/\[[^\]]*\]/g, '')
            .matchAll(element),
        ].every(([, tag = '']) => names.has(tag)) &&
        Object.entries(partsOf).every(([type, part]) => names.has(type) || !part.test(selector)),
    )

function rulesFor(css: string, names: ReadonlySet<string>): string {
  let kept = ''
  for (const { head, block } of statementsOf(css)) {
    if (block === null) kept += `${head};`
    else if (group.test(head)) {
      const rules = rulesFor(block, names)
      if (rules !== '') kept += `${head}{${rules}}`
    } else if (head.trimStart().startsWith('@') || mayApply(head, names)) kept += `${head}{${block}}`
  }
  return kept
}

/** Leaves out properties and keyframes that no other statement names. */
function withoutUnused(css: string): string {
  const statements = statementsOf(css)
  const rest = statements.filter(({ head }) => !named.test(head)).map(({ head, block }) => head + (block ?? ''))
  const used = rest.join('\n')
  return statements
    .filter(({ head }) => {
      const name = named.exec(head)?.[1]
      return name === undefined || used.includes(name)
    })
    .map(({ head, block }) => (block === null ? `${head};` : `${head}{${block}}`))
    .join('')
}

/**
 * Rules of a minified style sheet, in its order, that may apply to what this code and markup render: every class that
 * they set is written in them.
 */
export const firstStyles = (css: string, code: string): string =>
  withoutUnused(rulesFor(css, new Set(['html', 'body', ...code.split(ends)]))).trim()
