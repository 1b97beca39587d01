import { randomBytes, randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mondayOf, utcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '../contract.ts'
import { type ExportPart, exportSections, type Pseudonyms } from './types.ts'
import { MOVED_TOPIC } from '../work/types.ts'
import { depositOf, newOrder, randomAddress } from '../testing/fixtures.ts'
import { aSwap } from '../swaps/suite.ts'
import { past, pointEntry } from '../testing/pointEntry.ts'
import type { Board } from '../points/leaderboard.ts'

const someone = (): number => randomInt(1, 2 ** 47)
const at = (second: number) => new Date(Date.UTC(2026, 2, 4, 10, 0, second))
const never = new Date('2999-01-01T00:00:00Z')
const pseudonyms: Pseudonyms = {
  ofAccount: (account) => `erased:${account.length}${account.slice(-6)}`,
  ofPerson: (userId) => -userId,
}

export function accountCases(store: () => Store): void {
  const everything = async (part: ExportPart): Promise<string> => {
    const rows: string[] = []
    for (const section of exportSections) {
      let after: string | null = null
      do {
        const page = await store().accounts.page(section, part, after, 2)
        rows.push(...page.rows)
        after = page.next
      } while (after !== null)
    }
    return rows.join('\n')
  }
  const erase = (userId: string, family: string) =>
    store().transaction(async (inner) =>
      inner.accounts.erase(await inner.accounts.hold({ userId, family }), pseudonyms),
    )
  const session = (userId: string, family: string) =>
    store().sessions.create({
      tokenHash: randomBytes(32).toString('hex'),
      userId,
      family,
      surface: 'web',
      device: 'Firefox · Linux',
      createdAt: at(0),
      expiresAt: never,
    })
  const act = (userAddress: string) =>
    store().userActions.add({
      userAddress,
      action: 'connect',
      agent: 'agent of a browser',
      walletName: 'w',
      sign: '',
      ip: '203.0.113.77',
      at: at(1),
    })

  /** A Telegram account with two wallets and rows in every table. */
  async function person() {
    const [id, wallets] = [someone(), [randomAddress(), randomAddress()]]
    const [first = '', second = ''] = wallets
    await store().telegram.see({ id, language: 'pt', mayWrite: true }, at(0))
    for (const address of wallets) await store().telegram.link({ address, family: 'evm' }, id, 9, at(2))
    await store().telegram.link({ address: randomAddress(), family: 'evm' }, id, 9, at(3))
    const gone = (await store().telegram.walletsOf(id))[0]?.address ?? ''
    await store().telegram.moveAway(gone, id)
    await store().reminders.save(
      id,
      { on: true, minute: 600, zone: 'Europe/Lisbon', quiet: null, mutedUntil: null },
      never,
    )
    await session(String(id), 'telegram')
    await session(first, 'evm')
    await act(first)
    await store().referrals.codeOf(first, () => randomBytes(6).toString('hex'))
    await store().points.award([pointEntry(first, 7), pointEntry(first, 5), pointEntry(second, 3)])
    await store().campaigns.socialAct({ wallet: first, campaignId: 29, account: `x:${id}` }, at(9))
    await store().review.tell(
      {
        kind: 'wallets_of_person',
        subject: `telegram:${id}`,
        day: utcDay(at(0)),
        count: 2,
        wallets: [`telegram:${id}`],
      },
      at(0),
    )
    await store().outbox.add(MOVED_TOPIC, `${gone}:1`, { address: gone, family: 'evm', from: id })
    return { id, first, second, gone }
  }

  describe('a user’s stored data', () => {
    it('are exported page by page, by wallet and by Telegram account', async () => {
      const { id, first, gone } = await person()
      const ofPerson = await everything({ telegram: id })
      for (const text of [String(id), 'Europe/Lisbon', gone, 'Firefox · Linux']) expect(ofPerson).toContain(text)
      const ofWallet = await everything({ wallet: first })
      for (const text of ['203.0.113.77', 'agent of a browser', `x:${id}`]) expect(ofWallet).toContain(text)
      const links = await store().accounts.page('telegram_wallets', { wallet: first }, null, 9)
      expect(links.rows.map((row) => JSON.parse(row) as object)).toMatchObject([{ address: first, family: 'evm' }])
      const entries = await store().accounts.page('point_entries', { wallet: first }, null, 9)
      expect(entries.rows.map((row) => (JSON.parse(row) as { points: number }).points).toSorted()).toEqual([5, 7])
      expect(ofWallet).not.toContain('token_hash')
      expect(await everything({ wallet: randomAddress() })).toBe('')
    })

    it('include orders with a deposit, with exact amounts', async () => {
      const order = newOrder({ sendAmount: 123_456_789_012_345_678_901n })
      await store().orders.create(order)
      const rows = async () => (await store().accounts.page('orders', { wallet: order.fromAddress }, null, 9)).rows
      // Until its deposit only the creator knows an order.
      expect(await rows()).toEqual([])
      await store().deposits.record(depositOf(order))
      expect((await rows()).map((row) => JSON.parse(row) as object)).toMatchObject([
        { from_address: order.fromAddress, recipient: order.recipient, send_amount: '123456789012345678901' },
      ])
    })

    it('include swaps whose transaction a node has shown, which a deletion keeps', async () => {
      const terms = aSwap({ sendAmount: 123_456_789_012_345_678_901n })
      const { id, fromAddress } = await store().swaps.create(terms)
      const rows = async () =>
        (await store().accounts.page('swaps', { wallet: fromAddress }, null, 9)).rows.map(
          (row) => JSON.parse(row) as object,
        )
      await store().swaps.sent(id, '0xaa')
      // Anyone can report a transaction of a swap for any address.
      expect(await rows()).toEqual([])
      const row = (await store().swaps.claimDue(50)).find((one) => one.id === id)
      if (!row) throw new Error('the swap is not due')
      const { status, txHash, since, sentAmount, receivedAmount, gasFee, failure, minedAt } = row
      const progress = { status, txHash, nonce: 7n, since, sentAmount, receivedAmount, gasFee, failure, minedAt }
      await store().swaps.record(id, { ...progress, pollAt: null, claim: row.pollAt ?? new Date(0) })
      const expected = [{ from_address: fromAddress, tx_hash: '0xaa', send_amount: '123456789012345678901' }]
      expect(await rows()).toMatchObject(expected)
      await erase(fromAddress, 'evm')
      expect(await rows()).toMatchObject(expected)
    })

    it('are removed with a Telegram account, except what the ledger and payments need', async () => {
      const { id, first, second, gone } = await person()
      const friend = randomAddress()
      await store().referrals.bind(first, friend, at(5))
      const before = await Promise.all(
        [first, second].map((wallet) => store().points.entries(wallet, { before: null, limit: 9 })),
      )
      const changed = await erase(String(id), 'telegram')
      expect(Object.keys(changed).toSorted()).toEqual([
        'campaign_acts',
        'outbox',
        'point_balances',
        'point_weeks',
        'referral_codes',
        'referrals',
        'sessions',
        'telegram_reminders',
        'telegram_users',
        'telegram_wallets',
        'user_actions',
      ])
      expect(await everything({ telegram: id })).toBe('')
      expect(await store().telegram.person(id)).toBeNull()
      expect(await store().sessions.of({ userId: first, family: 'evm' }, at(6))).toEqual([])
      expect(await store().review.open(1000)).not.toContainEqual(expect.objectContaining({ subject: `telegram:${id}` }))
      expect(
        await Promise.all([first, second].map((wallet) => store().points.entries(wallet, { before: null, limit: 9 }))),
      ).toEqual(before)
      expect(await store().referrals.referrerOf(first)).toBe(friend)
      expect((await store().referrals.friends(friend, { from: null, limit: 9 })).map(({ hidden }) => hidden)).toEqual([
        true,
      ])
      expect(await store().telegram.partedFrom(gone, past)).toEqual([-id])
      for (const who of [id, -id]) expect(await store().telegram.movedFrom(who, 9)).toEqual([])
      expect(await erase(String(id), 'telegram')).toEqual({})
    })

    it('leave the leaderboard until a wallet rejoins, also with points that arrive later', async () => {
      const { id, first, second } = await person()
      const [empty, other] = [randomAddress(), randomAddress()]
      await store().telegram.link({ address: empty, family: 'evm' }, id, 9, at(6))
      // Above all wallets of other cases.
      const top = 2_000_000_000
      await store().points.award([first, second, other].map((wallet) => pointEntry(wallet, top)))
      const listed = async (board: Board) => (await store().leaderboard.top(board, 50)).map(({ wallet }) => wallet)
      const boards = ['all', mondayOf(utcDay(new Date()))] as const
      for (const board of boards) expect(await listed(board)).toEqual(expect.arrayContaining([first, second, other]))
      await erase(String(id), 'telegram')
      await store().points.award([first, empty].map((wallet) => pointEntry(wallet, top)))
      for (const board of boards) {
        const now = await listed(board)
        expect(now).toContain(other)
        for (const wallet of [first, second, empty]) {
          expect(now).not.toContain(wallet)
          expect(await store().leaderboard.placeOf(board, wallet)).toMatchObject({ rank: null, hidden: true })
        }
      }
      expect(await store().leaderboard.placeOf('all', first)).toMatchObject({ points: 2 * top + 12 })
      await store().leaderboard.hide(empty, false)
      expect(await listed('all')).toContain(empty)
      // Other cases expect their own wallets at the top.
      for (const wallet of [empty, other]) await store().leaderboard.hide(wallet, true)
    })

    it('are complete after a deletion that failed at its end', async () => {
      const { id, first } = await person()
      const before = [await everything({ telegram: id }), await everything({ wallet: first })]
      const failing = { ...pseudonyms, ofPerson: () => Number.NaN }
      await expect(
        store().transaction(async (inner) =>
          inner.accounts.erase(await inner.accounts.hold({ userId: String(id), family: 'telegram' }), failing),
        ),
      ).rejects.toThrow()
      expect([await everything({ telegram: id }), await everything({ wallet: first })]).toEqual(before)
    })

    it('of a wallet are deleted without its Telegram account and that account’s other wallets', async () => {
      const { id, first, second } = await person()
      await erase(first, 'evm')
      expect((await store().telegram.walletsOf(id)).map(({ address }) => address)).toEqual([second])
      expect(await store().telegram.person(id)).toMatchObject({ language: 'pt' })
      expect(await store().sessions.ofPerson(id, at(6))).toHaveLength(1)
      // The deleted wallet counts as unlinked, so both wallets still belong to one user.
      expect(await store().telegram.isOnePerson(first, second, past)).toBe(true)
    })
  })

  describe('a user who returns after deleting their data', () => {
    it('cannot repeat a social task with the same account, or from another wallet', async () => {
      const { id, first } = await person()
      const account = `x:${id}`
      await erase(String(id), 'telegram')
      const again = (wallet: string) =>
        store().campaigns.socialAct({ wallet, campaignId: 29, account }, never, pseudonyms.ofAccount(account))
      expect(await again(randomAddress())).toBe('taken')
      expect(await again(first)).toBe('noted')
      expect(await store().campaigns.dueRechecks([29], never, never, 1000)).not.toContainEqual(
        expect.objectContaining({ account }),
      )
    })

    it('cannot repeat it while the deletion is pending', async () => {
      const { id } = await person()
      const account = `x:${id}`
      const [, ...answers] = await Promise.all([
        erase(String(id), 'telegram'),
        ...Array.from({ length: 8 }, () =>
          store().campaigns.socialAct(
            { wallet: randomAddress(), campaignId: 29, account },
            never,
            pseudonyms.ofAccount(account),
          ),
        ),
      ])
      expect(answers).toEqual(Array.from({ length: 8 }, () => 'taken'))
    })

    it('is the same person for referrals, with the old wallets and once one is linked', async () => {
      const { id, first, second } = await person()
      await erase(String(id), 'telegram')
      expect(await store().telegram.isOnePerson(first, second, past)).toBe(true)
      await store().telegram.see({ id, language: null, mayWrite: false }, at(7))
      const other = randomAddress()
      await store().transaction(async (inner) => {
        await inner.telegram.link({ address: other, family: 'evm' }, id, 9, at(8))
        await inner.accounts.recall(id, pseudonyms)
      })
      expect(await store().telegram.isOnePerson(first, other, past)).toBe(true)
      expect((await store().review.open(1000)).map(({ subject }) => subject)).toContain(`telegram:${id}`)
    })
  })
}
