import type { ExportedMetric } from './exportedMetrics.ts'

const words: ReadonlySet<string> = new Set(
  (
    'sum max min count rate increase changes absent histogram_quantile min_over_time ' +
    'by on ignoring and or unless offset bool'
  ).split(' '),
)
/** Labels that Prometheus adds to every series. */
const always = ['job', 'instance']
/** Labels whose values originate outside the code. */
const free: ReadonlySet<string> = new Set(['job', 'instance', 'status', 'le'])
const scraped: ExportedMetric = { type: 'gauge', labels: [] }

export interface Known {
  readonly metrics: ReadonlyMap<string, ExportedMetric>
  /** True for a label value that is a literal in the code. */
  readonly hasValue: (value: string) => boolean
}

interface Selector {
  readonly name: string
  readonly matchers: readonly { label: string; values: readonly string[] }[]
}

/**
 * Flaws of one expression, and of the labels that its texts name. Covers the subset of PromQL that the rules and the
 * dashboard use.
 */
export function flawsOf(expression: string, named: readonly string[], known: Known): string[] {
  const flaws: string[] = []
  const depth = [...expression].reduce((open, sign) => open + (sign === '(' ? 1 : sign === ')' ? -1 : 0), 0)
  if (depth !== 0) flaws.push('has unbalanced parentheses')
  const { rest, selectors, grouped } = parse(expression)
  for (const [word] of rest.matchAll(/[a-z_]\w*/gi)) if (!words.has(word)) flaws.push(`has the unknown word ${word}`)
  if (selectors.length === 0) flaws.push('asks for no metric')
  for (const { name, matchers } of selectors) {
    const labels = labelsOf(name, known)
    if (!labels) {
      flaws.push(`uses ${name}, which no process exports`)
      continue
    }
    for (const label of [...grouped, ...matchers.map((matcher) => matcher.label)])
      if (!labels.includes(label)) flaws.push(`uses the label ${label}, which ${name} does not have`)
    for (const { label, values } of matchers)
      for (const value of values)
        if (!free.has(label) && !known.hasValue(value))
          flaws.push(`asks for ${label}="${value}", which the code does not have`)
    for (const label of named)
      if (!labels.includes(label) || (/\b(?:sum|max|min|count)\b/.test(rest) && !grouped.includes(label)))
        flaws.push(`names the label ${label}, which its series do not have`)
  }
  return flaws
}

function labelsOf(name: string, { metrics }: Known): readonly string[] | null {
  if (name === 'up') return [...scraped.labels, ...always]
  const plain = metrics.get(name)
  if (plain && plain.type !== 'histogram') return [...plain.labels, ...always]
  const [, base = '', part = ''] = /^(\w+)_(bucket|sum|count)$/.exec(name) ?? []
  const histogram = metrics.get(base)
  if (histogram?.type !== 'histogram') return null
  return [...histogram.labels, ...always, ...(part === 'bucket' ? ['le'] : [])]
}

/** Removes selectors and label lists from an expression, which leaves functions, operators and numbers. */
function parse(expression: string): { rest: string; selectors: Selector[]; grouped: string[] } {
  const selectors: Selector[] = []
  const grouped: string[] = []
  const rest = expression
    .replace(/\b(by|on|ignoring)\s*\(([^)]*)\)/g, (_, word: string, list: string) => {
      const labels = list.split(',').map((label) => label.trim())
      grouped.push(...labels.filter((label) => label !== ''))
      return `${word} `
    })
    .replace(/\b(causeway_\w+|up)\b\s*(?:\{([^}]*)\})?/g, (_, name: string, matchers = '') => {
      selectors.push({ name, matchers: matchersOf(String(matchers)) })
      return ' '
    })
    .replace(/\[\w+\]|\boffset \w+/g, ' ')
    .replace(/\b\d[\d.]*/g, ' ')
  return { rest, selectors, grouped }
}

const matchersOf = (text: string): Selector['matchers'] =>
  [...text.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)].map(([, label = '', , value = '']) => ({
    label,
    values: value.split('|'),
  }))
