import { createRoute, z } from '@hono/zod-openapi'
import { addressRules } from '#chains/registry.ts'
import { owlEvents } from '#core/screens/table.ts'
import { OWL_PAGE, owlBoard, type OwlBoard, type OwlRow } from '#core/wire/owls.ts'
import type { OwlResults } from '#runtime/catalogue/owls.ts'
import type { ServerDeps } from '../../deps.ts'
import { isOpen, requireCapability } from '../../http/guards.ts'
import { answersData, createRouter, ok } from '../../http/router.ts'

const query = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
  /** Part of an address. */
  search: z.string().max(128).optional(),
  wallet: z.string().max(128).optional(),
})

const board = createRoute({
  method: 'get',
  path: '/api/config/owls/{event}',
  summary: 'Get the final leaderboard of an event that is over, by part of an address, with the rank of one wallet',
  request: { params: z.object({ event: z.enum(owlEvents) }), query },
  responses: answersData(owlBoard),
})

export function owlRoutes(deps: Pick<ServerDeps, 'owls' | 'policy'>) {
  return createRouter().openapi(board, async (c) => {
    const visitor = c.get('visitor')
    await requireCapability(deps, visitor, 'events', 'other')
    const { after = '0', search = '', wallet } = c.req.valid('query')
    const withLinks = await isOpen(deps, visitor, 'links')
    const results = deps.owls.get(c.req.valid('param').event)
    return c.json(ok(boardOf(results, { after: Number(after), search, wallet, withLinks })), 200)
  })
}

interface Asked {
  readonly after: number
  readonly search: string
  readonly wallet: string | undefined
  readonly withLinks: boolean
}

/** Selects the rows of one page, and the wallet's own wherever it is. */
export function boardOf(results: OwlResults | undefined, { after, search, wallet, withLinks }: Asked): OwlBoard {
  if (!results) return { ended_on: null, participants: 0, rows: [], next: null, own: null }
  const { chain, endedOn, rows } = results
  const rules = addressRules(chain.family)
  const explorer = withLinks ? chain.explorerUrl : null
  const shown = ({ address, ...row }: OwlResults['rows'][number]): OwlRow => ({
    ...row,
    address: rules.display(address),
    url: explorer === null ? null : rules.addressUrl(explorer, address),
  })
  const wanted = search.trim().toLowerCase()
  const found = wanted === '' ? rows : rows.filter(({ address }) => address.includes(wanted))
  const own = wallet === undefined ? undefined : rows.find(({ address }) => address === wallet.toLowerCase())
  const end = after + OWL_PAGE
  return {
    ended_on: endedOn,
    participants: rows.length,
    rows: found.slice(after, end).map(shown),
    next: end < found.length ? end : null,
    own: own ? shown(own) : null,
  }
}
