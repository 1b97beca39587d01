import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerOpener, isFramed, openAuthPopup } from './discordAuth.ts'

const ORIGIN = 'https://app.example'
const page = new EventTarget() as EventTarget & Record<string, unknown>
const popup = {}
beforeEach(() => {
  Object.assign(page, { location: { origin: ORIGIN }, open: () => popup, close: vi.fn(), opener: null })
  vi.stubGlobal('window', page)
})
afterEach(() => vi.unstubAllGlobals())

const post = (message: { origin?: string; source?: unknown; data?: unknown }) =>
  page.dispatchEvent(Object.assign(new Event('message'), { origin: ORIGIN, source: popup, data: 'code=a', ...message }))

it('recognizes a page in a frame', () => {
  const top = { parent: null as unknown as Window }
  top.parent = top as unknown as Window
  expect([isFramed({ parent: window }), isFramed(top)]).toEqual([true, false])
})

it('reports the answer of its own window once, and no other message', () => {
  const answers: string[] = []
  expect(openAuthPopup('https://discord.example', (params) => answers.push(params.toString()))).toBe(true)
  post({ origin: 'https://evil.example' })
  post({ source: {} })
  post({ data: { code: 'a' } })
  expect(answers).toEqual([])
  post({ data: 'code=b&state=popup-1' })
  post({ data: 'code=c&state=popup-1' })
  expect(answers).toEqual(['code=b&state=popup-1'])
})

it('reports a blocked window', () => {
  Object.assign(page, { open: () => null })
  expect(openAuthPopup('https://discord.example', () => undefined)).toBe(false)
})

it('passes the answer to its opener on this origin alone, and closes', () => {
  const opener = { postMessage: vi.fn() }
  Object.assign(page, { opener })
  expect(answerOpener(new URLSearchParams('code=a&state=1'))).toBe(false)
  expect(answerOpener(new URLSearchParams('code=a&state=popup-1'))).toBe(true)
  expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith('code=a&state=popup-1', ORIGIN)
  expect(page['close']).toHaveBeenCalledOnce()
})

it('keeps the answer in a window that no page opened', () =>
  expect(answerOpener(new URLSearchParams('code=a&state=popup-1'))).toBe(false))
