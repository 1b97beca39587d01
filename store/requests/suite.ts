import { randomInt, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import type { Store } from '../contract.ts'
import { termsUntil } from '../testing/nonceTerms.ts'

export function requestCases(store: () => Store): void {
  describe('requests', () => {
    it('stores quotes until they are purged', async () => {
      const quote = {
        id: randomUUID(),
        provider: 'maker',
        request: { z: 1, a: [1] },
        body: { b: '2', a: null },
        expiresAt: new Date(1000),
        surface: 'web',
        channelId: 3,
      }
      const request = { id: randomUUID(), answers: [{ kind: 'refusal', reason: 'z' }], expiresAt: new Date(1000) }
      await store().quotes.save(request, [quote])
      const { surface: _, ...kept } = quote
      expect(await store().quotes.get(quote.id)).toEqual({ ...kept, requestId: request.id })
      expect(await store().quotes.answers(request.id)).toEqual(request.answers)
      expect(await store().quotes.purge(new Date(2000))).toBe(1)
      expect(await store().quotes.get(quote.id)).toBeNull()
      expect(await store().quotes.answers(request.id)).toBeNull()
    })

    it('stores no quote answers beyond their size limit', async () => {
      const answers = [{ message: 'x'.repeat(300_000) }]
      await expect(store().quotes.save({ id: randomUUID(), answers, expiresAt: new Date() }, [])).rejects.toThrow()
    })

    it('returns the first response to a repeated request', async () => {
      const [scope, key] = ['orders', randomUUID()]
      expect(await store().idempotency.begin(scope, key, 'h1')).toEqual({ kind: 'new' })
      expect(await store().idempotency.begin(scope, key, 'h1')).toEqual({ kind: 'in_progress' })
      expect(await store().idempotency.begin(scope, key, 'h2')).toEqual({ kind: 'conflict' })
      await store().idempotency.abandon(scope, key)
      expect(await store().idempotency.begin(scope, key, 'h1')).toEqual({ kind: 'new' })
      await store().idempotency.finish(scope, key, 201, { z: 'last', a: 'first' })
      const replay = await store().idempotency.begin(scope, key, 'h1')
      expect(JSON.stringify(replay)).toBe('{"kind":"replay","status":201,"body":{"z":"last","a":"first"}}')
      await store().idempotency.abandon(scope, key)
      expect(await store().idempotency.begin(scope, key, 'h1')).toMatchObject({ kind: 'replay' })
    })

    it('accepts a nonce once, for its purpose, in time', async () => {
      const nonce = randomUUID()
      const now = new Date()
      const later = new Date(now.getTime() + 1000)
      const terms = termsUntil(later)
      await store().sessions.saveNonce(nonce, 'login', terms)
      expect(await store().sessions.consumeNonce(nonce, 'link', now)).toBeNull()
      expect(await store().sessions.consumeNonce(nonce, 'login', now)).toEqual(terms)
      expect(await store().sessions.consumeNonce(nonce, 'login', now)).toBeNull()
      await store().sessions.saveNonce(nonce, 'login', termsUntil(now))
      expect(await store().sessions.consumeNonce(nonce, 'login', later)).toBeNull()
    })

    it('ends a session by expiry and by logout', async () => {
      const now = new Date()
      const session = {
        tokenHash: randomUUID(),
        userId: '0xu',
        family: 'evm',
        surface: 'web',
        createdAt: now,
        expiresAt: new Date(now.getTime() + 1000),
        chainId: chainId(31337),
        device: 'Firefox · Linux',
      }
      await store().sessions.create(session)
      expect(await store().sessions.get(session.tokenHash, now)).toEqual({
        ...session,
        id: session.tokenHash.slice(0, 16),
        lastSeenAt: now,
      })
      expect(await store().sessions.get(session.tokenHash, session.expiresAt)).toBeNull()
      await store().sessions.revoke(session.tokenHash)
      expect(await store().sessions.get(session.tokenHash, now)).toBeNull()
    })

    it('lists an owner’s open sessions, most recently used first, and ends them together', async () => {
      const now = new Date()
      const owner = { userId: randomUUID(), family: 'evm' }
      const open = async (whose: typeof owner, seconds: number) => {
        const tokenHash = randomUUID()
        const expiresAt = new Date(now.getTime() + seconds * 1000)
        await store().sessions.create({ ...whose, tokenHash, surface: 'web', createdAt: now, expiresAt })
        return tokenHash
      }
      const [one, two] = [await open(owner, 60), await open(owner, 60)]
      await open(owner, -1)
      const foreign = await open({ ...owner, family: 'telegram' }, 60)
      await store().sessions.touch(two, new Date(now.getTime() + 1000))
      expect((await store().sessions.of(owner, now)).map(({ tokenHash }) => tokenHash)).toEqual([two, one])
      const current = await store().sessions.get(two, now)
      expect(current && (await store().sessions.revokeOthers(current))).toBe(2)
      expect((await store().sessions.of(owner, now)).map(({ tokenHash }) => tokenHash)).toEqual([two])
      expect(await store().sessions.revokeAll(owner)).toBe(1)
      expect(await store().sessions.of(owner, now)).toEqual([])
      expect(await store().sessions.get(foreign, now)).not.toBeNull()
    })

    it('lists and ends a Telegram user’s sessions without a hash of a token', async () => {
      const now = new Date()
      const [ada, bob] = [randomInt(1, 2 ** 47), randomInt(1, 2 ** 47)]
      const expiresAt = new Date(now.getTime() + 60_000)
      const open = async (userId: number | string, family = 'telegram') => {
        const tokenHash = randomUUID()
        const where = { surface: 'telegram', device: 'Telegram · Android', createdAt: now, expiresAt }
        await store().sessions.create({ ...where, tokenHash, userId: String(userId), family })
        return tokenHash.slice(0, 16)
      }
      const [one, two, other] = [await open(ada), await open(ada), await open(bob)]
      await open(ada, 'evm')
      const ids = async () => (await store().sessions.ofPerson(ada, now)).map(({ id }) => id)
      expect(new Set(await ids())).toEqual(new Set([one, two]))
      expect((await store().sessions.ofPerson(bob, now))[0]).toEqual({
        id: other,
        device: 'Telegram · Android',
        createdAt: now,
        lastSeenAt: now,
      })
      expect(await store().sessions.endOfPerson(ada, other)).toBe(false)
      expect([await store().sessions.endOfPerson(ada, one), await store().sessions.endOfPerson(ada, one)]).toEqual([
        true,
        false,
      ])
      expect(await ids()).toEqual([two])
      expect(await store().sessions.endAllOfPerson(ada)).toBe(1)
      expect(await store().sessions.ofPerson(bob, now)).toHaveLength(1)
      expect(await store().sessions.of({ userId: String(ada), family: 'evm' }, now)).toHaveLength(1)
    })

    it('counts user actions and limits', async () => {
      const user = randomUUID()
      const action = {
        userAddress: user,
        action: 'connect',
        agent: 'a',
        walletName: 'w',
        sign: 's',
        ip: '127.0.0.1',
        at: new Date(),
      }
      await store().userActions.add(action)
      await store().userActions.add(action)
      expect(await store().userActions.count(user)).toBe(2)

      const now = new Date(1_700_000_000_000)
      const hit = (at: Date) => store().limits.hit(user, 2, 60, at)
      expect(await hit(now)).toEqual({ allowed: true, retryAfterSeconds: 0 })
      expect((await hit(now)).allowed).toBe(true)
      const refused = await hit(now)
      expect(refused.allowed).toBe(false)
      expect(refused.retryAfterSeconds).toBeGreaterThan(0)
      expect((await hit(new Date(now.getTime() + refused.retryAfterSeconds * 1000))).allowed).toBe(true)
    })

    it('restores a budget when the window has passed', async () => {
      const bucket = randomUUID()
      const boundary = Math.ceil(1_700_000_000_000 / 60_000) * 60_000
      const hits = async (count: number, seconds: number) => {
        let allowed = 0
        for (let i = 0; i < count; i++)
          if ((await store().limits.hit(bucket, 10, 60, new Date(boundary + seconds * 1000))).allowed) allowed++
        return allowed
      }
      expect(await hits(15, -1)).toBe(10)
      expect(await hits(5, 0)).toBe(0)
      expect(await hits(5, 59)).toBe(0)
      const { retryAfterSeconds } = await store().limits.hit(bucket, 10, 60, new Date(boundary + 30_000))
      expect(retryAfterSeconds).toBe(30)
      expect(await hits(4, 60)).toBe(4)
      expect(await hits(20, 119)).toBe(6)
      expect(await hits(20, 130)).toBe(4)
      expect(await hits(20, 400)).toBe(10)
    })

    it('never allows more than its maximum in any window, and refuses only a bucket that is full', async () => {
      const times = fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 30, maxLength: 60 })
      await fc.assert(
        fc.asyncProperty(times, fc.integer({ min: 1, max: 8 }), async (at, max) => {
          const bucket = randomUUID()
          const allowed: number[] = []
          for (const ms of at.toSorted((a, b) => a - b)) {
            const within = (length: number): number => allowed.filter((earlier) => earlier > ms - length).length
            const answer = await store().limits.hit(bucket, max, 60, new Date(1_700_000_000_000 + ms))
            if (answer.allowed) {
              expect(within(60_000)).toBeLessThan(max)
              allowed.push(ms)
            } else expect(within(70_000)).toBeGreaterThanOrEqual(max)
          }
        }),
        { numRuns: 25 },
      )
    })

    it('counts afresh after a clock that was far ahead', async () => {
      const bucket = randomUUID()
      const now = 1_700_000_000_000
      const hit = async (ms: number) => (await store().limits.hit(bucket, 1, 60, new Date(now + ms))).allowed
      expect([await hit(3_600_000), await hit(0), await hit(1)]).toEqual([true, true, false])
    })

    it('keeps its count if a call of the previous window arrives late, as from a replica with a slow clock', async () => {
      const bucket = randomUUID()
      const boundary = Math.ceil(1_700_000_000_000 / 60_000) * 60_000
      const hit = async (ms: number) => (await store().limits.hit(bucket, 4, 60, new Date(boundary + ms))).allowed
      expect([await hit(-3), await hit(-2), await hit(1), await hit(-1), await hit(2)]).toEqual([
        true,
        true,
        true,
        true,
        false,
      ])
    })
  })
}
