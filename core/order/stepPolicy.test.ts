import { expect, it } from 'vitest'
import { assetId } from '../chain/assetId.ts'
import { chainId } from '../chain/chainId.ts'
import type { Step } from '../wire/order.ts'
import { type StepEffect, type StepPolicies, stepProblem, stepsProblem, type StepTerms } from './stepPolicy.ts'

const asset = assetId(chainId(1), '0xtoken')
const terms = { chain: 1, asset, amount: 10n, nativeFee: 0n, toChain: 2, recipient: 'r' }
const call = { kind: 'evm_call', chain_id: 1, value: '0' } as Extract<Step, { kind: 'evm_call' }>
const permit = { kind: 'evm_typed_data', chain_id: 1, fallback: call } as Extract<Step, { kind: 'evm_typed_data' }>
const effect = (change: Partial<StepEffect> = {}): StepEffect => ({
  targets: ['a'],
  outflow: [{ asset, amount: 10n }],
  allowances: [],
  ...change,
})
const reading = (read: StepEffect | null): StepPolicies => {
  const row = { targets: (chain: number) => (chain === 1 ? ['a'] : []), read: () => read }
  return { evm_call: row, evm_typed_data: { ...row, read: () => effect() } }
}

it.each([
  [null, call, effect()],
  ['kind', { ...call, kind: 'svm_tx' } as unknown as Step, effect()],
  ['network', { ...call, chain_id: 2 }, effect()],
  ['unreadable', call, null],
  ['target', call, effect({ targets: ['a', 'b'] })],
  ['outflow', call, effect({ outflow: [{ asset, amount: 11n }] })],
  [
    'outflow',
    call,
    effect({
      outflow: [
        { asset, amount: 6n },
        { asset, amount: 5n },
      ],
    }),
  ],
  ['outflow', call, effect({ outflow: [{ asset: assetId(chainId(1), '0xother'), amount: 1n }] })],
  ['outflow', { ...call, value: '1' }, effect()],
  [null, call, effect({ allowances: [{ asset, spender: 'a', amount: 10n }] })],
  ['allowance', call, effect({ allowances: [{ asset, spender: 'b', amount: 10n }] })],
  ['allowance', call, effect({ allowances: [{ asset, spender: 'a', amount: 11n }] })],
  [null, permit, effect()],
  ['outflow', permit, effect({ outflow: [{ asset, amount: 11n }] })],
] as const)('reports %s', async (problem, step, read) =>
  expect(await stepProblem(step, terms, reading(read))).toBe(problem),
)

it('compares the asset, the minimum and the owners that a step fixes', async () => {
  const owned = { ...terms, toAsset: assetId(chainId(2), '0xtoken'), minReceive: 9n, owners: ['s'] }
  const named = { chain: 2, recipient: 'r', asset: owned.toAsset, minimum: 9n }
  const problem = (change: Partial<StepEffect>, of: StepTerms = owned) => stepProblem(call, of, reading(effect(change)))
  expect(await problem({ payout: named, owners: ['s'] })).toBeNull()
  expect(await problem({ payout: { ...named, asset } })).toBe('recipient')
  expect(await problem({ payout: { ...named, minimum: 8n } })).toBe('minimum')
  expect(await problem({ payout: { ...named, recipient: 'x' } })).toBe('recipient')
  expect(await problem({ owners: ['s', 'x'] })).toBe('owner')
  expect(await problem({ payout: named }, terms)).toBe('recipient')
  expect(await problem({ payout: { chain: 2, recipient: 'r', minimum: 9n } }, terms)).toBe('minimum')
  expect(await problem({ owners: ['s'] }, terms)).toBe('owner')
})

it('accepts a simulation where nothing can be decoded, within the same limits', async () => {
  const simulated = (read: StepEffect | null) => stepProblem(call, terms, reading(null), () => Promise.resolve(read))
  expect(await simulated(effect())).toBeNull()
  expect(await simulated(effect({ targets: ['b'] }))).toBe('target')
  expect(await simulated(null)).toBe('unreadable')
})

