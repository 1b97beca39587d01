import { afterEach, expect, it, vi } from 'vitest'
import { botPass } from '#runtime/botPass.ts'
import { createApi } from './createApi.ts'

afterEach(() => vi.unstubAllGlobals())

function setUp() {
  const answers: (() => Response)[] = []
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    asked.push(new Request(input, init))
    return (answers.shift() ?? (() => new Response('', { status: 503 })))()
  })
  const answer = (links: string) =>
    answers.push(() =>
      Response.json({ code: 0, message: 'success', data: { surface: 'telegram', capabilities: { links } } }),
    )
  const clock = { now: 0 }
  return { asked, answer, clock, api: createApi('http://api.example/', { token: '1:test', now: () => clock.now }) }
}
const links = async (api: ReturnType<typeof createApi>) => (await api.policy()).telegram['links']

it('requests Telegram’s policy as Telegram’s surface, once a minute for all callers', async () => {
  const { api, asked, answer, clock } = setUp()
  answer('hidden')
  answer('allowed')
  expect(await Promise.all([links(api), links(api)])).toEqual(['hidden', 'hidden'])
  clock.now = 60_000
  // No caller waits for the next policy.
  expect(await links(api)).toBe('hidden')
  await vi.waitFor(async () => expect(await links(api)).toBe('allowed'), 15_000)
  expect(asked.map(({ url, headers }) => [url, headers.get('x-surface'), headers.get('x-bot-pass')])).toEqual(
    Array.from({ length: 2 }, () => ['http://api.example/api/config/policy', 'telegram', botPass('1:test')]),
  )
})

it('keeps the last policy while the API is down, and rejects if it has none', async () => {
  const { api, asked, answer, clock } = setUp()
  await expect(api.policy()).rejects.toMatchObject({ reason: 'api_unavailable' })
  answer('hidden')
  await api.policy()
  clock.now = 60_000
  expect(await links(api)).toBe('hidden')
  await vi.waitFor(() => expect(asked).toHaveLength(3), 15_000)
  expect(await links(api)).toBe('hidden')
})
