import { Keypair } from '@solana/web3.js'
import { getWallets } from '@wallet-standard/app'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { WalletConfig } from '../config.ts'
import { listConnectors } from './connectors.ts'
import { createFakeWallet } from './testing/fakeWallet.ts'
import { installFakeWindow } from './testing/fakeWindow.ts'

let page: ReturnType<typeof installFakeWindow>
let unregister: () => void
beforeEach(() => {
  page = installFakeWindow()
  const wallets = ['Test', 'Other'].map((name) => createFakeWallet(name, Keypair.generate()).wallet)
  unregister = getWallets().register(...wallets)
})
afterEach(() => {
  unregister()
  page.remove()
})

const telegram = '#tgWebAppVersion=9.1&tgWebAppPlatform=ios'
const offered = (change: Partial<WalletConfig>) =>
  listConnectors({ walletConnectProjectId: null, chains: [], ...change })
    .filter(({ ways }) => ways.length > 0)
    .map(({ name }) => name)

it('lists wallets in the page first, in a browser', () =>
  expect(offered({})).toEqual(['Test', 'Other', 'Phantom', 'Backpack', 'Solflare']))

it('gives the version of the standard that an announced wallet speaks', () => {
  const versions = listConnectors({ walletConnectProjectId: null, chains: [] }).map(({ name, version }) => [
    name,
    version,
  ])
  expect(versions).toEqual([
    ['Test', 'Wallet Standard 1.0.0'],
    ['Other', 'Wallet Standard 1.0.0'],
    ['Phantom', undefined],
    ['Backpack', undefined],
    ['Solflare', undefined],
  ])
})

it('in Telegram offers those of the catalogue, and a local build’s test wallets', () => {
  expect(offered({ launch: telegram })).toEqual(['Phantom', 'Backpack', 'Solflare'])
  expect(offered({ launch: telegram, testWallets: ['Test'] })).toEqual(['Test', 'Phantom', 'Backpack', 'Solflare'])
})
