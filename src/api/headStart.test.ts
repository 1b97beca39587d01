import { expect, it, vi } from 'vitest'
import { withHeadStart } from './headStart.ts'
import type { OwnFetch } from './ownFetch.ts'

const answering = () => vi.fn<OwnFetch>(() => Promise.resolve(new Response('{}')))
const init = { headers: {} }

it('sends its requests early, and returns each response once', async () => {
  const ask = answering()
  const start = withHeadStart(ask, ['/chains'], () => 0)
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['/chains'])
  await start('/chains', init)
  expect(ask).toHaveBeenCalledTimes(1)
  await start('/chains', init)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('other addresses and calls that change data are sent separately', async () => {
  const ask = answering()
  const start = withHeadStart(ask, ['/chains'], () => 0)
  await start('/tokens', init)
  await start('/chains', { ...init, method: 'POST' })
  expect(ask).toHaveBeenCalledTimes(3)
})

it('an early request that failed is repeated', async () => {
  const ask = answering().mockRejectedValueOnce(new Error('gone'))
  await expect(withHeadStart(ask, ['/chains'], () => 0)('/chains', init)).resolves.toBeInstanceOf(Response)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('an early response that is not used in time is discarded', async () => {
  let now = 0
  const ask = answering()
  const start = withHeadStart(ask, ['/chains'], () => now)
  now = 60_000
  await start('/chains', init)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('an aborted call is released', async () => {
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
