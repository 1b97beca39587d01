import { expect, it } from 'vitest'
import { bareText } from './bareText.ts'
import { appSources } from './sources.ts'

const inFile = (code: string) => bareText({ file: 'x.tsx', code })

it('finds text between tags, in braces and in visible attributes', () => {
  expect(inFile('export const X = () => <p>Hello there</p>')).toEqual(['x.tsx: Hello there'])
  expect(inFile("export const X = () => <p>{'Hello there'}</p>")).toEqual(['x.tsx: Hello there'])
  expect(inFile('export const X = () => <input placeholder="Hello there" />')).toEqual(['x.tsx: Hello there'])
})

it('ignores attributes that no one reads, symbols and catalogue texts', () => {
  expect(inFile('export const X = () => <p className="card raised" id="main">·{t("nav-home")} +5</p>')).toEqual([])
})

it('finds none in the app', () => {
  const drawn = appSources().filter(({ file }) => file.endsWith('.tsx'))
  expect(drawn.length).toBeGreaterThan(40)
  expect(drawn.flatMap(bareText).filter((line) => !line.endsWith(': Causeway'))).toEqual([])
})
