import { expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import type { ConnectorInfo } from '#src/wallets/contract.ts'
import { connectText } from './connectText.ts'

const connector = (id: string, name: string, installed = false): ConnectorInfo => ({
  id,
  family: 'evm',
  name,
  icon: null,
  installed,
  installUrl: null,
  ways: ['install'],
  browser: null,
})

it.each([
  ['wallet_not_found', connector('Phantom', 'Phantom'), 'no phantom'],
  ['wallet_not_found', connector('Backpack', 'Backpack'), 'no backpack'],
  ['wallet_not_found', connector('com.bitget.web3', 'Bitget Wallet'), 'Please install Bitget Wallet'],
  ['wallet_not_found', connector('io.rabby', 'Rabby Wallet'), 'Error: Please install Rabby Wallet first.'],
  ['wallet_rejected', connector('io.rabby', 'Rabby Wallet', true), 'User rejected the request.'],
  ['wallet_pending_request', connector('io.rabby', 'Rabby Wallet', true), 'Requested resource not available.'],
  ['wallet_closed', connector('io.rabby', 'Rabby Wallet', true), null],
])('%s of %o: %s', (reason, of, text) => {
  expect(connectText(new AppError(reason, 'x'), of)).toBe(text)
})

it('warns of a conflict when an installed wallet is not found, and asks to install it or to switch the others off', () => {
  const text = connectText(new AppError('wallet_not_found', 'x'), connector('io.rabby', 'Rabby Wallet', true))
  expect(text).toMatch(/conflict/)
  expect(text).toMatch(/install/)
  expect(text).toMatch(/disable/)
})

it('says what the wallet said where nothing else is known', () => {
  expect(connectText(new Error('locked'), connector('io.rabby', 'Rabby Wallet', true))).toBeTruthy()
  expect(connectText(new AppError('wallet_odd', 'Locked for now'), connector('io.rabby', 'Rabby Wallet', true))).toBe(
    'Locked for now',
  )
})
