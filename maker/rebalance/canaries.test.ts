import { describe, expect, it } from 'vitest'
import { assetOf, chainOf, nativeOf } from '#core/catalogue/fixture.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { priceTable } from '#core/money/price.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { MovedTransfer, TransferRow } from '#store/transfers/types.ts'
import { parseRebalancingRules, type RebalancingRules } from './rules.ts'
import { canaryDelay, hourOf } from './sendCanary.ts'
import { type LimitedTerms, limitProblem } from './transferLimits.ts'
import { isSealed, sealOf, type SealedTerms } from './transferTerms.ts'
import { canaryProblemsOf } from './watchCanaries.ts'

const now = new Date('2026-03-01T12:30:00Z')
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000)
const HOUR = 3_600_000
const ETH = 10n ** 18n
const catalogue = {
  chains: [chainOf(1), chainOf(10), chainOf(20)],
  assets: [assetOf(1), assetOf(10), assetOf(20)],
  prices: priceTable([[assetOf(1).priceKey ?? '', 3000n * 10n ** 8n]]),
} as unknown as Catalogue
const band = (chain: number) => ({ asset: nativeOf(chain), low: '1', target: '2', high: '4' })
const route = (change = {}) => ({ from: nativeOf(1), to: nativeOf(10), provider: 'relay', amount: '0.002', ...change })
const canaries = (change = {}) => ({
  maxLossBps: 300,
  maxDayLossUsd: '0.5',
  maxFeeUsd: '0.2',
  routes: [route()],
  ...change,
})
const rulesWith = (change: object | undefined, file = {}): RebalancingRules =>
  parseRebalancingRules(
    {
      server: 'https://bridge.example.org',
      providers: ['relay', 'debridge'],
      maxLossBps: 30,
      maxLossUsd: '20',
      minTransferUsd: '100',
      maxTransferUsd: '5000',
      maxDayUsd: '20000',
      bands: [band(1), band(10), band(20)],
      ...(change ? { canaries: change } : {}),
      ...file,
    },
    catalogue,
  )

describe('canaries in the rebalancing file', () => {
  it('are off without a section of their own', () => expect(rulesWith(undefined).canaries).toBeNull())

  it('have a name per route, and are sent once an hour unless it says otherwise', () => {
    const rules = rulesWith(canaries({ routes: [route(), route({ to: nativeOf(20), provider: undefined })] }))
    expect(rules.canaries).toMatchObject({ everyMs: HOUR, maxLossBps: 300n, maxDayLossE8: 5n * 10n ** 7n })
    expect(rules.canaries?.routes).toMatchObject([
      { id: '1-10-eth-relay', provider: 'relay', amount: 2n * 10n ** 15n },
      { id: '1-20-eth', provider: null },
    ])
  })

  it.each<[string, object, RegExp]>([
    ['an unknown setting', canaries({ every: 1 }), /canaries: .*every/],
    ['more than one in an hour', canaries({ everyHours: 0.5 }), /canaries\.everyHours: a whole number/],
    ['more than one in an hour by zero', canaries({ everyHours: 0 }), /canaries\.everyHours/],
    ['less than one a day', canaries({ everyHours: 25 }), /canaries\.everyHours/],
    ['a loss that the reconciler would report', canaries({ maxLossBps: 501 }), /canaries\.maxLossBps/],
    ['no limit of a day', { ...canaries(), maxDayLossUsd: undefined }, /canaries\.maxDayLossUsd/],
    ['no route', canaries({ routes: [] }), /canaries\.routes/],
    ['an asset without a band', canaries({ routes: [route({ to: '10:0xaa' })] }), /routes\.0: 10:0xaa has no band/],
    [
      'one network',
      canaries({ routes: [route({ to: nativeOf(1) })] }),
      /routes\.0: from and to are on the same network/,
    ],
    [
      'an unlisted provider',
      canaries({ routes: [route({ provider: 'lifi' })] }),
      /routes\.0: providers does not list lifi/,
    ],
    ['an unknown provider', canaries({ routes: [route({ provider: 'hop' })] }), /routes\.0\.provider: one of lifi/],
    [
      'too many decimals',
      canaries({ routes: [route({ amount: '0.0000000000000000001' })] }),
      /routes\.0\.amount: a decimal/,
    ],
    ['nothing', canaries({ routes: [route({ amount: '0.0' })] }), /routes\.0: amount is zero/],
    [
      'a route twice',
      canaries({ routes: [route(), route()] }),
      /routes\.1: it checks the same route as canaries\.routes\.0/,
    ],
    [
      'a route with a provider and without one',
      canaries({ routes: [route(), route({ provider: undefined })] }),
      /routes\.1: it checks the same route/,
    ],
  ])('refuse %s by its field', (_, change, message) => expect(() => rulesWith(change)).toThrow(message))
})

