import { describe, expect, it, vi } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { createSession, createSignedInWallet, type SessionDeps, signIn } from './createSession.ts'

const account = (address: string): WalletAccount => ({
  family: 'evm',
  address,
  connectorId: 'one',
  walletName: 'One',
  icon: null,
  chainId: null,
})
const refusal = (reason: string, status: number) => new AppError(reason, reason, { status })
const mine = account('0xa')

/** Fake server that accepts the wallet with the open session. */
function server(session: string | null = null) {
  const state = { session }
  return {
    state,
    call: (address: string) => () =>
      state.session === address
        ? Promise.resolve(`done ${address}`)
        : Promise.reject(
            state.session === null ? refusal('session_required', 401) : refusal('session_of_another', 403),
          ),
  }
}

/** A browser that cannot know, so each call is tried first. */
const asking = (ask: SessionDeps['signIn'], more: Partial<SessionDeps> = {}) =>
  createSession({ signIn: ask, mayBeOpen: () => true, onRefused: () => undefined, ...more })

it('passes its abort signal to the wallet', async () => {
  const over = new AbortController()
  const asked = vi.fn((_request: unknown, _over?: AbortSignal) => Promise.resolve({ message: 'm', signature: 's' }))
  const nonce = { nonce: 'n', domain: 'd', uri: 'u', statement: '', issued_at: '', expires_at: '' } as never
  await signIn(
    {
      nonce: () => Promise.resolve(nonce),
      verify: () => Promise.resolve(),
      load: () => Promise.resolve({ signIn: asked }),
    },
    mine,
    over.signal,
  )
  expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ nonce: 'n' }), over.signal)
})

describe('a call that needs a session', () => {
  it('does not ask to sign in while the session is open', async () => {
    const ask = vi.fn(() => Promise.resolve())
    expect(await asking(ask).run(mine, server('0xa').call('0xa'))).toBe('done 0xa')
    expect(ask).not.toHaveBeenCalled()
  })

  it.each([null, '0xb'])('signs in once if the session is %s, and continues', async (before) => {
    const { state, call } = server(before)
    const ask = vi.fn(({ address }: WalletAccount) => Promise.resolve(void (state.session = address)))
    expect(await asking(ask).run(mine, call('0xa'))).toBe('done 0xa')
    expect(ask).toHaveBeenCalledExactlyOnceWith(mine)
  })

  it('signs in before the first call while the wallet has no session', async () => {
    const { state, call } = server()
    const ask = vi.fn(({ address }: WalletAccount) => Promise.resolve(void (state.session = address)))
    const made = vi.fn(call('0xa'))
    const session = asking(ask, { mayBeOpen: () => Promise.resolve(state.session !== null) })
    expect(await session.run(mine, made)).toBe('done 0xa')
    expect(made).toHaveBeenCalledOnce()
    expect(await session.run(mine, made)).toBe('done 0xa')
    expect(made).toHaveBeenCalledTimes(2)
    expect(ask).toHaveBeenCalledExactlyOnceWith(mine)
  })

  it('reports a session that has ended elsewhere', async () => {
    const { state, call } = server()
    const refused = vi.fn()
    const ask = ({ address }: WalletAccount) => Promise.resolve(void (state.session = address))
    expect(await asking(ask, { onRefused: refused }).run(mine, call('0xa'))).toBe('done 0xa')
    expect(refused).toHaveBeenCalledExactlyOnceWith(mine)
  })

  it('asks the wallet once for concurrent calls', async () => {
    const { state, call } = server()
    const ask = vi.fn(({ address }: WalletAccount) => Promise.resolve().then(() => void (state.session = address)))
    const session = asking(ask)
    expect(await Promise.all([session.run(mine, call('0xa')), session.run(mine, call('0xa'))])).toEqual([
      'done 0xa',
      'done 0xa',
    ])
    expect(ask).toHaveBeenCalledOnce()
  })

  it('asks another wallet only after the first one has answered', async () => {
    const answers = new Map<string, () => void>()
    const { state, call } = server()
    const ask = vi.fn(
      ({ address }: WalletAccount) =>
        new Promise<void>((resolve) => answers.set(address, () => resolve(void (state.session = address)))),
    )
    const session = asking(ask)
    const first = session.run(mine, call('0xa'))
    await vi.waitFor(() => expect(answers.has('0xa')).toBe(true), 15_000)
    const second = session.run(account('0xb'), call('0xb'))
    await new Promise((resolve) => setImmediate(resolve))
    expect([...answers.keys()]).toEqual(['0xa'])
    answers.get('0xa')?.()
    expect(await first).toBe('done 0xa')
    await vi.waitFor(() => expect(answers.has('0xb')).toBe(true), 15_000)
    answers.get('0xb')?.()
    expect(await second).toBe('done 0xb')
  })

  it('reports a rejection in the wallet, and asks again on the next try', async () => {
    const { state, call } = server()
    const ask = vi
      .fn(({ address }: WalletAccount) => Promise.resolve(void (state.session = address)))
      .mockRejectedValueOnce(refusal('wallet_rejected', 400))
    const session = asking(ask)
    await expect(session.run(mine, call('0xa'))).rejects.toMatchObject({ reason: 'wallet_rejected' })
    expect(await session.run(mine, call('0xa'))).toBe('done 0xa')
  })

  it('does not ask for what signing in cannot change, or twice in a row', async () => {
    const ask = vi.fn(() => Promise.resolve())
    const session = asking(ask)
    await expect(session.run(mine, () => Promise.reject(refusal('referral_late', 409)))).rejects.toMatchObject({
      reason: 'referral_late',
    })
    expect(ask).not.toHaveBeenCalled()
    await expect(session.run(mine, server().call('0xa'))).rejects.toMatchObject({ reason: 'session_required' })
    expect(ask).toHaveBeenCalledOnce()
  })
})

