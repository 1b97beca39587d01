import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isNative } from '#core/chain/assetId.ts'
import type { AppError } from '#core/errors.ts'
import { pow10 } from '#core/money/units.ts'
import type { StepPolicy } from '#core/order/stepPolicy.ts'
import type { Step } from '#core/wire/order.ts'
import type { ExternalRow } from '#store/orders/external.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { type ProofDeps, proveAnswer } from '../../orders/externalProof.ts'
import type { Placement, PollAnswer, RouteRequest } from '../provider.ts'
import { type AnyLie, type End, ends, exactLies, lies, type Report, type VendorCase } from './vendorCase.ts'
import { type Harness, never, startHarness } from './vendorHarness.ts'

/** Answers that count as an end. */
const endsAs: Readonly<Record<End, (report: Report) => boolean>> = {
  happy: ({ status, reason }) => status === 'filled' && reason === undefined,
  // Of the payout, or of the deposit.
  partial: ({ status, reason }) =>
    (status === 'filled' && reason === 'partial') ||
    (status === 'refunded' && reason === 'refunded_incomplete_deposit'),
  refund: ({ status, reason }) => status === 'refunded' && reason !== undefined,
  failed: ({ status, reason }) => (status === 'held' || status === 'rejected') && reason === 'failed',
  expired: ({ status, reason }) =>
    (status === 'refunded' && reason === 'refunded_expired') ||
    (status === 'held' && (reason === 'failed' || reason === 'untaken')),
}
const known = { cursor: null, depositTx: `0x${'de'.repeat(32)}` }
const stranger = `0x${'57'.repeat(20)}`

interface Before {
  readonly quote: Placement['quote']
  readonly row: OrderRow
}

