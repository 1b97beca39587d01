import { expect, it } from 'vitest'
import { readPrepared } from './prepared.ts'

it.each([
  ['?prepared=bbhjSYgvck23&code=Abcd2345', { id: 'bbhjSYgvck23', code: 'Abcd2345' }],
  ['?prepared=bbhjSYgvck23&code=javascript:x', { id: 'bbhjSYgvck23', code: null }],
  ['?prepared=bbhjSYgvck23', { id: 'bbhjSYgvck23', code: null }],
  ['?prepared=&code=Abcd2345', null],
  ['?prepared=a%20b', null],
  [`?prepared=${'a'.repeat(257)}`, null],
  ['', null],
])('%j names %o', (search, prepared) => expect(readPrepared(search)).toEqual(prepared))
