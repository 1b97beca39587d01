import { assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { vendorCases } from '../testing/vendorSuite.ts'
import { createOneClickProvider } from './createOneClickProvider.ts'
import { createStandIn, payoutOf, REFUND_FEE, STAND_IN_KEY } from './testing/standIn.ts'

const at = (chain: number, token = 'native') => assetId(chainId(chain), token)
const ether = 10n ** 18n
const back = { asset: at(1), amount: ether - REFUND_FEE }
const refund = { status: 'refunded', refunded: back, has: ['depositTx', 'refundTx'] } as const

vendorCases({
  name: 'oneclick',
  standIn: createStandIn,
  create: (deps, url) => createOneClickProvider(deps, { url, perMinute: 1000, key: STAND_IN_KEY }),
  pairs: [
    { from: at(1), to: at(42161), amount: ether },
    {
      from: at(1, '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'),
      to: at(8453, '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'),
      amount: 100_000_000n,
    },
    {
      from: at(56, '0x55d398326f99059ff775485246999027b3197955'),
      to: at(10, '0x94b008aa00579c1307b0ef2c499ad98a8ce58e58'),
      amount: 100n * ether,
    },
    { from: at(10), to: at(8453), amount: ether },
  ],
  sender: '0x1f7812209f30048cc31d86e0075bd2e4d8c2e1b2',
  recipient: '0x8c0bcb51508675535e43760fb93b7f5dcd1b73d0',
  refusedAs: {
    pays_less: 'price_moved',
    adds_fee: 'price_moved',
    takes_more: 'provider_unavailable',
    other_target: 'quote_unsigned',
    wrong_chain: 'provider_unavailable',
    other_recipient: 'provider_unavailable',
    unreadable: 'quote_unsigned',
  },
  reports: [
    { name: 'waits for the deposit', state: 'PENDING_DEPOSIT', status: 'waiting' },
    { name: 'sees the deposit', state: 'KNOWN_DEPOSIT_TX', status: 'deposited', has: ['depositTx'] },
    { name: 'swaps', state: 'PROCESSING', status: 'filling', has: ['depositTx'] },
    {
      name: 'has paid out',
      state: 'SUCCESS',
      status: 'filled',
      received: { asset: at(42161), amount: payoutOf(ether, 18, 18) },
      has: ['depositTx', 'payoutTx'],
    },
    {
      name: 'has paid out and returns what was sent on top',
      state: 'SUCCESS excess',
      status: 'filled',
      refunded: { asset: at(1), amount: 5n },
      has: ['payoutTx'],
    },
    {
      name: 'refunds a deposit that is too small',
      state: 'INCOMPLETE_DEPOSIT',
      status: 'refunding',
      reason: 'refunded_incomplete_deposit',
      has: ['depositTx'],
    },
    {
      name: 'has refunded a deposit that was too small',
      state: 'REFUNDED short',
      status: 'refunded',
      reason: 'refunded_incomplete_deposit',
      refunded: { asset: at(1), amount: 700n },
      has: ['depositTx', 'refundTx'],
    },
    { name: 'has refunded after a move of the price', state: 'REFUNDED slippage', reason: 'refunded_price', ...refund },
    { name: 'has refunded a late deposit', state: 'REFUNDED late', reason: 'refunded_expired', ...refund },
    { name: 'has refunded for want of solvers', state: 'REFUNDED solvers', reason: 'refunded_liquidity', ...refund },
    { name: 'has refunded for no stated reason', state: 'REFUNDED', reason: 'refunded', ...refund },
    { name: 'has failed with a deposit', state: 'FAILED', status: 'held', reason: 'failed', has: ['depositTx'] },
  ],
})
