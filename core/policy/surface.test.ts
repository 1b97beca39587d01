import { describe, expect, it } from 'vitest'
import { permits, type Policy, verdict } from './surface.ts'

const policy: Policy = {
  web: {},
  telegram: { 'wallet:*': 'bridging-only', 'wallet:ton': 'allowed', swap: 'hidden', 'checkin:*': 'hidden' },
}

describe('surface policy', () => {
  it('a capability that nobody named is allowed', () => {
    expect(verdict(policy, 'web', 'swap')).toBe('allowed')
    expect(verdict(policy, 'telegram', 'pool')).toBe('allowed')
  })

  it('the exact name wins over its group', () => {
    expect(verdict(policy, 'telegram', 'wallet:ton')).toBe('allowed')
    expect(verdict(policy, 'telegram', 'wallet:evm')).toBe('bridging-only')
    expect(verdict(policy, 'telegram', 'checkin:1868')).toBe('hidden')
  })

  it('bridging-only serves a bridge and nothing else', () => {
    expect(permits('bridging-only', 'bridge')).toBe(true)
    expect(permits('bridging-only', 'other')).toBe(false)
    expect([permits('allowed', 'other'), permits('hidden', 'bridge')]).toEqual([true, false])
  })

  it('a name that every object has is not a rule', () => {
    expect(verdict(policy, 'web', 'constructor')).toBe('allowed')
    expect(verdict(policy, 'telegram', 'toString')).toBe('allowed')
  })
})
