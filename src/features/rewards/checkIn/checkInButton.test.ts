import { expect, it } from 'vitest'
import { checkInButton } from './checkInButton.ts'

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
