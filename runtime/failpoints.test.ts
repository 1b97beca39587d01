import { expect, it } from 'vitest'
import { armedFailpoints, Crash, noFailpoints } from './failpoints.ts'

it('crashes at the chosen hit of the chosen failpoint and records all', async () => {
  const points = armedFailpoints('execute.after_sign', 2)
  await points.hit('execute.before_sign')
  await points.hit('execute.after_sign')
  await expect(points.hit('execute.after_sign')).rejects.toEqual(new Crash('execute.after_sign'))
  await points.hit('execute.after_sign')
  expect([...points.passed]).toEqual([
    ['execute.before_sign', 1],
    ['execute.after_sign', 3],
  ])
})

it('does nothing in production', async () => expect(await noFailpoints.hit('anything')).toBeUndefined())
