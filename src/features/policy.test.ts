import { describe, expect, it } from 'vitest'
import { permitsOf } from './policy.ts'

describe('what a surface may offer', () => {
  const may = permitsOf({ surface: 'telegram', capabilities: { 'wallet:*': 'bridging-only', 'wallet:ton': 'allowed', 'wallet:svm': 'hidden', links: 'hidden' } })

  it('follows the exact name before its group', () => {
    expect(may('wallet:evm', 'bridge')).toBe(true)
    expect(may('wallet:evm', 'other')).toBe(false)
    expect(may('wallet:ton', 'other')).toBe(true)
    expect(may('wallet:svm', 'bridge')).toBe(false)
  })

  it('hides outgoing links where they are hidden and allows what is not named', () => {
    expect(may('links', 'other')).toBe(false)
    expect(may('swap', 'other')).toBe(true)
  })

  it('offers everything until the server has answered', () => {
    expect(permitsOf(undefined)('wallet:svm', 'bridge')).toBe(true)
  })
})
