import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { accountOfAnyFamily, addressRules } from '#chains/registry.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import type { FaucetDef } from '#core/rewards/faucet.ts'
import {
  faucetChallenge,
  faucetChallengeRequest,
  faucetClaim,
  type FaucetClaimData,
  faucetClaimRequest,
  faucetClaims,
  faucetList,
  type FaucetRow,
} from '#core/wire/faucet.ts'
import { rangeKey } from '#runtime/addressBuckets.ts'
import type { FaucetClaim, FaucetClaimState } from '#store/faucet/types.ts'
import type { ServerDeps } from '../deps.ts'
import type { Visitor } from '../http/env.ts'
import { isOpen, requireCapability, requireCountry, requireSessionOf } from '../http/guards.ts'
import { answersData, body, createRouter, ok } from '../http/router.ts'
import { canonicalAddress } from '../quotes/request.ts'
import { createChallenge, requireProof } from './challenge.ts'
import { type FaucetWallet, openFaucets } from './faucetWallet.ts'

const base = '/api/faucet_api/v1'

const list = createRoute({
  method: 'get',
  path: `${base}/faucets`,
  summary: 'List open faucets with what is left of their budgets',
  responses: answersData(faucetList),
})
const challenge = createRoute({
  method: 'post',
  path: `${base}/challenges`,
  summary: 'Get the proof of work that a wallet’s claim needs',
  request: { body: body(faucetChallengeRequest) },
  responses: answersData(faucetChallenge),
})
const claim = createRoute({
  method: 'post',
  path: `${base}/claims`,
  summary: 'Claim coins of a test network; requires a session of the wallet and a proof of work',
  request: { body: body(faucetClaimRequest) },
  responses: answersData(faucetClaim),
})
const claims = createRoute({
  method: 'get',
  path: `${base}/{address}/claims`,
  summary: 'List the latest claims of a wallet, newest first',
  request: { params: z.object({ address: z.string().min(1).max(128) }) },
  responses: answersData(faucetClaims),
})

/** Claims that wait; more would wait for minutes. */
const QUEUE = 1000
const SHOWN = 10

type Deps = Pick<
  ServerDeps,
  'catalogue' | 'chains' | 'store' | 'policy' | 'config' | 'clock' | 'faucets' | 'faucetWallet'
>

export function faucetRoutes(deps: Deps) {
  const { store, clock, catalogue } = deps
  const allow = (visitor: Visitor): Promise<void> => requireCapability(deps, visitor, 'faucet', 'other')
  const served = (id: number): { faucet: FaucetDef; wallet: FaucetWallet } => {
    const faucet = deps.faucets.find(({ chainId }) => chainId === id)
    if (faucet && deps.faucetWallet && deps.chains(faucet.chainId)?.payer) return { faucet, wallet: deps.faucetWallet }
    throw new AppError('faucet_closed', 'This network has no faucet here.', { status: 404, retriable: false })
  }
  return createRouter()
    .openapi(list, async (c) => {
      await allow(c.get('visitor'))
      const { faucetWallet } = deps
      const open = openFaucets(deps)
      const rows = faucetWallet ? await Promise.all(open.map((faucet) => faucetRow(deps, faucet, faucetWallet))) : []
      return c.json(ok({ list: rows }), 200)
    })
    .openapi(challenge, async (c) => {
      await allow(c.get('visitor'))
      const { chain_id, address } = c.req.valid('json')
      const { faucet, wallet } = served(chain_id)
      const terms = {
        chainId: faucet.chainId,
        wallet: canonicalAddress(chainById(catalogue, chain_id), address, 'recipient'),
      }
      const { id, expiresAt, seal } = createChallenge(wallet, terms, clock.now())
      return c.json(ok({ id, expires_at: expiresAt, seal, difficulty: faucet.difficulty }), 200)
    })
    .openapi(claim, async (c) => {
      const visitor = c.get('visitor')
      requireCountry(deps, visitor)
      await allow(visitor)
      const { chain_id, address, id, expires_at: expiresAt, seal, nonce } = c.req.valid('json')
      const { faucet, wallet } = served(chain_id)
      const account = canonicalAddress(chainById(catalogue, chain_id), address, 'recipient')
      await requireSessionOf(visitor, account)
      const terms = { chainId: faucet.chainId, wallet: account }
      requireProof(wallet, terms, faucet, { challenge: { id, expiresAt, seal }, nonce }, clock.now())
      const network = wallet.seal('network', rangeKey(visitor.ip))
      const row = await store.faucet.claim(
        { ...terms, amount: faucet.amount, network, challenge: id },
        { ...faucet, cooldownMs: faucet.cooldownHours * 3_600_000, queue: QUEUE },
      )
      return c.json(ok(toWire(deps, row, await isOpen(deps, visitor, 'links'))), 200)
    })
    .openapi(claims, async (c) => {
      const visitor = c.get('visitor')
      await allow(visitor)
      const text = c.req.valid('param').address
      const rows = await store.faucet.ofWallet(accountOfAnyFamily(text)?.canonical ?? text, SHOWN)
      const withLinks = await isOpen(deps, visitor, 'links')
      return c.json(ok({ list: rows.map((row) => toWire(deps, row, withLinks)) }), 200)
    })
}

async function faucetRow(deps: Deps, faucet: FaucetDef, wallet: FaucetWallet): Promise<FaucetRow> {
  const { chainId, pages, amount, dailyBudget, cooldownHours } = faucet
  const { spent, queued } = await deps.store.faucet.use(chainId)
  const left = dailyBudget > spent ? dailyBudget - spent : 0n
  const coin = assetId(chainId, NATIVE)
  const balance = await deps
    .chains(chainId)
    ?.balances(wallet.address, [coin])
    .then((all) => all.get(coin) ?? null)
    .catch(() => null)
  const isShort = typeof balance === 'bigint' && balance < amount * BigInt(queued + 1)
  const status =
    left < amount ? 'spent' : balance === null || balance === undefined ? 'unread' : isShort ? 'empty' : 'open'
  return {
    chain_id: chainId,
    pages: [...pages],
    amount: String(amount),
    daily_budget: String(dailyBudget),
    left: String(left),
    cooldown_hours: cooldownHours,
    queued,
    status,
  }
}

const shownState: Readonly<Record<FaucetClaimState, FaucetClaimData['state']>> = {
  queued: 'queued',
  signed: 'sent',
  mined: 'sent',
  paid: 'paid',
  failed: 'failed',
  held: 'held',
}

function toWire({ catalogue }: Deps, row: FaucetClaim, withLinks: boolean): FaucetClaimData {
  const chain = catalogue.chains.find(({ id }) => id === row.chainId)
  const isLinked = withLinks && row.txRef !== null && chain?.explorerUrl
  return {
    id: String(row.id),
    chain_id: row.chainId,
    amount: String(row.amount),
    state: shownState[row.state],
    tx_hash: row.txRef,
    explorer_url: isLinked ? addressRules(chain.family).txUrl(chain.explorerUrl ?? '', row.txRef ?? '') : null,
    claimed_at: row.createdAt.toISOString(),
  }
}
