import { describe, expect, it, vi } from 'vitest'
import type { Connector } from 'wagmi'
import { fakePage } from '#src/platform/testing/fakePage.ts'
import { settled } from '#src/testing/settled.ts'
import { fetchOnReturn } from './walletConnect.ts'

const account = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

/** WalletConnect connection with a scripted relay and session. */
function setUp({
  connected = true,
  session = 'a',
  known = ['a'],
}: {
  connected?: boolean
  session?: string | null
  known?: readonly string[]
} = {}) {
  const restartTransport = vi.fn(() => Promise.resolve())
  const transportOpen = vi.fn(() => Promise.resolve())
  const emit = vi.fn()
  const onDisconnect = vi.fn()
  const provider = {
    accounts: [account],
    chainId: 31338,
    signer: {
      session: session === null ? undefined : { topic: session },
      client: { session: { keys: known }, core: { relayer: { connected, transportOpen, restartTransport } } },
    },
  }
  const connector = {
    getProvider: () => Promise.resolve(provider),
    emitter: { emit },
    onDisconnect,
  } as unknown as Connector
  const { page, turn } = fakePage()
  let now = 0
  fetchOnReturn(connector, page, () => now)
  const leave = async (ms: number) => {
    turn('hidden')
    now += ms
    turn('visible')
    await settled()
  }
  return { restartTransport, transportOpen, emit, onDisconnect, leave }
}

describe('a page that becomes visible again', () => {
  it.each([
    ['opens its connection where it was closed, or goes on with opening it', { connected: false }, 60_000, [1, 0]],
    ['opens it again after a long time, however alive it looks', {}, 60_000, [0, 1]],
    ['leaves it alone after a short one', {}, 100, [0, 0]],
  ])('%s', async (_name, state, ms, times) => {
    const { restartTransport, transportOpen, leave } = setUp(state)
    await leave(ms)
    expect([transportOpen.mock.calls.length, restartTransport.mock.calls.length]).toEqual(times)
  })

  it('reads the current account and network', async () => {
    const { emit, onDisconnect, leave } = setUp()
    await leave(100)
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', {
      accounts: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
      chainId: 31338,
    })
    expect(onDisconnect).not.toHaveBeenCalled()
  })

  it('ends a session that is over', async () => {
    const { emit, onDisconnect, leave } = setUp({ known: [] })
    await leave(100)
    expect(onDisconnect).toHaveBeenCalledOnce()
    expect(emit).not.toHaveBeenCalled()
  })

  it('reports nothing if there was none', async () => {
    const { emit, onDisconnect, leave } = setUp({ session: null, known: [] })
    await leave(100)
    expect([emit.mock.calls, onDisconnect.mock.calls]).toEqual([[], []])
  })
})
