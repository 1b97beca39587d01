import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { connectOrigins } from './connectOrigins.ts'

describe('origins beyond https', () => {
  it('are WalletConnect’s relay alone in the default profile', () =>
    expect(connectOrigins(loadCatalogue({ profile: 'default' }))).toEqual(['wss://relay.walletconnect.org']))

  it('are the operator’s relay instead where one is named', () => {
    const named = (url: string) => connectOrigins({ chains: [] }, [url])
    expect(named('wss://relay.example.org/path?x=1')).toEqual(['wss://relay.example.org'])
    expect(named('ws://127.0.0.1:7000')).toEqual([
      'http://127.0.0.1:7000',
      'ws://127.0.0.1:7000',
      'ws://127.0.0.1:7001',
    ])
  })

  it('are the nodes of a local network, and the ports of their sockets', () =>
    expect(connectOrigins(loadCatalogue({ profile: 'local' }))).toEqual(
      expect.arrayContaining(['http://127.0.0.1:8545', 'ws://127.0.0.1:8899', 'ws://127.0.0.1:8900']),
    ))
})
