import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { createLifecycle, type Part, stopOnSignals } from './lifecycle.ts'
import { silentLog } from './log.ts'

const journal = () => {
  const lines: string[] = []
  const part = (name: string, more: Partial<Part> = {}): Part => ({
    name,
    start: () => void lines.push(`+${name}`),
    stop: () => void lines.push(`-${name}`),
    ...more,
  })
  return { lines, part }
}
const fails = (message: string) => () => Promise.reject(new Error(message))

describe('lifecycle', () => {
  it('starts in order, stops in the reverse order, and only once', async () => {
    const { lines, part } = journal()
    const life = createLifecycle([part('store'), part('chains'), part('http')], { log: silentLog })
    await life.start()
    await Promise.all([life.stop(), life.stop()])
    expect(lines).toEqual(['+store', '+chains', '+http', '-http', '-chains', '-store'])
  })

  it('a part that fails to start stops those before it, and its own error is thrown', async () => {
    const { lines, part } = journal()
    const life = createLifecycle([part('store'), part('http', { start: fails('port in use') }), part('never')], {
      log: silentLog,
    })
    await expect(life.start()).rejects.toThrow('port in use')
    expect(lines).toEqual(['+store', '-http', '-store'])
  })

  it('an error while stopping hides no other error, and later parts still stop', async () => {
    const { lines, part } = journal()
    const error = vi.fn()
    const parts = [part('a'), part('b', { stop: fails('b broke') }), part('c', { stop: fails('c broke') })]
    const life = createLifecycle(parts, { log: { ...silentLog, error } })
    await life.start()
    expect((await life.stop()).map((e) => e.message)).toEqual(['c broke', 'b broke'])
    expect(lines.at(-1)).toBe('-a')
    expect(error).toHaveBeenCalledTimes(2)
  })

  it('a part that hangs is abandoned at its deadline', async () => {
    const { lines, part } = journal()
    const life = createLifecycle([part('a'), part('stuck', { stop: () => new Promise(() => {}) })], {
      log: silentLog,
      stopMs: 20,
    })
    await life.start()
    expect((await life.stop())[0]?.message).toMatch(/Stopping stuck took longer than 20 ms/)
    expect(lines).toEqual(['+a', '+stuck', '-a'])
  })

  it('stop during start aborts the start', async () => {
    const { lines, part } = journal()
    const untilAborted = (signal: AbortSignal): Promise<void> => {
      lines.push('+slow')
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    }
    const slow = part('slow', { start: untilAborted })
    const life = createLifecycle([part('a'), slow, part('never')], { log: silentLog })
    const starting = life.start()
    const refused = expect(starting).rejects.toThrow('stopping')
    await vi.waitFor(() => expect(lines).toContain('+slow'), 15_000)
    await life.stop()
    await refused
    expect(lines).toEqual(['+a', '+slow', '-slow', '-a'])
  })
})

describe('signals', () => {
  it('stop and exit by the outcome on the first, and exit at once on the second', async () => {
    const source = new EventEmitter()
    const codes: number[] = []
    let finish: (failures: readonly Error[]) => void = () => {}
    const off = stopOnSignals(
      { stop: () => new Promise((resolve) => (finish = resolve)) },
      (code) => codes.push(code),
      source,
    )
    source.emit('SIGTERM')
    source.emit('SIGINT')
    expect(codes).toEqual([130])
    finish([new Error('left over')])
    await vi.waitFor(() => expect(codes).toEqual([130, 1]), 15_000)
    off()
    expect(source.listenerCount('SIGINT') + source.listenerCount('SIGTERM')).toBe(0)
  })
})
