import { describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors.ts'
import { createTelegramAccount } from './account.ts'

const launchOf = (hash: string) =>
  `#${new URLSearchParams({ tgWebAppData: `user=x&hash=${hash}`, tgWebAppVersion: '8.0' }).toString()}`
const wallet = { address: '0xa', family: 'evm' as const, linked_at: '2026-03-01T12:00:00.000Z' }
const moved = { address: '0xb', family: 'evm' as const, at: '2026-03-02T12:00:00.000Z' }
const refused = (reason: string, retriable = false) => new AppError(reason, 'no', { retriable })

function setUp(kept = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const session = { token: null as string | null }
  const post = vi.fn(() =>
    Promise.resolve({ data: { token: 'cs_1', wallets: [wallet], moved_away: [moved], start_param: 'checkin' } }),
  )
  const get = vi.fn(() => Promise.resolve({ data: { wallets: [], moved_away: [] } }))
  const pause = vi.fn(() => Promise.resolve())
  const make = (launch = launchOf('one')) =>
    createTelegramAccount({ api: { get, post } as never, session, storage, launch, pause })
  return { kept, session, post, get, pause, make }
}

describe('the Telegram account', () => {
  it('is opened with the init data, and its session is sent with every call', async () => {
    const { make, session, post } = setUp()
    const account = make()
    expect(await account.open()).toBe('checkin')
    expect(post).toHaveBeenCalledWith('/identity/v1/telegram', { body: { init_data: 'user=x&hash=one' } })
    expect([session.token, account.getState()]).toEqual([
      'cs_1',
      { state: 'open', wallets: [wallet], movedAway: [moved] },
    ])
  })

  it('is resumed after a reload without signing in again, and without its start parameter', async () => {
    const { make, post, get, session } = setUp()
    await make().open()
    session.token = null
    const again = make()
    expect(await again.open()).toBeNull()
    expect([post.mock.calls.length, get.mock.calls.length, session.token]).toEqual([1, 1, 'cs_1'])
    await make(launchOf('two')).open()
    expect(post).toHaveBeenCalledTimes(2)
  })

  it('is opened again after its session has ended', async () => {
    const { make, post, get } = setUp()
    await make().open()
    get.mockRejectedValueOnce(refused('telegram_session_required'))
    await make().open()
    expect(post).toHaveBeenCalledTimes(2)
  })

  it('reports why it could not be opened, and can be retried', async () => {
    const { make, post, session } = setUp()
    post.mockRejectedValueOnce(refused('init_data_expired')).mockRejectedValueOnce(refused('offline', true))
    const account = make()
    await expect(account.open()).rejects.toThrow('no')
    expect(account.getState()).toEqual({ state: 'failed', reason: 'init_data_expired', retriable: false })
    await expect(account.ready()).rejects.toMatchObject({ reason: 'init_data_expired' })
    await expect(account.open()).rejects.toThrow('no')
    expect(account.getState()).toMatchObject({ reason: 'offline', retriable: true })
    await account.open()
    expect([account.getState().state, session.token]).toEqual(['open', 'cs_1'])
  })

  it('repeats a request whose response was lost once, and then fails', async () => {
    const { make, post, get, pause, session } = setUp()
    const account = make()
    post.mockRejectedValueOnce(refused('api_unreachable', true))
    expect(await account.open()).toBe('checkin')
    expect(pause).toHaveBeenCalledExactlyOnceWith(1_000)
    session.token = null
    get.mockRejectedValueOnce(refused('timeout', true))
    expect(await make().open()).toBeNull()
    expect([post.mock.calls.length, get.mock.calls.length, session.token]).toEqual([2, 2, 'cs_1'])
    get.mockRejectedValueOnce(refused('timeout', true)).mockRejectedValueOnce(refused('timeout', true))
    const away = make()
    await expect(away.open()).rejects.toMatchObject({ reason: 'timeout' })
    expect(away.getState()).toEqual({ state: 'failed', reason: 'timeout', retriable: true })
  })

  it('waits for its session, and requests it once', async () => {
    const { make, post } = setUp()
    const account = make()
    await Promise.all([account.ready(), account.ready()])
    expect(post).toHaveBeenCalledOnce()
  })

  it('is opened once, and returns the destination of its link once, to the first caller', async () => {
    const { make, post, get } = setUp()
    const account = make()
    const waiting = account.ready()
    expect(await Promise.all([account.open(), account.open(), waiting])).toEqual(['checkin', null, undefined])
    expect(await account.open()).toBeNull()
    expect([post.mock.calls.length, get.mock.calls.length]).toEqual([1, 0])
  })

  it('fails without signed init data', async () => {
    const account = setUp().make('#tgWebAppVersion=8.0')
    await expect(account.open()).rejects.toMatchObject({ reason: 'init_data_missing' })
  })
})
