import { createRoute } from '@hono/zod-openapi'
import { type Airdrop, AIRDROP_BATCH, airdropById, isAirdropAddress, sameAddress } from '#core/rewards/airdrops.ts'
import type { ServerDeps } from '../../deps.ts'
import type { Visitor } from '../../http/env.ts'
import { requireCapability } from '../../http/guards.ts'
import { answers, body, createRouter } from '../../http/router.ts'
import { z } from 'zod'
import { AppError } from '#core/errors.ts'
import { formatUnits } from '#core/money/units.ts'
import type { Store } from '#store/contract.ts'

/** Accepts any text: an unknown airdrop is reported in the body. */
const dropParams = z.object({ drop: z.string().min(1).max(40) })
const dropBody = z.object({
  addressList: z
    .array(z.string().max(64).refine(isAirdropAddress, 'an address with 42 characters'))
    .min(1)
    .max(AIRDROP_BATCH),
})
/** `value` in whole tokens, exact; "0" if the list doesn't have the address. */
const dropRow = z.object({ address: z.string(), value: z.string() })
/** `listed` is false, and `data` empty, while the airdrop has no list: zeros would claim that nothing was allocated. */
const dropAnswer = z.object({
  code: z.int(),
  message: z.string(),
  data: z.array(dropRow),
  listed: z.boolean(),
})

const call = {
  method: 'post',
  summary: 'Look up airdrop allocations of up to five addresses; the addresses are not recorded',
  request: { params: dropParams, body: body(dropBody) },
  responses: answers(dropAnswer),
} as const
const query = createRoute({ ...call, path: '/api/lottery/maker/{drop}/drop' })
/** The specification has this call with a leading "api" below the base path "/api". */
const literal = createRoute({ ...call, path: '/api/api/lottery/maker/{drop}/drop' })

export function airdropRoutes(deps: Pick<ServerDeps, 'store' | 'policy'>) {
  async function answer(visitor: Visitor, id: string, addresses: readonly string[]) {
    await requireCapability(deps, visitor, 'airdrop', 'other')
    const drop = airdropById(id)
    if (!drop) return { code: 404, message: 'Airdrop not found.', data: [], listed: false }
    const data = await lookUpAllocations(deps.store.airdrops, drop, addresses)
    if (!data) return { code: 200, message: 'Allocations aren’t loaded yet.', data: [], listed: false }
    return { code: 200, message: 'success', data, listed: true }
  }
  return createRouter()
    .openapi(query, async (c) =>
      c.json(await answer(c.get('visitor'), c.req.valid('param').drop, c.req.valid('json').addressList), 200),
    )
    .openapi(literal, async (c) =>
      c.json(await answer(c.get('visitor'), c.req.valid('param').drop, c.req.valid('json').addressList), 200),
    )
}

/** Replaces the database's error: it contains the statement's values, the addresses, and may be logged. */
const unavailable = (): never => {
  throw new AppError('airdrop_unavailable', 'Couldn’t load the allocations. Try again in a moment.', { status: 503 })
}

/**
 * Allocations of the addresses, in their order and spelling; null while the airdrop has no list, since zeros would be
 * wrong then. The addresses are never written or logged.
 */
async function lookUpAllocations(
  airdrops: Store['airdrops'],
  drop: Airdrop,
  addresses: readonly string[],
): Promise<{ address: string; value: string }[] | null> {
  const amounts = await airdrops.amounts(drop.id, [...new Set(addresses.map(sameAddress))]).catch(unavailable)
  if (amounts.size === 0 && !(await airdrops.isListed(drop.id).catch(unavailable))) return null
  return addresses.map((address) => ({
    address,
    value: formatUnits(amounts.get(sameAddress(address)) ?? 0n, drop.decimals),
  }))
}