it('lets the sent coin leave as the value of a call, up to the amount', async () => {
  const native = { ...terms, asset: assetId(chainId(1), 'native') }
  const none = reading(effect({ outflow: [] }))
  expect(await stepProblem({ ...call, value: '10' }, native, none)).toBeNull()
  expect(await stepProblem({ ...call, value: '11' }, native, none)).toBe('outflow')
})

const payout = { chain: 2, recipient: 'r' }
const toAsset = assetId(chainId(2), '0xtoken')
const now = new Date(1000)
it.each([
  [null, {}, {}],
  ['recipient', { payout: { ...payout, chain: 3 } }, {}],
  ['recipient', { payout: { ...payout, recipient: 's' } }, {}],
  [null, { payout: { ...payout, asset: toAsset } }, { toAsset }],
  ['recipient', { payout: { ...payout, asset } }, { toAsset }],
  ['recipient', { payout: { ...payout, asset: toAsset } }, {}],
  [null, { payout: { ...payout, minimum: 9n } }, { minReceive: 9n }],
  ['minimum', { payout: { ...payout, minimum: 8n } }, { minReceive: 9n }],
  ['minimum', { payout: { ...payout, minimum: 8n } }, {}],
  [
    null,
    { payout: { ...payout, asset: toAsset, minimum: 9n, isExact: true } },
    { toAsset, minReceive: 9n, isExact: true },
  ],
  ['minimum', { payout: { ...payout, asset: toAsset, minimum: 9n } }, { toAsset, minReceive: 9n, isExact: true }],
  [
    'minimum',
    { payout: { ...payout, asset: toAsset, minimum: 10n, isExact: true } },
    { toAsset, minReceive: 9n, isExact: true },
  ],
  ['minimum', { payout: { ...payout, minimum: 9n, isExact: true } }, { minReceive: 9n, isExact: true }],
  ['minimum', {}, { minReceive: 9n, isExact: true }],
  [null, { refundTo: 'f' }, { refundTo: 'f' }],
  ['refund', { refundTo: 'f' }, { refundTo: null }],
  ['refund', { refundTo: 'f' }, {}],
  [null, { validUntil: new Date(1001) }, { now }],
  ['expired', { validUntil: now }, { now }],
  ['expired', { validUntil: now }, {}],
  ['expired', { validUntil: new Date(NaN) }, { now }],
  [null, { payout: { chain: 2 } }, { owners: ['r', 'f'] }],
  ['recipient', { payout: { chain: 2 } }, { owners: ['f', 'r'] }],
  ['recipient', { payout: { chain: 2 } }, {}],
] as const)('reports %s of a step that fixes more: %o', async (problem, fixed, known) =>
  expect(await stepProblem({ ...call, label: 'transfer' }, { ...terms, ...known }, reading(effect(fixed)))).toBe(
    problem,
  ),
)

it('refuses steps that move less than the least', async () => {
  const deposit = { ...call, label: 'transfer' } as Step
  const of = (leastSent: bigint) => stepsProblem([deposit], { ...terms, leastSent }, reading(effect()))
  expect(await of(10n)).toBeNull()
  expect(await of(11n)).toBe('outflow')
})

it('refuses steps that stay valid for longer than their policy lets them', async () => {
  const until = (ms: number) => {
    const row = { targets: () => ['a'], read: () => effect({ validUntil: new Date(ms) }), longestMs: 60 }
    return stepProblem(call, { ...terms, now }, { evm_call: row })
  }
  expect(await until(1060)).toBeNull()
  expect(await until(1061)).toBe('expired')
})

it('refuses a swap that fixes no payout', async () => {
  const of = (fixed: Partial<StepEffect>) =>
    stepProblem({ ...call, label: 'swap' }, { ...terms, toAsset, minReceive: 9n }, reading(effect(fixed)))
  expect(await of({ payout: { ...payout, asset: toAsset, minimum: 9n } })).toBeNull()
  expect(await of({ payout: { ...payout, asset: toAsset } })).toBe('minimum')
  expect(await of({ payout: { ...payout, minimum: 9n } })).toBe('minimum')
  expect(await of({})).toBe('minimum')
})
