import type { Swap, SwapQuote, SwapToken } from '#core/wire/swap.ts'
import type { Step } from '#core/wire/order.ts'
import type { PendingTransfer } from '#src/features/shared/pending.ts'
import { OWN } from './rows.ts'

/** API rows of swaps for tests of screens and their decisions. */
export const swapToken = (symbol: string, decimals: number, address = 'native', chainId = 1): SwapToken => ({
  asset_id: `${chainId}:${address}`,
  symbol,
  name: `${symbol} name`,
  decimals,
  icon: null,
  usd: symbol === 'USDC' ? '1' : '2500',
  is_popular: false,
  warnings: [],
  tax_bps: null,
})

/** 0.1 ETH for 249 USDC; at least 246.51 of them. */
export const swapQuoteOf = (change: Partial<SwapQuote> = {}): SwapQuote => ({
  quote_id: 'q1',
  provider: 'uniswap',
  provider_name: 'Uniswap',
  kind: 'swap',
  from_asset: '1:native',
  to_asset: '1:0xusdc',
  exact: 'send',
  send_amount: '100000000000000000',
  max_send_amount: '100000000000000000',
  receive_amount: '249000000',
  min_receive_amount: '246510000',
  slippage_bps: 100,
  send_usd: '250',
  receive_usd: '249',
  usd_stale: false,
  price_impact_bps: 10,
  fee: null,
  gas_units: '150000',
  gas_usd: '0.4',
  gas_usd_stale: false,
  account_rent: null,
  route: [],
  approval: null,
  problem: null,
  is_simulated: true,
  expires_at: '2026-01-01T00:01:00.000Z',
  ...change,
})

export const swapOf = (change: Partial<Swap> = {}): Swap => ({
  id: 's1',
  provider: 'uniswap',
  provider_name: 'Uniswap',
  kind: 'swap',
  status: 'waiting',
  from_address: OWN,
  from_asset: '1:native',
  to_asset: '1:0xusdc',
  exact: 'send',
  send_amount: '100000000000000000',
  max_send_amount: '100000000000000000',
  receive_amount: '249000000',
  min_receive_amount: '246510000',
  sent_amount: null,
  received_amount: null,
  gas_fee: null,
  tx: null,
  failure: null,
  tokens: [swapToken('ETH', 18), swapToken('USDC', 6, '0xusdc')],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...change,
})

const step = (label: Step['label']): Step => ({
  kind: 'evm_call',
  chain_id: 1,
  label,
  status: 'waiting',
  tx_ref: null,
  to: '0x01',
  data: '0x',
  value: '0',
  offer: null,
  approval: label === 'approve' ? { token: '0x01', spender: '0x02', amount: '1' } : null,
})

export const pendingOf = (
  labels: readonly Step['label'][],
  change: Partial<PendingTransfer> = {},
): PendingTransfer => ({
  orderId: 's1',
  token: '',
  fromChainId: 1,
  steps: labels.map(step),
  next: 0,
  phase: 'ready',
  txRef: null,
  expected: {
    quote: {
      from_asset: '1:native',
      to_asset: '1:0xusdc',
      send_amount: '1',
      receive_amount: '1',
      custody: 'provider_contract',
      fill_mode: 'contract',
    },
    orderId: 's1',
    recipient: OWN,
    depositor: OWN,
    refundAddress: null,
    settlementAddress: '',
    openBy: '2026-01-01T00:01:00.000Z',
  },
  openBy: '2026-01-01T00:01:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  ...change,
})
