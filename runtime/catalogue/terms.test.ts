import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadPoolAddresses, loadTerms, termsIn } from './site.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-terms-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the terms of service', () => {
  it('are packaged in English and Russian', () => {
    const terms = loadTerms({ profile: 'default' })
    expect(termsIn(terms, 'en').text).toContain('# Terms of Service')
    expect(termsIn(terms, 'ru').text).toContain('# Условия использования')
    expect(termsIn(terms, 'xx')).toEqual({ language: 'en', text: terms.text })
  })

  it('are only the operator’s once such a file exists', () => {
    writeFileSync(join(folder, 'terms.md'), '# House rules\n')
    const terms = loadTerms({ profile: 'default', configDir: folder })
    expect(termsIn(terms, 'ru')).toEqual({ language: 'en', text: '# House rules' })
    writeFileSync(join(folder, 'terms.ru.md'), '# Правила')
    expect(termsIn(loadTerms({ profile: 'default', configDir: folder }), 'ru')).toEqual({
      language: 'ru',
      text: '# Правила',
    })
  })

  it('are never empty', () => {
    writeFileSync(join(folder, 'terms.md'), ' \n')
    expect(() => loadTerms({ profile: 'default', configDir: folder })).toThrow(
      expect.objectContaining({ reason: 'config_invalid' }),
    )
  })
})

describe('access to the pool', () => {
  it('is no one by default, and the test accounts on the local profile', () => {
    expect(loadPoolAddresses({ profile: 'default' })).toEqual([])
    expect(loadPoolAddresses({ profile: 'local' })).toContain('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  })

  it('is limited to the operator’s list', () => {
    writeFileSync(join(folder, 'pool.json'), '["0xAbC", "So1"]')
    expect(loadPoolAddresses({ profile: 'default', configDir: folder })).toEqual(['0xAbC', 'So1'])
    writeFileSync(join(folder, 'pool.json'), '[1]')
    expect(() => loadPoolAddresses({ profile: 'default', configDir: folder })).toThrow(
      expect.objectContaining({ reason: 'config_invalid' }),
    )
  })
})
