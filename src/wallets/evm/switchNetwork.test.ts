import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configureWallets } from '../config.ts'
import type { WalletFamily } from '../contract.ts'
import { switchPending } from './errors.ts'
import { evmWallets } from './wallets.ts'
import { createFakeWallet, type FakeWallet, walletError } from './testing/fakeProvider.ts'
import { announce, installFakeWindow } from './testing/fakeWindow.ts'
import { chainRow, rows } from './testing/fixtures.ts'

const account = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const south = chainRow(31338)
let remove: () => void
let fake: FakeWallet
let wallets: WalletFamily

beforeEach(async () => {
  remove = installFakeWindow()
  fake = createFakeWallet({ account, chainId: 31337 })
  announce(fake)
  configureWallets({ walletConnectProjectId: null, chains: rows })
  wallets = evmWallets()
  await wallets.connect('test.fake')
  fake.calls.length = 0
})
afterEach(() => remove())

const switching = () => wallets.switchNetwork?.(south)
const asked = () => fake.calls.map((call) => call.method).filter((method) => method.startsWith('wallet_'))

describe('switching the network of the wallet', () => {
  it('asks once when the wallet knows the network, and notifies subscribers', async () => {
    fake.networks.add(31338)
    const heard: (number | null | undefined)[] = []
    const stop = wallets.subscribe((now) => heard.push(now?.chainId))
    await switching()
    stop()
    expect(asked()).toEqual(['wallet_switchEthereumChain'])
    expect(heard).toEqual([31338])
  })

  it('does not ask if the wallet is already on it', async () => {
    await wallets.switchNetwork?.(chainRow(31337))
    expect(asked()).toEqual([])
  })

  it.each([
    ['4902', walletError(4902, 'Unrecognized chain ID')],
    ['5000', walletError(5000, 'unknown chain')],
    ['a nested 4902', walletError(-32603, 'Internal JSON-RPC error.', { originalError: { code: 4902 } })],
  ])('adds the network and switches again on %s', async (_name, error) => {
    let first = true
    fake.answer('wallet_switchEthereumChain', () => {
      if (first) {
        first = false
        throw error
      }
      fake.chainId = 31338
      return null
    })
    await switching()
    expect(asked()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'wallet_switchEthereumChain'])
    const added = fake.calls.find((call) => call.method === 'wallet_addEthereumChain')?.params
    expect(added).toEqual([
      {
        chainId: '0x7a6a',
        chainName: 'Chain 31338',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['https://rpc-31338.test'],
        blockExplorerUrls: ['https://scan-31338.test'],
      },
    ])
  })

  it('follows a wallet that switches without an event', async () => {
    fake.answer('wallet_switchEthereumChain', () => {
      fake.chainId = 31338
      return null
    })
    const heard: unknown[] = []
    wallets.subscribe((now) => heard.push(now?.chainId))
    await switching()
    expect(heard).toEqual([31338])
  })

  it.each([
    [
      'a rejection, with its message',
      walletError(4001, 'User rejected the request.'),
      'wallet_rejected',
      'User rejected the request.',
    ],
    ['a rejection by WalletConnect', walletError(5000, 'User rejected.'), 'wallet_rejected', 'User rejected.'],
    ['an open request', walletError(-32002, 'Request already pending'), 'wallet_switch_pending', switchPending],
    [
      'a wallet that has no such method',
      walletError(4200, 'Unsupported'),
      'wallet_no_switch',
      'This wallet can’t switch to Chain 31338. Choose another wallet.',
    ],
    ['anything else, with its message', walletError(-32000, 'something odd'), 'wallet_failed', 'something odd'],
  ])('reports %s', async (_name, error, reason, message) => {
    fake.answer('wallet_switchEthereumChain', () => {
      throw error
    })
    await expect(switching()).rejects.toMatchObject({ reason, message })
    expect(asked()).toEqual(['wallet_switchEthereumChain'])
  })

  it('does not switch if adding the network was rejected', async () => {
    fake.answer('wallet_addEthereumChain', () => {
      throw walletError(4001, 'User rejected the request.')
    })
    await expect(switching()).rejects.toMatchObject({ reason: 'wallet_rejected' })
    expect(fake.chainId).toBe(31337)
  })

  it('opens the wallet list for a network that is not in our list', async () => {
    await expect(wallets.switchNetwork?.(chainRow(999))).rejects.toMatchObject({ reason: 'wallet_no_switch' })
    expect(asked()).toEqual([])
  })

  it('needs a connected wallet', async () => {
    await wallets.disconnect()
    await expect(switching()).rejects.toMatchObject({ reason: 'wallet_not_found', message: 'Connector not found.' })
  })
})

describe('an endpoint for a network', () => {
  const endpoint = { name: 'Hidden', url: 'https://hidden.test' }
  const adding = () => wallets.addEndpoint?.(chainRow(31337), endpoint)

  it('is offered to the wallet under its own name, also for the network that it is on', async () => {
    await adding()
    expect(fake.calls.filter(({ method }) => method.startsWith('wallet_'))).toEqual([
      {
        method: 'wallet_addEthereumChain',
        params: [
          {
            chainId: '0x7a69',
            chainName: 'Hidden',
            nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            rpcUrls: ['https://hidden.test'],
            blockExplorerUrls: ['https://scan-31337.test'],
          },
        ],
      },
    ])
  })

  it.each([
    ['wallet_rejected', walletError(4001, 'User rejected the request.')],
    ['wallet_no_endpoint', walletError(4200, 'The method is not supported.')],
    ['wallet_no_endpoint', walletError(-32601, 'no such method')],
  ])('%s: %s', async (reason, error) => {
    fake.answer('wallet_addEthereumChain', () => {
      throw error
    })
    await expect(adding()).rejects.toMatchObject({ reason })
  })

  it('needs a connected wallet', async () => {
    await wallets.disconnect()
    await expect(adding()).rejects.toMatchObject({ reason: 'wallet_not_found' })
  })
})
