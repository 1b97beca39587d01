import { describe, expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import { addDays, utcDay } from '#core/rewards/utcDay.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { checkIn, finishCheckIn, countAsked } from './flow.ts'
import type { FlowDeps, LostCheckIn, TodayStatus } from './useFlowDeps.ts'
import { createPendingCheckIns, wasSent } from './pendingCheckIn.ts'

const chain = { chain_id: 1868, alias_name: 'Soneium' } as ChainRow
const wallet = `0x${'a'.repeat(40)}`
const wish = { wallet, walletChain: 1868, chain, contract: '0xc' }
const start = Date.parse('2026-03-02T23:59:59Z')
const day = utcDay(new Date(start))
const open: TodayStatus = { day, counted: false }
const counted: TodayStatus = { day, counted: true }
const nextDay: TodayStatus = { day: addDays(day, 1), counted: false }
const refusal = (reason: string, retriable = false) => new AppError(reason, reason, { retriable })

/** For a list of answers, each request takes the next one, and the last repeats. */
function stage(
  some: {
    landed?: { ref: string; status: 'success' | 'failed' } | 'never'
    today?: (TodayStatus | Error)[]
    answers?: (number | Error)[]
    send?: Error | 'never'
    lost?: LostCheckIn[][] | Error
  } = {},
) {
  const kept = new Map<string, string>()
  const pending = createPendingCheckIns(
    { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    () => start,
  )
  const answers = [...(some.answers ?? [2])]
  const todays = [...(some.today ?? [open])]
  const looks = some.lost instanceof Error ? [] : [...(some.lost ?? [])]
  const log: string[] = []
  const deps: FlowDeps = {
    pending,
    wallets: {
      checkIn: (call, over) => {
        log.push(`sign ${call.date} ${call.chainId}`)
        over?.addEventListener('abort', () => log.push('over'))
        if (some.send === 'never') return new Promise(() => undefined)
        return some.send ? Promise.reject(some.send) : Promise.resolve('0xhash')
      },
      waitFor: (ref) =>
        some.landed === 'never'
          ? new Promise(() => undefined)
          : Promise.resolve(some.landed ?? { ref, status: 'success' }),
    },
    today: () => {
      log.push('ask')
      const told = todays.length > 1 ? todays.shift() : todays[0]
      return told && 'day' in told ? Promise.resolve(told) : Promise.reject(told ?? new Error('no answer'))
    },
    switchNetwork: ({ chain_id }) => Promise.resolve(void log.push(`switch ${chain_id}`)),
    lost: (_, chainId) => {
      log.push(`look ${chainId}`)
      if (some.lost instanceof Error) return Promise.reject(some.lost)
      return Promise.resolve(
        (looks.length > 1 ? looks.shift() : looks[0])?.filter((one) => one.chainId === chainId) ?? [],
      )
    },
    tell: ({ hash }) => {
      log.push(`tell ${hash}`)
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return typeof answer === 'number' ? Promise.resolve(answer) : Promise.reject(answer ?? new Error('no answer'))
    },
    wait: () => Promise.resolve(),
    pause: () => Promise.resolve(),
    now: () => start,
    onPhase: (phase) => void log.push(phase),
  }
  return { deps, log, pending }
}

describe('a check-in', () => {
  it('is signed for the UTC day, reported, and forgotten once it counts', async () => {
    const { deps, log, pending } = stage()
    expect(await checkIn(deps, wish)).toBe(2)
    expect(log.filter((line) => !/^(?:look|ask)/.test(line))).toEqual([
      'signing',
      'sign 20260302 1868',
      'over',
      'landing',
      'counting',
      'tell 0xhash',
    ])
    expect(pending.get(wallet)).toBeNull()
  })

  it('switches the network first if the wallet is on another one', async () => {
    const { deps, log } = stage()
    await checkIn(deps, { ...wish, walletChain: 1 })
    expect(log.slice(0, 8)).toEqual([
      'looking',
      'ask',
      'looking',
      'look 1868',
      'switching',
      'switch 1868',
      'ask',
      'signing',
    ])
  })

  it('is reported again while it lacks confirmations or the server does not answer', async () => {
    const { deps, log } = stage({ answers: [refusal('check_in_waiting'), refusal('api_unreachable', true), 10] })
    expect(await checkIn(deps, wish)).toBe(10)
    expect(log.filter((line) => line === 'tell 0xhash')).toHaveLength(3)
  })

  it('keeps what was sent if the server stays down, and a reload continues with it', async () => {
    const { deps, pending } = stage({ answers: [refusal('api_unreachable', true)] })
    await expect(checkIn(deps, wish)).rejects.toMatchObject({ reason: 'api_unreachable' })
    const sent = pending.get(wallet)
    expect(sent).toMatchObject({ hash: '0xhash', chainId: 1868 })
    const later = stage({ answers: [2] })
    if (wasSent(sent)) expect(await finishCheckIn({ ...later.deps, pending }, sent, chain)).toBe(2)
    expect(pending.get(wallet)).toBeNull()
  })

  it('is known by the hash under which it landed', async () => {
    const { deps, log } = stage({ landed: { ref: '0xfaster', status: 'success' } })
    await checkIn(deps, wish)
    expect(log.at(-1)).toBe('tell 0xfaster')
  })

  it('that never gets into a block is kept for its day and given up afterwards', async () => {
    const today = stage({ landed: 'never' })
    await expect(checkIn(today.deps, wish)).rejects.toMatchObject({ reason: 'check_in_waiting' })
    const sent = today.pending.get(wallet)
    if (!wasSent(sent)) throw new Error('it is kept')
    const tomorrow = stage({ landed: 'never', today: [nextDay] })
    await expect(finishCheckIn({ ...tomorrow.deps, pending: today.pending }, sent, chain)).rejects.toMatchObject({
      reason: 'check_in_too_old',
    })
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

describe('the check-in day', () => {
  const unreachable = refusal('api_unreachable', true)
  const signed = (log: string[]) => log.filter((line) => /^(?:sign|switch) /.test(line))

  it('is not signed again if it counts already, whatever the page shows', async () => {
    const { deps, log } = stage({ today: [counted] })
    expect(await checkIn(deps, { ...wish, walletChain: 1 })).toBeNull()
    expect(log).toEqual(['looking', 'ask'])
  })

  it('is not signed again if another device checked in while this wallet switched', async () => {
    const { deps, log } = stage({ today: [open, counted] })
    expect(await checkIn(deps, { ...wish, walletChain: 1 })).toBeNull()
    expect(signed(log)).toEqual(['switch 1868'])
  })

  it.each([
    ['at first', [unreachable]],
    ['right before the signature', [open, unreachable]],
  ])('is not signed if the server cannot be asked about %s', async (_, today) => {
    const { deps, log, pending } = stage({ today })
    await expect(checkIn(deps, wish)).rejects.toMatchObject({ reason: 'check_in_unsure', retriable: true })
    expect(signed(log)).toEqual([])
    expect(pending.get(wallet)).toBeNull()
  })

  it('is the server’s, not the device’s, and the latest one reported', async () => {
    const ahead = stage({ today: [nextDay] })
    await checkIn(ahead.deps, wish)
    expect(signed(ahead.log)).toEqual(['sign 20260303 1868'])
    const midnight = stage({ today: [open, nextDay] })
    await checkIn(midnight.deps, wish)
    expect(signed(midnight.log)).toEqual(['sign 20260303 1868'])
  })

  it.each([
    ['a block', { landed: { ref: '0xhash', status: 'failed' as const } }],
    ['the server', { answers: [refusal('check_in_failed')] }],
  ])('is said to be over where that may be why %s refused it', async (_, some) => {
    await expect(checkIn(stage({ ...some, today: [open, open, nextDay] }).deps, wish)).rejects.toMatchObject({
      reason: 'check_in_day_over',
    })
    await expect(checkIn(stage(some).deps, wish)).rejects.toMatchObject({ reason: 'check_in_failed' })
  })
})

describe('a check-in without a response from the wallet', () => {
  const today = { blockDate: '2026-03-02', chainId: 1868, hash: '0xlost' }
  const yesterday = { blockDate: '2026-03-01', chainId: 1868, hash: '0xolder' }
  const asked = (chainId = 1868, sentAt = start) => ({ wallet, chainId, hash: null, day: '2026-03-02', sentAt })

  it('is found when the button is pressed again, counted, and not signed a second time', async () => {
    const { deps, log, pending } = stage({ lost: [[today]] })
    pending.save(asked())
    expect(await checkIn(deps, wish)).toBe(2)
    expect(log).toEqual(['looking', 'ask', 'looking', 'look 1868', 'counting', 'tell 0xlost'])
    expect(pending.get(wallet)).toBeNull()
  })

  it('from yesterday counts first, and today’s is signed after it', async () => {
    const { deps, log } = stage({ lost: [[yesterday], []] })
    expect(await checkIn(deps, wish)).toBe(2)
    expect(log.filter((line) => /^(?:tell|sign )/.test(line))).toEqual([
      'tell 0xolder',
      'sign 20260302 1868',
      'tell 0xhash',
    ])
  })

  it('is also searched on its original network, and each day counts once', async () => {
    const { deps, log, pending } = stage({ lost: [[yesterday, today, { ...today, chainId: 324, hash: '0xtwice' }]] })
    pending.save(asked(324))
    expect(await countAsked(deps, wallet, 1868)).toBe(4)
    expect(log.filter((line) => /^(?:tell|look )/.test(line))).toEqual([
      'look 324',
      'look 1868',
      'tell 0xolder',
      'tell 0xtwice',
    ])
  })

  it('is found on chain while the wallet does not respond', async () => {
    const { deps, log } = stage({ send: 'never', lost: [[], [], [yesterday], [today]] })
    expect(await checkIn(deps, wish)).toBe(2)
    // The wallet call is aborted, because its answer is no longer needed.
    expect(log.slice(-4)).toEqual(['over', 'landing', 'counting', 'tell 0xlost'])
  })

  it('is kept as requested if the wallet’s error is ambiguous, and not if it declines', async () => {
    const broken = stage({ send: refusal('wallet_failed') })
    await expect(checkIn(broken.deps, wish)).rejects.toMatchObject({ reason: 'wallet_failed' })
    expect(broken.pending.get(wallet)).toEqual(asked())
    const declined = stage({ send: refusal('wallet_rejected') })
    await expect(checkIn(declined.deps, wish)).rejects.toMatchObject({ reason: 'wallet_rejected' })
    expect(declined.pending.get(wallet)).toBeNull()
  })

  it('is not signed again while its fate is unknown; without a hint nothing waits for it', async () => {
    const hinted = stage({ lost: refusal('rpc_unreachable', true) })
    hinted.pending.save(asked())
    await expect(checkIn(hinted.deps, wish)).rejects.toMatchObject({ reason: 'rpc_unreachable' })
    expect(hinted.log).not.toContain('signing')
    expect(hinted.pending.get(wallet)).toEqual(asked())
    expect(await checkIn(stage({ lost: refusal('rpc_unreachable', true) }).deps, wish)).toBe(2)
    const untraced = stage({ lost: refusal('check_in_untraced') })
    await expect(checkIn(untraced.deps, wish)).rejects.toMatchObject({ reason: 'check_in_untraced' })
    expect(untraced.log).not.toContain('signing')
  })

  it('that never landed is searched on its day and dropped afterwards', async () => {
    const { deps, pending } = stage({ lost: [[]] })
    pending.save(asked())
    expect(await countAsked(deps, wallet, 1868)).toBeNull()
    expect(pending.get(wallet)).toEqual(asked())
    const later = stage({ lost: [[]], today: [refusal('api_unreachable', true), nextDay] })
    expect(await countAsked({ ...later.deps, pending }, wallet, 1868)).toBeNull()
    // No server answer confirmed which day it is.
    expect(pending.get(wallet)).toEqual(asked())
    expect(await countAsked({ ...later.deps, pending }, wallet, 1868)).toBeNull()
    expect(pending.get(wallet)).toBeNull()
  })

  it('keeps its hash if the server goes down in between', async () => {
    const { deps, pending } = stage({ lost: [[today]], answers: [refusal('api_unreachable', true)] })
    await expect(countAsked(deps, wallet, 1868)).rejects.toMatchObject({ reason: 'api_unreachable' })
    expect(pending.get(wallet)).toMatchObject({ hash: '0xlost', chainId: 1868 })
  })
})

describe('the stored check-in', () => {
  it('is one per wallet, until it is too old to count', () => {
    const kept = new Map<string, string>()
    let now = start
    const one = { chainId: 1, day: '2026-03-02', sentAt: now }
    const pending = createPendingCheckIns(
      { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
      () => now,
    )
    pending.save({ ...one, wallet, hash: '0x1' })
    pending.save({ ...one, wallet, hash: '0x2' })
    pending.save({ ...one, wallet: 'other', hash: '0x3' })
    expect([pending.get(wallet)?.hash, pending.get('other')?.hash]).toEqual(['0x2', '0x3'])
    now += 2 * 86_400_000
    expect(pending.get(wallet)).toBeNull()
  })

  it.each(['', '{', 'null', '[1]', '[{"wallet":"a"}]'])('%j in the storage is nothing', (text) => {
    expect(createPendingCheckIns({ getItem: () => text, setItem: () => undefined }).get('a')).toBeNull()
  })
})