/** The contract of every external provider, against a server that speaks its protocol, faults included. */
export function vendorCases(vendor: VendorCase): void {
  let h: Harness
  beforeAll(async () => {
    h = await startHarness(vendor)
  })
  afterAll(() => h.close())
  beforeEach(() => h.restart())

  const pairs = vendor.pairs.map((pair) => [`${pair.from} to ${pair.to}`, pair] as const)
  const poll = (row: OrderRow, signal = never()): Promise<PollAnswer> => {
    if (!h.provider.poll) throw new Error('the provider has no poll')
    return h.provider.poll(row, known, signal)
  }
  const reportOf = (end: End): Report => {
    const found = vendor.reports.find((report) => report.end === end)
    if (!found) throw new Error(`no report of ${end}`)
    return found
  }
  /** Rule or reason by which an order is refused if the vendor lies after the quote; null if it isn't. */
  const outcomeOf = async (lie: AnyLie, of: RouteRequest, quote: Placement['quote']): Promise<string | null> => {
    h.standIn.lie(lie)
    return h.prepared(of, quote).then(
      ({ steps }) => h.problemOf(of, quote, steps),
      (error: unknown) => (error as AppError).reason,
    )
  }
  /** Calls of the server that wait for the vendor; each needs a quote or an order from before the fault. */
  const waits: readonly (readonly [string, (before: Before, signal: AbortSignal) => Promise<unknown>])[] = [
    ['a quote', (_, signal) => h.provider.quote(h.request, signal)],
    ['an order', ({ quote }, signal) => h.prepared(h.request, quote, signal)],
    ['a poll', ({ row }, signal) => poll(row, signal)],
  ]

  describe('happy', () => {
    it.each(pairs)('%s: the steps do what the quote says', async (_, pair) => {
      const of = h.requestOf(pair)
      const quote = await h.quoted(of)
      expect(quote).toMatchObject({ from_asset: pair.from, to_asset: pair.to, send_amount: String(pair.amount) })
      expect(BigInt(quote.min_receive_amount)).toBeGreaterThan(0n)
      expect(BigInt(quote.min_receive_amount)).toBeLessThanOrEqual(BigInt(quote.receive_amount))
      expect(['provider', 'provider_contract']).toContain(quote.custody)
      const { external, steps } = await h.prepared(of, quote)
      expect(await h.problemOf(of, quote, steps)).toBeNull()
      expect(steps).toHaveLength(quote.signatures)
      expect(external.openBy.getTime()).toBeGreaterThan(h.clock.now().getTime())
      expect(external.fillDeadline.getTime()).toBeGreaterThanOrEqual(external.openBy.getTime())
    })

    it('quotes before a wallet is connected', async () =>
      expect(await h.refusal({ ...h.request, fromAddress: null, recipient: null })).toBe('quoted'))

    it('refuses what the vendor does not do', async () => {
      expect(await h.refusal({ ...h.request, gasless: true })).toBe('gasless_unavailable')
      expect(await h.refusal({ ...h.request, destinationGas: 1n })).toBe('destination_gas_unsupported')
    })

    it('says when there is no route', async () => {
      h.standIn.hasRoute(false)
      expect(await h.refusal()).toBe('no_route')
    })
  })

  describe('ends of an order: happy, partial, refund, failed, expired', () => {
    it.each(ends)('%s: the vendor reports it, or its protocol has no such end', (end) => {
      const found = vendor.reports.filter((report) => report.end === end)
      if (vendor.never[end] === undefined) expect(found.map((report) => endsAs[end](report))).toContain(true)
      else expect(found).toEqual([])
      for (const report of found) expect(endsAs[end](report)).toBe(true)
    })

    it.each(
      vendor.reports.map((report) => [report.end ? `${report.end}: ${report.name}` : report.name, report] as const),
    )('%s', async (_, report) => {
      const { row } = await h.placed()
      h.standIn.report(report.state)
      if (report.isLate) h.clock.advance((row.fillDeadline.getTime() - h.clock.now().getTime()) / 1000 + 1)
      const answer = await poll(row)
      expect(answer).toMatchObject({
        status: report.status,
        ...(report.reason ? { reason: report.reason } : {}),
        ...(report.received ? { received: report.received } : {}),
        ...(report.refunded ? { refunded: report.refunded } : {}),
      })
      for (const field of report.has ?? []) expect(answer[field]).toBeTruthy()
      if (!report.reason) expect(answer.reason).toBeUndefined()
    })

    it('a status that it does not know is an error, and the next poll decides', async () => {
      const { row } = await h.placed()
      h.standIn.report('a status of next year')
      await expect(poll(row)).rejects.toBeInstanceOf(Error)
    })
  })

  describe('rate limit', () => {
    it('refuses as busy, then leaves the vendor alone as long as it asks', async () => {
      h.server.set('limited')
      expect(await h.refusal()).toBe('provider_busy')
      h.server.set(null)
      const before = h.server.calls.length
      expect(await h.refusal()).toBe('provider_unavailable')
      expect(h.server.calls).toHaveLength(before)
      h.clock.advance(8)
      expect(await h.refusal()).toBe('quoted')
    })

    it('of polls says nothing of an order, and names the wait', async () => {
      const { row } = await h.placed()
      h.server.set('limited')
      await expect(poll(row)).rejects.toMatchObject({
        reason: 'vendor_limited',
        retriable: true,
        fix: { kind: 'retry_after', seconds: 7 },
      })
    })
  })

  it('unknown field: a new field changes nothing', async () => {
    h.server.set('unknown_field')
    const quote = await h.quoted()
    expect(await h.problemOf(h.request, quote, (await h.prepared(h.request, quote)).steps)).toBeNull()
    const happy = reportOf('happy')
    h.standIn.report(happy.state)
    expect(await poll((await h.placed()).row)).toMatchObject({ status: happy.status })
  })

  it('slow: a late answer is used for a quote, an order and a poll', async () => {
    h.server.set('slow')
    const { row } = await h.placed()
    const happy = reportOf('happy')
    h.standIn.report(happy.state)
    expect(await poll(row)).toMatchObject({ status: happy.status })
  })

  describe('hanging', () => {
    it.each(waits)('%s is left when the caller’s time is over', async (what, call) => {
      const placed = { quote: await h.quoted(), ...(await h.placed()) }
      h.server.set('hangs')
      const before = h.server.calls.length
      const caller = new AbortController()
      const ended = call(placed, caller.signal).catch((error: unknown) => error)
      await expect.poll(() => h.server.calls.length).toBeGreaterThan(before)
      caller.abort(new DOMException('over', 'TimeoutError'))
      if (what === 'a quote') expect(await ended).toMatchObject({ refusal: { reason: 'provider_unavailable' } })
      else expect(await ended).toBeInstanceOf(Error)
    })

    it('again and again: it is left alone for a while, so that quotes no longer wait for it', async () => {
      h.server.set('hangs')
      for (let asked = 0; asked < 6; asked++) await h.refusal(h.request, AbortSignal.timeout(30))
      const before = h.server.calls.length
      expect(await h.refusal()).toBe('provider_unavailable')
      expect(h.server.calls).toHaveLength(before)
      h.server.set(null)
      h.clock.advance(600)
      expect(await h.refusal()).toBe('quoted')
    })
  })

  describe('a broken server', () => {
    it.each(['down', 'garbage', 'redirects'] as const)(
      'that is %s: quotes are refused, and nothing can be ordered',
      async (fault) => {
        const quote = await h.quoted()
        h.server.set(fault)
        expect(await h.refusal()).toBe('provider_unavailable')
        h.restart()
        h.server.set(fault)
        await expect(h.prepared(h.request, quote)).rejects.toMatchObject({ retriable: expect.any(Boolean) as boolean })
      },
    )

    it('that fails a poll says nothing of the order', async () => {
      const { row } = await h.placed()
      h.server.set('down')
      await expect(poll(row)).rejects.toBeInstanceOf(Error)
    })
  })

  const caseOf: Readonly<Record<(typeof lies)[number], string>> = {
    pays_less: 'lying amount',
    takes_more: 'lying amount',
    adds_fee: 'fee added after the quote',
    wrong_chain: 'wrong chain',
    other_target: 'step outside the policy',
    other_recipient: 'step outside the policy',
    unreadable: 'step outside the policy',
  }
  it.each(lies.map((lie) => [caseOf[lie], lie] as const))('%s: a vendor that %s gets no deposit', async (_, lie) =>
    expect(await outcomeOf(lie, h.request, await h.quoted())).toBe(vendor.refusedAs[lie]),
  )

  describe('lying amount', () => {
    it('a payout below the promise ends as one, whatever amount the vendor reports', async () => {
      const { row, minReceive } = await h.placed()
      h.standIn.report(reportOf('happy').state)
      const answer = await poll(row)
      const external = { ...emptyRow, minReceive, depositTx: answer.depositTx ?? known.depositTx }
      const proven = await proveAnswer(
        readsThatShow(minReceive / 2n, row, h.clock.now()),
        {
          order: row,
          row: { ...external, depositAt: h.clock.now(), claimedAt: row.createdAt },
          provider: h.provider,
          now: new Date(h.clock.now().getTime() + 3_600_000),
        },
        answer,
      )
      expect(proven).toMatchObject({
        status: 'filled',
        progress: { receivedAmount: minReceive / 2n, isReceivedVerified: true, reason: 'paid_less' },
      })
    })
  })

  describe('deposit address swapped', () => {
    /** The step on its way to the browser, with an address that the vendor gave out for another order, or anyone's. */
    const swapped = (steps: readonly Step[], to: string): Step[] =>
      steps.map((step) => {
        if (step.kind === 'vendor_transfer') return { ...step, transfer: { ...step.transfer, to } }
        return step.kind === 'evm_call' && step.label === 'transfer' ? { ...step, to } : step
      })

    it(
      vendor.never['deposit address'] === undefined
        ? 'the browser refuses another address than the signed one'
        : 'the browser refuses another contract than the pinned one',
      async () => {
        const quote = await h.quoted()
        const { steps } = await h.prepared(h.request, quote)
        const paid = steps.filter((step) => step.kind === 'vendor_transfer')
        expect(paid.length > 0).toBe(vendor.never['deposit address'] === undefined)
        const { steps: others } = await h.prepared(h.request, await h.quoted())
        const other = others.find((step) => step.kind === 'vendor_transfer')?.transfer.to ?? stranger
        expect(paid.map(({ transfer }) => transfer.to)).not.toContain(other)
        for (const to of [other, stranger])
          expect(await h.problemOf(h.request, quote, swapped(steps, to))).toBe(
            paid.length > 0 ? 'unreadable' : 'target',
          )
      },
    )
  })

  describe('an exact payout', () => {
    /** Wants a little less than the pair's amount; what is sent for it is only an estimate. */
    const exactly = (pair: VendorCase['pairs'][number]): RouteRequest => {
      const of = h.requestOf(pair)
      const wanted = (((pair.amount * 97n) / 100n) * pow10(of.to.decimals)) / pow10(of.from.decimals) + 1n
      return { ...of, amount: (wanted * pow10(of.from.decimals)) / pow10(of.to.decimals), exactReceive: wanted }
    }
    const exactlyFirst = (): RouteRequest =>
      exactly({ from: h.request.from.id, to: h.request.to.id, amount: h.request.amount })
    const sentBy = (steps: readonly Step[]): bigint =>
      steps.reduce((sum, step) => {
        const effect = (h.provider.policy[step.kind] as StepPolicy | undefined)?.read(step)
        return sum + (effect?.outflow.reduce((all, { amount }) => all + amount, 0n) ?? 0n)
      }, 0n)

    if (!vendor.isExact) {
      it('is refused', async () => expect(await h.refusal(exactlyFirst())).toBe('exact_unsupported'))
      return
    }

    it.each(pairs)('%s: the steps pay out exactly that, for at most the quoted amount', async (_, pair) => {
      const of = exactly(pair)
      const quote = await h.quoted(of)
      const wanted = String(of.exactReceive)
      expect(quote).toMatchObject({ receive_amount: wanted, min_receive_amount: wanted })
      const most = BigInt(quote.send_amount)
      expect(most).toBeGreaterThan(of.amount)
      const { external, steps } = await h.prepared({ ...of, amount: most }, quote)
      expect(await h.problemOf(of, quote, steps)).toBeNull()
      expect(external.sendAmount).toBeLessThanOrEqual(most)
      if (!isNative(of.from.id)) expect(sentBy(steps)).toBe(external.sendAmount)
    })

    it.each(exactLies)('a vendor that %s gets no deposit', async (lie) => {
      const of = exactlyFirst()
      const quote = await h.quoted(of)
      const outcome = await outcomeOf(lie, { ...of, amount: BigInt(quote.send_amount) }, quote)
      expect(['price_moved', 'provider_unavailable']).toContain(outcome)
    })

    it('below the operator’s minimum is refused by what would be sent', async () => {
      const of = exactlyFirst()
      const little = of.exactReceive === null ? 0n : of.exactReceive / 20_000n
      expect(await h.refusal({ ...of, exactReceive: little })).toBe('below_minimum')
    })
  })
}

const emptyRow: Omit<ExternalRow, 'minReceive' | 'depositTx' | 'depositAt' | 'claimedAt'> = {
  cursor: null,
  payoutTx: null,
  payoutKey: null,
  refundTx: null,
  receivedAsset: null,
  receivedAmount: null,
  isReceivedVerified: false,
  refundedAsset: null,
  refundedAmount: null,
  isRefundVerified: false,
  reason: null,
  nativeFee: 0n,
  failures: 0,
  pollAt: null,
  updatedAt: new Date(0),
}

/** Networks that show the sender's deposit, and a payout of this amount to the recipient. */
const readsThatShow = (amount: bigint, { fromAddress }: OrderRow, at: Date): ProofDeps => ({
  familyOf: () => 'evm',
  moved: ({ account }) => Promise.resolve({ at, amount: account === fromAddress ? -1n : amount }),
  emitted: () => Promise.resolve(null),
  takenKeys: () => Promise.resolve([]),
  isOfMaker: () => Promise.resolve(false),
  isNamedEarlier: () => Promise.resolve(false),
})
