import { describe, expect, it } from 'vitest'
import { reasonOf } from '#core/errors.ts'
import { createEndpoint, type Faults, labelOf } from './endpoint.ts'
import { wrongChain } from './errors.ts'

const named = (name: string) => (error: unknown) => error instanceof Error && error.message === name
const faults: Faults = {
  isTransport: named('down'),
  isBehind: named('behind'),
  isPassing: (e) => named('down')(e) || named('soon')(e),
}

function setup({ serves = () => 'right' }: { serves?: () => string } = {}) {
  let time = 0
  let checks = 0
  const check = async () => {
    checks += 1
    if (serves() !== 'right') throw wrongChain('node', serves(), 'right')
  }
  const endpoint = createEndpoint({
    label: 'node',
    connection: 'line',
    faults,
    attempts: 2,
    baseMs: 0,
    check,
    now: () => time,
  })
  let reads = 0
  /** Fails with these in turn, then answers. */
  const run = (...failures: readonly string[]) => {
    const left = [...failures]
    return endpoint.run(async (line) => {
      reads += 1
      const failure = left.shift()
      if (failure) throw new Error(failure)
      return line
    })
  }
  const reason = (...failures: readonly string[]) => run(...failures).then(() => null, reasonOf)
  return { endpoint, run, reason, reads: () => reads, checks: () => checks, pass: (ms: number) => (time += ms) }
}

describe('one endpoint', () => {
  it('retries transient errors, and distinguishes its own faults from the node’s answers', async () => {
    const { run, reason, endpoint } = setup()
    expect(await run('down')).toBe('line')
    expect(await run('soon')).toBe('line')
    expect(await reason('behind')).toBe('rpc_behind')
    await expect(run('reverted')).rejects.toThrow('reverted')
    expect(endpoint.health()).toMatchObject({ healthy: true, errors: 0, lastError: null })
    expect(await reason('down', 'down')).toBe('rpc_unreachable')
    expect(endpoint.health()).toMatchObject({ healthy: false, errors: 1, lastError: 'rpc_unreachable' })
  })

  it('is not retried while it is failing, except after a brief transient error', async () => {
    const { run, reason, reads } = setup()
    await reason('down', 'down')
    expect(await reason('down')).toBe('rpc_unreachable')
    expect(reads()).toBe(3)
    expect(await run('soon')).toBe('line')
    expect(await run('down')).toBe('line')
  })

  it('rests longer after each consecutive failure, up to a minute', async () => {
    const { endpoint, reason, pass, run } = setup()
    for (const rest of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      expect(endpoint.cooling()).toBe(false)
      await reason('down', 'down')
      pass(rest - 1)
      expect(endpoint.cooling()).toBe(true)
      pass(1)
    }
    await run()
    await reason('down', 'down')
    pass(2_000)
    expect(endpoint.cooling()).toBe(false)
  })

  it('counts simultaneous failures as one', async () => {
    const { endpoint, reason, pass } = setup()
    await Promise.all([1, 2, 3, 4].map(() => reason('down', 'down')))
    expect(endpoint.health().errors).toBe(4)
    pass(2_000)
    expect(endpoint.cooling()).toBe(false)
  })

  it('is checked once for all waiting callers, and again after an outage', async () => {
    const { run, reason, checks } = setup()
    await Promise.all([run(), run(), run()])
    expect(checks()).toBe(1)
    await reason('down', 'down')
    await run()
    expect(checks()).toBe(2)
  })

  it('on another network is never read until it serves the right one', async () => {
    let serves = 'wrong'
    const { endpoint, run, reason, reads } = setup({ serves: () => serves })
    expect(await reason()).toBe('rpc_wrong_chain')
    expect(reads()).toBe(0)
    expect(endpoint.cooling()).toBe(true)
    expect(endpoint.health()).toMatchObject({ healthy: false, lastError: 'rpc_wrong_chain' })
    serves = 'right'
    expect(await run()).toBe('line')
    expect(endpoint.health().healthy).toBe(true)
  })

  it('is named without its path, which may contain a key', () => {
    expect(labelOf('https://node.example:8545/v2/secret?key=secret')).toBe('node.example:8545')
  })
})
