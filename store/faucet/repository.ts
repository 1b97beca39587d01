import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  max,
  ne,
  or,
  sql,
  sum,
} from 'drizzle-orm'
import type { SignedTx } from '#chains/contract/payer.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { type Context, only } from '../context.ts'
import type { Db } from '../database.ts'
import { faucetClaims as claims, faucetTxs as txs } from '../schema.ts'
import type { Faucet, FaucetClaim, FaucetLimits, FaucetUse, NewFaucetClaim, SignedFaucetClaim } from './types.ts'

const DAY_MS = 24 * 3_600_000
const { network: _network, challenge: _challenge, updatedAt: _updatedAt, ...columns } = getTableColumns(claims)

export function createFaucet({ run, clock }: Context): Faucet {
  return {
    claim: async (claim, limits) => {
      // Most claims of a crowd are refused here, without a place in the lock's queue.
      await run.read((q) => requireAllowed(q, claim, limits, clock.now()))
      return run.write(async ({ q }) => {
        await lockChain(q, claim.chainId)
        const now = clock.now()
        await requireAllowed(q, claim, limits, now)
        const row = { ...claim, state: 'queued' as const, createdAt: now, updatedAt: now }
        return only(await q.insert(claims).values(row).returning(columns))
      })
    },

    use: (chain) => run.read((q) => useOf(q, chain, clock.now())),

    ofWallet: (wallet, limit) =>
      run.read((q) =>
        q.select(columns).from(claims).where(eq(claims.wallet, wallet)).orderBy(desc(claims.id)).limit(limit),
      ),

    queued: (chain, limit) =>
      run.read((q) =>
        q
          .select(columns)
          .from(claims)
          .where(and(eq(claims.chainId, chain), eq(claims.state, 'queued')))
          .orderBy(asc(claims.id))
          .limit(limit),
      ),

    unsettled: (chain, limit) =>
      run.read(async (q) => {
        const rows = await q
          .select(columns)
          .from(claims)
          .where(and(eq(claims.chainId, chain), inArray(claims.state, ['signed', 'mined'])))
          .orderBy(asc(claims.nonce))
          .limit(limit)
        return withTxs(q, rows)
      }),

    sign: ({ id, chainId, signer, floor, since }, sign) =>
      run.write(async ({ q }) => {
        // The nonces of one signer are taken in turns; the lock is the one of claims.
        await lockChain(q, chainId)
        const [row] = await q
          .select(columns)
          .from(claims)
          .where(and(eq(claims.id, id), eq(claims.chainId, chainId)))
          .for('update')
        if (row?.state !== 'queued') return null
        const next = await nextNonce(q, chainId, signer)
        if (next !== null && floor > next) {
          await holdQueued(q, chainId, clock.now())
          // The row records the last nonce that the network has used, so that later claims get the next one.
          await q
            .update(claims)
            .set({ signer, nonce: floor - 1n, since })
            .where(eq(claims.id, id))
          return null
        }
        const nonce = next ?? floor
        const change = { state: 'signed' as const, signer, nonce, since, updatedAt: clock.now() }
        await insertTx(q, id, 0, await sign(nonce), clock.now())
        return only(await withTxs(q, await q.update(claims).set(change).where(eq(claims.id, id)).returning(columns)))
      }),

    addTx: ({ id, txs: known }, tx) =>
      run.write(async ({ q }) => {
        const [row] = await q.select(columns).from(claims).where(eq(claims.id, id)).for('update')
        const [last] = await q.select({ attempts: count() }).from(txs).where(eq(txs.claimId, id))
        if (row?.state !== 'signed' || last?.attempts !== known.length) return null
        await insertTx(q, id, known.length, tx, clock.now())
        return only(await withTxs(q, [row]))
      }),

    move: (id, from, state, change = {}) =>
      run.statement(async (q) => {
        const moved = await q
          .update(claims)
          .set({ state, ...change, updatedAt: clock.now() })
          .where(and(eq(claims.id, id), inArray(claims.state, [...from])))
          .returning({ id: claims.id })
        return moved.length > 0
      }),

    forgetNetworks: (before, limit) =>
      run.write(async ({ q }) => {
        const old = q
          .select({ id: claims.id })
          .from(claims)
          .where(and(isNotNull(claims.network), lt(claims.createdAt, before)))
          .limit(limit)
        return (
          await q.update(claims).set({ network: null }).where(inArray(claims.id, old)).returning({ id: claims.id })
        ).length
      }),
  }
}

