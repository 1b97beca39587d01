import type { MenuButton } from 'grammy/types'
import { afterEach, expect, it, vi } from 'vitest'
import { buttonOrigin, serverOrigin } from './origins.ts'

const places = { publicUrl: 'https://app.example/', apiUrl: 'http://api.internal:8080' }
afterEach(() => vi.unstubAllGlobals())

const answering = (answer: () => Response | Promise<Response>) => {
  const asked = vi.fn((_: string) => Promise.resolve().then(answer))
  vi.stubGlobal('fetch', asked)
  return asked
}

it.each<[string, () => Response, RegExp | null]>([
  ['the same origin', () => Response.json({ url: 'https://app.example' }), null],
  ['another origin', () => Response.json({ url: 'https://bridge.example' }), /https:\/\/bridge\.example at the server/],
  ['another scheme', () => Response.json({ url: 'http://app.example' }), /http:\/\/app\.example at the server/],
  ['no manifest', () => Response.json({}, { status: 404 }), null],
  [
    'no answer',
    () => {
      throw new Error('refused')
    },
    null,
  ],
])('a server with %s', async (_, answer, problem) => {
  const asked = answering(answer)
  const told = await serverOrigin(places)
  expect(asked.mock.calls[0]?.[0]).toBe('http://api.internal:8080/tonconnect-manifest.json')
  if (problem) expect(told).toMatch(problem)
  else expect(told).toBeNull()
})

it.each<[MenuButton, RegExp | null]>([
  [{ type: 'web_app', text: 'App', web_app: { url: 'https://app.example/points' } }, null],
  [{ type: 'commands' }, null],
  [{ type: 'web_app', text: 'App', web_app: { url: 'https://partner.example/' } }, /opens https:\/\/partner\.example/],
])('a menu button %j', async (button, problem) => {
  const told = await buttonOrigin({ getChatMenuButton: () => Promise.resolve(button) }, places)
  if (problem) expect(told).toMatch(problem)
  else expect(told).toBeNull()
})
