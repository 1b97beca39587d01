import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { addressRules } from '#chains/registry.ts'
import type { NetworkReads, NameSource } from '#chains/family.ts'
import { servicesOf } from '#chains/services.ts'
import { chainId } from '#core/chain/chainId.ts'
import { families, type FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import { address } from '#core/wire/common.ts'
import type { ServerDeps } from '../../deps.ts'
import { answersData, createRouter, ok } from '../../http/router.ts'

/** Longer names do not fit into a header. */
const MOST_LETTERS = 64

const addressOfName = createRoute({
  method: 'get',
  path: '/api/bridge_api/v1/address-of-name',
  summary: 'Get the address that a domain name leads to on a network',
  request: {
    query: z.object({ chain_id: z.string().regex(/^[1-9]\d{0,14}$/), name: z.string().min(3).max(255) }),
  },
  responses: answersData(z.object({ name: z.string(), address: z.string() })),
})
const nameOfAddress = createRoute({
  method: 'get',
  path: '/api/bridge_api/v1/name-of-address',
  summary: 'Get the domain name of an account; null if it has none',
  request: { query: z.object({ family: z.enum(families), address }) },
  responses: answersData(z.object({ name: z.string().nullable() })),
})

/** Domain names in both directions, through the name services of each family. */
export function nameRoutes({ catalogue, chains }: Pick<ServerDeps, 'catalogue' | 'chains'>) {
  const reads = createReads(chains)
  return createRouter()
    .openapi(addressOfName, async (c) => {
      const { chain_id, name } = c.req.valid('query')
      const chain = catalogue.chains.find(({ id }) => id === Number(chain_id))
      if (!chain) throw new AppError('chain_unknown', 'This network isn’t listed.', { status: 404, retriable: false })
      return c.json(ok(await resolveName(sourcesOf(chain.family), name, reads)), 200)
    })
    .openapi(nameOfAddress, async (c) => {
      const { family, address: text } = c.req.valid('query')
      const account = addressRules(family).parse(text)
      return c.json(ok({ name: await provenName(sourcesOf(family), account, reads) }), 200)
    })
}

const sourcesOf = (family: FamilyName): readonly NameSource[] => servicesOf(family)?.names ?? []

const unreachable = (cause?: unknown): AppError =>
  new AppError('name_unreachable', 'Names can’t be looked up right now. Enter the wallet address instead.', {
    status: 503,
    retriable: true,
    cause,
  })

export function createReads(chains: ServerDeps['chains']): NetworkReads {
  return {
    async ask(id, contract, call) {
      const node = chains(chainId(id))
      if (!node?.askContract) throw unreachable()
      return node.askContract(contract, call)
    },
    async height(id) {
      const node = chains(chainId(id))
      if (!node) throw unreachable()
      return (await node.head()).height
    },
  }
}

/** @throws AppError `name_unsupported`, `name_unknown`, `name_unreachable` */
async function resolveName(
  sources: readonly NameSource[],
  typed: string,
  reads: NetworkReads,
): Promise<{ name: string; address: string }> {
  const ends = typed.toLowerCase()
  const source =
    sources.find(({ ending }) => ending !== '' && ends.endsWith(ending)) ?? sources.find(({ ending }) => ending === '')
  const name = source?.normalize(typed)
  if (!source || !name)
    throw new AppError('name_unsupported', 'Names like this aren’t supported here. Enter the wallet address instead.', {
      status: 400,
      retriable: false,
    })
  const found = await source.addressOf(name, reads).catch((error: unknown) => {
    throw unreachable(error)
  })
  if (found === null)
    throw new AppError(
      'name_unknown',
      'This name has no on-chain address or has expired. Check it for typos, or enter the address.',
      {
        status: 404,
        retriable: false,
      },
    )
  return { name, address: found }
}

/** First name that the account claims and that leads back to it. A name is never required, so failures count as none. */
async function provenName(
  sources: readonly NameSource[],
  account: string,
  reads: NetworkReads,
): Promise<string | null> {
  const proofs = sources.map(async (source) => {
    for (const name of (await source.namesOf?.(account, reads)) ?? []) {
      const isPlain = name.length <= MOST_LETTERS && source.normalize(name) === name
      if (isPlain && (await source.addressOf(name, reads)) === account) return name
    }
    return null
  })
  // All are read at once, but a later service that is slow holds up no name of an earlier one.
  for (const proof of proofs.map((each) => each.catch(() => null))) {
    const name = await proof
    if (name !== null) return name
  }
  return null
}
