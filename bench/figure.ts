/** One measured figure: its value, the limit that an issue sets, and the ratio to a baseline measured in the same run. */
export interface Figure {
  name: string
  value: number
  unit: string
  limit: number | null
  /** Minimum value. */
  least?: number
  baseline: { name: string; value: number } | null
  /** Maximum ratio of the value to the baseline. */
  ratioLimit?: number
  /** Minimum ratio of the value to the baseline. */
  ratioLeast?: number
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const show = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1))

/** Formats the limit of a figure; empty if it has none. */
export const limitOf = ({ limit, least, unit, ratioLimit, ratioLeast, baseline }: Figure): string =>
  [
    limit === null ? [] : `≤ ${limit} ${unit}`,
    least === undefined ? [] : `≥ ${least} ${unit}`,
    ratioLimit && baseline ? `≤ ${ratioLimit} × ${baseline.name}` : [],
    ratioLeast && baseline ? `≥ ${ratioLeast} × ${baseline.name}` : [],
  ]
    .flat()
    .join(', ')

/** Formats figures as the Markdown table of docs/performance.md. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, baseline } = figure
    const limitText = limitOf(figure)
    const ratio = baseline
      ? `${(value / baseline.value).toFixed(2)} × ${baseline.name} (${show(baseline.value)} ${unit})`
      : ''
    return `| ${name} | ${show(value)} ${unit} | ${limitText} | ${ratio} |`
  })
  return ['| figure | measured | limit | ratio in the same run |', '|---|--:|--:|---|', ...rows].join('\n')
}

export const missed = (figures: readonly Figure[]): Figure[] =>
  figures.filter(
    ({ value, limit, least, baseline, ratioLimit, ratioLeast }) =>
      (least !== undefined && !(value >= least)) ||
      (limit !== null && !(value <= limit)) ||
      (baseline !== null && ratioLimit !== undefined && !(value / baseline.value <= ratioLimit)) ||
      (baseline !== null && ratioLeast !== undefined && !(value / baseline.value >= ratioLeast)),
  )
