import { describe, expect, it, vi } from 'vitest'
import { silentLog } from '../log.ts'
import { type Durability, durabilityRefusal, requireDurability } from './production.ts'

const safe: Durability = { synchronousCommit: 'on', fsync: 'on', standbyNames: '' }

describe('durability of a database', () => {
  it.each<[string, Partial<Durability>, boolean, string | null]>([
    ['waits for the disk', {}, false, null],
    ['does not wait for the disk', { synchronousCommit: 'off' }, false, 'synchronous_commit_off'],
    ['waits for the disk of this server alone', { synchronousCommit: 'local' }, false, null],
    ['never syncs', { fsync: 'off' }, false, 'fsync_off'],
    ['has a replica that may lag', {}, true, 'replica_asynchronous'],
    ['has a replica, and waits for it', { standbyNames: 'ANY 1 (a, b)' }, true, null],
    [
      'has a replica, and does not wait for it',
      { standbyNames: 'a', synchronousCommit: 'local' },
      true,
      'replica_asynchronous',
    ],
    [
      'has a replica that has only received a commit',
      { standbyNames: 'a', synchronousCommit: 'remote_write' },
      true,
      'replica_asynchronous',
    ],
  ])('%s', (_, change, replica, reason) => {
    expect(durabilityRefusal({ ...safe, ...change }, replica)?.reason ?? null).toBe(reason)
  })

  it('is required on real networks, and only a warning on local ones', () => {
    const unsafe = { ...safe, synchronousCommit: 'off' }
    const place = { replica: false, loopback: false }
    expect(() => requireDurability(unsafe, place, silentLog)).toThrow(
      expect.objectContaining({ reason: 'synchronous_commit_off' }),
    )
    const warn = vi.fn()
    requireDurability(unsafe, { ...place, loopback: true }, { ...silentLog, warn } as never)
    expect(warn).toHaveBeenCalledOnce()
    requireDurability(safe, place, silentLog)
  })
})
