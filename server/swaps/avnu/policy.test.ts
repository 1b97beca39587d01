import fc from 'fast-check'
import { hash, num } from 'starknet'
import { describe, expect, it } from 'vitest'
import { contracts } from '#chains/starknet/testing/contracts.ts'
import { selectorOf } from '#chains/starknet/node/calls.ts'
import { assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { stepsProblem, type StepTerms } from '#core/order/stepPolicy.ts'
import { selectors } from './followCalls.ts'
import { approvalOf, avnuPolicy, callsOf, type CallsStep, EXCHANGE, readSwap, type StepCall } from './policy.ts'

const chain = chainId(666666666)
const me = `0x0${'52d8e9778d026588a51595e30b0f45609b4f771eecf0e335cdefed1d84a9d89'}`
const other = `0x0${'52d8e9778d026588a51595e30b0f45609b4f771eecf0e335cdefed1d84a9d88'}`
const [ether, bridged] = [contracts.ether, contracts.bridgedUsdc]
const [ETH, USDC] = [assetId(chain, 'native'), assetId(chain, bridged)]

/** Arguments that AVNU built for a swap of 0.01 ETH on the main network, with half a percent of slippage. */
const real = [
  '0x49d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7',
  '0x2386f26fc10000',
  '0x0',
  '0x53c91253bc9682c04929ca02ed00b3e423f6710d2ee7e0d5ebb06f3ecf368a8',
  '0x2b133f1',
  '0x0',
  '0x2adc1c2',
  '0x0',
  '0x52d8e9778d026588a51595e30b0f45609b4f771eecf0e335cdefed1d84a9d89',
  '0x0',
  '0x0',
  '0x1',
  '0x49d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7',
  '0x53c91253bc9682c04929ca02ed00b3e423f6710d2ee7e0d5ebb06f3ecf368a8',
  '0x5dd3d2f4429af886cd1a3b08289dbcea99a294197e9eb43b0e0325b4b',
  '0xe8d4a51000',
  '0x6',
  '0x49d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7',
  '0x53c91253bc9682c04929ca02ed00b3e423f6710d2ee7e0d5ebb06f3ecf368a8',
  '0x20c49ba5e353f80000000000000000',
  '0x3e8',
  '0x0',
  '0x2df7c3f5bccaf6000000000000',
]
const PRIME = 2n ** 251n + 17n * 2n ** 192n + 1n
const direct = real.slice(12)
const swapCall = (calldata: string[], entry_point = 'multi_route_swap'): StepCall => ({
  contract_address: EXCHANGE,
  entry_point,
  calldata,
})
/** Exactly 45 dollars for at most 0.0101 ETH; the older form has no fee. */
const exactTo = (withFee: boolean): string[] => [
  real[0] ?? '',
  '0x2386f26fc10000',
  '0x0',
  `0x${(10_100_000_000_000_000n).toString(16)}`,
  '0x0',
  real[3] ?? '',
  '0x2aea540',
  '0x0',
  real[8] ?? '',
  ...(withFee ? ['0x1e', '0x77'] : []),
  '0x1',
  ...direct,
]

const stepOf = (calls: StepCall[]): CallsStep => ({
  kind: 'starknet_calls',
  chain_id: chain,
  label: 'swap',
  status: 'waiting',
  tx_ref: null,
  calls,
})
function made(call: StepCall): CallsStep {
  const swap = readSwap(call)
  if (!swap) throw new Error('no swap')
  return stepOf(callsOf(call, swap))
}
const terms: StepTerms = {
  chain,
  asset: ETH,
  amount: 10n ** 16n,
  nativeFee: 0n,
  toChain: chain,
  recipient: me,
  toAsset: USDC,
  minReceive: 44_941_762n,
  owners: [me],
}
const exactTerms: StepTerms = { ...terms, amount: 10_100_000_000_000_000n, minReceive: 45_000_000n, isExact: true }
const problem = (step: CallsStep, change: Partial<StepTerms> = {}) =>
  stepsProblem([step], { ...terms, ...change }, avnuPolicy)

describe('a swap of AVNU’s exchange', () => {
  it('is read from arguments that AVNU built on the main network', async () => {
    expect(readSwap(swapCall(real))).toEqual({
      exact: 'send',
      sell: ether,
      buy: bridged,
      most: 10n ** 16n,
      least: 44_941_762n,
      beneficiary: me,
      fee: { bps: 0n, recipient: `0x${'0'.repeat(64)}` },
    })
    expect(await problem(made(swapCall(real)))).toBeNull()
  })

  it('is read if a part of its route compares several exchanges', async () => {
    const branch = ['0x6272616e6368', ...direct.slice(2), '0x1', '0x77', '0xe8d4a51000', '0x1', '0x5']
    const call = swapCall([...real.slice(0, 12), ...direct.slice(0, 2), ...branch])
    expect(await problem(made(call))).toBeNull()
  })

  it.each([true, false])(
    'of an exact payout leaves no allowance; with the form that has a fee: %j',
    async (withFee) => {
      const step = made(swapCall(exactTo(withFee), 'swap_exact_token_to'))
      expect(step.calls.map(({ entry_point }) => entry_point)).toEqual(['approve', 'swap_exact_token_to', 'approve'])
      expect(step.calls.at(-1)).toEqual(approvalOf(ether, 0n))
      expect(await stepsProblem([step], exactTerms, avnuPolicy)).toBeNull()
      expect(await stepsProblem([stepOf(step.calls.slice(0, 2))], exactTerms, avnuPolicy)).toBe('unreadable')
      expect(await stepsProblem([step], { ...exactTerms, minReceive: 45_000_001n }, avnuPolicy)).toBe('minimum')
      expect(await stepsProblem([step], { ...exactTerms, minReceive: 44_999_999n }, avnuPolicy)).toBe('minimum')
      expect(await stepsProblem([step], { ...exactTerms, amount: exactTerms.amount - 1n }, avnuPolicy)).toBe('outflow')
    },
  )

  it('passes for exactly the minimums that its own numbers enforce, up to the largest amount', async () => {
    const amount = fc.bigInt({ min: 3n, max: 2n ** 256n - 3n })
    const hexOf = (number: bigint): string => `0x${number.toString(16)}`
    await fc.assert(
      fc.asyncProperty(amount, fc.bigInt({ min: -2n, max: 2n }), async (least, above) => {
        const words = [hexOf(least % 2n ** 128n), hexOf(least >> 128n)]
        const call = swapCall([...real.slice(0, 6), ...words, ...real.slice(8)])
        expect(await problem(made(call), { minReceive: least + above })).toBe(above > 0n ? 'minimum' : null)
      }),
    )
  })

  it('isn’t exact if its least is', async () => {
    expect(await problem(made(swapCall(real)), { isExact: true })).toBe('minimum')
  })

  it.each<[string, Partial<StepTerms>, string]>([
    ['more than was shown', { amount: 10n ** 16n - 1n }, 'outflow'],
    ['another token', { asset: USDC }, 'outflow'],
    ['for less than was shown', { minReceive: 44_941_763n }, 'minimum'],
    ['for another token', { toAsset: assetId(chain, contracts.strk) }, 'recipient'],
    ['to another account', { recipient: other, owners: [other] }, 'recipient'],
    ['on another network', { chain: chainId(1) }, 'network'],
  ])('of %s is refused', async (_, change, expected) => {
    expect(await problem(made(swapCall(real)), change)).toBe(expected)
  })

  const [approval, swap] = made(swapCall(real)).calls as [StepCall, StepCall]
  const changed = (at: number, value: string): StepCall[] => {
    const call = swapCall(real.map((number, place) => (place === at ? value : number)))
    return [approval, call]
  }
  const transfer = { contract_address: bridged, entry_point: 'transfer', calldata: [other, '0x1', '0x0'] }
  it.each<[string, StepCall[], string]>([
    ['without an approval', [swap], 'unreadable'],
    ['with the calls in another order', [swap, approval], 'unreadable'],
    ['twice', [approval, swap, approval, swap], 'unreadable'],
    ['with a further call', [approval, swap, transfer], 'unreadable'],
    ['after a further call', [transfer, approval, swap], 'unreadable'],
    ['with an approval of more', [approvalOf(ether, 10n ** 16n + 1n), swap], 'unreadable'],
    ['with an unlimited approval', [approvalOf(ether, 2n ** 256n - 1n), swap], 'unreadable'],
    ['with an approval of another token', [approvalOf(bridged, 10n ** 16n), swap], 'unreadable'],
    [
      'with an approval of someone else',
      [{ ...approval, calldata: [other, ...approval.calldata.slice(1)] }, swap],
      'unreadable',
    ],
    ['with an approval in another method', [{ ...approval, entry_point: 'increase_allowance' }, swap], 'unreadable'],
    [
      'with an approval that has more arguments',
      [{ ...approval, calldata: [...approval.calldata, '0x0'] }, swap],
      'unreadable',
    ],
    ['and an approval that stays', [approval, swap, approvalOf(ether, 0n)], 'unreadable'],
    ['by another exchange', [approval, { ...swap, contract_address: other }], 'unreadable'],
    ['by a solver', [approval, { ...swap, entry_point: 'swap_external_solver' }], 'unreadable'],
    ['by a method of every object', [approval, { ...swap, entry_point: 'constructor' }], 'unreadable'],
    ['with arguments left', [approval, swapCall([...real, '0x0'])], 'unreadable'],
    ['that ends early', [approval, swapCall(real.slice(0, -1))], 'unreadable'],
    ['of an amount that is none', changed(1, `0x1${'0'.repeat(32)}`), 'unreadable'],
    ['of a higher amount', changed(2, '0x1'), 'unreadable'],
    ['of nothing', [approvalOf(ether, 0n), ...changed(1, '0x0').slice(1)], 'unreadable'],
    ['with an endless route', changed(11, `0x${'f'.repeat(60)}`), 'unreadable'],
    ['with a fee above the exchange’s own limit', changed(9, '0x1f5'), 'unreadable'],
    ['to another account', changed(8, other), 'recipient'],
    ['of a lower least amount', changed(6, '0x2adc1c1'), 'minimum'],
    ['to another token', changed(3, contracts.strk), 'recipient'],
    ['into its own token', changed(3, ether), 'unreadable'],
  ])('%s is refused', async (_, calls, expected) => {
    expect(await problem(stepOf(calls))).toBe(expected)
  })

  it.each<[string, (number: string) => unknown]>([
    ['an array, which wallets may write with its length', (number) => [number]],
    ['a number', (number) => Number(number)],
    ['text with spaces, which wallets may take for a short text', (number) => ` ${number}`],
    ['decimals', (number) => String(BigInt(number))],
    ['another number beyond the prime', (number) => `0x${(BigInt(number) + PRIME).toString(16)}`],
    ['true', () => true],
    ['nothing', () => ''],
  ])('is refused with a number as %s', async (_, by) => {
    for (const call of [0, 1])
      for (const place of made(swapCall(real)).calls[call]?.calldata.keys() ?? []) {
        const step = structuredClone(made(swapCall(real)))
        const calldata = step.calls[call]?.calldata as unknown[]
        calldata[place] = by(String(calldata[place]))
        expect(await problem(step), `call ${call}, number ${place}`).toBe('unreadable')
      }
  })

  it('is refused with a list in another form', async () => {
    const likeList = (list: readonly string[]) => ({ ...list, length: list.length }) as unknown as string[]
    for (const at of [0, 1]) {
      const { calls } = made(swapCall(real))
      const listed = calls.map((one, place) => (place === at ? { ...one, calldata: likeList(one.calldata) } : one))
      expect(await problem(stepOf(listed))).toBe('unreadable')
    }
  })

  it('is refused with the name of its method in a list', async () => {
    const named = { ...swapCall(real), entry_point: ['multi_route_swap'] as unknown as string }
    expect(await problem(made(named))).toBe('unreadable')
  })

  it('is refused under another label, and as another kind', async () => {
    const step = made(swapCall(real))
    expect(await problem({ ...step, label: 'transfer' })).toBe('unreadable')
    expect(await stepsProblem([step, step], terms, avnuPolicy)).toBe('order')
  })
})

it('numbers of methods and events are those that the network computes', () => {
  for (const [name, number] of Object.entries(selectors)) {
    expect(number).toBe(num.toHex(hash.starknetKeccak(name)))
    expect(selectorOf(name)).toBe(number)
  }
})
