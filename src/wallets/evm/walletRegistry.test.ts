import { PACKAGE_VERSION } from '@reown/appkit/constants'
import { afterEach, expect, it, vi } from 'vitest'
import { REGISTRY_CLIENT, requireWalletRegistry } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

const ask = (answer: () => Promise<Response>) => {
  const asked = vi.fn((_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', asked)
  return { asked, result: requireWalletRegistry('project', [{ id: 1 }, { id: 10 }]) }
}

it('accepts a registry that lists a wallet, and asks as the installed AppKit does', async () => {
  const { asked, result } = ask(() => Promise.resolve(Response.json({ count: 1, data: [{ id: 'a' }] })))
  await result
  const url = new URL(asked.mock.calls[0]?.[0] ?? '')
  expect(url.origin + url.pathname).toBe('https://api.web3modal.org/getWallets')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ projectId: 'project', chains: 'eip155:1,eip155:10' })
  expect(REGISTRY_CLIENT.sv).toBe(`html-core-${PACKAGE_VERSION}`)
})

it.each<[string, () => Promise<Response>]>([
  ['is blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses the project', () => Promise.resolve(Response.json({}, { status: 403 }))],
  ['is another site', () => Promise.resolve(new Response('<html></html>'))],
  ['lists nothing', () => Promise.resolve(Response.json({ count: 0, data: [] }))],
])('rejects a registry that %s', async (_, answer) => {
  await expect(ask(answer).result).rejects.toMatchObject({ reason: 'wallet_registry_unreachable', retriable: true })
})

it('rejects a registry that never answers', async () => {
  const expiry = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(expiry.signal)
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const result = requireWalletRegistry('project', [{ id: 1 }])
  expiry.abort()
  await expect(result).rejects.toMatchObject({ reason: 'wallet_registry_unreachable' })
})
