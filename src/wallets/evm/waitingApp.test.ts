import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConnector } from 'wagmi'
import { createEvmConfig } from './config.ts'
import { connect } from './session.ts'
import { createFakeWallet } from './testing/fakeProvider.ts'
import { announce, installFakeWindow } from './testing/fakeWindow.ts'
import { rows } from './testing/fixtures.ts'
import { waitingApp } from './waitingApp.ts'
import { walletConnectOf } from './walletConnect.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const settings = { walletConnectProjectId: 'project', chains: rows }
const metadata = { name: 'One', redirect: { universal: 'https://wallet.test' } }
const shown = { open: () => Promise.resolve({ closed: new Promise<void>(() => {}), close: () => {} }) }

let remove: () => void
beforeEach(() => {
  remove = installFakeWindow()
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' })
})
afterEach(() => {
  remove()
  vi.unstubAllGlobals()
})

type Pending = readonly { topic: string; request: { id: number; method: string } }[]

/** WalletConnect connection with unanswered requests. */
async function connectedWith(pending: Pending) {
  const config = createEvmConfig(settings)
  const provider = {
    session: { topic: 'ab12', peer: { metadata } },
    signer: { client: { core: { history: { pending } } } },
  }
  const create = () =>
    createConnector<unknown>(({ emitter }) => ({
      id: 'walletConnect',
      name: 'WalletConnect',
      type: 'walletConnect',
      connect: () => {
        emitter.emit('message', { type: 'display_uri', data: 'wc:1@2' })
        return Promise.resolve({ accounts: [address] as never, chainId: 31337 })
      },
      disconnect: () => Promise.resolve(),
      getAccounts: () => Promise.resolve([address]),
      getChainId: () => Promise.resolve(31337),
      getProvider: () => Promise.resolve(provider),
      isAuthorized: () => Promise.resolve(false),
      onAccountsChanged: () => {},
      onChainChanged: () => {},
      onDisconnect: () => {},
    }))
  walletConnectOf(config, settings, create)
  await connect(config, settings, 'walletConnect', shown.open)
  return config
}

const asked = (id: number, topic = 'ab12', method = 'wc_sessionRequest') => ({ topic, request: { id, method } })

it.each<[string, Pending, string | null]>([
  [
    'is the app that was asked last and has not answered',
    [asked(1), asked(2)],
    'https://wallet.test/wc?requestId=2&sessionTopic=ab12',
  ],
  [
    'leads to nothing that another session was asked, or that no person answers',
    [asked(1), asked(2, 'cd34'), asked(3, 'ab12', 'wc_sessionPing')],
    'https://wallet.test/wc?requestId=1&sessionTopic=ab12',
  ],
  ['is none once everything has its answer', [], null],
])('%s', async (_name, pending, link) => {
  expect((await waitingApp(await connectedWith(pending), settings))?.link ?? null).toBe(link)
})

it('is none for a wallet in the page', async () => {
  const config = createEvmConfig(settings)
  announce(createFakeWallet({ account: address, chainId: 31337 }))
  await connect(config, settings, 'test.fake')
  expect(await waitingApp(config, settings)).toBeNull()
})
