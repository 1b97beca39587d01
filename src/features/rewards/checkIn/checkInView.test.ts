import { expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import { specialPoints } from '#core/rewards/checkInPoints.ts'
import { checkInButton, messageLine, rowDays } from './checkInView.ts'

const placed = true

it('connects a wallet first', () =>
  expect(checkInButton({ connected: false, needsWalletFor: null, today: 'open', placed })).toEqual({
    text: 'Connect Wallet',
    does: 'connect',
  }))

it('names the network whose wallet is missing while another one is connected', () =>
  expect(checkInButton({ connected: false, needsWalletFor: 'Soneium', today: 'open', placed })).toEqual({
    text: 'Connect a wallet for Soneium',
    does: 'connect',
  }))

it.each([
  ['open', 'Check in', 'sign'],
  ['looking', 'Check in', null],
  ['unknown', 'Try again', 'ask'],
  ['done', 'Checked in today', null],
] as const)('where today is %s it says “%s” and does %s', (today, text, does) =>
  expect(checkInButton({ connected: true, needsWalletFor: null, today, placed })).toEqual({ text, does }),
)

it('signs nothing without a network', () =>
  expect(checkInButton({ connected: true, needsWalletFor: null, today: 'open', placed: false }).does).toBeNull())

const line = (some: Partial<Parameters<typeof messageLine>[0]>) =>
  messageLine({ phase: null, failure: null, today: 'open', network: 'Soneium', otherWallet: false, ...some })
const failed = (reason: string) => new AppError(reason, 'In the server’s words.')

it('says nothing where nothing is under way and nothing went wrong', () => expect(line({})).toBeNull())

it('explains that the connected wallet is of another kind', () =>
  expect(line({ otherWallet: true })).toEqual({
    tone: 'info',
    text: 'Your wallet can’t check in on Soneium. Connect a wallet for Soneium; your current one stays connected.',
  }))

it('says where the check-in stands before anything else', () => {
  expect(line({ phase: 'landing', failure: failed('wallet_rejected'), today: 'unknown' })).toEqual({
    tone: 'info',
    text: 'Confirming on Soneium…',
  })
})

it('says that it is being looked up, and that nobody could tell', () => {
  expect(line({ today: 'looking' })).toEqual({ tone: 'info', text: 'Checking today’s status…' })
  expect(line({ today: 'unknown', failure: failed('wallet_rejected') })).toMatchObject({
    tone: 'bad',
    text: expect.stringContaining('couldn’t verify') as unknown,
  })
})

it('tells of a check-in that waits calmly, also beside one that is done', () => {
  const waiting = {
    tone: 'info',
    text: 'The network is slow. Open this again later to finish your check-in.',
  }
  expect(line({ failure: failed('check_in_waiting') })).toEqual(waiting)
  expect(line({ failure: failed('check_in_waiting'), today: 'done' })).toEqual(waiting)
})

it('has no failure beside “Checked in today”', () => {
  expect(line({ failure: failed('wallet_rejected') })).toMatchObject({ tone: 'bad' })
  expect(line({ failure: failed('wallet_rejected'), today: 'done' })).toBeNull()
})

it('has the server’s words where it has none of its own', () =>
  expect(line({ failure: failed('of_tomorrow') })).toEqual({ tone: 'bad', text: 'In the server’s words.' }))

it('names the days that pay more as they are paid: after 2, 4 and 6 days it is the 3rd, 5th and 7th', () => {
  const rules = {
    specials: [
      { after: 2, points: 5 },
      { after: 4, points: 10 },
      { after: 6, points: 20 },
    ],
  }
  expect(rowDays(rules)).toEqual([
    { day: 3, points: 5 },
    { day: 5, points: 10 },
    { day: 7, points: 20 },
  ])
  for (const { day, points } of rowDays(rules)) expect(specialPoints(rules, day - 1)).toBe(points)
})

it.each([[[]], [[{ after: 2, points: 0 }]]])('says nothing where nothing pays more: %j', (specials) =>
  expect(rowDays({ specials })).toEqual([]),
)
