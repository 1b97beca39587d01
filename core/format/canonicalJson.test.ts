import { expect, it } from 'vitest'
import { canonicalJson, trustMessage } from './canonicalJson.ts'

it('writes equal values equally, whatever the order of their keys', () => {
  expect(canonicalJson({ b: [2, { d: null, c: '"é' }], a: true })).toBe('{"a":true,"b":[2,{"c":"\\"é","d":null}]}')
  expect(canonicalJson({ a: 1, z: undefined })).toBe('{"a":1}')
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
})

it('starts the signed text with its purpose', () => {
  expect(trustMessage({ version: 1 })).toBe('Causeway trust report\n{"version":1}')
})
