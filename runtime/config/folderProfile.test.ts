import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepProfile, loadCommandConfig } from '../config.ts'

let local: string
let plain: string
beforeAll(() => {
  ;[local, plain] = [mkdtempSync(join(tmpdir(), 'profile-')), mkdtempSync(join(tmpdir(), 'profile-'))]
  keepProfile(local, 'local')
})
afterAll(() => {
  for (const folder of [local, plain]) rmSync(folder, { recursive: true })
})
const profileWith = (env: Record<string, string>) => loadCommandConfig('server', env).catalogue.profile

it('a command on a folder uses the profile with which the folder was written', () => {
  expect(profileWith({ DATA_DIR: local })).toBe('local')
  expect(profileWith({ DATA_DIR: local, PROFILE: 'local' })).toBe('local')
  expect(loadCommandConfig('maker', { DATA_DIR: local }).rpcQuorum).toBe(1)
})

it('a folder without a profile and a database address use the environment’s profile', () => {
  expect(profileWith({ DATA_DIR: plain })).toBe('default')
  expect(profileWith({ DATA_DIR: plain, PROFILE: 'local' })).toBe('local')
  expect(profileWith({ DATA_DIR: local, DATABASE_URL: 'postgres://localhost/causeway' })).toBe('default')
  const DATABASE_URL_COMMAND = 'echo postgres://localhost/causeway'
  expect(profileWith({ DATA_DIR: local, DATABASE_URL_COMMAND })).toBe('default')
})

it('a profile other than the folder’s is refused', () => {
  expect(() => profileWith({ DATA_DIR: local, PROFILE: 'default' })).toThrowError(
    expect.objectContaining({ reason: 'profile_mismatch' }),
  )
})

it('a folder with an unknown profile is refused by its name', () => {
  keepProfile(plain, 'another')
  expect(() => profileWith({ DATA_DIR: plain })).toThrowError(expect.objectContaining({ reason: 'config_invalid' }))
})
