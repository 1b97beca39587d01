import { expect, it, afterEach } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AppError } from '#core/errors.ts'
import type { ConnectorInfo } from '#src/wallets/contract.ts'
import { t } from '#src/i18n/t.ts'
import { restOfMessages, showLanguage } from '#src/i18n/current.ts'
import { accountTitle, cctpLines, connectText, listTitle } from './walletTexts.ts'

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
  ['wallet_not_found', { ...connector('xverse', 'Xverse'), family: 'bitcoin' as const }, 'Xverse is not installed'],
  ['wallet_rejected', connector('io.rabby', 'Rabby Wallet', true), 'User rejected the request.'],
  ['wallet_pending_request', connector('io.rabby', 'Rabby Wallet', true), 'Requested resource not available.'],
  ['wallet_closed', connector('io.rabby', 'Rabby Wallet', true), null],
])('%s of %o: %s', (reason, of, text) => {
  expect(connectText(new AppError(reason, 'x'), of)).toBe(text)
})

it('reports a conflict if an installed wallet is not found, and suggests to install it or disable others', () => {
  const text = connectText(new AppError('wallet_not_found', 'x'), connector('io.rabby', 'Rabby Wallet', true))
  expect(text).toMatch(/conflict/)
  expect(text).toMatch(/install/)
  expect(text).toMatch(/disable/)
})

it('shows the wallet’s message if nothing else is known', () => {
  expect(connectText(new Error('locked'), connector('io.rabby', 'Rabby Wallet', true))).toBeTruthy()
  expect(connectText(new AppError('wallet_odd', 'Locked for now'), connector('io.rabby', 'Rabby Wallet', true))).toBe(
    'Locked for now',
  )
})

it('uses the user’s title once any wallet is connected', () => {
  expect(t(listTitle({}))).toBe('Connect Wallet')
  expect(t(listTitle({ evm: {} }))).toBe('My Wallet')
  expect(t(listTitle({ svm: {} }))).toBe('My Wallet')
})

it.each<[string, Partial<Parameters<typeof cctpLines>[0]>, readonly string[]]>([
  ['nothing', {}, []],
  ['native', { amount: '1234567' }, ['1.23456 native USDC (CCTP)']],
  ['bridged', { bridged_amount: '5000000' }, ['5 bridged USDC (no CCTP)']],
  ['both', { amount: '2500000', bridged_amount: '1000000' }, ['2.5 native USDC (CCTP)', '1 bridged USDC (no CCTP)']],
  ['a pause', { amount: '1000000', refusal: 'paused' }, ['1 native USDC (CCTP)', 'CCTP is paused right now.']],
  [
    'a refused account',
    { amount: '1000000', refusal: 'denied' },
    ['1 native USDC (CCTP)', 'CCTP doesn’t accept this account.'],
  ],
  ['a pause without a balance', { refusal: 'paused' }, []],
])('the card shows USDC that CCTP moves: %s', (_, change, lines) => {
  const none = { symbol: 'USDC', decimals: 6, refusal: null, amount: '0', min_fee: '0', bridged_amount: '0' }
  expect(cctpLines({ ...none, ...change })).toEqual(lines)
})

afterEach(() => showLanguage('en'))

it('a wallet without a name gets a generic name in the language of the page', async () => {
  expect(accountTitle({ connectorId: 'injected', walletName: 'Injected' })).toBe('Browser wallet')
  await showLanguage('ru')
  await restOfMessages()
  expect(accountTitle({ connectorId: 'injected', walletName: 'Injected' })).toBe('Кошелёк браузера')
  expect(accountTitle({ connectorId: 'io.rabby', walletName: 'Rabby Wallet' })).toBe('Rabby Wallet')
})

it('no screen shows a connector’s internal name', () => {
  const src = fileURLToPath(new URL('../../../', import.meta.url))
  const screens = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  expect(screens.length).toBeGreaterThan(50)
  expect(screens.filter((file) => readFileSync(`${src}${file}`, 'utf8').includes('walletName'))).toEqual([])
})
