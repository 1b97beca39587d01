import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { accountOfAnyFamily, addressRules } from '#chains/registry.ts'
import { noteArguments } from '#chains/evm/note.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { tidyNote } from '#core/rewards/note.ts'
import {
  type Deployment,
  deployChains,
  deployEstimate,
  deployEstimateRequest,
  deploymentPage,
  deploymentSighting,
} from '#core/wire/deploy.ts'
import { transactionReport } from '#core/wire/common.ts'
import type { DeploymentRow } from '#store/deployments/types.ts'
import type { ServerDeps } from '../deps.ts'
import type { Visitor } from '../http/env.ts'
import { isOpen, requireCapability, requireCountry } from '../http/guards.ts'
import { spendOf } from '../http/rateLimit.ts'
import { answersData, body, createRouter, ok } from '../http/router.ts'
import { canonicalTxRef } from '../orders/canonicalTxRef.ts'
import { canonicalAddress } from '../quotes/request.ts'
import { positionFromWire, positionToWire } from '../readSighting.ts'
import { estimateDeployment } from './estimateDeployment.ts'
import { firstRecheck } from './followDeployments.ts'
import { noteChains } from './noteChains.ts'
import { readDeployment } from './readDeployment.ts'

const base = '/api/deploy_api/v1'

const chains = createRoute({
  method: 'get',
  path: `${base}/chains`,
  summary: 'List networks on which a note can be deployed, in the order in which they are offered',
  responses: answersData(deployChains),
})
const estimate = createRoute({
  method: 'post',
  path: `${base}/estimate`,
  summary: 'Estimate what the wallet pays to deploy a note',
  request: { body: body(deployEstimateRequest) },
  responses: answersData(deployEstimate),
})
const report = createRoute({
  method: 'post',
  path: `${base}/deployments`,
  summary:
    'Report the transaction that deploys a note; returns what its network shows, and lists it once it is in a block',
  request: { body: body(transactionReport) },
  responses: answersData(deploymentSighting),
})
const list = createRoute({
  method: 'get',
  path: `${base}/{address}/deployments`,
  summary: 'List notes that a wallet has deployed, newest first',
  request: {
    params: z.object({ address: z.string().min(1).max(128) }),
    query: z.strictObject({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
  },
  responses: answersData(deploymentPage),
})

type Deps = Pick<ServerDeps, 'catalogue' | 'chains' | 'endpointShortage' | 'store' | 'policy' | 'config' | 'clock'>

/** A page that waits for its transaction searches every five seconds. */
const SEARCHES_PER_MINUTE = 20

export function deployRoutes(deps: Deps) {
  const { catalogue, store, clock } = deps
  const allow = (visitor: Visitor): Promise<void> => requireCapability(deps, visitor, 'deploy', 'other')
  const served = (id: number): ChainDef => {
    const chain = chainById(catalogue, id)
    if (noteChains(deps).some((one) => one.id === chain.id)) return chain
    throw new AppError('chain_unsupported', `Contracts can’t be deployed on ${chain.name} here.`, {
      status: 422,
      retriable: false,
    })
  }

  return createRouter()
    .openapi(chains, async (c) => {
      await allow(c.get('visitor'))
      return c.json(ok({ chains: noteChains(deps).map(({ id }) => ({ chain_id: id })) }), 200)
    })
    .openapi(estimate, async (c) => {
      requireCountry(deps, c.get('visitor'))
      await allow(c.get('visitor'))
      const { chain_id, from_address, name, message } = c.req.valid('json')
      const chain = served(chain_id)
      const sender = from_address === undefined ? null : canonicalAddress(chain, from_address, 'sender')
      return c.json(ok(await estimateDeployment(deps, chain, { text: tidyNote({ name, message }), sender })), 200)
    })
    .openapi(report, async (c) => {
      const visitor = c.get('visitor')
      await allow(visitor)
      const { chain_id, tx_hash, position } = c.req.valid('json')
      const chain = served(chain_id)
      const node = deps.chains(chain.id)
      if (!node) throw new AppError('chain_unavailable', 'This network can’t be read right now.', { status: 503 })
      const sought = {
        txHash: tx_hash === undefined ? null : canonicalTxRef(chain.family, tx_hash),
        position: position ? positionFromWire(position, canonicalAddress(chain, position.sender, 'sender')) : null,
      }
      const read = await readDeployment(node, sought, () =>
        spendOf(deps, visitor, 'deploy-search', SEARCHES_PER_MINUTE),
      )
      const row = read.found && (await store.deployments.record(read.found, firstRecheck(clock.now())))
      const withLinks = await isOpen(deps, visitor, 'links')
      const data = {
        state: read.state,
        tx_hash: read.txHash,
        position: read.position && positionToWire(read.position),
        deployment: row && toWire(row, chain, withLinks),
      }
      return c.json(ok(data), 200)
    })
    .openapi(list, async (c) => {
      const { cursor, limit } = c.req.valid('query')
      const text = c.req.valid('param').address
      const wallet = accountOfAnyFamily(text)?.canonical ?? text
      const page = await store.deployments.page({ wallet, limit, ...(cursor ? { cursor } : {}) })
      const withLinks = await isOpen(deps, c.get('visitor'), 'links')
      const rows = page.list.flatMap((row) => {
        const chain = catalogue.chains.find(({ id }) => id === row.chainId)
        return chain ? [toWire(row, chain, withLinks)] : []
      })
      return c.json(ok({ list: rows, next_cursor: page.nextCursor }), 200)
    })
}

function toWire(row: DeploymentRow, chain: ChainDef, withLinks: boolean): Deployment {
  const explorer = withLinks ? chain.explorerUrl : null
  const rules = addressRules(chain.family)
  const at = row.deployedAt.toISOString()
  return {
    chain_id: row.chainId,
    contract: row.contract,
    name: row.name,
    message: row.message,
    deployer: row.wallet,
    deployed_at: at,
    is_final: row.isFinal,
    tx: {
      chain_id: row.chainId,
      tx_hash: row.txHash,
      explorer_url: explorer === null ? null : rules.txUrl(explorer, row.txHash),
      at,
    },
    contract_url: explorer === null ? null : rules.addressUrl(explorer, row.contract),
    constructor_arguments: noteArguments(row),
  }
}
