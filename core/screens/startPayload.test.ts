import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  packStart,
  payFields,
  readStart,
  startFields,
  startPlaces,
  type BridgeStart,
  type PayStart,
} from './startPayload.ts'

const order = '1111111111111111111112'
const value = fc.stringMatching(/^[!-~]{1,24}$/)
const wishes = fc
  .record(Object.fromEntries(startFields.map((field) => [field, value])), { requiredKeys: [] })
  .map((one) => one as BridgeStart)

const requests = fc
  .record(
    {
      ...Object.fromEntries(payFields.map((field) => [field, value])),
      note: fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme' }),
    },
    { requiredKeys: [] },
  )
  .map((one) => one as PayStart)

describe('the payload of a link into Telegram', () => {
  it('round-trips in characters that Telegram accepts', () => {
    fc.assert(
      fc.property(wishes, (asked) => {
        const text = packStart({ kind: 'bridge', wishes: asked })
        fc.pre(text !== null)
        expect(text).toMatch(/^[A-Za-z0-9_-]{1,512}$/)
        expect(readStart(text as string)).toEqual({ kind: 'bridge', wishes: asked })
      }),
    )
  })

  it('carries a payment request with a note in any script', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const text = packStart({ kind: 'pay', request })
        fc.pre(text !== null)
        expect(text).toMatch(/^[A-Za-z0-9_-]{1,512}$/)
        expect(readStart(text as string)).toEqual({ kind: 'pay', request })
      }),
    )
  })

  it('has room for the longest recipient and note', () => {
    const request = {
      to: '999706684',
      token: 'USDC.e',
      amount: '123456789.123456789012345678',
      recipient: `BFC${'f'.repeat(68)}`,
      id: 'f'.repeat(32),
      note: '漢'.repeat(80),
    }
    const text = packStart({ kind: 'pay', request }) ?? ''
    expect(text.length).toBeLessThanOrEqual(512)
    expect(readStart(text)).toEqual({ kind: 'pay', request })
  })

  it('has one canonical form: parsing and packing returns the same text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(b|p|ref|order)?[_A-Z0-9a-f-]{0,40}$/), (text) => {
        const payload = readStart(text)
        if (payload) expect(packStart(payload)).toBe(text)
      }),
    )
  })

  it.each([
    [
      'a bridge',
      { kind: 'bridge', wishes: { from: 'base', to: '10', token: 'USDC.e', amount: '12.5' } },
      'b_Fbase_T10_KUSDC_2ee_A12_2e5',
    ],
    ['a referral', { kind: 'bridge', wishes: { ref: 'ab_C-9' } }, 'ref_ab_C-9'],
    ['an invitation to a bridge', { kind: 'bridge', wishes: { to: 'eth', ref: 'a_b' } }, 'b_Teth_Ia_5fb'],
    [
      'an exact payout',
      { kind: 'bridge', wishes: { to: 'eth', amount: '25', exact: 'receive' } },
      'b_Teth_A25_Ereceive',
    ],
    ['nothing but the form', { kind: 'bridge', wishes: {} }, 'b'],
    ['a payment form', { kind: 'pay', request: { to: 'base', amount: '25' } }, 'p_Tbase_A25'],
    ['a payment', { kind: 'pay', request: { token: 'ETH', id: 'ab', note: 'Tea' } }, 'p_KETH_Nab_MVGVh'],
    ['no payment yet', { kind: 'pay', request: {} }, 'p'],
    ['an order', { kind: 'order', id: order }, `order_${order}`],
    ...startPlaces.map((place) => [place, { kind: 'place', place }, place] as const),
  ] as const)('%s', (_, payload, text) => {
    expect(packStart(payload)).toBe(text)
    expect(readStart(text)).toEqual(payload)
  })

  it.each([
    '',
    'order_1',
    'b_Zx',
    'b_Fa_Fb',
    'b_Ta_Fb',
    'b_Fa_2',
    'b_F',
    'bx',
    'ref_',
    'something',
    'a b',
    'x'.repeat(513),
    'b_F_0a',
    'b_A1_2E5',
    'b_Iab',
    'p_Fa',
    'p_MVGVh_KETH',
    'p_M_2e_2e',
    'p_MVGVhX',
    'p_M',
    'p_M_2f_2f8',
  ])('%j is none of ours', (text) => expect(readStart(text)).toBeNull())

  it.each([
    ['too long a wish', { kind: 'bridge', wishes: { recipient: '/'.repeat(200) } }],
    ['a line break', { kind: 'bridge', wishes: { amount: '1\n2' } }],
    ['an empty wish', { kind: 'bridge', wishes: { from: '' } }],
    ['no order', { kind: 'order', id: 'x' }],
  ] as const)('%s is not written', (_, payload) => expect(packStart(payload)).toBeNull())
})
