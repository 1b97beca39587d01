import { expect, it } from 'vitest'
import { hashKey, openToken, sealToken } from './token.ts'

it('a sealed token opens only with its Idempotency-Key', () => {
  const sealed = sealToken('co_token', 'key-number-one')
  expect(openToken(sealed, 'key-number-one')).toBe('co_token')
  expect(() => openToken(sealed, 'key-number-two')).toThrow()
})

it('the stored data reveal neither token nor key', () => {
  const sealed = sealToken('co_token', 'key-number-one')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('co_token')
  expect(hashKey('key-number-one')).not.toContain('key')
  expect(sealToken('co_token', 'key-number-one')).not.toBe(sealed)
})
