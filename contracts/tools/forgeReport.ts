export interface Tally {
  readonly passed: number
  readonly failed: number
}

const summaryPattern = /(\d+) tests? passed, (\d+) failed, \d+ skipped \(\d+ total tests?\)/g

/** Numbers of forge's last summary line; undefined if it ended before its tests, e.g. after a compile error. */
export function parseTally(output: string): Tally | undefined {
  const last = [...output.matchAll(summaryPattern)].at(-1)
  return last && { passed: Number(last[1]), failed: Number(last[2]) }
}

export interface Coverage {
  readonly branches: number
  /** `file:line` of each branch or line that no test covered. */
  readonly missing: readonly string[]
}

/** Parses an lcov report; files for which `counts` is false are skipped. */
export function parseLcov(lcov: string, counts: (file: string) => boolean): Coverage {
  let file = ''
  let branches = 0
  const missing = new Set<string>()
  for (const record of lcov.split('\n')) {
    const [kind, rest = ''] = split(record)
    if (kind === 'SF') file = rest
    if ((kind !== 'DA' && kind !== 'BRDA') || !counts(file)) continue
    const fields = rest.split(',')
    if (kind === 'BRDA') branches += 1
    if (fields.at(-1) === '0' || fields.at(-1) === '-') missing.add(`${file}:${fields[0]}`)
  }
  return { branches, missing: [...missing] }
}

function split(record: string): readonly [string, string?] {
  const colon = record.indexOf(':')
  return colon < 0 ? [record] : [record.slice(0, colon), record.slice(colon + 1)]
}
