import { uuidv7 } from 'uuidv7'
import { expect, it } from 'vitest'
import type { AssetDef } from '#core/catalogue/types.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { readDepositMemo } from '#core/order/depositMemo.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { starknetServices } from './services.ts'
import { testAccount } from './testing/accounts.ts'
import { contracts } from './testing/contracts.ts'

const chain = chainId(666666666)
const [user, maker] = [testAccount('0x1').address, testAccount('0x2').address]
const asset = (token: string): AssetDef => ({
  id: assetId(chain, token),
  chainId: chain,
  token,
  symbol: 'T',
  name: 'T',
  decimals: 18,
  icon: 't',
  priceKey: null,
})
const order = {
  id: orderIdFromUuid(uuidv7()),
  sendAmount: 5n * 10n ** 18n,
  toChain: chainId(1),
  onchainId: `0x${'ab'.repeat(32)}` as const,
  refundAddress: user,
  fromAddress: user,
  escrowOrder: null,
  makerSignature: null,
}
const rest = { escrow: null, allowance: null, permit: null, tokenAccount: null }
const stepsOf = (from: AssetDef, depositAddress: string | null, changes = {}) =>
  starknetServices.deposits?.steps({ order: { ...order, ...changes }, from, depositAddress, ...rest })

it.each([
  ['the coin', NATIVE, null],
  ['a token', contracts.usdc, contracts.usdc],
])('a deposit of %s is one multicall whose memo has everything that a refund needs', (_, token, shown) => {
  const [step, ...more] = stepsOf(asset(token), maker) ?? []
  expect(more).toEqual([])
  if (step?.kind !== 'starknet_invoke') throw new Error('another kind of step')
  expect(step).toMatchObject({ chain_id: chain, label: 'transfer', status: 'waiting' })
  expect(step.transfer).toMatchObject({ from: user, to: maker, token: shown, amount: String(order.sendAmount) })
  expect(readDepositMemo(step.transfer.memo)).toEqual({
    orderId: order.id,
    amount: order.sendAmount,
    toChain: 1,
    orderHash: order.onchainId,
    refundAddress: user,
  })
})

it('is none without a deposit address or complete terms', () => {
  expect(stepsOf(asset(NATIVE), null)).toEqual([])
  expect(stepsOf(asset(NATIVE), maker, { refundAddress: null })).toEqual([])
})
