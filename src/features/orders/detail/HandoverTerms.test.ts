import { describe, expect, it } from 'vitest'
import { needsLook } from './HandoverTerms.tsx'

const own = { from: '0xme', to: '0xme' }
const order = { recipient: '0xme', memo: null, refund_address: null }

describe('review of a transfer from another browser', () => {
  it.each<[string, Parameters<typeof needsLook>[0], Parameters<typeof needsLook>[1], boolean]>([
    ['one’s own recipient needs no second look', order, own, false],
    ['nor one’s own refund address', { ...order, refund_address: '0xme' }, own, false],
    ['another recipient does', { ...order, recipient: '0xother' }, own, true],
    ['a recipient while no wallet of that network is connected does', order, { ...own, to: undefined }, true],
    ['a memo does, whoever receives', { ...order, memo: '7' }, own, true],
    ['another refund address does', { ...order, refund_address: '0xother' }, own, true],
    [
      'a refund address does while no wallet is connected',
      { ...order, refund_address: '0xme' },
      { ...own, from: undefined },
      true,
    ],
  ])('%s', (_, terms, addresses, expected) => expect(needsLook(terms, addresses)).toBe(expected))
})
