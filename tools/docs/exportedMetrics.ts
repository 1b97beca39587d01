import { processVariables } from '#runtime/config/variables.ts'

export interface ExportedMetric {
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly labels: readonly string[]
}
/** Text of source files by path, without tests. */
export type Sources = ReadonlyMap<string, string>

const quoted = String.raw`'[^']*'|"[^"]*"|` + '`[^`]*`'
const declaration = new RegExp(
  String.raw`\.(counter|gauge|histogram)\(\s*['\x60](causeway_[^'\x60]+)['\x60],\s*(?:${quoted})(?:,\s*(\[[^\]]*\]|\w+))?`,
  'g',
)
const processes: ReadonlySet<string> = new Set(Object.keys(processVariables))
const literals = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].flatMap((found) => found[1] ?? [])

/**
 * Lists every metric that a process exports. A name with a placeholder counts for each process whose code calls its function.
 */
export function exportedMetrics(sources: Sources): Map<string, ExportedMetric> {
  const metrics = new Map<string, ExportedMetric>()
  for (const [path, text] of sources)
    for (const [, type = '', name = '', labels = ''] of text.matchAll(declaration))
      for (const full of expand(name, path, sources))
        metrics.set(full, { type: type as ExportedMetric['type'], labels: labelsOf(labels, text) })
  return metrics
}

function labelsOf(written: string, text: string): string[] {
  if (/^\w+$/.test(written))
    return literals(new RegExp(String.raw`const ${written} = (\[[^\]]*\])`).exec(text)?.[1] ?? '')
  return literals(written)
}

function expand(name: string, path: string, sources: Sources): string[] {
  if (!name.includes('${')) return [name]
  const functions = [...(sources.get(path) ?? '').matchAll(/export function (\w+)/g)].flatMap((found) => found[1] ?? [])
  const users = new Set<string>()
  for (const text of sources.values())
    for (const called of functions)
      for (const args of argumentsOf(text, called))
        for (const literal of literals(args)) if (processes.has(literal)) users.add(literal)
  return [...users].map((user) => name.replace(/\$\{\w+\}/, user))
}

/** Returns the text between the parentheses of each call of a function. */
export function argumentsOf(text: string, called: string): string[] {
  const starts = [...text.matchAll(new RegExp(String.raw`(?<!function )\b${called.replaceAll('.', '\\.')}\(`, 'g'))]
  return starts.map((start) => {
    const from = start.index + start[0].length
    let depth = 1
    let to = from
    while (depth > 0 && to < text.length) {
      if (text[to] === '(') depth += 1
      if (text[to] === ')') depth -= 1
      to += 1
    }
    return text.slice(from, to - 1)
  })
}

/** Kinds of alerts in logs and of incidents in the database. */
export function alertKinds(sources: Sources): Set<string> {
  const kinds = new Set<string>()
  for (const [path, text] of sources) {
    for (const [, kind = ''] of text.matchAll(/\balert: '(\w+)'/g)) kinds.add(kind)
    for (const record of argumentsOf(text, 'incidents.record'))
      for (const kind of recordedKinds(record, text, path, sources)) kinds.add(kind)
  }
  return kinds
}

/**
 * A call's kind is a literal or a constant in the same file. If it passes a variable, all kinds declared in its folder
 * are included.
 */
function recordedKinds(record: string, text: string, path: string, sources: Sources): string[] {
  const named = /\bkind: '(\w+)'/.exec(record)?.[1]
  if (named) return [named]
  const constant = /\bkind: (\w+)\b(?!\.)/.exec(record)?.[1] ?? (/\bkind,/.test(record) ? 'kind' : null)
  const found =
    constant && literals(new RegExp(String.raw`const ${constant} =([^\n]*(?:\n\s+[^\n]*)*)`).exec(text)?.[1] ?? '')
  if (found && found.length > 0) return found.filter((kind) => /^[a-z]+(_[a-z]+)+$/.test(kind))
  const folder = `${path.split('/')[0] ?? ''}/`
  return [...sources]
    .filter(([other]) => other.startsWith(folder))
    .flatMap(([, other]) => [...other.matchAll(/\bkind:((?:\s*\|?\s*'\w+')+)/g)])
    .flatMap((union) => literals(union[1] ?? ''))
    .filter((kind) => kind.includes('_'))
}

/** Reasons for which code pauses a chain. */
export function pauseReasons(sources: Sources): Set<string> {
  const calls = [...sources.values()].flatMap((text) => argumentsOf(text, 'chainState.pause'))
  return new Set(calls.flatMap((args) => literals(args)))
}
