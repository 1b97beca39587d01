import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createRunner } from './database.ts'
import type { Driver } from './driver/contract.ts'

const failure = (code: string): Error => Object.assign(new Error(code), { code })

/** A session that follows a script: statement → error to throw or command tag to return, once each. */
function scripted(script: [string, Error | string][]): { driver: Driver; sent: string[] } {
  const sent: string[] = []
  const driver: Driver = {
    withConnection: (work) =>
      work({
        query: async (text) => {
          sent.push(text)
          const at = script.findIndex(([statement]) => statement === text)
          const [, answer] = at === -1 ? [text, text.toUpperCase()] : (script.splice(at, 1)[0] ?? [text, ''])
          if (answer instanceof Error) throw answer
          return { rows: [], command: answer }
        },
      }),
    listen: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  return { driver, sent }
}

const undone = () => {
  let count = 0
  return { undo: async () => void count++, count: () => count }
}

describe('runner', () => {
  it('repeats work after a deadlock or serialization failure, undoing each failed attempt', async () => {
    const { driver, sent } = scripted([
      ['work', failure('40P01')],
      ['commit', failure('40001')],
    ])
    const { undo, count } = undone()
    await createRunner(driver).write(async ({ q, onRollback }) => {
      onRollback(undo)
      await q.execute(sql.raw('work'))
    })
    expect(sent).toEqual(['begin', 'work', 'rollback', 'begin', 'work', 'commit', 'begin', 'work', 'commit'])
    expect(count()).toBe(2)
  })

  it('repeats a single statement after a deadlock, and uses a savepoint inside a transaction', async () => {
    const { driver, sent } = scripted([['work', failure('40P01')]])
    const runner = createRunner(driver)
    await runner.statement((q) => q.execute(sql.raw('work')))
    expect(sent).toEqual(['work', 'work'])
    await runner.transaction((inner) => inner.statement((q) => q.execute(sql.raw('inside'))))
    expect(sent.slice(2)).toEqual(['begin', 'savepoint step', 'inside', 'release savepoint step', 'commit'])
  })

  it('gives up after a limited number of attempts', async () => {
    const { driver, sent } = scripted(Array.from({ length: 50 }, () => ['work', failure('40P01')]))
    await expect(createRunner(driver).write(({ q }) => q.execute(sql.raw('work')))).rejects.toMatchObject({
      cause: { code: '40P01' },
    })
    expect(sent.filter((text) => text === 'work')).toHaveLength(6)
  })

  it('undoes nothing if the connection is lost during the commit, which may have succeeded', async () => {
    const { driver } = scripted([['commit', failure('ECONNRESET')]])
    const { undo, count } = undone()
    await expect(createRunner(driver).write(async ({ onRollback }) => onRollback(undo))).rejects.toMatchObject({
      reason: 'database_unavailable',
    })
    expect(count()).toBe(0)
  })

  it('undoes the work if the connection is lost before the commit', async () => {
    const { driver } = scripted([
      ['work', failure('57P01')],
      ['rollback', failure('ECONNRESET')],
    ])
    const { undo, count } = undone()
    const work = createRunner(driver).write(async ({ q, onRollback }) => {
      onRollback(undo)
      await q.execute(sql.raw('work'))
    })
    await expect(work).rejects.toMatchObject({ reason: 'database_unavailable' })
    expect(count()).toBe(1)
  })

  it('does not take a swallowed failure for success', async () => {
    const { driver } = scripted([['commit', 'ROLLBACK']])
    const { undo, count } = undone()
    await expect(createRunner(driver).write(async ({ onRollback }) => onRollback(undo))).rejects.toMatchObject({
      reason: 'transaction_aborted',
    })
    expect(count()).toBe(1)
  })

  it('undoes inner work when the outer transaction fails later, and only once', async () => {
    const { driver } = scripted([])
    const { undo, count } = undone()
    const work = createRunner(driver).transaction(async (inner) => {
      await inner.write(async ({ onRollback }) => onRollback(undo))
      await inner
        .write(async ({ onRollback }) => {
          onRollback(undo)
          throw new Error('inner')
        })
        .catch(() => undefined)
      expect(count()).toBe(1)
      throw new Error('outer')
    })
    await expect(work).rejects.toThrow('outer')
    expect(count()).toBe(2)
  })
})
