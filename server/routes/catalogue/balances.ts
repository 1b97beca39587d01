import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { assetBySymbol } from '#core/catalogue/lookups.ts'
import type { AssetDef, ChainDef } from '#core/catalogue/types.ts'
import { formatUnits, rescaleDown } from '#core/money/units.ts'
import { unitTable } from '#core/format/number.ts'
import { address } from '#core/wire/common.ts'
import {
  assetNamed,
  type BalanceAnswer,
  type BalanceProblem,
  balanceProblems,
  chainNamed,
  createBalanceReads,
  MOST_UNLISTED,
  unlistedNamed,
} from './readBalances.ts'
import type { ServerDeps } from '../../deps.ts'
import { answers, answersData, body, createRouter, ok } from '../../http/router.ts'

const MAX_CHAINS = 4

const multiBalanceQuery = z.object({
  user_address: address,
  /** Comma-separated list of at most four networks. */
  chain_ids: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/, 'network ids separated by commas')
    .refine((list) => list.split(',').length <= MAX_CHAINS, `at most ${MAX_CHAINS} networks`),
  token_name: z.string().min(1).max(20),
})
const balanceView = z.object({ view_value: z.string(), status_code: z.int(), status_message: z.string() })
const multiBalanceData = z.record(z.string(), balanceView)

const balanceQuery = z.object({
  chainid: z.string().regex(/^\d{1,15}$/),
  /** Token address, the family's native name, or a symbol. */
  token: z.string().min(1).max(128),
  address,
})
/** `e18` is the balance scaled to 18 decimals, null if it could not be read. */
const balanceAnswer = z.object({
  code: z.int(),
  message: z.string(),
  msg: z.object({ e18: z.string().nullable() }),
})

const queryBalancesBody = z.object({
  user: address,
  chain_name: z.string().min(1).max(60),
  tokens: z
    .array(
      z.object({ name: z.string().max(60), address: z.string().min(1).max(128), decimals: z.int().min(0).max(36) }),
    )
    .max(50),
  version: z.literal('3'),
})
/**
 * Base units in the order of the requested tokens, of any token with an address, but of ten at most that no list has; null for
 * one that can't be read.
 */
const queryBalancesAnswer = z.object({
  code: z.int(),
  message: z.string(),
  data: z.object({ balances: z.array(z.object({ balance: z.string().nullable() })) }),
})

const multi = createRoute({
  method: 'get',
  path: '/api/balance_api/v1/multi-balance',
  summary: 'Get the balance of one token on up to four networks',
  request: { query: multiBalanceQuery },
  responses: answersData(multiBalanceData),
})
const single = createRoute({
  method: 'get',
  path: '/api/balance',
  summary: 'Get the balance of one token on one network',
  request: { query: balanceQuery },
  responses: answers(balanceAnswer),
})
const query = createRoute({
  method: 'post',
  path: '/api/swap_auxiliary_api/v1/query_balances',
  summary: 'Get balances of several tokens on one network',
  request: { body: body(queryBalancesBody) },
  responses: answers(queryBalancesAnswer),
})

const failed = (problem: BalanceProblem) => ({
  view_value: '0',
  status_code: problem.code,
  status_message: problem.message,
})

function viewOf(answer: BalanceAnswer, asset: AssetDef) {
  if ('problem' in answer) return failed(answer.problem)
  return {
    view_value: formatUnits(answer.amounts.get(asset.id) ?? 0n, asset.decimals),
    status_code: 0,
    status_message: '',
  }
}

export function balanceRoutes({ catalogue, chains }: Pick<ServerDeps, 'catalogue' | 'chains'>) {
  const readBalances = createBalanceReads(chains)
  const chainOf = (id: string): ChainDef | null => catalogue.chains.find((c) => String(c.id) === id) ?? null

  async function view(id: string, symbol: string, owner: string) {
    const chain = chainOf(id)
    if (!chain) return failed(balanceProblems.unknownChain)
    const asset = assetBySymbol(catalogue, chain.id, symbol)
    return asset ? viewOf(await readBalances(chain, owner, [asset]), asset) : failed(balanceProblems.unknownToken)
  }

  return createRouter()
    .openapi(multi, async (c) => {
      const { user_address, chain_ids, token_name } = c.req.valid('query')
      const ids = [...new Set(chain_ids.split(','))]
      const rows = await Promise.all(ids.map(async (id) => [id, await view(id, token_name, user_address)] as const))
      return c.json(ok(Object.fromEntries(rows)), 200)
    })
    .openapi(single, async (c) => {
      const { chainid, token, address } = c.req.valid('query')
      const refused = (p: BalanceProblem) => c.json({ code: p.code, message: p.message, msg: { e18: null } }, 200)
      const chain = chainOf(chainid)
      if (!chain) return refused(balanceProblems.unknownChain)
      const asset = assetNamed(catalogue, chain, token)
      if (!asset) return refused(balanceProblems.unknownToken)
      const answer = await readBalances(chain, address, [asset])
      if ('problem' in answer) return refused(answer.problem)
      const e18 = String(rescaleDown(answer.amounts.get(asset.id) ?? 0n, asset.decimals, unitTable.ether))
      return c.json({ code: 200, message: 'success', msg: { e18 } }, 200)
    })
    .openapi(query, async (c) => {
      const { user, chain_name, tokens } = c.req.valid('json')
      const refused = (p: BalanceProblem) => c.json({ code: p.code, message: p.message, data: { balances: [] } }, 200)
      const chain = chainNamed(catalogue, chain_name)
      if (!chain) return refused(balanceProblems.unknownChain)
      const assets = tokens.map((t) => assetNamed(catalogue, chain, t.address))
      const known = assets.filter((a) => a !== null)
      const others = tokens.map((t, index) => (assets[index] ? null : unlistedNamed(chain, t.address)))
      const unlisted = new Set(others.filter((id) => id !== null))
      if (unlisted.size > MOST_UNLISTED) return refused(balanceProblems.tooManyUnlisted)
      const answer = await readBalances(chain, user, [...new Set(known)], [...unlisted])
      if ('problem' in answer) return refused(answer.problem)
      const balances = assets.map((a, index) => {
        const other = others[index]
        const found = other && answer.amounts.get(other)
        return {
          balance: a ? String(answer.amounts.get(a.id) ?? 0n) : typeof found === 'bigint' ? String(found) : null,
        }
      })
      return c.json({ code: 0, message: 'success', data: { balances } }, 200)
    })
}
