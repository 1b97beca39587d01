import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { accountOfAnyFamily } from '#chains/registry.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { tidyApplication } from '#core/order/makerApplication.ts'
import { type MakerApplication, makerApplicationData, makerApplicationRequest } from '#core/wire/maker.ts'
import { limitBuckets } from '#runtime/addressBuckets.ts'
import type { ApplicationRow } from '#store/applications/types.ts'
import type { ServerDeps } from '../deps.ts'
import type { Visitor } from '../http/env.ts'
import { requireCapability, requireCountry, requireSessionOf } from '../http/guards.ts'
import { spend } from '../http/rateLimit.ts'
import { answersData, body, createRouter, ok } from '../http/router.ts'
import type { ProviderRoute } from '../providers/provider.ts'

const base = '/api/maker_api/v1'
const params = z.object({ address: z.string().min(1).max(128) })

const read = createRoute({
  method: 'get',
  path: `${base}/{address}/application`,
  summary: 'Get the wallet’s application to become a market maker; requires a session of the wallet',
  request: { params },
  responses: answersData(makerApplicationData),
})
const apply = createRoute({
  method: 'post',
  path: `${base}/{address}/application`,
  summary: 'Apply to become a market maker, or change an application; requires a session of the wallet',
  request: { params, body: body(makerApplicationRequest) },
  responses: answersData(makerApplicationData),
})

/** Undecided applications that are kept at once. */
const MOST_OPEN = 500
/** Applications a day by one wallet, and from one internet address (of IPv6: /64, and eight times as many from a /48). */
const PER_DAY = 5
const DAY_SECONDS = 24 * 3600

type Deps = Pick<ServerDeps, 'store' | 'catalogue' | 'policy' | 'config' | 'clock' | 'log' | 'makerViewers'>

/** Applications to become a market maker. `routes` are those of our own maker. */
export function applicationRoutes(deps: Deps, routes: readonly ProviderRoute[]) {
  const { store, catalogue, makerViewers } = deps
  const dataOf = (wallet: string, row: ApplicationRow | null) =>
    ok({ application: toWire(row), is_registered: makerViewers.includes(wallet) })

  return createRouter()
    .openapi(read, async (c) => {
      const wallet = await applicantOf(c.get('visitor'), c.req.valid('param').address)
      return c.json(dataOf(wallet, await store.applications.of(wallet)), 200)
    })
    .openapi(apply, async (c) => {
      const visitor = c.get('visitor')
      requireCountry(deps, visitor)
      await requireCapability(deps, visitor, 'maker', 'other')
      const wallet = await applicantOf(visitor, c.req.valid('param').address)
      const text = tidyApplication(c.req.valid('json'))
      requireServed(routes, catalogue, text)
      await spend(deps, `application-day:${wallet}`, PER_DAY, DAY_SECONDS)
      // Not the bucket of the limit per minute, whose window is another.
      for (const [key, times] of limitBuckets(visitor.ip))
        await spend(deps, `application-day:ip:${key}`, PER_DAY * times, DAY_SECONDS)
      const stored = await store.applications.submit({ wallet, ...text }, MOST_OPEN)
      if (typeof stored === 'string') throw refusals[stored]()
      deps.log.info({ application: String(stored.id) }, 'an application of a market maker was stored')
      return c.json(dataOf(wallet, stored), 200)
    })
}

/**
 * Returns the canonical form of an EVM wallet whose session the visitor has.
 * @throws AppError `address_invalid`, `session_required`, `session_of_another`
 */
export function applicantOf(visitor: Visitor, text: string): Promise<string> {
  const account = accountOfAnyFamily(text)
  if (account?.family !== 'evm')
    throw new AppError('address_invalid', 'This isn’t an EVM address.', { status: 400, retriable: false })
  return requireSessionOf(visitor, account.canonical)
}

/** Networks and symbols are chosen from the maker's own routes, so that no other text can be stored in them. */
function requireServed(
  routes: readonly ProviderRoute[],
  { assets }: ServerDeps['catalogue'],
  { networks, assets: symbols }: { readonly networks: readonly number[]; readonly assets: readonly string[] },
): void {
  const ids = new Set(routes.flatMap(({ from, to }) => [from, to]))
  const served = new Set<number>([...ids].map((id) => parseAssetId(id).chain))
  const known = new Set(assets.filter(({ id }) => ids.has(id)).map(({ symbol }) => symbol))
  if (networks.every((id) => served.has(id)) && symbols.every((symbol) => known.has(symbol))) return
  throw new AppError('application_unserved', 'A network or an asset isn’t served here.', {
    status: 422,
    retriable: false,
  })
}

const refusals = {
  full: () =>
    new AppError('applications_full', 'Too many applications are waiting. Try again in a few days.', { status: 503 }),
  accepted: () =>
    new AppError('application_accepted', 'The application of this wallet has been accepted.', {
      status: 409,
      retriable: false,
    }),
} as const

const toWire = (row: ApplicationRow | null): MakerApplication | null =>
  row && {
    name: row.name,
    contact: row.contact,
    networks: [...row.networks],
    assets: [...row.assets],
    liquidity: row.liquidity,
    message: row.message,
    state: row.state,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  }
