import { describe, expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { checkIn, type FlowDeps, finishCheckIn } from './flow.ts'
import { createPendingCheckIns } from './pendingCheckIn.ts'

const chain = { chain_id: 1868, alias_name: 'Soneium' } as ChainRow
const wallet = `0x${'a'.repeat(40)}`
const wish = { wallet, walletChain: 1868, chain, contract: '0xc' }
const start = Date.parse('2026-03-02T23:59:59Z')
const refusal = (reason: string, retriable = false) => new AppError(reason, reason, { retriable })

function stage(some: { landed?: { ref: string; status: 'success' | 'failed' } | 'never'; now?: number; answers?: (number | Error)[]; send?: Error } = {}) {
  const kept = new Map<string, string>()
  const pending = createPendingCheckIns({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }, () => start)
  const answers = [...(some.answers ?? [2])]
  const log: string[] = []
  const deps: FlowDeps = {
    pending,
    wallets: {
      checkIn: (call) => {
        log.push(`sign ${call.date} ${call.chainId}`)
        return some.send ? Promise.reject(some.send) : Promise.resolve('0xhash')
      },
      waitFor: (ref) => (some.landed === 'never' ? new Promise(() => undefined) : Promise.resolve(some.landed ?? { ref, status: 'success' })),
    },
    switchNetwork: ({ chain_id }) => Promise.resolve(void log.push(`switch ${chain_id}`)),
    tell: ({ hash }) => {
      log.push(`tell ${hash}`)
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return typeof answer === 'number' ? Promise.resolve(answer) : Promise.reject(answer ?? new Error('no answer'))
    },
    wait: () => Promise.resolve(),
    now: () => some.now ?? start,
    onPhase: (phase) => void log.push(phase),
  }
  return { deps, log, pending }
}

describe('a check-in', () => {
  it('is signed for the UTC day, told, and forgotten once it counts', async () => {
    const { deps, log, pending } = stage()
    expect(await checkIn(deps, wish)).toBe(2)
    expect(log).toEqual(['signing', 'sign 20260302 1868', 'landing', 'counting', 'tell 0xhash'])
    expect(pending.get(wallet)).toBeNull()
  })

  it('switches the network first where the wallet is on another', async () => {
    const { deps, log } = stage()
    await checkIn(deps, { ...wish, walletChain: 1 })
    expect(log.slice(0, 3)).toEqual(['switching', 'switch 1868', 'signing'])
  })

  it('is told again while it is not deep enough or nobody answers', async () => {
    const { deps, log } = stage({ answers: [refusal('check_in_waiting'), refusal('api_unreachable', true), 10] })
    expect(await checkIn(deps, wish)).toBe(10)
    expect(log.filter((line) => line === 'tell 0xhash')).toHaveLength(3)
  })

  it('keeps what was sent when the server stays away, and a reload goes on with it', async () => {
    const { deps, pending } = stage({ answers: [refusal('api_unreachable', true)] })
    await expect(checkIn(deps, wish)).rejects.toMatchObject({ reason: 'api_unreachable' })
    const sent = pending.get(wallet)
    expect(sent).toMatchObject({ hash: '0xhash', chainId: 1868 })
    const later = stage({ answers: [2] })
    if (sent) expect(await finishCheckIn({ ...later.deps, pending }, sent, chain)).toBe(2)
    expect(pending.get(wallet)).toBeNull()
  })

  it('is known by the hash under which it landed', async () => {
    const { deps, log } = stage({ landed: { ref: '0xfaster', status: 'success' } })
    await checkIn(deps, wish)
    expect(log.at(-1)).toBe('tell 0xfaster')
  })

  it('that no block takes is kept for its day and given up after it', async () => {
    const today = stage({ landed: 'never' })
    await expect(checkIn(today.deps, wish)).rejects.toMatchObject({ reason: 'check_in_waiting' })
    const sent = today.pending.get(wallet)
    if (!sent) throw new Error('it is kept')
    const tomorrow = stage({ landed: 'never', now: start + 1000 })
    await expect(finishCheckIn({ ...tomorrow.deps, pending: today.pending }, sent, chain)).rejects.toMatchObject({ reason: 'check_in_too_old' })
    expect(today.pending.get(wallet)).toBeNull()
  })

  it.each([
    ['the network refuses it', { landed: { ref: '0xhash', status: 'failed' as const } }, 'check_in_failed'],
    ['the server refuses it', { answers: [refusal('check_in_repeated')] }, 'check_in_repeated'],
    ['the person says no', { send: refusal('wallet_rejected') }, 'wallet_rejected'],
  ])('leaves nothing behind when %s', async (_, some, reason) => {
    const { deps, pending } = stage(some)
    await expect(checkIn(deps, wish)).rejects.toMatchObject({ reason })
    expect(pending.get(wallet)).toBeNull()
  })
})

describe('what is kept', () => {
  it('is one check-in for each wallet, until it is too old to count', () => {
    const kept = new Map<string, string>()
    let now = start
    const pending = createPendingCheckIns({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }, () => now)
    pending.save({ wallet, chainId: 1, hash: '0x1', sentAt: now })
    pending.save({ wallet, chainId: 1, hash: '0x2', sentAt: now })
    pending.save({ wallet: 'other', chainId: 1, hash: '0x3', sentAt: now })
    expect([pending.get(wallet)?.hash, pending.get('other')?.hash]).toEqual(['0x2', '0x3'])
    now += 2 * 86_400_000
    expect(pending.get(wallet)).toBeNull()
  })

  it.each(['', '{', 'null', '[1]', '[{"wallet":"a"}]'])('%j in the storage is nothing', (text) => {
    expect(createPendingCheckIns({ getItem: () => text, setItem: () => undefined }).get('a')).toBeNull()
  })
})
