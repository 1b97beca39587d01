import { describe, expect, it } from 'vitest'
import { type Cloud, createPreferences, parsePreferences } from './preferences.ts'

function memoryStorage(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  }
}
const cloudOf = (kept: Record<string, string>): Cloud => ({
  read: (key) => Promise.resolve(kept[key] ?? ''),
  write: (key, value) => Promise.resolve(void (kept[key] = value)),
})
const key = 'causeway.preferences'

describe('preferences', () => {
  it('are stored in this browser, and sent to the others', () => {
    const [storage, far] = [memoryStorage(), {} as Record<string, string>]
    const mine = createPreferences(storage, cloudOf(far))
    expect(mine.now()).toEqual({ colours: 'telegram', language: null })
    mine.change({ colours: 'light' })
    mine.change({ language: 'ru' })
    expect(mine.now()).toEqual({ colours: 'light', language: 'ru' })
    expect([storage.kept[key], far[key]].map((text) => parsePreferences(text ?? null))).toEqual([
      mine.now(),
      mine.now(),
    ])
    expect(createPreferences(storage, null).now()).toEqual(mine.now())
  })

  it('are taken from another device if this one has none', async () => {
    const far = { [key]: '{"colours":"dark","language":"ru"}' }
    const storage = memoryStorage()
    expect(await createPreferences(storage, cloudOf(far)).fetch()).toEqual({ colours: 'dark', language: 'ru' })
    expect(createPreferences(storage, null).now().colours).toBe('dark')
    const own = memoryStorage({ [key]: '{"colours":"light"}' })
    expect(await createPreferences(own, cloudOf(far)).fetch()).toBeNull()
  })

  it('keep a choice made while another device’s load', async () => {
    let answer: (text: string) => void = () => {}
    const mine = createPreferences(memoryStorage(), {
      read: () => new Promise((done) => (answer = done)),
      write: () => Promise.resolve(),
    })
    const coming = mine.fetch()
    mine.change({ colours: 'light' })
    answer('{"colours":"dark"}')
    expect(await coming).toBeNull()
    expect(mine.now().colours).toBe('light')
  })

  it.each([
    [null, null],
    ['nonsense', null],
    ['{"colours":"sepia","language":"../x"}', { colours: 'telegram', language: null }],
    ['{"language":"pt-BR"}', { colours: 'telegram', language: 'pt-BR' }],
  ])('%s is parsed as %o', (text, expected) => expect(parsePreferences(text)).toEqual(expected))

  it('last for the visit without storage', async () => {
    const blocked = {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {
        throw new Error('blocked')
      },
    }
    const mine = createPreferences(blocked, {
      read: () => Promise.reject(new Error('away')),
      write: () => Promise.reject(new Error('away')),
    })
    mine.change({ colours: 'dark' })
    expect([mine.now().colours, await mine.fetch()]).toEqual(['dark', null])
  })
})
