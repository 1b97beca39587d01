import { expect, it } from 'vitest'
import { createSocialPlatformCheck } from './platformCheck.ts'
import { fakeVerifier } from './testing/fakeVerifier.ts'
import type { SocialVerifier } from './verifier.ts'

it('reports a problem and its end once each, and ignores failed checks', async () => {
  const told: string[] = []
  const about: unknown[] = []
  const tell = (level: string) => (fields: unknown) => {
    told.push(level)
    about.push(fields)
  }
  let answer: () => Promise<string | null> = () => Promise.resolve(null)
  const telegram: SocialVerifier = { ...fakeVerifier(), setUpProblem: () => answer() }
  const setUp = createSocialPlatformCheck({
    socialVerifiers: new Map([
      ['x', fakeVerifier()],
      ['telegram', telegram],
    ]),
    log: { info: tell('info'), warn: tell('warn'), error: tell('error') } as never,
  })
  const look = async () => (await setUp.look(), setUp.rows())
  expect(setUp.rows()).toEqual([])
  expect(await look()).toEqual([{ platform: 'telegram', problem: null, notice: null }])
  expect(told).toEqual([])
  answer = () => Promise.resolve('not an administrator')
  expect([await look(), await look()].map(([row]) => row?.problem)).toEqual([
    'not an administrator',
    'not an administrator',
  ])
  expect(told).toEqual(['error'])
  answer = () => Promise.reject(new Error('silence'))
  expect((await look())[0]?.problem).toBe('not an administrator')
  answer = () => Promise.resolve(null)
  expect((await look())[0]?.problem).toBeNull()
  expect(told).toEqual(['error', 'warn', 'info'])
  expect(about).toEqual([
    { subject: 'telegram', problem: 'not an administrator' },
    { subject: 'telegram', err: new Error('silence') },
    { subject: 'telegram' },
  ])
})

it('lists an incomplete setup, which is not a problem, and reports it once', async () => {
  const told: unknown[] = []
  const quiet = () => undefined
  const discord: SocialVerifier = { ...fakeVerifier(), notice: 'no second look' }
  const setUp = createSocialPlatformCheck({
    socialVerifiers: new Map([
      ['x', fakeVerifier()],
      ['discord', discord],
    ]),
    log: { info: quiet, warn: (about: unknown) => void told.push(about), error: quiet } as never,
  })
  await setUp.look()
  await setUp.look()
  expect(setUp.rows()).toEqual([{ platform: 'discord', problem: null, notice: 'no second look' }])
  expect(told).toEqual([{ subject: 'discord', notice: 'no second look' }])
})