describe('the next canary of a route', () => {
  const of = { id: 'a', from: assetOf(1), to: assetOf(10) }
  const row = (change: Partial<TransferRow>) => ({
    canaryRoute: 'a',
    canaryHour: hourOf(now),
    state: 'arrived' as const,
    createdAt: now,
    ...change,
  })
  const delay = (rows: ReturnType<typeof row>[], everyMs = HOUR, paused: number[] = []) =>
    canaryDelay(of, rows, { now, everyMs, paused: new Set(paused) as never })

  it.each<[string, ReturnType<typeof row>[], string | null]>([
    ['is due if there was none', [], null],
    ['is due if only another route had one', [row({ canaryRoute: 'b' })], null],
    [
      'waits within an hour of the last one, also past the full hour',
      [row({ canaryHour: '2026-03-01T11', createdAt: ago(59) })],
      'recent',
    ],
    ['is due an hour after the last one', [row({ canaryHour: '2026-03-01T11', createdAt: ago(60) })], null],
    [
      'waits while the last one is on its way',
      [row({ state: 'final', canaryHour: '2026-02-28T11', createdAt: ago(1500) })],
      'open',
    ],
    ['waits while the last one waits to be signed', [row({ state: 'waiting' })], 'open'],
    ['waits for the next hour if the last one was never signed', [row({ state: 'expired' })], 'recent'],
    [
      'is due in the next hour if the last one was never signed',
      [row({ state: 'expired', canaryHour: '2026-03-01T11', createdAt: ago(31) })],
      null,
    ],
    ['waits as long if the last one failed', [row({ state: 'failed', createdAt: ago(30) })], 'recent'],
  ])('%s', (_, rows, expected) => expect(delay(rows)).toBe(expected))

  it('waits as long as the operator says', () =>
    expect(delay([row({ canaryHour: '2026-03-01T08', createdAt: ago(300) })], 6 * HOUR)).toBe('recent'))

  it.each([1, 10])('waits while network %s is paused', (chain) => expect(delay([], HOUR, [chain])).toBe('paused'))
})

