import { sha256 } from '@noble/hashes/sha2.js'
import { expect, it } from 'vitest'
import { isSolved } from '#core/rewards/faucet.ts'
import { solveWork } from './solveWork.ts'
import type { WorkOrder, WorkReport } from './work.worker.ts'

const order: WorkOrder = { challenge: { id: 'a', expiresAt: 1_900_000_000, seal: 's' }, difficulty: 10 }

/** A worker that a test answers for. */
function fakeWorker() {
  const listeners: Record<string, (event: unknown) => void> = {}
  const sent: unknown[] = []
  let isTerminated = false
  return {
    worker: {
      postMessage: (message: unknown) => void sent.push(message),
      terminate: () => void (isTerminated = true),
      addEventListener: (type: string, listener: unknown) =>
        void (listeners[type] = listener as (event: unknown) => void),
    } as unknown as Worker,
    sent,
    isTerminated: () => isTerminated,
    report: (data: WorkReport) => listeners['message']?.({ data }),
    fail: () => listeners['error']?.({}),
  }
}

it('hands the challenge to a worker, reports how likely so many tries succeed, and ends it', async () => {
  const fake = fakeWorker()
  const shares: number[] = []
  const found = solveWork(
    order,
    new AbortController().signal,
    (share) => shares.push(share),
    () => fake.worker,
  )
  fake.report({ tried: 0 })
  fake.report({ tried: 1024 })
  fake.report({ nonce: 7 })
  expect(await found).toBe(7)
  expect(fake.sent).toEqual([order])
  expect(shares[0]).toBe(0)
  expect(shares[1]).toBeCloseTo(0.632, 3)
  expect(fake.isTerminated()).toBe(true)
})

it('ends the worker when the page gives up', async () => {
  const fake = fakeWorker()
  const abort = new AbortController()
  const found = solveWork(
    order,
    abort.signal,
    () => {},
    () => fake.worker,
  )
  abort.abort(new Error('left'))
  await expect(found).rejects.toThrow('left')
  expect(fake.isTerminated()).toBe(true)
  await expect(
    solveWork(
      order,
      abort.signal,
      () => {},
      () => fake.worker,
    ),
  ).rejects.toThrow('left')
})

it('names a browser that can’t run it', async () => {
  const fake = fakeWorker()
  const found = solveWork(
    order,
    new AbortController().signal,
    () => {},
    () => fake.worker,
  )
  fake.fail()
  await expect(found).rejects.toMatchObject({ reason: 'faucet_work_failed' })
})

it('solves in the worker what the server accepts', async () => {
  const scope = globalThis as unknown as { self: unknown }
  const reports: WorkReport[] = []
  let work: ((event: { data: WorkOrder }) => void) | null = null
  const self = {
    postMessage: (report: WorkReport) => reports.push(report),
    addEventListener: (_: string, listener: typeof work) => void (work = listener),
  }
  scope.self = self
  await import('./work.worker.ts')
  ;(work as unknown as (event: { data: WorkOrder }) => void)({ data: order })
  const last = reports.at(-1)
  if (!last || !('nonce' in last)) throw new Error('not solved')
  const hash = (text: string): Uint8Array => sha256(new TextEncoder().encode(text))
  expect(isSolved(order.challenge, last.nonce, order.difficulty, hash)).toBe(true)
  expect(isSolved(order.challenge, last.nonce, 30, hash)).toBe(false)
})
