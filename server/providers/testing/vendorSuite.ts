import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chainById } from '#core/catalogue/lookups.ts'
import { mainChannel } from '#core/channel/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { type AssetId, isNative } from '#core/chain/assetId.ts'
import type { AppError } from '#core/errors.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { pow10 } from '#core/money/units.ts'
import { type StepPolicy, stepsProblem, type StepProblem } from '#core/order/stepPolicy.ts'
import type { Step } from '#core/wire/order.ts'
import { pricedCatalogue } from './pricedCatalogue.ts'
import { silentLog } from '#runtime/log.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { createTestClock, type TestClock } from '../../testing/testApp.ts'
import type {
  EndReason,
  ExternalPrepared,
  ExternalStatus,
  Paid,
  Placement,
  RouteProvider,
  RouteRequest,
} from '../provider.ts'
import type { VendorDeps } from '../openProviders.ts'
import { startVendorServer, type VendorAnswer, type VendorCall, type VendorServer } from './vendorServer.ts'

/** Changes between a vendor's quote and the order, on purpose or by mistake. */
export const lies = [
  /** Less arrives than the quote said. */
  'pays_less',
  /** The deposit costs a fee that the quote did not have. */
  'adds_fee',
  /** The step takes more of the sent asset than quoted. */
  'takes_more',
  /** The step calls, pays or approves an address that is not pinned. */
  'other_target',
  /** The step is on another network. */
  'wrong_chain',
  /** The step pays out to another recipient; null in `refusedAs` where its bytes name none. */
  'other_recipient',
  /** The step is something that the policy cannot read. */
  'unreadable',
] as const
export type Lie = (typeof lies)[number]

/** Changes of an exact payout between the quote and the order. */
const exactLies = ['pays_less', 'pays_more', 'asks_more'] as const
export type AnyLie = Lie | (typeof exactLies)[number]

/** Ends and stages of an order, in the vendor's own statuses. */
export interface Report {
  readonly name: string
  /** State that the stand-in's status endpoint reports from now on. */
  readonly state: string
  readonly status: ExternalStatus
  readonly reason?: EndReason
  readonly received?: Paid
  readonly refunded?: Paid
  /** Transactions that the answer must carry. */
  readonly has?: readonly ('depositTx' | 'payoutTx' | 'refundTx')[]
}

export interface StandIn {
  handle(call: VendorCall): VendorAnswer | null
  /** Cheats from now on; null = honest. */
  lie(how: AnyLie | null): void
  /** Reports this state of every order from now on. */
  report(state: string): void
  /** Answers that there is no route for the pair. */
  hasRoute(has: boolean): void
}

export interface VendorCase {
  readonly name: string
  /** A fresh server that speaks the vendor's documented protocol. */
  standIn(catalogue: Catalogue): StandIn
  create(deps: VendorDeps, url: string): RouteProvider
  /** Pairs to quote and order, of the default catalogue. */
  readonly pairs: readonly { readonly from: AssetId; readonly to: AssetId; readonly amount: bigint }[]
  readonly sender: string
  readonly recipient: string
  /** Rule or reason by which each lie is refused; null where the vendor's protocol has no such lie. */
  readonly refusedAs: Readonly<
    Record<Lie, StepProblem | 'price_moved' | 'quote_unsigned' | 'provider_unavailable' | null>
  >
  /** False where the vendor can't promise an exact payout. */
  readonly isExact: boolean
  readonly reports: readonly Report[]
}

const orderId = orderIdFromUuid('01890000-0000-7000-8000-000000000001')

