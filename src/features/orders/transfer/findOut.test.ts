import { describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors.ts'
import type { SwapSearch } from '#core/wire/swap.ts'
import type { PendingTransfer } from '#src/features/shared/pending.ts'
import { pendingOf } from '#src/testing/swapRows.ts'
import type { BatchState } from '#src/wallets/contract.ts'
import { findOut } from './findOut.ts'

const place = { sender: '0xme', nonce: '7', since: '100' }
const asking = pendingOf(['approve', 'swap'], { phase: 'asking', batched: true, batchId: '0xid', place })
const [found, none, unknown] = [
  { state: 'sent', tx_hash: '0xa1' },
  { state: 'nothing', tx_hash: null },
  { state: 'unknown', tx_hash: null },
] as const
const sent = (txRef: string) => ({ phase: 'sent', txRef, next: 1 })
const notSent = { phase: 'ready', txRef: null, declined: true }

function setUp(batch: BatchState | Error | null, search: Pick<SwapSearch, 'state' | 'tx_hash'> | Error) {
  const post = vi.fn(() => (search instanceof Error ? Promise.reject(search) : Promise.resolve(search)))
  const batchState = vi.fn(() => (batch instanceof Error ? Promise.reject(batch) : Promise.resolve(batch)))
  const wallets = batch === null ? null : { batchState }
  const run = (transfer: PendingTransfer) => findOut({ search: post, wallets } as never, transfer)
  return { run, post, batchState }
}
const said = (state: BatchState['state'], txRef: string | null = null): BatchState => ({ state, txRef })

describe('a request whose answer was lost', () => {
  it.each<[string, BatchState | Error | null, Parameters<typeof setUp>[1], object | null]>([
    ['was done, as the wallet tells', said('done', '0xb1'), unknown, sent('0xb1')],
    ['reverted, as the wallet tells', said('failed', '0xb1'), unknown, { phase: 'failed', txRef: '0xb1' }],
    ['was dropped, as the wallet tells', said('unsent'), unknown, notSent],
    ['was sent, as the network shows', said('unknown'), found, sent('0xa1')],
    ['was sent, although the wallet calls it pending', said('pending'), found, sent('0xa1')],
    ['was never sent, as the network shows', null, none, notSent],
    ['may still be sent by the wallet that has it', said('pending'), none, null],
    ['is unknown to wallet and network', said('unknown'), unknown, null],
    ['is asked of a wallet that fails', new Error('no connection'), unknown, null],
  ])('%s', async (_, batch, search, result) => {
    const changed = await setUp(batch, search).run(asking)
    if (result === null) expect(changed).toBeNull()
    else expect(changed).toMatchObject({ orderId: 's1', ...result })
  })

  it('stays unknown if neither answers', async () => {
    const down = new AppError('rpc_unreachable', 'down', { status: 502 })
    await expect(setUp(said('unknown'), down).run(asking)).rejects.toBe(down)
  })

  it('asks the network by the place of the swap alone, and the wallet by the batch’s id', async () => {
    const { run, post, batchState } = setUp(said('unknown'), unknown)
    await run(asking)
    expect(batchState).toHaveBeenCalledExactlyOnceWith('0xid')
    expect(post).toHaveBeenCalledExactlyOnceWith({ orderId: 's1', token: '', place })
    const { place: _, batchId: _id, ...bare } = asking
    expect(await run(bare)).toBeNull()
    expect(post).toHaveBeenCalledTimes(1)
  })
})
