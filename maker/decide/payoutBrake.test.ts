import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BrakeFacts, payoutBrake } from './payoutBrake.ts'

const facts = (change: Partial<BrakeFacts> = {}): BrakeFacts => ({
  usdE8: 100n,
  outflowE8: 0n,
  outflowCapE8: 1_000n,
  unclaimedE8: 100n,
  unclaimedCapE8: 500n,
  reviewAboveE8: 400n,
  proven: false,
  waitedMs: 0,
  reviewMs: 60_000,
  ...change,
})

it.each<[string, Partial<BrakeFacts>, ReturnType<typeof payoutBrake>]>([
  ['a usual payout goes', {}, null],
  ['one that fills the hour goes', { outflowE8: 900n }, null],
  ['one that does not fit waits', { outflowE8: 901n }, 'outflow_cap'],
  ['the last that the escrow may owe goes', { unclaimedE8: 500n }, null],
  ['one more waits', { unclaimedE8: 501n }, 'unclaimed_cap'],
  ['without an escrow nothing is owed', { unclaimedE8: null }, null],
  ['the largest usual one goes', { usdE8: 400n }, null],
  ['a large one is looked at', { usdE8: 401n }, 'under_review'],
  ['until its time is over', { usdE8: 401n, waitedMs: 59_999 }, 'under_review'],
  ['and then goes', { usdE8: 401n, waitedMs: 60_000 }, null],
  ['but still not above the cap', { usdE8: 1_001n, waitedMs: 60_000 }, 'outflow_cap'],
  ['one of unknown value waits', { usdE8: null }, 'price_unknown'],
  ['also behind others of unknown value', { outflowE8: null }, 'price_unknown'],
  ['what goes back to its own sender never waits', { proven: true, usdE8: null, outflowE8: null }, null],
])('%s', (_, change, brake) => expect(payoutBrake(facts(change))).toBe(brake))

it('never pays out more than its cap in an hour, for any payouts in any order', () =>
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 0n, max: 700n })), (payouts) => {
      let outflowE8 = 0n
      for (const usdE8 of payouts)
        if (payoutBrake(facts({ usdE8, outflowE8, waitedMs: 60_000 })) === null) outflowE8 += usdE8
      expect(outflowE8).toBeLessThanOrEqual(1_000n)
    }),
  ))
