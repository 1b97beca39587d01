import { expect, it } from 'vitest'
import { checkInButton } from './checkInButton.ts'

const placed = true

it('connects a wallet first', () =>
  expect(checkInButton({ connected: false, today: 'open', placed })).toEqual({
    text: 'Connect Wallet',
    does: 'connect',
  }))

it.each([
  ['open', 'Check in', 'sign'],
  ['looking', 'Check in', null],
  ['unknown', 'Try again', 'ask'],
  ['done', 'Checked in today', null],
] as const)('where today is %s it says “%s” and does %s', (today, text, does) =>
  expect(checkInButton({ connected: true, today, placed })).toEqual({ text, does }),
)

it('signs nothing without a network', () =>
  expect(checkInButton({ connected: true, today: 'open', placed: false }).does).toBeNull())
