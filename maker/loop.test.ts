import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Loop, startLoop } from './loop.ts'

describe('a loop', () => {
  let passes: number
  let loop: Loop
  const start = (restMs?: number): void => {
    passes = 0
    loop = startLoop(async () => void (passes += 1), 500, restMs)
  }
  beforeEach(() => void vi.useFakeTimers())
  afterEach(async () => {
    await loop.stop()
    vi.useRealTimers()
  })

  it('runs after each poll interval, and at once when woken', async () => {
    start()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(passes).toBe(3)
    loop.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(passes).toBe(4)
  })

  it('runs once for repeated wake-ups during its pause, and keeps its poll interval', async () => {
    start(100)
    for (let i = 0; i < 9; i++) {
      loop.wake()
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(passes).toBe(1)
    await vi.advanceTimersByTimeAsync(10)
    expect(passes).toBe(2)
    await vi.advanceTimersByTimeAsync(499)
    expect(passes).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(passes).toBe(3)
  })

  it('stops at once during a pause or wait', async () => {
    start(100)
    await vi.advanceTimersByTimeAsync(50)
    await loop.stop()
    start(100)
    await vi.advanceTimersByTimeAsync(200)
    await loop.stop()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(passes).toBe(1)
  })
})