describe('signing in', () => {
  const nonce = {
    nonce: 'n',
    domain: 'bridge.example',
    uri: 'https://bridge.example',
    statement: 'Sign in.',
    issued_at: '2030-01-01T00:00:00.000Z',
    expires_at: '2030-01-01T00:10:00.000Z',
  }

  it('signs the server’s message for the server’s network, and submits it with the wallet’s address', async () => {
    const verify = vi.fn(() => Promise.resolve())
    const wallet = vi.fn(() => Promise.resolve({ message: 'text', signature: '0x5' }))
    const ask = vi.fn(() => Promise.resolve({ ...nonce, chain_id: 42_161 }))
    await signIn(
      { nonce: ask, verify, load: () => Promise.resolve({ signIn: wallet }) },
      { ...mine, chainId: chainId(10) },
    )
    expect(ask).toHaveBeenCalledExactlyOnceWith({ family: 'evm', chain_id: 10 })
    expect(wallet).toHaveBeenCalledExactlyOnceWith(
      {
        nonce: 'n',
        domain: 'bridge.example',
        uri: 'https://bridge.example',
        statement: 'Sign in.',
        issuedAt: nonce.issued_at,
        expiresAt: nonce.expires_at,
        chainId: 42_161,
      },
      undefined,
    )
    expect(verify).toHaveBeenCalledExactlyOnceWith({ family: 'evm', address: '0xa', message: 'text', signature: '0x5' })
  })

  it('opens no session if the wallet declines', async () => {
    const verify = vi.fn(() => Promise.resolve())
    const wallet = () => Promise.reject(refusal('wallet_rejected', 400))
    await expect(
      signIn({ nonce: () => Promise.resolve(nonce), verify, load: () => Promise.resolve({ signIn: wallet }) }, mine),
    ).rejects.toMatchObject({ reason: 'wallet_rejected' })
    expect(verify).not.toHaveBeenCalled()
  })
})

describe('the signed-in wallet', () => {
  it('is remembered by the browser until it signs out', () => {
    const rows = new Map<string, string>()
    const storage = {
      getItem: (key: string) => rows.get(key) ?? null,
      setItem: (key: string, value: string) => void rows.set(key, value),
      removeItem: (key: string) => void rows.delete(key),
    }
    createSignedInWallet(storage).write('0xa')
    expect(createSignedInWallet(storage).read()).toBe('0xa')
    createSignedInWallet(storage).write(null)
    expect(createSignedInWallet(storage).read()).toBeNull()
  })

  it('is remembered for the visit where nothing can be stored', () => {
    const signedIn = createSignedInWallet(null)
    signedIn.write('0xa')
    expect(signedIn.read()).toBe('0xa')
    signedIn.write(null)
    expect(signedIn.read()).toBeNull()
  })
})
