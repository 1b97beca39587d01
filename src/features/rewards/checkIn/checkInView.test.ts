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

it('names the network of the missing wallet if another one is connected', () =>
  expect(checkInButton({ connected: false, needsWalletFor: 'Soneium', today: 'open', placed })).toEqual({
    text: 'Connect a wallet for Soneium',
    does: 'connect',
  }))

it.each([
  ['open', 'Check in', 'sign'],
  ['looking', 'Check in', null],
  ['unknown', 'Try again', 'ask'],
  ['done', 'Checked in today', null],
] as const)('if today is %s it shows “%s” and does %s', (today, text, does) =>
  expect(checkInButton({ connected: true, needsWalletFor: null, today, placed })).toEqual({ text, does }),
)

it('does nothing without a network', () =>
  expect(checkInButton({ connected: true, needsWalletFor: null, today: 'open', placed: false }).does).toBeNull())

const line = (some: Partial<Parameters<typeof messageLine>[0]>) =>
  messageLine({ phase: null, failure: null, today: 'open', network: 'Soneium', otherWallet: false, ...some })
const failed = (reason: string) => new AppError(reason, 'In the server’s words.')

it('is empty if nothing is pending and nothing failed', () => expect(line({})).toBeNull())

it('explains that the connected wallet is of another kind', () =>
  expect(line({ otherWallet: true })).toEqual({
    tone: 'info',
    text: 'Your wallet can’t check in on Soneium. Connect one for Soneium: that wallet gets the points.',
  }))

it('shows the state of the check-in before anything else', () => {
  expect(line({ phase: 'landing', failure: failed('wallet_rejected'), today: 'unknown' })).toEqual({
    tone: 'info',
    text: 'Confirming on Soneium…',
  })
})

it('shows that the status is being checked, and that it could not be verified', () => {
  expect(line({ today: 'looking' })).toEqual({ tone: 'info', text: 'Checking today’s status…' })
  expect(line({ today: 'unknown', failure: failed('wallet_rejected') })).toMatchObject({
    tone: 'bad',
    text: expect.stringContaining('couldn’t verify') as unknown,
  })
})

it('shows a pending check-in calmly, even next to a completed one', () => {
  const waiting = {
    tone: 'info',
    text: 'The network is slow. Open this again later to finish your check-in.',
  }
  expect(line({ failure: failed('check_in_waiting') })).toEqual(waiting)
  expect(line({ failure: failed('check_in_waiting'), today: 'done' })).toEqual(waiting)
})

it('shows no failure next to “Checked in today”', () => {
  expect(line({ failure: failed('wallet_rejected') })).toMatchObject({ tone: 'bad' })
  expect(line({ failure: failed('wallet_rejected'), today: 'done' })).toBeNull()
})

it('shows the server’s message if it has none of its own', () =>
  expect(line({ failure: failed('of_tomorrow') })).toEqual({ tone: 'bad', text: 'In the server’s words.' }))

it('names bonus days by their number: after 2, 4 and 6 days they are the 3rd, 5th and 7th', () => {
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

it.each([[[]], [[{ after: 2, points: 0 }]]])('is empty if no day has a bonus: %j', (specials) =>
  expect(rowDays({ specials })).toEqual([]),
)