/** One that failed after it was signed has cost its fee, so it counts. */
const counts = or(ne(claims.state, 'failed'), isNotNull(claims.nonce))

const lockChain = async (q: Db, chain: ChainId): Promise<void> =>
  void (await q.execute(sql`select pg_advisory_xact_lock(7230120, hashint8(${chain}::bigint))`))

async function requireAllowed(q: Db, claim: NewFaucetClaim, limits: FaucetLimits, now: Date): Promise<void> {
  const [used] = await q.select({ id: claims.id }).from(claims).where(eq(claims.challenge, claim.challenge))
  if (used) throw refusal('faucet_proof_used', 'This proof of work has been used. Try again.', 409)
  const recent = and(
    eq(claims.chainId, claim.chainId),
    gte(claims.createdAt, new Date(now.getTime() - limits.cooldownMs + 1)),
    counts,
  )
  const [own] = await q
    .select({ at: max(claims.createdAt) })
    .from(claims)
    .where(and(recent, eq(claims.wallet, claim.wallet)))
  if (own?.at) throw cooldown(own.at, limits, now)
  const [block] = await q
    .select({ many: count() })
    .from(claims)
    .where(and(recent, eq(claims.network, claim.network)))
  if (block && block.many >= limits.perNetwork)
    throw refusal('faucet_network_limit', 'Your network has used its claims for now. Try again later.', 429)
  const { spent, queued } = await useOf(q, claim.chainId, now)
  if (spent + claim.amount > limits.dailyBudget)
    throw refusal('faucet_budget_spent', 'Today’s budget of this faucet is used up. Try again later.', 429)
  if (queued >= limits.queue) throw refusal('faucet_busy', 'Too many claims are waiting. Try again later.', 429)
}

const refusal = (reason: string, message: string, status: 409 | 429): AppError =>
  new AppError(reason, message, { status, retriable: false })

function cooldown(at: Date, { cooldownMs }: FaucetLimits, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((at.getTime() + cooldownMs - now.getTime()) / 1000))
  return new AppError('faucet_cooldown', 'This wallet has claimed already. Try again later.', {
    status: 429,
    retriable: false,
    fix: { kind: 'retry_after', seconds },
  })
}

async function useOf(q: Db, chain: ChainId, now: Date): Promise<FaucetUse> {
  const since = new Date(now.getTime() - DAY_MS)
  const [today] = await q
    .select({ spent: sum(claims.amount) })
    .from(claims)
    .where(and(eq(claims.chainId, chain), gte(claims.createdAt, since), counts))
  const [waiting] = await q
    .select({ queued: count() })
    .from(claims)
    .where(and(eq(claims.chainId, chain), eq(claims.state, 'queued')))
  return { spent: BigInt(today?.spent ?? 0), queued: waiting?.queued ?? 0 }
}

/** Null if the database knows no transaction of the signer. */
async function nextNonce(q: Db, chain: ChainId, signer: string): Promise<bigint | null> {
  const [row] = await q
    .select({ last: max(claims.nonce) })
    .from(claims)
    .where(and(eq(claims.chainId, chain), eq(claims.signer, signer)))
  return row?.last === null || row?.last === undefined ? null : BigInt(row.last) + 1n
}

const holdQueued = async (q: Db, chain: ChainId, at: Date): Promise<void> =>
  void (await q
    .update(claims)
    .set({ state: 'held', reason: 'records_missing', updatedAt: at })
    .where(and(eq(claims.chainId, chain), eq(claims.state, 'queued'))))

const insertTx = async (q: Db, claimId: bigint, attempt: number, tx: SignedTx, createdAt: Date): Promise<void> =>
  void (await q.insert(txs).values({ claimId, attempt, ref: tx.ref, raw: tx.raw, feeCap: tx.feeCap, createdAt }))

async function withTxs(q: Db, rows: readonly FaucetClaim[]): Promise<SignedFaucetClaim[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const all = await q.select().from(txs).where(inArray(txs.claimId, ids)).orderBy(asc(txs.claimId), asc(txs.attempt))
  return rows.flatMap((row) => {
    const { signer, nonce, since } = row
    if (signer === null || nonce === null || since === null) return []
    const own = all.filter(({ claimId }) => claimId === row.id)
    return [{ ...row, signer, nonce, since, txs: own.map((tx) => ({ ...tx, expiresAt: null })) }]
  })
}
