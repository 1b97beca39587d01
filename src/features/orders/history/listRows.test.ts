import { expect, it } from 'vitest'
import { csvOf } from '#core/format/csv.ts'
import type { Order } from '#core/wire/order.ts'
import { chain, orderOf, token } from '#src/testing/rows.ts'
import { swapOf, swapToken } from '#src/testing/swapRows.ts'
import { orderRows, swapRows } from './listRows.ts'

const names = {
  chains: [chain(1, 'Northshore'), chain(2, 'Southshore')],
  tokens: [token(1, 'ETH', 18), token(2, 'USDC', 6)],
}
const tx = (hash: string) => ({ chain_id: 1, tx_hash: hash, explorer_url: null, at: '2026-01-01T00:00:00.000Z' })

/** Cells of the one row by column. */
function cellsOf([head = [], row = []]: ReturnType<typeof orderRows>): Record<string, string | null> {
  return Object.fromEntries(head.map((name, at) => [name ?? '', row[at] ?? null]))
}
const order = (change: Partial<Order>) =>
  cellsOf(orderRows([orderOf('settled', { from_asset: '1:native', to_asset: '2:native', ...change })], names))

it('names a transfer’s networks, assets and amounts as its page does', () => {
  const cells = order({
    send_amount: '1500000000000000000',
    deposited_amount: '1400000000000000000',
    receive_amount: '2500000',
    paid_amount: '2400000',
    deposit: tx('0xd'),
    payout: tx('0xp'),
    refund: null,
  })
  expect(cells).toMatchObject({
    type: 'transfer',
    status: 'settled',
    from_network: 'Northshore',
    sent_asset: 'ETH',
    sent_amount: '1.4',
    to_network: 'Southshore',
    received_asset: 'USDC',
    received_amount: '2.4',
    sent_tx: '0xd',
    received_tx: '0xp',
    refund_tx: null,
    sent_base_units: '1400000000000000000',
    received_asset_id: '2:native',
  })
})

it('leaves empty what isn’t on a network, and what no list names', () => {
  const cells = order({ deposit: null, payout: null, deposited_amount: null, paid_amount: null, to_asset: '9:0xodd' })
  expect(cells).toMatchObject({
    sent_amount: null,
    received_amount: null,
    sent_tx: null,
    to_network: '9',
    received_asset: '9:0xodd',
    received_base_units: null,
  })
})

it('has the asset that a provider paid out instead', () => {
  const outcome = { received_asset: '1:native', received_amount: '1000000000000000000', received_verified: true }
  const rest = { refunded_asset: null, refunded_amount: null, refunded_verified: false, reason: 'partial' }
  expect(order({ payout: null, outcome: { ...outcome, ...rest } })).toMatchObject({
    to_network: 'Northshore',
    received_asset: 'ETH',
    received_amount: '1',
  })
})

it('has the same columns for swaps, whose tokens may be in no list', () => {
  const tokens = [swapToken('ETH', 18), swapToken('=USDC', 6, '0xusdc')]
  const done = swapOf({
    status: 'done',
    sent_amount: '100000000000000000',
    received_amount: '249000000',
    tx: tx('0xs'),
    tokens,
  })
  const rows = swapRows([done], names)
  expect(rows[0]).toEqual(orderRows([], names)[0])
  expect(cellsOf(rows)).toMatchObject({
    type: 'swap',
    from_network: 'Northshore',
    sent_amount: '0.1',
    received_asset: '=USDC',
    received_amount: '249',
    sent_tx: '0xs',
    received_tx: '0xs',
  })
  // A token's symbol is anyone's text.
  expect(csvOf(rows)).toContain(",'=USDC,")
  expect(cellsOf(swapRows([swapOf({ tokens })], names))).toMatchObject({ sent_amount: null, received_tx: null })
})
