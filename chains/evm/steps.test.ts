import { describe, expect, it } from 'vitest'
import { decodeDepositorCall } from '#chains/evm/order/calls.ts'
import { sampleOrder } from '#chains/evm/testing/orders.ts'
import { assetId } from '#core/chain/assetId.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import { step } from '#core/wire/order.ts'
import type { DepositInput, DepositTerms } from '../contract/deposits.ts'
import { evmSteps } from './steps.ts'

const escrow = '0xa15bb66138824a1c7167f5e85b957d04dd34e468'
const usdc = '0x700b6a60ce7eaaea56f065753d8dcb9653dbad35'
const escrowOrder = sampleOrder(1_800_000_000, { inputToken: usdc, inputAmount: 50n })
const from: AssetDef = {
  id: assetId(chainId(31337), usdc),
  chainId: chainId(31337),
  token: usdc,
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  icon: 'usdc',
  priceKey: null,
}
const input: DepositInput = {
  order: { escrowOrder, makerSignature: '0x5a' } as Partial<DepositTerms> as DepositTerms,
  from,
  escrow,
  depositAddress: null,
  allowance: 0n,
  permit: null,
  tokenAccount: null,
}
const permit = { name: 'USD Coin', version: '1', nonce: 7n }

describe('the steps of a token deposit', () => {
  it('are a permit of exactly the amount until the offer expires, with an approval as fallback', () => {
    const [first, open, ...more] = evmSteps({ ...input, permit })
    expect(first).toMatchObject({
      kind: 'evm_typed_data',
      label: 'permit',
      permit: {
        token: usdc,
        owner: escrowOrder.depositor,
        spender: escrow,
        amount: '50',
        nonce: '7',
        deadline: escrowOrder.openBy,
        name: 'USD Coin',
        version: '1',
      },
      fallback: evmSteps(input)[0],
    })
    expect(open?.label).toBe('open')
    expect(more).toEqual([])
    expect(step.parse(JSON.parse(JSON.stringify(first)))).toEqual(first)
  })

  it('are an approval of exactly the amount without a permit', () => {
    const [first] = evmSteps(input)
    if (first?.kind !== 'evm_call') throw new Error('not a call')
    expect(decodeDepositorCall(first.data as `0x${string}`)).toEqual({ kind: 'approve', spender: escrow, amount: 50n })
  })

  it('are only the opening if the allowance suffices', () => {
    expect(evmSteps({ ...input, allowance: 50n, permit }).map(({ label }) => label)).toEqual(['open'])
  })
})