/** The contract of every external provider, against a server that speaks its protocol, faults included. */
export function vendorCases(vendor: VendorCase): void {
  const catalogue = pricedCatalogue()
  let server: VendorServer
  let standIn: StandIn
  let provider: RouteProvider
  let clock: TestClock

  const begin = (): void => {
    clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
    provider = vendor.create(
      { catalogue, clock, log: silentLog, limits: { minUsd: 1, maxUsd: 1_000_000 }, count: () => undefined },
      server.url,
    )
    standIn.lie(null)
    standIn.hasRoute(true)
    server.set(null)
  }
  beforeAll(async () => {
    standIn = vendor.standIn(catalogue)
    server = await startVendorServer((call) => standIn.handle(call))
  })
  afterAll(() => server.close())
  beforeEach(begin)

  const never = (): AbortSignal => new AbortController().signal
  const requestOf = (pair: VendorCase['pairs'][number]): RouteRequest => {
    const [from, to] = [pair.from, pair.to].map((id) => catalogue.assets.find((asset) => asset.id === id))
    if (!from || !to) throw new Error(`the default catalogue lacks ${pair.from} or ${pair.to}`)
    return {
      from,
      to,
      fromChain: chainById(catalogue, from.chainId),
      toChain: chainById(catalogue, to.chainId),
      amount: pair.amount,
      fromAddress: vendor.sender,
      recipient: vendor.recipient,
      exchange: null,
      channel: mainChannel(catalogue),
      destinationGas: 0n,
      gasless: false,
      exactReceive: null,
    }
  }
  const [first] = vendor.pairs
  if (!first) throw new Error('a case needs a pair')
  const request = requestOf(first)

  const quoted = async (of: RouteRequest = request) => {
    const answer = await provider.quote(of, never())
    if ('refusal' in answer) throw new Error(`refused: ${answer.refusal.reason} ${answer.refusal.message}`)
    const { expiresAt, ...quote } = answer.quote
    return {
      ...quote,
      exact: of.exactReceive === null ? ('send' as const) : ('receive' as const),
      quote_id: 'q',
      provider: vendor.name,
      provider_name: provider.title,
      gas_usd: null,
      expires_at: (expiresAt ?? clock.now()).toISOString(),
    }
  }
  const refusal = async (of: RouteRequest = request, signal = never()): Promise<string> => {
    const answer = await provider.quote(of, signal)
    return 'refusal' in answer ? answer.refusal.reason : 'quoted'
  }
  const prepared = async (of: RouteRequest, quote: Placement['quote']): Promise<ExternalPrepared> => {
    const placement: Placement = {
      orderId,
      request: of,
      quote,
      fromAddress: vendor.sender,
      recipient: vendor.recipient,
      refundAddress: vendor.sender,
      memo: null,
      creatorTokenHash: 'x',
      surface: 'web',
    }
    return (await provider.prepare(placement, never())) as ExternalPrepared
  }
  const problemOf = (of: RouteRequest, quote: Placement['quote'], steps: readonly Step[]) =>
    stepsProblem(
      steps,
      {
        chain: of.from.chainId,
        asset: of.from.id,
        amount: BigInt(quote.send_amount),
        nativeFee: BigInt(quote.native_fee),
        toChain: of.to.chainId,
        recipient: vendor.recipient,
        toAsset: of.to.id,
        minReceive: BigInt(quote.min_receive_amount),
        isExact: quote.exact === 'receive',
        owners: [vendor.sender],
        refundTo: vendor.sender,
        now: clock.now(),
      },
      provider.policy,
    )
  const rowOf = async (): Promise<OrderRow> => {
    const quote = await quoted()
    const { external } = await prepared(request, quote)
    return {
      id: orderId,
      provider: vendor.name,
      settlement: { kind: 'external', reference: external.reference },
      fromAsset: request.from.id,
      toAsset: request.to.id,
      fromChain: request.from.chainId,
      toChain: request.to.chainId,
      sendAmount: request.amount,
      receiveAmount: BigInt(quote.receive_amount),
      fromAddress: vendor.sender,
      recipient: vendor.recipient,
      refundAddress: vendor.sender,
      openBy: external.openBy,
      fillDeadline: external.fillDeadline,
      createdAt: clock.now(),
      depositHint: null,
    } as OrderRow
  }
  const known = { cursor: null, depositTx: `0x${'de'.repeat(32)}` }

  describe('quotes and orders', () => {
    it.each(vendor.pairs.map((pair) => [`${pair.from} to ${pair.to}`, pair] as const))(
      '%s: the steps do what the quote says',
      async (_, pair) => {
        const of = requestOf(pair)
        const quote = await quoted(of)
        expect(quote).toMatchObject({ from_asset: pair.from, to_asset: pair.to, send_amount: String(pair.amount) })
        expect(BigInt(quote.min_receive_amount)).toBeGreaterThan(0n)
        expect(BigInt(quote.min_receive_amount)).toBeLessThanOrEqual(BigInt(quote.receive_amount))
        expect(['provider', 'provider_contract']).toContain(quote.custody)
        const { external, steps } = await prepared(of, quote)
        expect(await problemOf(of, quote, steps)).toBeNull()
        expect(steps).toHaveLength(quote.signatures)
        expect(external.openBy.getTime()).toBeGreaterThan(clock.now().getTime())
        expect(external.fillDeadline.getTime()).toBeGreaterThanOrEqual(external.openBy.getTime())
      },
    )

    it('quotes before a wallet is connected', async () =>
      expect(await refusal({ ...request, fromAddress: null, recipient: null })).toBe('quoted'))

    it('refuses what the vendor does not do', async () => {
      expect(await refusal({ ...request, gasless: true })).toBe('gasless_unavailable')
      expect(await refusal({ ...request, destinationGas: 1n })).toBe('destination_gas_unsupported')
    })

    it('says when there is no route', async () => {
      standIn.hasRoute(false)
      expect(await refusal()).toBe('no_route')
    })

    it.each(lies.filter((lie) => vendor.refusedAs[lie] !== null))('a vendor that %s gets no deposit', async (lie) => {
      const quote = await quoted()
      standIn.lie(lie)
      const outcome = await prepared(request, quote).then(
        ({ steps }) => problemOf(request, quote, steps),
        (error: unknown) => (error as AppError).reason,
      )
      expect(outcome).toBe(vendor.refusedAs[lie])
    })
  })

  describe('an exact payout', () => {
    /** Wants a little less than the pair's amount; what is sent for it is only an estimate. */
    const exactly = (pair: VendorCase['pairs'][number]): RouteRequest => {
      const of = requestOf(pair)
      const wanted = (((pair.amount * 97n) / 100n) * pow10(of.to.decimals)) / pow10(of.from.decimals) + 1n
      return { ...of, amount: (wanted * pow10(of.from.decimals)) / pow10(of.to.decimals), exactReceive: wanted }
    }
    const sentBy = (steps: readonly Step[]): bigint =>
      steps.reduce((sum, step) => {
        const effect = (provider.policy[step.kind] as StepPolicy | undefined)?.read(step)
        return sum + (effect?.outflow.reduce((all, { amount }) => all + amount, 0n) ?? 0n)
      }, 0n)

    if (!vendor.isExact) {
      it('is refused', async () => expect(await refusal(exactly(first))).toBe('exact_unsupported'))
      return
    }

    it.each(vendor.pairs.map((pair) => [`${pair.from} to ${pair.to}`, pair] as const))(
      '%s: the steps pay out exactly that, for at most the quoted amount',
      async (_, pair) => {
        const of = exactly(pair)
        const quote = await quoted(of)
        const wanted = String(of.exactReceive)
        expect(quote).toMatchObject({ receive_amount: wanted, min_receive_amount: wanted })
        const most = BigInt(quote.send_amount)
        expect(most).toBeGreaterThan(of.amount)
        const { external, steps } = await prepared({ ...of, amount: most }, quote)
        expect(await problemOf(of, quote, steps)).toBeNull()
        expect(external.sendAmount).toBeLessThanOrEqual(most)
        if (!isNative(of.from.id)) expect(sentBy(steps)).toBe(external.sendAmount)
      },
    )

    it.each(exactLies)('a vendor that %s gets no deposit', async (lie) => {
      const of = exactly(first)
      const quote = await quoted(of)
      standIn.lie(lie)
      const outcome = await prepared({ ...of, amount: BigInt(quote.send_amount) }, quote).then(
        ({ steps }) => problemOf(of, quote, steps),
        (error: unknown) => (error as AppError).reason,
      )
      expect(['price_moved', 'provider_unavailable']).toContain(outcome)
    })

    it('below the operator’s minimum is refused by what would be sent', async () => {
      const of = exactly(first)
      const little = of.exactReceive === null ? 0n : of.exactReceive / 20_000n
      expect(await refusal({ ...of, exactReceive: little })).toBe('below_minimum')
    })
  })

  describe('faults of its server', () => {
    it('a new field changes nothing', async () => {
      server.set('unknown_field')
      const quote = await quoted()
      expect(await problemOf(request, quote, (await prepared(request, quote)).steps)).toBeNull()
      standIn.report(vendor.reports[0]?.state ?? '')
      await expect(provider.poll?.(await rowOf(), known, never())).resolves.toMatchObject({})
    })

    it('a slow answer is used', async () => {
      server.set('slow')
      expect(await refusal()).toBe('quoted')
    })

    it.each([
      ['limited', 'provider_busy'],
      ['down', 'provider_unavailable'],
      ['garbage', 'provider_unavailable'],
      ['redirects', 'provider_unavailable'],
    ] as const)('%s: refused as %s, and nothing can be ordered', async (fault, reason) => {
      const quote = await quoted()
      server.set(fault)
      expect(await refusal()).toBe(reason)
      begin()
      server.set(fault)
      await expect(prepared(request, quote)).rejects.toMatchObject({ retriable: expect.any(Boolean) as boolean })
    })

    it('one that hangs is left when the caller’s time is over', async () => {
      server.set('hangs')
      const over = AbortSignal.timeout(50)
      await expect(refusal(request, over)).resolves.toBe('provider_unavailable')
    })

    it('one that hangs again and again is left alone for a while, so that quotes no longer wait for it', async () => {
      server.set('hangs')
      for (let asked = 0; asked < 6; asked++) await refusal(request, AbortSignal.timeout(30))
      const before = server.calls.length
      expect(await refusal()).toBe('provider_unavailable')
      expect(server.calls).toHaveLength(before)
      server.set(null)
      clock.advance(600)
      expect(await refusal()).toBe('quoted')
    })

    it('after a rate limit it is left alone as long as it asks', async () => {
      server.set('limited')
      await refusal()
      server.set(null)
      const before = server.calls.length
      expect(await refusal()).toBe('provider_unavailable')
      expect(server.calls).toHaveLength(before)
      clock.advance(8)
      expect(await refusal()).toBe('quoted')
    })

    it('a poll that fails says nothing of the order', async () => {
      const row = await rowOf()
      server.set('down')
      await expect(provider.poll?.(row, known, never())).rejects.toBeInstanceOf(Error)
    })
  })

  describe('progress', () => {
    it.each(vendor.reports.map((report) => [report.name, report] as const))('%s', async (_, report) => {
      const row = await rowOf()
      standIn.report(report.state)
      const answer = await provider.poll?.(row, known, never())
      expect(answer).toMatchObject({
        status: report.status,
        ...(report.reason ? { reason: report.reason } : {}),
        ...(report.received ? { received: report.received } : {}),
        ...(report.refunded ? { refunded: report.refunded } : {}),
      })
      for (const field of report.has ?? []) expect(answer?.[field]).toBeTruthy()
      if (!report.reason) expect(answer?.reason).toBeUndefined()
    })

    it('a status that it does not know is an error, and the next poll decides', async () => {
      const row = await rowOf()
      standIn.report('a status of next year')
      await expect(provider.poll?.(row, known, never())).rejects.toBeInstanceOf(Error)
    })
  })
}
