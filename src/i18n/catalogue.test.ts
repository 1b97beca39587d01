import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCatalogue, textFiles } from '#tools/i18n/catalogue.ts'
import { parseFtl } from '#tools/i18n/parse.ts'
import { readMessageUses } from '#tools/i18n/sources.ts'
import { languageIds } from './languages.ts'
import { sameInEveryLanguage } from './testing/sameInEveryLanguage.ts'

const english = readCatalogue('en')
const others = languageIds.filter((id) => id !== 'en')
const uses = readMessageUses()
/** The app does not include these. */
const ofBot = (file: string): boolean => /^bot[\w-]*\.ftl$/.test(file)
const ofServer = (file: string): boolean => file === 'server.ftl'

describe('the English messages', () => {
  it('have one id each', () => {
    const ids = english.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('are all used', () => {
    expect(
      english
        .filter(({ file }) => !ofBot(file) && !ofServer(file))
        .map(({ id }) => id)
        .filter((id) => !uses.includes(id)),
    ).toEqual([])
  })

  it('of the bot are all used by it, and by no code that does not load them', () => {
    const ids = english.filter(({ file }) => ofBot(file)).map(({ id }) => id)
    expect(ids.filter((id) => !uses.botIncludes(id))).toEqual([])
    expect(ids.filter((id) => uses.includes(id))).toEqual([])
  })

  it('of the server are all used by it, and not by the app', () => {
    const ids = english.filter(({ file }) => ofServer(file)).map(({ id }) => id)
    expect(ids.filter((id) => !uses.serverIncludes(id))).toEqual([])
    expect(ids.filter((id) => uses.includes(id))).toEqual([])
  })

  it('load with the pages only if no code that runs before them uses them', () => {
    // Errors of a page's calls, whose texts every part of the app looks up by their reason.
    const ofPages = english.filter(({ file, id }) => file.startsWith('pages/') && !id.startsWith('problem-'))
    expect(ofPages.length).toBeGreaterThan(500)
    expect(ofPages.map(({ id }) => id).filter((id) => uses.beforePagesNames(id))).toEqual([])
  })

  it('load first if first-load code uses them', () => {
    const later = english.filter(({ first }) => !first).map(({ id }) => id)
    expect(later.filter((id) => uses.firstLoadNames(id))).toEqual([])
  })
})

describe.each(others)('the messages in %s', (language) => {
  const messages = readCatalogue(language)
  const byId = new Map(messages.map((message) => [message.id, message]))

  it('are as many as in English, each in the same file', () => {
    const place = ({ id, file }: { id: string; file: string }) => `${file} ${id}`
    expect(messages.map(place)).toEqual(english.map(place))
  })

  it('have the placeholders of the English ones', () => {
    const places = ({ id, places: names }: { id: string; places: readonly string[] }) => `${id}: ${names.join(' ')}`
    expect(
      english.filter((message) => byId.has(message.id)).map((message) => places(byId.get(message.id) ?? message)),
    ).toEqual(english.filter((message) => byId.has(message.id)).map((message) => places(message)))
  })

  it('are translated: at most three percent are the same as in English', () => {
    const same = english
      .filter(({ id, text }) => byId.get(id)?.text === text && !sameInEveryLanguage.has(id))
      .map(({ id }) => id)
    expect(same.length, same.join(', ')).toBeLessThanOrEqual(english.length * 0.03)
  })

  it('parse', () => {
    for (const { file, path } of textFiles(language)) {
      expect(Object.keys(parseFtl(readFileSync(path, 'utf8'), file)).length).toBeGreaterThan(0)
    }
  })
})