describe('the limits of a canary', () => {
  const rules = rulesWith(canaries())
  const terms = (change: Partial<LimitedTerms> = {}): LimitedTerms => ({
    chainId: assetOf(1).chainId,
    asset: nativeOf(1),
    toAsset: nativeOf(10),
    amount: 2n * 10n ** 15n,
    nativeFee: 0n,
    minReceive: 195n * 10n ** 13n,
    canaryRoute: '1-10-eth-relay',
    canaryHour: '2026-03-01T12',
    ...change,
  })
  const moved = (change: Partial<LimitedTerms> = {}): MovedTransfer => ({
    ...terms({ canaryHour: '2026-03-01T11', ...change }),
    orderId: orderIdFromUuid('0195f0a0-0000-7000-8000-000000000001'),
  })
  const problem = (of: LimitedTerms, others: readonly MovedTransfer[] = [], by = rules) =>
    limitProblem({ rules: by, catalogue }, of, others)

  it('allow a tiny amount whose fees are a larger share than of a transfer', () => {
    expect(problem(terms())).toBeNull()
    expect(problem(terms({ canaryRoute: null, canaryHour: null }))).toBe('loss_limit')
  })

  it.each<[string, LimitedTerms, MovedTransfer[], string]>([
    ['another of the hour', terms(), [moved({ canaryHour: '2026-03-01T12' })], 'canary_repeated'],
    ['another amount than configured', terms({ amount: 3n * 10n ** 15n }), [], 'canary_off'],
    ['a route that isn’t configured', terms({ canaryRoute: '1-10-eth' }), [], 'canary_off'],
    ['a share above the allowed loss', terms({ minReceive: 190n * 10n ** 13n }), [], 'loss_limit'],
    ['a fee on top above the allowed loss', terms({ nativeFee: 10n ** 15n }), [], 'loss_limit'],
    ['more losses than a day allows', terms(), [moved(), moved(), moved()], 'canary_loss_limit'],
    ['network fees that a day does not allow', terms({ minReceive: 2n * 10n ** 15n }), [moved()], 'canary_loss_limit'],
    ['the day’s limit with the transfers', terms(), [moved({ canaryRoute: null, amount: 7n * ETH })], 'day_limit'],
  ])('refuse %s', (_, of, others, reason) => expect(problem(of, others)).toBe(reason))

  it('do not count what brought more than was sent as a negative loss', () => {
    const gain = moved({ minReceive: 3n * 10n ** 15n })
    expect(problem(terms(), [gain, moved(), moved(), moved()])).toBe('canary_loss_limit')
  })

  it('count amount, provider fee and network fees of all in the limit of a day', () => {
    // $6 and a provider's fee of $0.03, with network fees of $0.2, twice.
    const paid = { nativeFee: 10n ** 13n, minReceive: 2n * 10n ** 15n }
    const limits = { minTransferUsd: '0', maxTransferUsd: '1' }
    const withDay = (maxDayUsd: string) => rulesWith(canaries({ maxDayLossUsd: '10' }), { ...limits, maxDayUsd })
    expect(problem(terms(paid), [moved({ minReceive: paid.minReceive })], withDay('12.43'))).toBeNull()
    expect(problem(terms(paid), [moved({ minReceive: paid.minReceive })], withDay('12.42'))).toBe('day_limit')
  })

  it('refuse more than a few dollars, whatever the file says', () => {
    const large = rulesWith(canaries({ maxDayLossUsd: '100', routes: [route({ amount: '0.01' })] }))
    expect(problem(terms({ amount: 10n ** 16n, minReceive: 10n ** 16n }), [], large)).toBe('transfer_limit')
  })

  it('refuse everything without a section of their own', () =>
    expect(problem(terms(), [], rulesWith(undefined))).toBe('canary_off'))
})

describe('the seal of a canary', () => {
  const terms = {
    orderId: orderIdFromUuid('0195f0a0-0000-7000-8000-000000000001'),
    chainId: 1,
    asset: '1:native',
    amount: 1n,
    nativeFee: 0n,
    toAsset: '10:native',
    minReceive: 1n,
    provider: 'relay',
    steps: '[]',
    openBy: now,
    origin: 'automatic',
    canaryRoute: 'a',
    canaryHour: hourOf(now),
  } as unknown as SealedTerms

  it.each<[string, Partial<SealedTerms>]>([
    ['its route', { canaryRoute: 'b' }],
    ['its hour', { canaryHour: '2026-03-01T13' }],
    ['its kind', { canaryRoute: null, canaryHour: null }],
  ])('covers %s', (_, change) => {
    const seal = sealOf('secret', terms)
    expect(isSealed('secret', { ...terms, seal })).toBe(true)
    expect(isSealed('secret', { ...terms, ...change, seal })).toBe(false)
  })
})

describe('the problems of a checked route', () => {
  it.each<[string, Parameters<typeof canaryProblemsOf>[0], number, string[]]>([
    ['none after one that arrived', { state: 'ok' }, 60, []],
    ['a failed one', { state: 'failed' }, 30, ['failed']],
    ['an overdue one, whose successor can’t be missing', { state: 'overdue' }, 500, ['overdue']],
    ['a missing one', { state: 'ok' }, 121, ['missing']],
    ['none sent since the start', undefined, 121, ['missing']],
    ['a failed one without a successor', { state: 'failed' }, 121, ['failed', 'missing']],
  ])('are %s', (_, state, minutes, expected) =>
    expect([...canaryProblemsOf(state, { sentAt: ago(minutes), now, everyMs: HOUR })]).toEqual(expected),
  )
})
