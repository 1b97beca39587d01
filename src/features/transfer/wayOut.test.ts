import { expect, it } from 'vitest'
import { overForm, wayOut } from './wayOut.ts'

it.each([
  ['the form', overForm, 'back'],
  ['the form, before a reload', JSON.parse(JSON.stringify(overForm)), 'back'],
  ['a link', null, 'replace'],
  ['a page that leaves no word', undefined, 'replace'],
  ['elsewhere', { over: 'order' }, 'replace'],
])('a review opened from %s closes by the right way', (_, state, way) => expect(wayOut(state)).toBe(way))
