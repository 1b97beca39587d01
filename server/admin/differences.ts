/** Flattens a value into leaves by path, such as "social.points"; a list of plain values is one leaf. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  const plain =
    typeof value !== 'object' ||
    value === null ||
    (Array.isArray(value) && !value.some((one) => typeof one === 'object'))
  if (plain) return [[path, value]]
  return Object.entries(value).flatMap(([name, one]) => leaves(one, path === '' ? name : `${path}.${name}`))
}

const ARRAY_SHOWN = 10
function told(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  const more = value.length > ARRAY_SHOWN ? ` and ${value.length - ARRAY_SHOWN} more` : ''
  return `${value.slice(0, ARRAY_SHOWN).join(' ')}${more}`
}

/** Describes each changed field, such as "campaign_points 40 → 25"; shows the one known value if a side is null. */
export function differences(before: unknown, after: unknown): string[] {
  const [from, to] = [new Map(before === null ? [] : leaves(before)), new Map(after === null ? [] : leaves(after))]
  const changed = [...new Set([...from.keys(), ...to.keys()])].filter(
    (path) => told(from.get(path)) !== told(to.get(path)),
  )
  return changed.map((path) =>
    before !== null && after !== null
      ? `${path} ${told(from.get(path))} → ${told(to.get(path))}`
      : `${path} ${told(to.get(path) ?? from.get(path))}`,
  )
}
