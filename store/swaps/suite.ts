import { randomBytes } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { describe, expect, it } from 'vitest'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { Store } from '../contract.ts'
import { freshChain } from '../testing/fixtures.ts'
import type { SwapProgress, SwapRow, SwapTerms } from './types.ts'

const anAddress = (): string => `0x${randomBytes(20).toString('hex')}`

export function aSwap(change: Partial<SwapTerms> = {}): SwapTerms {
  const chainId = freshChain()
  return {
    id: orderIdFromUuid(uuidv7()),
    provider: 'uniswap',
    kind: 'swap',
    chainId,
    fromAddress: anAddress(),
    fromAsset: assetId(chainId, NATIVE),
    toAsset: assetId(chainId, anAddress()),
    exact: 'send',
    sendAmount: 10n ** 18n,
    maxSendAmount: 10n ** 18n,
    receiveAmount: 2n ** 255n,
    minReceiveAmount: 1n,
    call: { to: anAddress(), data: '0x1234', value: '1000000000000000000' },
    tokens: [{ symbol: 'ETH' }],
    surface: 'web',
    // Never due by itself during the suite.
    expiresAt: new Date('2999-01-01T00:00:00Z'),
    ...change,
  }
}

export function swapCases(store: () => Store): void {
  const swaps = () => store().swaps
  const progressOf = ({
    status,
    txHash,
    nonce,
    since,
    sentAmount,
    receivedAmount,
    gasFee,
    failure,
    minedAt,
  }: SwapRow) =>
    ({ status, txHash, nonce, since, sentAmount, receivedAmount, gasFee, failure, minedAt }) satisfies SwapProgress
  const claimed = async (id: SwapTerms['id']): Promise<SwapRow> => {
    const row = (await swaps().claimDue(50)).find((one) => one.id === id)
    if (!row) throw new Error('not due')
    return row
  }
  /** Has a node show the reported transaction. */
  const show = async (id: SwapTerms['id'], found: Partial<SwapProgress> = { nonce: 7n }): Promise<void> => {
    const row = await claimed(id)
    await swaps().record(id, { ...progressOf(row), ...found, pollAt: null, claim: row.pollAt ?? new Date(0) })
  }

  describe('swaps', () => {
    it('keep their terms', async () => {
      const terms = aSwap({ fromPriceE8: 3n * 10n ** 11n, toPriceE8: null, nativePriceE8: 3n * 10n ** 11n })
      const made = await swaps().create(terms)
      expect(made).toMatchObject({ ...terms, status: 'waiting', txHash: null, sentAmount: null, failure: null })
      expect(await swaps().get(terms.id)).toEqual(made)
      expect(await swaps().get(aSwap().id)).toBeNull()
    })

    it('are due once their transaction is reported, for one reader at a time', async () => {
      const { id } = await swaps().create(aSwap())
      expect((await swaps().claimDue(50)).map((row) => row.id)).not.toContain(id)
      expect(await swaps().sent(id, '0xaa')).toMatchObject({ status: 'sent', txHash: '0xaa' })
      const [first, second] = await Promise.all([swaps().claimDue(50), swaps().claimDue(50)])
      expect([...first, ...second].filter((row) => row.id === id)).toHaveLength(1)
    })

    it('take no other report right after one, and none once a node has shown their transaction', async () => {
      const { id } = await swaps().create(aSwap())
      await swaps().sent(id, '0xaa')
      expect(await swaps().sent(id, '0xbb')).toMatchObject({ status: 'sent', txHash: '0xaa' })
      await show(id, { status: 'waiting', txHash: null })
      expect(await swaps().sent(id, '0xbb')).toMatchObject({ status: 'sent', txHash: '0xbb' })
      await show(id)
      expect(await swaps().sent(id, '0xcc')).toMatchObject({ txHash: '0xbb', nonce: 7n, pollAt: null })
      expect(await swaps().sent(aSwap().id, '0xaa')).toBeNull()
    })

    it('take the nonce of their transaction with its report or after it, once', async () => {
      const { id } = await swaps().create(aSwap())
      await swaps().sent(id, '0xaa')
      expect(await swaps().sent(id, '0xaa', 7n)).toMatchObject({ txHash: '0xaa', reportedNonce: 7n, nonce: null })
      expect(await swaps().sent(id, '0xaa', 8n)).toMatchObject({ reportedNonce: 7n })
      await show(id, { status: 'waiting', txHash: null, since: 5n })
      expect(await swaps().sent(id, '0xbb')).toMatchObject({ status: 'sent', reportedNonce: null, since: null })
      await swaps().sent(id, '0xbb', 9n)
      await show(id, { status: 'unknown' })
      expect(await swaps().sent(id, '0xcc', 9n)).toMatchObject({ status: 'unknown', txHash: '0xbb', pollAt: null })
    })

    it('ignore a read whose claim is over', async () => {
      const { id } = await swaps().create(aSwap())
      await swaps().sent(id, '0xaa')
      const row = await claimed(id)
      const found = { ...progressOf(row), status: 'failed', failure: 'slippage', pollAt: null } as const
      await swaps().record(id, { ...found, claim: new Date(0) })
      expect(await swaps().get(id)).toMatchObject({ status: 'sent', failure: null })
      await swaps().record(id, { ...found, claim: row.pollAt ?? new Date(0) })
      expect(await swaps().get(id)).toMatchObject({ status: 'failed', failure: 'slippage' })
    })

    it('know whether a transaction has already ended another one of the address', async () => {
      const [first, second] = [await swaps().create(aSwap()), aSwap()]
      const { chainId, fromAddress } = first
      const again = await swaps().create({ ...second, chainId, fromAddress })
      const elsewhere = await swaps().create(aSwap({ chainId }))
      for (const { id } of [first, again, elsewhere]) await swaps().sent(id, '0xaa')
      const taken = async (by?: 'reported') =>
        Promise.all([first, again, elsewhere].map((row) => swaps().isTaken({ ...row, txHash: '0xaa' }, by)))
      expect(await taken()).toEqual([false, false, false])
      expect(await taken('reported')).toEqual([true, true, false])
      await show(first.id, { status: 'done', minedAt: new Date('2026-01-01T00:00:00Z') })
      expect(await taken()).toEqual([false, true, false])
      expect(await swaps().isTaken({ ...again, txHash: '0xbb' })).toBe(false)
    })

    it('are ended by a transaction once, also by reads at the same time, unless it has the bytes of each', async () => {
      const first = await swaps().create(aSwap())
      const { chainId, fromAddress } = first
      const [second, third] = [
        await swaps().create(aSwap({ chainId, fromAddress })),
        await swaps().create(aSwap({ chainId, fromAddress })),
      ]
      const elsewhere = await swaps().create(aSwap({ chainId }))
      const all = [first, second, third, elsewhere]
      for (const { id } of all) await swaps().sent(id, '0xaa')
      const due = (await swaps().claimDue(50)).filter((row) => all.some(({ id }) => id === row.id))
      const end = async ({ id }: SwapRow, isShared = false) => {
        const row = due.find((one) => one.id === id)
        if (!row) throw new Error('not due')
        const found = { ...progressOf(row), status: 'done', minedAt: new Date(), pollAt: null } as const
        await swaps().record(id, { ...found, isShared, claim: row.pollAt ?? new Date(0) })
        return (await swaps().get(id))?.status
      }
      expect((await Promise.all([end(first), end(second)])).toSorted()).toEqual(['done', 'sent'])
      expect(await end(third, true)).toBe('done')
      expect(await end(elsewhere)).toBe('done')
      const rest = await Promise.all([first, second].map(({ id }) => swaps().get(id)))
      const [loser] = rest.filter((row) => row?.status === 'sent')
      expect((await swaps().claimDue(50)).map(({ id }) => id)).toContain(loser?.id)
    })

    it('are listed by address, newest first, page by page, without those that no node has shown', async () => {
      const fromAddress = anAddress()
      const ids: string[] = []
      for (let n = 0; n < 5; n++) {
        const { id } = await swaps().create(aSwap({ fromAddress }))
        ids.unshift(id)
        await swaps().sent(id, `0x${n}`)
        await show(id, n % 2 === 0 ? { nonce: 7n } : { status: 'done', minedAt: new Date() })
      }
      await swaps().create(aSwap({ fromAddress }))
      const { id: unseen } = await swaps().create(aSwap({ fromAddress }))
      await swaps().sent(unseen, '0x9')
      const first = await swaps().page({ address: fromAddress, limit: 3 })
      expect(first.list.map(({ id }) => id)).toEqual(ids.slice(0, 3))
      const rest = await swaps().page({ address: fromAddress, limit: 3, cursor: first.nextCursor ?? '' })
      expect(rest).toMatchObject({ nextCursor: null })
      expect(rest.list.map(({ id }) => id)).toEqual(ids.slice(3))
      await expect(swaps().page({ address: fromAddress, limit: 3, cursor: 'x' })).rejects.toThrow('does not exist')
    })

    it('are dropped by age unless a transaction was reported', async () => {
      const [sent, unsent] = [await swaps().create(aSwap()), await swaps().create(aSwap())]
      await swaps().sent(sent.id, '0xaa')
      await swaps().purge(new Date(unsent.createdAt.getTime()), 500)
      expect(await swaps().get(unsent.id)).not.toBeNull()
      await swaps().purge(new Date(unsent.createdAt.getTime() + 1), 500)
      expect(await swaps().get(unsent.id)).toBeNull()
      expect(await swaps().get(sent.id)).not.toBeNull()
    })

    it('refuse terms that are too large for a list', async () => {
      const call = { to: '0x', data: `0x${'00'.repeat(60_000)}`, value: '0' } as const
      await expect(swaps().create(aSwap({ call }))).rejects.toThrow()
    })
  })
}
