import { expect, it } from 'vitest'
import { changeLanguage } from './LanguageSelect.tsx'

function setUp() {
  const did: string[] = []
  const keepLanguage = (language: string) => {
    did.push(`keep ${language}`)
    return () => void did.push('take back')
  }
  return { did, host: { keepLanguage } }
}

it('a language is stored before it is rendered', async () => {
  const { did, host } = setUp()
  await changeLanguage('uk', host, async (language) => void did.push(`draw ${language}`))
  expect(did).toEqual(['keep uk', 'draw uk'])
})

it('a language that cannot be rendered is not stored', async () => {
  const { did, host } = setUp()
  const gone = () => Promise.reject(new Error('gone'))
  await expect(changeLanguage('uk', host, gone)).rejects.toThrow('gone')
  expect(did).toEqual(['keep uk', 'take back'])
  await expect(changeLanguage('uk', null, gone)).rejects.toThrow('gone')
})
