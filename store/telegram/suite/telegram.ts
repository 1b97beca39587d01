import { randomBytes, randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Store } from '../../contract.ts'

const someone = (): number => randomInt(1, 2 ** 47)
const wallet = () => ({ address: `0x${randomBytes(20).toString('hex')}`, family: 'evm' as const })
const at = (second: number) => new Date(Date.UTC(2026, 2, 4, 10, 0, second))
const MOST = 3

export function telegramCases(store: () => Store): void {
  const telegram = () => store().telegram
  const person = async () => {
    const id = someone()
    await telegram().see({ id, language: 'en', mayWrite: false }, at(0))
    return id
  }
  const link = (one: ReturnType<typeof wallet>, id: number, second = 1) => telegram().link(one, id, MOST, at(second))
  const addresses = async (id: number) => (await telegram().walletsOf(id)).map(({ address }) => address)

  describe('Telegram users', () => {
    it('are stored with their permissions and choices', async () => {
      const id = someone()
      expect(await telegram().person(id)).toBeNull()
      await telegram().see({ id, language: 'en', mayWrite: false }, at(0))
      expect(await telegram().person(id)).toEqual({
        id,
        language: 'en',
        mayWrite: false,
        languageChoice: null,
        reachable: true,
        receipts: true,
        seenAt: at(0),
      })
      await telegram().setLanguage(id, 'ru')
      await telegram().setReceipts(id, false)
      await telegram().setReachable(id, false)
      await telegram().see({ id, language: 'de', mayWrite: true }, at(1))
      expect(await telegram().person(id)).toEqual({
        id,
        language: 'de',
        mayWrite: true,
        languageChoice: 'ru',
        reachable: false,
        receipts: false,
        seenAt: at(1),
      })
    })

    it('are read in batches, without unknown ones', async () => {
      const [ada, bob] = [await person(), await person()]
      await telegram().setLanguage(bob, 'ru')
      const found = await telegram().people([ada, bob, someone()])
      expect(new Map([...found].map(([id, { languageChoice }]) => [id, languageChoice]))).toEqual(
        new Map([
          [ada, null],
          [bob, 'ru'],
        ]),
      )
      expect(found.get(ada)).toEqual(await telegram().person(ada))
      expect(await telegram().people([])).toEqual(new Map())
    })
  })

  describe('wallets of Telegram users', () => {
    it('belong to them, the selected one first', async () => {
      const id = await person()
      const [one, two] = [wallet(), wallet()]
      expect(await link(one, id, 1)).toBeNull()
      expect(await link(two, id, 2)).toBeNull()
      expect(await telegram().walletsOf(id)).toEqual([
        { ...two, linkedAt: at(2) },
        { ...one, linkedAt: at(1) },
      ])
      expect(await telegram().choose(one.address, id, at(3))).toBe(true)
      expect(await addresses(id)).toEqual([one.address, two.address])
      expect(await link(two, id, 4)).toBeNull()
      expect(await telegram().walletsOf(id)).toEqual([
        { ...two, linkedAt: at(2) },
        { ...one, linkedAt: at(1) },
      ])
      expect(await telegram().userOf(one.address)).toBe(id)
    })

    it('belong to one user, however many link them concurrently', async () => {
      const people = await Promise.all(Array.from({ length: 5 }, person))
      const one = wallet()
      const answers = await Promise.all(people.map((id) => link(one, id)))
      expect(answers.filter((answer) => answer === null)).toHaveLength(1)
      expect(answers.filter((answer) => answer === 'wallet_of_another')).toHaveLength(4)
      const owner = people[answers.indexOf(null)] ?? 0
      expect(await telegram().userOf(one.address)).toBe(owner)
      for (const id of people)
        if (id !== owner)
          expect([await telegram().choose(one.address, id, at(5)), await telegram().unlink(one.address, id)]).toEqual([
            false,
            false,
          ])
    })

    it('have a limit per user, also for concurrent links', async () => {
      const id = await person()
      const answers = await Promise.all(Array.from({ length: 6 }, () => link(wallet(), id)))
      expect(answers.filter((answer) => answer === 'too_many_wallets')).toHaveLength(6 - MOST)
      expect(await addresses(id)).toHaveLength(MOST)
    })

    it('can be linked to another user once they are unlinked', async () => {
      const [ada, bob] = [await person(), await person()]
      const one = wallet()
      await link(one, ada)
      expect(await telegram().unlink(one.address, ada)).toBe(true)
      expect(await telegram().unlink(one.address, ada)).toBe(false)
      expect(await telegram().userOf(one.address)).toBeNull()
      expect(await link(one, bob)).toBeNull()
      expect([await addresses(ada), await addresses(bob)]).toEqual([[], [one.address]])
    })

    it('show whether two belong to one user, also for a while after one was unlinked', async () => {
      const [ada, bob] = [await person(), await person()]
      const [one, two, three, stray] = [wallet(), wallet(), wallet(), wallet()]
      const [ever, never] = [new Date(0), new Date(Date.UTC(2200, 0, 1))]
      for (const own of [one, two]) await link(own, ada)
      await link(three, bob)
      const same = (a: typeof one, b: typeof one, since = never) => telegram().isOnePerson(a.address, b.address, since)
      expect([
        await same(one, two),
        await same(two, one),
        await same(one, three, ever),
        await same(stray, one, ever),
        await same(stray, stray, ever),
      ]).toEqual([true, true, false, false, false])
      await telegram().unlink(one.address, ada)
      expect([await same(one, two, ever), await same(two, one, ever), await same(one, two)]).toEqual([
        true,
        true,
        false,
      ])
      await link(one, bob)
      expect([await same(one, two, ever), await same(one, three)]).toEqual([true, true])
      expect(await telegram().walletsSince(ada, ever)).toEqual([one.address, two.address].toSorted())
      expect(await telegram().walletsSince(ada, never)).toEqual([two.address])
      await telegram().unlink(one.address, bob)
      await link(one, ada)
      expect(await telegram().walletsSince(ada, ever)).toEqual([one.address, two.address].toSorted())
    })

    it('are remembered for the user who unlinked them, once per user, until that is purged', async () => {
      const [ada, bob] = [await person(), await person()]
      const one = wallet()
      const [ever, never] = [new Date(0), new Date(Date.UTC(2200, 0, 1))]
      for (const id of [ada, bob, ada]) {
        await link(one, id)
        await telegram().unlink(one.address, id)
      }
      expect((await telegram().partedFrom(one.address, ever)).toSorted((a, b) => a - b)).toEqual(
        [ada, bob].toSorted((a, b) => a - b),
      )
      expect([
        await telegram().partedFrom(one.address, never),
        await telegram().partedFrom(wallet().address, ever),
      ]).toEqual([[], []])
      await telegram().purgePartings(ever)
      expect(await telegram().partedFrom(one.address, ever)).toHaveLength(2)
      expect(await telegram().purgePartings(never)).toBeGreaterThanOrEqual(2)
      expect(await telegram().partedFrom(one.address, ever)).toEqual([])
    })

    describe('that another account has proven', () => {
      const never = new Date(Date.UTC(2200, 0, 1))
      const moved = async (id: number, most = 9) =>
        (await telegram().movedFrom(id, most)).map(({ address, family }) => ({ address, family }))
      const move = async (one: ReturnType<typeof wallet>, from: number, to: number) => {
        expect(await telegram().moveAway(one.address, from)).toBe(true)
        expect(await link(one, to)).toBeNull()
      }

      it('are listed for the account that lost them, until it acknowledges them', async () => {
        const [ada, bob] = [await person(), await person()]
        const [one, other, own] = [wallet(), wallet(), wallet()]
        for (const each of [one, other, own]) await link(each, ada)
        expect(await telegram().moveAway(one.address, bob)).toBe(false)
        await telegram().unlink(own.address, ada)
        expect(await moved(ada)).toEqual([])
        await move(one, ada, bob)
        await move(other, ada, bob)
        expect(await moved(ada)).toHaveLength(2)
        expect(await moved(ada)).toEqual(expect.arrayContaining([one, other]))
        expect([await moved(ada, 1), await moved(bob)]).toEqual([[expect.anything()], []])
        await telegram().acknowledgeMove(one.address, bob, never)
        expect(await moved(ada)).toHaveLength(2)
        for (let time = 0; time < 2; time++) await telegram().acknowledgeMove(one.address, ada, never)
        expect(await moved(ada)).toEqual([other])
        // The record itself stays: it shows that both accounts had the wallet.
        expect(await telegram().partedFrom(one.address, new Date(0))).toEqual([ada])
      })

      it('are no longer listed once they return, and a later move needs its own acknowledgement', async () => {
        const [ada, bob] = [await person(), await person()]
        const one = wallet()
        await link(one, ada)
        await move(one, ada, bob)
        const [first] = await telegram().movedFrom(ada, 9)
        await move(one, bob, ada)
        expect([await moved(ada), await moved(bob)]).toEqual([[], [one]])
        await telegram().unlink(one.address, ada)
        expect(await moved(ada)).toEqual([])
        await link(one, ada)
        await move(one, ada, bob)
        const before = new Date((first?.movedAt.getTime() ?? 0) - 1)
        await telegram().acknowledgeMove(one.address, ada, before)
        expect(await moved(ada)).toEqual([one])
        await telegram().purgePartings(never)
        expect(await moved(ada)).toEqual([])
      })
    })
  })
}
