import { expect, it, vi } from 'vitest'
import { withHeadStart } from './headStart.ts'
import type { OwnFetch } from './ownFetch.ts'

const answering = () => vi.fn<OwnFetch>(() => Promise.resolve(new Response('{}')))
const init = { headers: {} }

it('asks before anybody does, and gives that answer once', async () => {
  const ask = answering()
  const start = withHeadStart(ask, ['/chains'], () => 0)
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['/chains'])
  await start('/chains', init)
  expect(ask).toHaveBeenCalledTimes(1)
  await start('/chains', init)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('other addresses, and calls that change something, go their own way', async () => {
  const ask = answering()
  const start = withHeadStart(ask, ['/chains'], () => 0)
  await start('/tokens', init)
  await start('/chains', { ...init, method: 'POST' })
  expect(ask).toHaveBeenCalledTimes(3)
})

it('what failed early is asked for again', async () => {
  const ask = answering().mockRejectedValueOnce(new Error('gone'))
  await expect(withHeadStart(ask, ['/chains'], () => 0)('/chains', init)).resolves.toBeInstanceOf(Response)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('an answer that nobody wanted in time is not given as news', async () => {
  let now = 0
  const ask = answering()
  const start = withHeadStart(ask, ['/chains'], () => now)
  now = 60_000
  await start('/chains', init)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('whoever gives up is let go', async () => {
  const start = withHeadStart(
    () => new Promise(() => {}),
    ['/chains'],
    () => 0,
  )
  const wait = new AbortController()
  const answer = start('/chains', { ...init, signal: wait.signal })
  wait.abort(new Error('left'))
  await expect(answer).rejects.toThrow('left')
})
