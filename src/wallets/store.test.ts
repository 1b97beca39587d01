import { describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors.ts'
import { account, chain } from '#src/testing/rows.ts'
import type { WalletAccount, WalletFamily } from './contract.ts'
import { createWalletEvents } from './events.ts'
import { createSessionStore } from './userStorage.ts'
import { createWalletStore, RECONNECT_DELAY_MS } from './store.ts'

function setUp(wallet: Partial<WalletFamily> = {}, stored = '{}') {
  const rows = new Map([['causeway.wallets', stored]])
  const session = createSessionStore({
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => void rows.set(key, value),
  })
  let listener: ((account: WalletAccount | null) => void) | null = null
  const family = {
    family: 'evm',
    connect: () => Promise.resolve(account()),
    reconnect: () => Promise.resolve(account()),
    disconnect: vi.fn(() => Promise.resolve()),
    subscribe: (next: NonNullable<typeof listener>) => {
      listener = next
      return () => (listener = null)
    },
    ...wallet,
  } as unknown as WalletFamily
  const load = vi.fn(() => Promise.resolve(family))
  const wait = vi.fn((_ms: number) => Promise.resolve())
  const events = createWalletEvents()
  const store = createWalletStore({ load, session, events, wait })
  return { store, session, events, load, wait, family, tell: (next: WalletAccount | null) => listener?.(next) }
}

describe('the wallet store', () => {
  it('loads no wallet code without a stored wallet', async () => {
    const { store, load } = setUp()
    await store.getState().resume()
    expect(load).not.toHaveBeenCalled()
  })

  it('connects, stores the wallet and notifies listeners', async () => {
    const { store, session, events } = setUp()
    const finished = vi.fn()
    events.on('finish', finished)
    await store.getState().connect('evm', 'test')
    expect(store.getState()).toMatchObject({
      userId: account().address,
      connecting: null,
      accounts: { evm: account() },
    })
    expect(session.read()).toEqual({ evm: 'test' })
    expect(finished).toHaveBeenCalledExactlyOnceWith(account())
  })

  it.each([
    ['wallet_rejected', 0],
    ['wallet_not_found', 0],
    ['wallet_failed', 1],
  ])('cleans up after a refused connection: %s', async (reason, disconnects) => {
    const { store, session, family } = setUp(
      { connect: () => Promise.reject(new AppError(reason, 'no')) },
      '{"evm":"test"}',
    )
    await expect(store.getState().connect('evm', 'test')).rejects.toMatchObject({ reason })
    expect(store.getState()).toMatchObject({ accounts: {}, userId: null, connecting: null })
    expect(session.read()).toEqual({})
    expect(family.disconnect).toHaveBeenCalledTimes(disconnects)
  })

  it.each(['wallet_rejected', 'wallet_not_found', 'wallet_failed'])(
    'keeps the connected wallet when switching to another one fails: %s',
    async (reason) => {
      const { store, session, family } = setUp({
        connect: (id) => (id === 'test' ? Promise.resolve(account()) : Promise.reject(new AppError(reason, 'no'))),
      })
      await store.getState().connect('evm', 'test')
      await expect(store.getState().connect('evm', 'other')).rejects.toMatchObject({ reason })
      expect(store.getState().accounts).toEqual({ evm: account() })
      expect(session.read()).toEqual({ evm: 'test' })
      expect(family.disconnect).not.toHaveBeenCalled()
    },
  )

  it('keeps an account that connected while another wallet was failing to connect', async () => {
    let refuse = (_error: unknown) => {}
    const { store, session, family } = setUp(
      { connect: () => new Promise((_resolve, reject) => (refuse = reject)) },
      '{"evm":"test"}',
    )
    const asked = store.getState().connect('evm', 'other')
    await store.getState().resume()
    expect(store.getState().accounts.evm).toEqual(account())
    refuse(new AppError('wallet_failed', 'no'))
    await expect(asked).rejects.toMatchObject({ reason: 'wallet_failed' })
    expect(store.getState().accounts.evm).toEqual(account())
    expect(session.read()).toEqual({ evm: 'test' })
    expect(family.disconnect).not.toHaveBeenCalled()
  })

  it.each(['wallet_pending_request', 'wallet_closed', 'api_unreachable'])(
    'keeps the stored wallet after a transient failure: %s',
    async (reason) => {
      const { store, session } = setUp({ connect: () => Promise.reject(new AppError(reason, 'no')) }, '{"evm":"test"}')
      await expect(store.getState().connect('evm', 'test')).rejects.toMatchObject({ reason })
      expect(session.read()).toEqual({ evm: 'test' })
    },
  )

  it('accepts the account of a wallet app once it approves', async () => {
    let agree = (_account: WalletAccount) => {}
    const answer = new Promise<WalletAccount>((resolve) => (agree = resolve))
    const { store } = setUp({
      pair: () => Promise.resolve({ uri: 'wc:1', apps: [], account: answer, cancel: () => {} }),
    })
    const pairing = await store.getState().pair('evm', 'okx')
    expect(store.getState().accounts).toEqual({})
    agree(account())
    await pairing.account
    expect(store.getState().accounts.evm).toEqual(account())
  })

  it('resumes a stored session, and once more after the delay', async () => {
    const reconnect = vi.fn().mockResolvedValueOnce(null).mockResolvedValueOnce(account())
    const { store, wait } = setUp({ reconnect }, '{"evm":"test"}')
    await store.getState().resume()
    expect(wait).toHaveBeenCalledExactlyOnceWith(RECONNECT_DELAY_MS)
    expect(store.getState().accounts.evm).toEqual(account())
  })

  it('is awaited from the start until its wallets have responded once', async () => {
    expect(setUp().store.getState().awaited).toBe(false)
    const { store, wait } = setUp(
      { reconnect: vi.fn().mockResolvedValueOnce(null).mockResolvedValueOnce(account()) },
      '{"evm":"test"}',
    )
    expect(store.getState().awaited).toBe(true)
    wait.mockImplementation(async () => {
      await vi.waitFor(() => expect(store.getState().awaited).toBe(false), 15_000)
    })
    await store.getState().resume()
    expect(wait).toHaveBeenCalledOnce()
    expect(store.getState()).toMatchObject({ awaited: false, accounts: { evm: account() } })
  })

  it('is not awaited forever', () => {
    const { store } = setUp({ reconnect: () => new Promise(() => {}) }, '{"evm":"test"}')
    void store.getState().resume()
    store.getState().stopAwaiting()
    expect(store.getState()).toMatchObject({ awaited: false, resuming: true })
  })

  it('removes a session that cannot be resumed', async () => {
    const { store, session } = setUp({ reconnect: () => Promise.reject(new Error('gone')) }, '{"evm":"test"}')
    await store.getState().resume()
    expect(store.getState()).toMatchObject({ accounts: {}, resuming: false })
    expect(session.read()).toEqual({})
  })

  it('keeps the session while the server is down, and resumes it afterwards', async () => {
    const { store, session, load, family } = setUp({}, '{"evm":"test"}')
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
    await store.getState().resume()
    expect(store.getState()).toMatchObject({ accounts: {}, resuming: false })
    expect(session.read()).toEqual({ evm: 'test' })
    load.mockResolvedValue(family)
    await store.getState().resume()
    expect(store.getState().accounts.evm).toEqual(account())
  })

  it('identifies the user by the wallet connected last, whichever is resumed first', async () => {
    const stored = '{"svm":"test","evm":"test"}'
    for (const slow of ['evm', 'svm'] as const) {
      const { store, session, load, family } = setUp({}, stored)
      load.mockImplementation((async (name: 'evm' | 'svm') => {
        if (name === slow) await new Promise((done) => setTimeout(done, 5))
        return { ...family, family: name, reconnect: async () => account({ family: name, address: name }) }
      }) as never)
      await store.getState().resume()
      expect(store.getState().userId).toBe('evm')
      expect(JSON.stringify(session.read())).toBe(stored)
    }
  })

  it('resumes once for concurrent calls', async () => {
    const { store, events } = setUp({}, '{"evm":"test"}')
    const finished = vi.fn()
    events.on('finish', finished)
    await Promise.all([store.getState().resume(), store.getState().resume()])
    expect(finished).toHaveBeenCalledOnce()
  })

  it('follows the wallet: another account, another network, and disconnecting', async () => {
    const { store, session, tell } = setUp()
    await store.getState().connect('evm', 'test')
    tell(account({ address: '0xother' }))
    expect(store.getState().userId).toBe('0xother')
    tell(null)
    expect(store.getState()).toMatchObject({ accounts: {}, userId: null })
    expect(session.read()).toEqual({})
  })

  it.each([
    ['says so', { switchNetwork: () => Promise.reject(new AppError('wallet_no_switch', 'no')) }],
    ['is of a family without that', {}],
  ])('disconnects a wallet that cannot switch, reports it, and opens the list if it %s', async (_, wallet) => {
    const { store, events, family } = setUp(wallet)
    const quit = vi.fn()
    events.on('quitWalletAndOpenWallet', quit)
    await store.getState().connect('evm', 'test')
    await expect(store.getState().switchNetwork(chain(1, 'A'))).rejects.toMatchObject({ reason: 'wallet_no_switch' })
    expect(quit).toHaveBeenCalledExactlyOnceWith({ family: 'evm' })
    expect(family.disconnect).toHaveBeenCalledOnce()
    expect(store.getState()).toMatchObject({ accounts: {}, listOpen: true, listFamily: 'evm' })
  })

  it('keeps the wallet if the user only declined to switch', async () => {
    const { store } = setUp({ switchNetwork: () => Promise.reject(new AppError('wallet_rejected', 'no')) })
    await store.getState().connect('evm', 'test')
    await expect(store.getState().switchNetwork(chain(1, 'A'))).rejects.toMatchObject({ reason: 'wallet_rejected' })
    expect(store.getState().accounts.evm).toBeDefined()
  })

  it('stops waiting after a refused connection', async () => {
    const { store } = setUp({ connect: () => Promise.reject(new AppError('wallet_rejected', 'no')) })
    await expect(store.getState().connect('evm', 'test')).rejects.toMatchObject({ reason: 'wallet_rejected' })
    expect(store.getState().connecting).toBeNull()
  })
})
