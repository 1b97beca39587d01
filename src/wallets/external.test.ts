import { encodeFunctionData, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from './contract.ts'
import { type SettlementOrder, settlementOrderId } from '#server/providers/relay/settlementOrder.ts'
import { externalCall, requireProvider, verifyExternalSteps } from './external.ts'

/** Relay's Depository on Ethereum. */
const depository = '0x4cd00e387622c35bddb9b4c962c136462338bc31'
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const depositor = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const abi = parseAbi(['function depositErc20(address depositor, address token, uint256 amount, bytes32 id)'])
const arbitrumUsdc = '0xaf88d065e77c8cc2239327c5edb3a432268e5831'
const end = { deadline: 1_893_456_000, extraData: '0x' }
/** Relay's order for the deposit, which carries its hash. */
const order: SettlementOrder = {
  version: 'v1',
  solverChainId: 'base',
  solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
  salt: '0x01',
  inputs: [
    {
      payment: { chainId: 'ethereum', currency: usdc, amount: '50000000', weight: '1' },
      refunds: [{ chainId: 'ethereum', recipient: depositor, currency: usdc, minimumAmount: '0', ...end }],
    },
  ],
  output: {
    chainId: 'arbitrum',
    payments: [{ recipient: depositor, currency: arbitrumUsdc, minimumAmount: '49800000', expectedAmount: '49900000' }],
    calls: [],
    ...end,
  },
  fees: [],
}
const data = (amount: bigint) =>
  encodeFunctionData({ abi, functionName: 'depositErc20', args: [depositor, usdc, amount, settlementOrderId(order)] })

const step = (change: Partial<Extract<Step, { kind: 'evm_call' }>> = {}): Step => ({
  kind: 'evm_call',
  chain_id: 1,
  label: 'transfer',
  status: 'waiting',
  tx_ref: null,
  to: depository,
  data: data(50_000_000n),
  value: '0',
  offer: null,
  approval: null,
  terms: JSON.stringify(order),
  ...change,
})
const expected: Expectation = {
  quote: {
    from_asset: `1:${usdc}`,
    to_asset: `42161:${arbitrumUsdc}`,
    send_amount: '50000000',
    receive_amount: '49900000',
    min_receive_amount: '49800000',
    custody: 'provider',
    fill_mode: 'transfer',
  },
  provider: 'relay',
  orderId: '1111111111111111111111',
  recipient: depositor,
  depositor,
  refundAddress: depositor,
  settlementAddress: '',
  openBy: '2030-01-01T00:00:00.000Z',
}
const refused = (reason: string) => expect.objectContaining({ reason }) as unknown

it('passes on a provider’s step that moves exactly what was reviewed', async () =>
  expect(await externalCall(step(), expected)).toEqual({ to: depository, data: data(50_000_000n), value: 0n }))

it.each<[string, Step]>([
  ['takes more than reviewed', step({ data: data(50_000_001n) })],
  ['takes coins besides', step({ value: '1' })],
  ['calls a contract that this build does not pin', step({ to: usdc })],
  ['is on another network', step({ chain_id: 10 })],
  ['can’t be read', step({ data: '0x12345678' })],
  ['gives an allowance to another contract', approval('0x1111111111111111111111111111111111111111')],
])('a step that %s never reaches the wallet', async (_, broken) => {
  await expect(externalCall(broken, expected)).rejects.toEqual(refused('wallet_mismatch'))
})

it('lets only a deposit of exactly the asked payout pass, if the person asked for that', async () => {
  const [payout] = order.output.payments
  if (!payout) throw new Error('no payout')
  const paying = (minimumAmount: string, expectedAmount: string): Step => {
    const output = { ...order.output, payments: [{ ...payout, minimumAmount, expectedAmount }] }
    const terms: SettlementOrder = { ...order, output }
    const args = [depositor, usdc, 50_000_000n, settlementOrderId(terms)] as const
    return step({
      data: encodeFunctionData({ abi, functionName: 'depositErc20', args }),
      terms: JSON.stringify(terms),
    })
  }
  const quote = {
    ...expected.quote,
    receive_amount: '49900000',
    min_receive_amount: '49900000',
    exact: 'receive',
  } as const
  const exact: Expectation = { ...expected, quote }
  await expect(externalCall(paying('49900000', '49900000'), exact)).resolves.toBeDefined()
  for (const [least, most] of [
    ['49899999', '49900000'],
    ['49900000', '49900001'],
    ['49900001', '49900001'],
  ] as const)
    await expect(externalCall(paying(least, most), exact)).rejects.toEqual(refused('wallet_mismatch'))
  // A lower minimum of the quote does not loosen what was asked.
  const looser = { ...exact, quote: { ...quote, min_receive_amount: '49800000' } }
  await expect(externalCall(paying('49800000', '49800000'), looser)).rejects.toEqual(refused('wallet_mismatch'))
  const asksForMore = { ...exact, quote: { ...quote, send_amount: '49999999' } }
  await expect(externalCall(paying('49900000', '49900000'), asksForMore)).rejects.toEqual(refused('wallet_mismatch'))
})

it('lets an approval pass for exactly the amount and the pinned contract', async () => {
  const approve = approval(depository)
  expect(await externalCall(approve, expected)).toMatchObject({ to: usdc, value: 0n })
})

it('lets steps pass together that are one deposit after its approval, and no second one', async () => {
  const steps = [approval(depository), step()]
  await expect(verifyExternalSteps(steps, expected)).resolves.toBeUndefined()
  await expect(verifyExternalSteps([...steps, step()], expected)).rejects.toEqual(refused('wallet_mismatch'))
  await expect(verifyExternalSteps([approval(depository)], expected)).rejects.toEqual(refused('wallet_mismatch'))
})

it('refuses an approval that carries coins, or that calls another contract than the token', async () => {
  const coins = { ...approval(depository), value: '1' } as Step
  await expect(externalCall(coins, expected)).rejects.toEqual(refused('wallet_mismatch'))
  const elsewhere = { ...approval(depository, 0n), to: '0x1111111111111111111111111111111111111111' } as Step
  await expect(externalCall(elsewhere, expected)).rejects.toEqual(refused('wallet_mismatch'))
})

it('refuses the steps of a provider that this build does not know, before an order is made', async () => {
  await expect(externalCall(step(), { ...expected, provider: 'next-year' })).rejects.toEqual(
    refused('provider_unknown'),
  )
  expect(() => requireProvider('next-year')).toThrow(refused('provider_unknown') as Error)
  expect(() => requireProvider('relay')).not.toThrow()
})

function approval(spender: `0x${string}`, amount = 50_000_000n): Step {
  const approve = parseAbi(['function approve(address spender, uint256 amount)'])
  return step({
    label: 'approve',
    to: usdc,
    data: encodeFunctionData({ abi: approve, functionName: 'approve', args: [spender, amount] }),
    approval: { token: usdc, spender, amount: String(amount) },
  })
}
