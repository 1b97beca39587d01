import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { verdict } from '#core/catalogue/surface.ts'
import { followPolicy } from './followPolicy.ts'

let configDir: string
let told: string[]
beforeEach(() => {
  configDir = mkdtempSync(join(tmpdir(), 'causeway-policy-'))
  told = []
})
afterEach(() => rmSync(configDir, { recursive: true }))

const log = {
  info: (_: unknown, text?: string) => void told.push(text ?? ''),
  error: (_: unknown, text?: string) => void told.push(text ?? ''),
}
const follow = (preset?: string) =>
  followPolicy({ source: { profile: 'local', configDir }, preset, log: log as never, everyMs: 0 })
const write = (content: unknown) =>
  writeFileSync(join(configDir, 'policy.json'), typeof content === 'string' ? content : JSON.stringify(content))
const file = (preset: string, swap = 'hidden') => ({
  preset,
  presets: { open: { web: {}, telegram: {} }, closed: { web: {}, telegram: { swap } } },
})

it('a file that is added, switches its preset or is removed takes effect at once', () => {
  const policy = follow()
  const swap = () => verdict(policy(), 'telegram', 'swap')
  expect(swap()).toBe('allowed')
  write(file('closed'))
  expect(swap()).toBe('hidden')
  write(file('open'))
  expect(swap()).toBe('allowed')
  write(file('closed', 'bridging-only'))
  expect(swap()).toBe('bridging-only')
  rmSync(join(configDir, 'policy.json'))
  expect(swap()).toBe('allowed')
  expect(told).toHaveLength(4)
})

it('an unusable file changes nothing, is reported once and can be fixed', () => {
  write(file('closed'))
  const policy = follow()
  const swap = () => verdict(policy(), 'telegram', 'swap')
  for (const broken of [
    '{',
    file('unheard of'),
    { ...file('open'), presets: { open: { web: { swap: 'perhaps' }, telegram: {} } } },
  ]) {
    write(broken)
    expect([swap(), swap()]).toEqual(['hidden', 'hidden'])
  }
  expect(told).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('is unchanged') as string))
  write(file('open'))
  expect(swap()).toBe('allowed')
})

it('a preset of the environment overrides the one in the file', () => {
  write(file('open'))
  const policy = follow('closed')
  expect(verdict(policy(), 'telegram', 'swap')).toBe('hidden')
  write(file('open', 'bridging-only'))
  expect(verdict(policy(), 'telegram', 'swap')).toBe('bridging-only')
})

it('an unusable file is refused at the start', () => {
  write(file('unheard of'))
  expect(() => follow()).toThrow(/open, telegram-guidelines, closed/)
})
