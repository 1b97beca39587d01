import { describe, expect, it } from 'vitest'
import { permits, permitsPair, type Policy, verdict } from './surface.ts'

const policy: Policy = {
  web: {},
  telegram: { 'wallet:*': 'bridging-only', 'wallet:ton': 'allowed', swap: 'hidden', 'checkin:*': 'hidden' },
}

describe('surface policy', () => {
  it('an unlisted capability is allowed', () => {
    expect(verdict(policy, 'web', 'swap')).toBe('allowed')
    expect(verdict(policy, 'telegram', 'pool')).toBe('allowed')
  })

  it('an exact name overrides its group', () => {
    expect(verdict(policy, 'telegram', 'wallet:ton')).toBe('allowed')
    expect(verdict(policy, 'telegram', 'wallet:evm')).toBe('bridging-only')
    expect(verdict(policy, 'telegram', 'checkin:1868')).toBe('hidden')
  })

  it('bridging-only allows a bridge and nothing else', () => {
    expect(permits('bridging-only', 'bridge')).toBe(true)
    expect(permits('bridging-only', 'other')).toBe(false)
    expect([permits('allowed', 'other'), permits('hidden', 'bridge')]).toEqual([true, false])
  })

  it.each([
    ['ton', 'evm', true],
    ['evm', 'ton', true],
    ['ton', 'ton', true],
    ['evm', 'evm', false],
    ['evm', 'svm', false],
  ])('bridging-only wallets can bridge if the other side is allowed: %s to %s is %s', (from, to, open) => {
    expect(permitsPair(policy, 'telegram', from, to)).toBe(open)
    expect(permitsPair(policy, 'web', from, to)).toBe(true)
  })

  it('a hidden wallet cannot be a source', () => {
    expect(permitsPair({ web: {}, telegram: { 'wallet:evm': 'hidden' } }, 'telegram', 'evm', 'ton')).toBe(false)
  })

  it('a built-in property name of objects is not a rule', () => {
    expect(verdict(policy, 'web', 'constructor')).toBe('allowed')
    expect(verdict(policy, 'telegram', 'toString')).toBe('allowed')
  })
})
