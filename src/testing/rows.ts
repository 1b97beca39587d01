import { chainId } from '#core/chain/chainId.ts'
import type { ChainRow, ExchangeRow, TokenRow } from '#core/wire/catalogue.ts'
import type { Order, OrderDetail } from '#core/wire/order.ts'
import type { Quote } from '#core/wire/quote.ts'
import type { RouteRow } from '#src/features/shared/form.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'

/** API rows for tests of screens and their decisions. */
export const chain = (id: number, name: string, change: Partial<ChainRow> = {}): ChainRow => ({
  chain_id: id,
  chain_name: name,
  alias_name: name,
  is_testnet: false,
  explorer_url: null,
  network_code: name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  popular_item_list: [],
  flags: [],
  icon: '',
  disabled: false,
  order: id,
  family: 'evm',
  native_currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpc_urls: [],
  route: { available: true, reason: null },
  ...change,
})

export const token = (chain_id: number, symbol: string, decimals: number, address = 'native'): TokenRow => ({
  asset_id: `${chain_id}:${address}`,
  chain_id,
  address,
  symbol,
  name: symbol,
  decimals,
  icon: '',
  authorization: null,
  usd_price: symbol === 'ETH' ? '3000' : '1',
  usd_price_stale: false,
  usd_price_source: 'table',
  usd_price_at: null,
})

export const route = (from: TokenRow, to: TokenRow, change: Partial<RouteRow> = {}): RouteRow => ({
  fromChainId: from.chain_id,
  toChainId: to.chain_id,
  from_asset: from.asset_id,
  to_asset: to.asset_id,
  min: '1000000000000000',
  max: '5000000000000000000',
  eta_seconds: 8,
  custody: 'escrow',
  ...change,
})

export const exchange = (id: number, change: Partial<ExchangeRow> = {}): ExchangeRow => ({
  id,
  name: `Exchange ${id}`,
  icon: '',
  chain_ids: [1, 10, 42161],
  tokens: ['ETH', 'USDC', 'USDT'],
  networks: [1, 10, 42161].map((chain_id) => ({ chain_id, memo: 'none', confirmations: null })),
  min_deposit: [],
  suspended: false,
  suspended_reason: null,
  ...change,
})

export const quoteOf = (change: Partial<Quote> = {}): Quote => ({
  quote_id: 'q1',
  provider: 'maker',
  provider_name: '',
  exact: 'send',
  from_asset: '1:native',
  to_asset: '2:native',
  send_amount: '100000000000000000',
  receive_amount: '99000000000000000',
  min_receive_amount: '99000000000000000',
  send_usd: '300',
  receive_usd: '297',
  send_usd_stale: false,
  receive_usd_stale: false,
  fees: [{ kind: 'bridge_fee', asset: '1:native', amount: '10000000000000', usd: '0.03', usd_stale: false }],
  fee_ratio: '0.0001',
  destination_gas: '0',
  destination_gas_usd: null,
  gasless: false,
  pays_to_address: false,
  native_fee: '0',
  native_fee_usd: null,
  gas_usd: null,
  via: null,
  eta_seconds: 8,
  custody: 'escrow',
  fill_mode: 'contract',
  signatures: 1,
  min_amount: '1000000000000000',
  max_amount: '5000000000000000000',
  expires_at: '2030-01-01T00:00:30.000Z',
  ...change,
})

export const OWN = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
export const OTHER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

export const account = (change: Partial<WalletAccount> = {}): WalletAccount => ({
  family: 'evm',
  address: OWN,
  connectorId: 'test',
  walletName: 'Test wallet',
  icon: null,
  chainId: chainId(1),
  ...change,
})

export const orderOf = (status: Order['status'], change: Partial<OrderDetail> = {}): OrderDetail => ({
  id: '1111111111111111111111',
  provider: 'maker',
  provider_name: '',
  exact: 'send',
  settlement: { kind: 'maker' },
  status,
  from_asset: '1:native',
  to_asset: '2:native',
  send_amount: '100000000000000000',
  receive_amount: '99000000000000000',
  deposited_amount: null,
  paid_amount: null,
  fees: [],
  native_fee: '0',
  destination_gas: '0',
  from_address: OWN,
  recipient: OWN,
  refund_address: null,
  memo: null,
  exchange_id: null,
  custody: 'escrow',
  fill_mode: 'contract',
  channel_id: 1,
  onchain_id: null,
  eta_seconds: 8,
  open_by: '2030-01-01T00:01:00.000Z',
  fill_deadline: '2030-01-01T00:10:00.000Z',
  refund_after: '2030-01-01T02:00:00.000Z',
  held_reason: null,
  confirmations: null,
  deposit: null,
  payout: null,
  refund: null,
  waiting_deposit: null,
  address_balance: null,
  address_reason: null,
  refund_step: null,
  steps: [],
  created_at: '2030-01-01T00:00:00.000Z',
  updated_at: '2030-01-01T00:00:00.000Z',
  events: [],
  ...change,
})
