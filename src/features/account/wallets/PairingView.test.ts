import { expect, it, vi } from 'vitest'
import { AppError } from '#core/errors.ts'
import { settled } from '#src/testing/settled.ts'
import type { Pairing, WalletAccount } from '#src/wallets/contract.ts'
import { runPairing } from './PairingView.tsx'

const account = {} as WalletAccount
const cancel = vi.fn()
const pairing = (answer: Promise<WalletAccount>): Pairing => ({ uri: 'wc:1', apps: [], account: answer, cancel })

function told() {
  const events: string[] = []
  const tell = {
    waiting: (uri: string) => void events.push(uri),
    connected: () => void events.push('connected'),
    closed: () => void events.push('closed'),
    failed: () => void events.push('failed'),
  }
  return { events, tell }
}

it.each([
  ['the wallet agrees', () => Promise.resolve(account), ['wc:1', 'connected']],
  [
    'the connection is closed: the sheet goes, nothing failed',
    () => Promise.reject(new AppError('wallet_closed', 'x')),
    ['wc:1', 'closed'],
  ],
  ['the person declines', () => Promise.reject(new AppError('wallet_rejected', 'x')), ['wc:1', 'failed']],
])('%s', async (_, answer, expected) => {
  const { events, tell } = told()
  runPairing(async () => pairing(answer()), tell)
  await settled()
  expect(events).toEqual(expected)
})

it('is closed before there is a pairing URI', async () => {
  const { events, tell } = told()
  runPairing(() => Promise.reject(new AppError('wallet_closed', 'x')), tell)
  await settled()
  expect(events).toEqual(['closed'])
})

it('reports nothing once it is cancelled, and cancels a late pairing', async () => {
  const { events, tell } = told()
  cancel.mockClear()
  runPairing(async () => pairing(Promise.resolve(account)), tell)()
  await settled()
  expect(events).toEqual([])
  expect(cancel).toHaveBeenCalledOnce()
})
