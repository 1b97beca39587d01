import { describe, expect, it, vi } from 'vitest'
import { friendsOnce, friendView } from './friendView.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import { acceptKnown, invitationOffered, isLasting } from './invitation.ts'
import { createInvitationMemory, isAnswered } from './useInvitation.ts'
import { readStart } from '#core/screens/startPayload.ts'
import { inviteLink } from './useInviteLink.ts'

const friend = (address: string, bridges: number, points: number, pending_points = 0, ended = false) => ({
  address,
  joined_at: '2030-01-01T00:00:00.000Z',
  bridges,
  points,
  pending_points,
  ended,
})

describe('a referral', () => {
  const ref = 'Abcd2345'

  it('links to this host’s bridge with the code', () => {
    expect(inviteLink('https://bridge.example', ref)).toBe('https://bridge.example/?ref=Abcd2345')
    const inTelegram = new URL(inviteLink('https://bridge.example', ref, 'https://t.me/causeway_bot/app'))
    expect(inTelegram.origin + inTelegram.pathname).toBe('https://t.me/causeway_bot/app')
    expect(readStart(inTelegram.searchParams.get('startapp') ?? '')).toEqual({ kind: 'bridge', wishes: { ref } })
  })

  it.each([
    ['known, unanswered, somebody else’s', { ref, answered: false, own: 'Wxyz6789', mayAccept: true }, ref],
    ['none', { ref: null, answered: false, own: 'Wxyz6789', mayAccept: true }, null],
    ['answered before', { ref, answered: true, own: 'Wxyz6789', mayAccept: true }, null],
    ['one’s own', { ref, answered: false, own: ref, mayAccept: true }, null],
    ['the own code not known yet', { ref, answered: false, own: undefined, mayAccept: true }, null],
    ['no code of one’s own', { ref, answered: false, own: null, mayAccept: true }, ref],
    ['too late, or a second one', { ref, answered: false, own: null, mayAccept: false }, null],
    ['no code of ours', { ref: 'newsletter', answered: false, own: 'Wxyz6789', mayAccept: true }, null],
  ])('is offered or not: %s', (_, facts, offered) => {
    expect(invitationOffered(facts)).toBe(offered)
  })

  it('is the next one if the first is unknown', async () => {
    const refused = (reason: string) => new AppError(reason, reason, { status: 404, retriable: false })
    const accepting = async (known: string, codes: string[], reason = 'referral_unknown') => {
      const dropped: string[] = []
      const accept = async (code: string) => {
        if (code !== known) throw refused(reason)
      }
      const drop = (code: string) => {
        dropped.push(code)
        return codes[dropped.length] ?? null
      }
      const result = await acceptKnown(codes[0] ?? '', accept, drop).catch(reasonOf)
      return [result, dropped]
    }
    expect(await accepting('c', ['a', 'b', 'c'])).toEqual(['c', ['a', 'b']])
    expect(await accepting('x', ['a', 'b'])).toEqual(['referral_unknown', ['a', 'b']])
    expect(await accepting('b', ['a', 'b'], 'referral_late')).toEqual(['referral_late', []])
  })

  it('ends after a refusal by the rules, and stays after a transient one', () => {
    expect(
      [
        'referral_self',
        'referral_cycle',
        'referral_taken',
        'referral_late',
        'referral_ended',
        'referral_unknown',
      ].every(isLasting),
    ).toBe(true)
    expect(['wallet_rejected', 'offline', 'rate_limited'].some(isLasting)).toBe(false)
  })

  it('is offered once, even without storage', () => {
    const rows = new Map<string, string>()
    const storage = {
      getItem: (key: string) => rows.get(key) ?? null,
      setItem: (key: string, value: string) => void rows.set(key, value),
    }
    const memory = createInvitationMemory(() => storage)
    const told = vi.fn()
    const stop = memory.subscribe(told)
    expect(isAnswered(memory.read(), ref)).toBe(false)
    memory.answer(ref)
    memory.answer('Stuv3456')
    stop()
    for (const code of [ref, 'Stuv3456'])
      expect(isAnswered(createInvitationMemory(() => storage).read(), code)).toBe(true)
    expect(isAnswered(memory.read(), 'Wxyz6789')).toBe(false)
    expect(told).toHaveBeenCalledTimes(2)

    const closed = createInvitationMemory(() => {
      throw new Error('closed')
    })
    closed.answer(ref)
    expect(isAnswered(closed.read(), ref)).toBe(true)
  })
})

describe('friends', () => {
  it.each([
    [friend('0xa', 0, 0), { state: 'joined', points: 0, waiting: 0 }],
    [friend('0xa', 1, 0), { state: 'bridged', points: 0, waiting: 0 }],
    [friend('0xa', 1, 30, 30), { state: 'waiting', points: 0, waiting: 30 }],
    [friend('0xa', 2, 45, 15), { state: 'earned', points: 30, waiting: 15 }],
    [friend('0xa', 1, 30), { state: 'earned', points: 30, waiting: 0 }],
    [friend('0xa', 1, 30, 0, true), { state: 'ended', points: 30, waiting: 0 }],
  ])('are in the state that their bridges and the waiting time say', (row, view) => {
    expect(friendView(row)).toMatchObject(view)
  })

  it('are listed once, although a page has moved', () => {
    const pages = [
      { friends: [friend('0xc', 0, 0), friend('0xb', 0, 0)] },
      { friends: [friend('0xb', 0, 0), friend('0xa', 0, 0)] },
    ]
    const alike = [
      { friends: [{ ...friend('0xa', 0, 0), joined_at: '2030-01-02T00:00:00.000Z' }, friend('0xa', 0, 0)] },
    ]
    expect(friendsOnce(alike)).toHaveLength(2)
    expect(friendsOnce(pages).map(({ address }) => address)).toEqual(['0xc', '0xb', '0xa'])
  })
})
