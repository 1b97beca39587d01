/** One measured figure: its value, the limit that an issue sets, and the ratio to a baseline measured in the same run. */
export interface Figure {
  name: string
  value: number
  unit: string
  limit: number | null
  baseline: { name: string; value: number } | null
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const show = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1))

/** Markdown, as docs/performance.md carries it. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit, limit, baseline }) => {
    const ratio = baseline ? `${(value / baseline.value).toFixed(2)} × ${baseline.name} (${show(baseline.value)} ${unit})` : ''
    return `| ${name} | ${show(value)} ${unit} | ${limit === null ? '' : `≤ ${limit} ${unit}`} | ${ratio} |`
  })
  return ['| figure | measured | limit | ratio in the same run |', '|---|--:|--:|---|', ...rows].join('\n')
}

export const missed = (figures: readonly Figure[]): Figure[] => figures.filter(({ value, limit }) => limit !== null && !(value <= limit))
