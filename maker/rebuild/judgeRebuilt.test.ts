import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeRebuilt, type RebuiltFacts } from './judgeRebuilt.ts'

const open: RebuiltFacts = {
  custody: 'escrow',
  named: true,
  ending: null,
  payout: { kind: 'unpaid' },
  refundRef: null,
  asQuoted: true,
}
const paid = { kind: 'paid', ref: '0x1' } as const
const held = (reason: string) => ({ kind: 'hold', reason })

describe('a deposit after the loss of the database', () => {
  it.each<[string, Partial<RebuiltFacts>, object]>([
    ['open and unpaid', {}, { kind: 'refund' }],
    ['open and paid', { payout: paid }, { kind: 'adopt', ref: '0x1' }],
    ['paid by a transaction that cannot be named', { payout: { ...paid, ref: null } }, held('rebuilt_payout_unknown')],
    ['claimed, its payout to be recorded', { ending: 'claimed', payout: paid }, { kind: 'adopt', ref: '0x1' }],
    ['claimed without a payout', { ending: 'claimed' }, held('rebuilt_payout_unknown')],
    ['cancelled', { ending: 'cancelled' }, { kind: 'end', as: 'refunded' }],
    [
      'refunded, whatever the destination says',
      { ending: 'refunded', payout: { kind: 'unknown', reason: 'rpc_behind' } },
      { kind: 'end', as: 'refunded' },
    ],
    ['paid and refunded', { ending: 'refunded', payout: paid }, held('rebuilt_paid_and_refunded')],
    ['undecided on its destination', { payout: { kind: 'unknown', reason: 'rpc_disagree' } }, held('rpc_disagree')],
    ['with the maker, unpaid', { custody: 'maker' }, { kind: 'refund' }],
    ['with the maker, paid', { custody: 'maker', payout: paid }, { kind: 'end', as: 'paid' }],
    ['with the maker, sent back', { custody: 'maker', refundRef: 'sig' }, { kind: 'end', as: 'refunded' }],
    [
      'with the maker, paid and sent back',
      { custody: 'maker', payout: paid, refundRef: 'sig' },
      held('rebuilt_paid_and_refunded'),
    ],
    ['with the maker, of another amount', { custody: 'maker', asQuoted: false }, held('rebuilt_amount_differs')],
    ['that names no order', { custody: 'maker', named: false }, held('unmatched')],
  ])('%s', (_, change, verdict) => expect(judgeRebuilt({ ...open, ...change })).toEqual(verdict))

  it('is refunded only if it is named, unpaid, as quoted and without an outcome', () => {
    const facts = fc.record<RebuiltFacts>({
      custody: fc.constantFrom('escrow', 'maker'),
      named: fc.boolean(),
      ending: fc.constantFrom(null, 'claimed', 'cancelled', 'refunded'),
      payout: fc.constantFrom<RebuiltFacts['payout']>(
        paid,
        { kind: 'paid', ref: null },
        { kind: 'unpaid' },
        { kind: 'unknown', reason: 'x' },
      ),
      refundRef: fc.constantFrom(null, 'sig'),
      asQuoted: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, (each) => {
        const safe =
          each.named &&
          each.ending === null &&
          each.payout.kind === 'unpaid' &&
          each.refundRef === null &&
          (each.custody === 'escrow' || each.asQuoted)
        expect(judgeRebuilt(each).kind === 'refund').toBe(safe)
      }),
    )
  })
})
