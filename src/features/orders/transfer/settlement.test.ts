import { describe, expect, it, vi } from 'vitest'
import type { Fix } from '#core/errors.ts'
import type { PendingTransfer } from '#src/features/shared/pending.ts'
import { settlementAddress, resumeActionFor, withSettlement } from './settlement.ts'

describe('the address that receives deposits', () => {
  const rows = [{ chain_id: 77, escrows: ['0xold', '0xescrow'], deposit_address: null, deposit_account: null }]

  it('is read from the service’s settings for a network that the build does not know', async () => {
    expect(await settlementAddress(77, 'escrow', () => Promise.resolve(rows))).toBe('0xescrow')
  })

  it('is the order’s own escrow for a refund, and never an unlisted one', async () => {
    const at = (refundFrom: string) => settlementAddress(77, 'escrow', () => Promise.resolve(rows), refundFrom)
    expect(await at('0xOLD')).toBe('0xold')
    expect(await at('0xstranger')).toBe('0xescrow')
  })

  it('is refused without a configured address, instead of trusting the order', async () => {
    const configured = vi.fn(() => Promise.resolve(rows))
    await expect(settlementAddress(77, 'maker', configured)).rejects.toMatchObject({ reason: 'settlement_unknown' })
    await expect(settlementAddress(78, 'escrow', configured)).rejects.toMatchObject({ reason: 'settlement_unknown' })
  })
})

it('a transfer from another browser gets its deposit target, and the token’s domain if its deposit is only signed', async () => {
  const rows = [{ chain_id: 77, escrows: ['0xescrow'], deposit_address: null, deposit_account: null }]
  const taken = (quote: object) =>
    ({
      fromChainId: 77,
      expected: { settlementAddress: '', quote: { custody: 'escrow', ...quote } },
    }) as PendingTransfer
  const domain = { kind: 'erc3009', name: 'USD Coin', version: '2' } as const
  const settled = async (quote: object) =>
    (await withSettlement(taken(quote), () => Promise.resolve(rows), domain)).expected
  expect(await settled({ gasless: true })).toMatchObject({
    settlementAddress: '0xescrow',
    authorization: { name: 'USD Coin', version: '2' },
  })
  expect(await settled({})).not.toHaveProperty('authorization')
})

it.each<[Fix | null, ReturnType<typeof resumeActionFor>]>([
  [null, 'again'],
  [{ kind: 'switch_network', chain_id: 1 }, 'again'],
  [{ kind: 'retry_after', seconds: 1 }, 'again'],
  [{ kind: 'connect_wallet', family: 'evm' }, 'connect'],
  [{ kind: 'requote' }, 'restart'],
  [{ kind: 'use_amount', amount: '1' }, 'restart'],
  [{ kind: 'change_recipient' }, 'restart'],
  [{ kind: 'add_funds', chain_id: 1, asset_id: '1:native', amount: '1' }, 'restart'],
])('of a stored order %o leads to %s', (fix, way) => {
  expect(resumeActionFor(fix)).toBe(way)
})
