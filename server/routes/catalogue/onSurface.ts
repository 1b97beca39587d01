import type { ChainsData } from '#core/wire/catalogue.ts'

interface Surface {
  /** True if a deposit on one family may be paid out on the other. */
  pair(fromFamily: string, toFamily: string): boolean
  /** True if external links are allowed. */
  readonly links: boolean
}

const closed = (name: string) => ({
  available: false,
  reason: `Transfers from or to ${name} aren’t available here. Open the app in a browser instead.`,
  code: 'surface',
})

/**
 * Returns the networks and routes that a surface offers; a network without any remaining route is marked unavailable.
 */
export function onSurface(data: ChainsData, { pair, links }: Surface): ChainsData {
  const families = new Map(data.list.map((row) => [row.chain_id, row.family]))
  const of = (id: number): string => families.get(id) ?? ''
  const routes = data.routes.filter(({ fromChainId, toChainId }) => pair(of(fromChainId), of(toChainId)))
  if (links && routes.length === data.routes.length) return data
  const reached = new Set(routes.flatMap(({ fromChainId, toChainId }) => [fromChainId, toChainId]))
  const list = data.list.map((row) => ({
    ...row,
    route: !row.route.available || reached.has(row.chain_id) ? row.route : closed(row.chain_name),
    explorer_url: links ? row.explorer_url : null,
  }))
  return { list, routes }
}
