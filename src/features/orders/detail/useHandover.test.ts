import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createHandoverTokenStore, tokenHash } from './useHandover.ts'

function memoryStorage() {
  const rows = new Map<string, string>()
  return {
    rows,
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  }
}
const broken = {
  getItem: () => '{',
  setItem: () => {
    throw new Error('full')
  },
  removeItem: () => {
    throw new Error('shut')
  },
}

describe('the token for taking over an order', () => {
  it('is the same for a code until there is a response, also after a reload', () => {
    const storage = memoryStorage()
    const token = createHandoverTokenStore(storage).tokenFor('ch_1')
    expect(token).toMatch(/^co_[\w-]{43}$/)
    const reloaded = createHandoverTokenStore(storage)
    expect(reloaded.tokenFor('ch_1')).toBe(token)
    reloaded.done()
    expect(storage.rows.size).toBe(0)
    expect(reloaded.tokenFor('ch_1')).not.toBe(token)
  })

  it('is different for another code', () => {
    const taking = createHandoverTokenStore(memoryStorage())
    expect(taking.tokenFor('ch_1')).not.toBe(taking.tokenFor('ch_2'))
  })

  it.each([
    ['nothing can be kept', null],
    ['the storage fails', broken],
  ])('lasts as long as the page if %s', (_, storage) => {
    const taking = createHandoverTokenStore(storage)
    const token = taking.tokenFor('ch_1')
    expect(taking.tokenFor('ch_1')).toBe(token)
    taking.done()
    expect(taking.tokenFor('ch_1')).not.toBe(token)
  })

  it('is known to the server by its hash', () =>
    expect(tokenHash('co_ab')).toBe(createHash('sha256').update('co_ab').digest('hex')))
})
