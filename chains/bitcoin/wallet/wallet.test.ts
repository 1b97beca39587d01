import { hex } from '@scure/base'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OutputKind, scriptOf } from '../address.ts'
import { networkOf } from '../networks.ts'
import { boundRate, childFee, dustLimit, feeFor, virtualSize } from './fees.ts'
import { openDepositAccount, openMakerKeys } from './keys.ts'
import { type Payment, planChild, planPayment, referenceScript, signPayment } from './payment.ts'
import { type Coin, outpointOf, selectCoins } from './selectCoins.ts'

const mainnet = networkOf(999706684)
const regtest = networkOf(999706621)
if (!mainnet || !regtest) throw new Error('the family has no networks')

/** Seed of BIP-84's test vectors: the mnemonic "abandon … about". */
const seed =
  '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4'
const refused = (reason: string) => expect.objectContaining({ reason })

describe('bitcoin: keys of the maker', () => {
  const keys = openMakerKeys(seed, mainnet)

  it('derives BIP-84’s first address and key for payouts', () => {
    expect(keys.payout.address).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
    expect(hex.encode(keys.payout.script)).toBe('0014c0cebcd6c3d3ca8c75dc5ec62ebe55330ef910e2')
    // The vector's WIF KyZpNDKnfs94vbrwhJneDi77V6jF64PWPF8x5cdJb8ifgg2DUc9d.
    expect(hex.encode(keys.payoutKey)).toBe('4604b4b710fe91f584fff084e1a9159fe4f8408fff380596a604948474ce4fa3')
  })

  it('opens the account of BIP-84’s vector from its public key alone', () => {
    // The vector's zpub, written with the version of an xpub.
    const vector =
      'xpub6CatWdiZiodmUeTDp8LT5or8nmbKNcuyvz7WyksVFkKB4RHwCD3XyuvPEbvqAQY3rAPshWcMLoP2fMFMKHPJ4ZeZXYVUhLv1VMrjPC7PW6V'
    const account = openDepositAccount(vector, mainnet)
    expect([0, 1].map((index) => account.at(index).address)).toEqual([
      'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
      'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g',
    ])
  })

  it('gives the server addresses of deposits that only the maker’s keys spend', () => {
    const server = openDepositAccount(keys.depositAccountKey, mainnet)
    const indexes = [0, 1, 10_000, 2 ** 31 - 1]
    const addresses = indexes.map((index) => server.at(index).address)
    expect(addresses).toEqual(indexes.map((index) => keys.deposits.at(index).address))
    expect(new Set([...addresses, keys.payout.address]).size).toBe(indexes.length + 1)
    expect(keys.depositAccountKey).toMatch(/^xpub/)
  })

  it('reads the wallet’s extended private key as its seed', () => {
    // Master key of the same seed, as BIP-39's implementations write it.
    const master =
      'xprv9s21ZrQH143K3GJpoapnV8SFfukcVBSfeCficPSGfubmSFDxo1kuHnLisriDvSnRRuL2Qrg5ggqHKNVpxR86QEC8w35uxmGoggxtQTPvfUu'
    expect(openMakerKeys(master, mainnet).payout).toEqual(keys.payout)
  })

  it('uses other keys on test networks', () => {
    const test = openMakerKeys(seed, regtest)
    expect(test.payout.address).toMatch(/^bcrt1q/)
    expect(hex.encode(test.payout.script)).not.toBe(hex.encode(keys.payout.script))
  })

  it.each(['', 'ab', 'seed words', keys.depositAccountKey, `${seed}ff`])('refuses %j as its secret', (secret) => {
    expect(() => openMakerKeys(secret, mainnet)).toThrow(refused('key_invalid'))
    expect(() => openMakerKeys(secret, mainnet)).not.toThrow(secret === '' ? 'no text' : secret)
  })

  it('refuses private keys and other depths for the server, and indexes that have no key', () => {
    for (const text of ['', 'xpub', seed])
      expect(() => openDepositAccount(text, mainnet)).toThrow(refused('key_invalid'))
    for (const index of [-1, 1.5, 2 ** 31, Number.NaN])
      expect(() => keys.deposits.at(index)).toThrow(refused('index_invalid'))
  })
})

const scriptFor = (kind: OutputKind) =>
  scriptOf({ kind, program: new Uint8Array(kind === 'p2wsh' || kind === 'p2tr' ? 32 : 20).fill(7) })

describe('bitcoin: fees', () => {
  // Limits of Bitcoin Core at its default dust rate.
  it.each([
    ['p2pkh', 546n],
    ['p2sh', 540n],
    ['p2wpkh', 294n],
    ['p2wsh', 330n],
    ['p2tr', 330n],
  ] as const)('an output to %s is dust below %i', (kind, limit) => expect(dustLimit(scriptFor(kind))).toBe(limit))

  it('an output without a spender is never dust', () => expect(dustLimit(referenceScript(new Uint8Array(32)))).toBe(0n))

  it('counts the bytes of common payments', () => {
    // 141 virtual bytes are the usual size of a P2WPKH payment with change.
    expect(virtualSize(1, [scriptFor('p2wpkh'), scriptFor('p2wpkh')])).toBe(141n)
    expect(virtualSize(2, [scriptFor('p2wpkh'), scriptFor('p2wpkh')])).toBe(208n)
    expect(virtualSize(1, [scriptFor('p2tr'), scriptFor('p2wpkh')])).toBe(153n)
  })

  it('keeps an estimate within its bounds, and guesses none', () => {
    const bounds = { floor: 2_000n, ceiling: 90_000n }
    expect([1n, 5_000n, 10n ** 9n].map((rate) => boundRate(rate, bounds))).toEqual([2_000n, 5_000n, 90_000n])
    expect(() => boundRate(null, bounds)).toThrow(refused('fee_unknown'))
  })

  it('a child pays what its parent lacks', () => {
    expect(childFee({ fee: 200n, size: 200n }, 110n, 10_000n)).toBe(3_100n - 200n)
    expect(childFee({ fee: 9_000n, size: 200n }, 110n, 10_000n)).toBe(1_100n)
  })
})

const keys = openMakerKeys(seed, mainnet)
const coinOf = (amount: bigint, at: number): Coin => ({
  txId: at.toString(16).padStart(64, '0'),
  index: at % 3,
  amount,
  script: keys.payout.script,
})
const coinsOf = (...amounts: readonly bigint[]): Coin[] => amounts.map(coinOf)
const recipient = (amount: bigint) => ({ script: scriptFor('p2tr'), amount })
const reference = new Uint8Array(32).fill(0xab)
const base = {
  recipient: recipient(50_000n),
  reference,
  change: keys.payout.script,
  rate: 5_000n,
  previous: null,
  mostFee: 100_000n,
}
const total = (parts: readonly { readonly amount: bigint }[]) => parts.reduce((sum, { amount }) => sum + amount, 0n)

describe('bitcoin: selection of coins', () => {
  const amounts = (coins: readonly Coin[]) => coins.map(({ amount }) => amount)

  it('takes the smallest coin that is enough', () =>
    expect(amounts(selectCoins(coinsOf(10_000n, 900_000n, 70_000n), [], 60_000n, 1_000n))).toEqual([70_000n]))

  it('adds to the largest the smallest that completes them', () =>
    expect(amounts(selectCoins(coinsOf(40_000n, 50_000n, 20_000n, 15_000n), [], 60_000n, 1_000n))).toEqual([
      50_000n,
      15_000n,
    ]))

  it('adds nothing to required coins that are enough', () => {
    const [first, ...rest] = coinsOf(80_000n, 70_000n)
    expect(amounts(selectCoins(rest, first ? [first] : [], 60_000n, 1_000n))).toEqual([80_000n])
  })

  it('ignores coins that cost more than they add', () =>
    expect(() => selectCoins(coinsOf(...Array.from({ length: 50 }, () => 600n)), [], 1_000n, 10_000n)).toThrow(
      refused('insufficient_inventory'),
    ))

  it('bounds the number of coins', () =>
    expect(() => selectCoins(coinsOf(...Array.from({ length: 300 }, () => 1_000n)), [], 250_000n, 100n)).toThrow(
      refused('too_many_coins'),
    ))

  it('does not depend on the order of the list', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(1_000n, 90_000n), { minLength: 3, maxLength: 9 }), (list) => {
        const coins = coinsOf(...list)
        const choose = (some: readonly Coin[]) => {
          try {
            return selectCoins(some, [], 80_000n, 3_000n).map(outpointOf)
          } catch {
            return null
          }
        }
        expect(choose(coins.toReversed())).toEqual(choose(coins))
      }),
    )
  })
})

describe('bitcoin: payments', () => {
  const plan = (changed: Partial<Parameters<typeof planPayment>[0]> = {}) =>
    planPayment({ ...base, coins: coinsOf(30_000n, 40_000n, 200_000n), ...changed })

  it('pays exactly the amount, names the order and returns the rest', () => {
    const { coins, outputs, fee, size } = plan()
    expect(total(coins)).toBe(total(outputs) + fee)
    expect(outputs.map(({ amount }) => amount)).toEqual([0n, 50_000n, 200_000n - 50_000n - fee])
    expect(hex.encode(outputs[0]?.script ?? new Uint8Array())).toBe(`6a20${'ab'.repeat(32)}`)
    expect(fee).toBe(feeFor(size, base.rate))
  })

  it('leaves change that is not worth spending to the fee', () => {
    const { outputs, fee } = plan({ coins: coinsOf(51_100n), reference: null })
    expect(outputs).toHaveLength(1)
    expect(fee).toBe(1_100n)
  })

  it('refuses dust, a fee above its cap, and more than there is', () => {
    expect(() => plan({ recipient: recipient(329n) })).toThrow(refused('amount_below_dust'))
    expect(() => plan({ mostFee: 100n })).toThrow(refused('fee_above_cap'))
    expect(() => plan({ recipient: recipient(270_000n) })).toThrow(refused('insufficient_inventory'))
    expect(() => plan({ recipient: null })).toThrow(refused('nothing_to_void'))
    expect(() => plan({ reference: new Uint8Array(31) })).toThrow(refused('reference_invalid'))
  })

  it('each replacement spends the anchor and outbids by the rules of nodes', () => {
    const sats = fc.bigInt(20_000n, 400_000n)
    fc.assert(
      fc.property(
        fc.array(sats, { minLength: 3, maxLength: 8 }),
        fc.array(fc.bigInt(1_000n, 30_000n), { minLength: 2, maxLength: 5 }),
        fc.boolean(),
        (amounts, rates, ends) => {
          let previous: Payment | null = null
          const attempts: Payment[] = []
          for (const [at, rate] of rates.entries()) {
            const isVoid = ends && at === rates.length - 1
            try {
              const order = { ...base, coins: coinsOf(...amounts), rate, previous, mostFee: 10n ** 9n }
              previous = planPayment(isVoid ? { ...order, recipient: null, reference: null } : order)
            } catch (error) {
              expect(error).toEqual(refused('insufficient_inventory'))
              break
            }
            attempts.push(previous)
          }
          for (const [at, { anchor, coins, outputs, fee, size }] of attempts.entries()) {
            expect(total(coins)).toBe(total(outputs) + fee)
            expect(new Set(coins.map(outpointOf)).size).toBe(coins.length)
            expect(outpointOf(anchor)).toBe(outpointOf(attempts[0]?.anchor ?? anchor))
            expect(coins.map(outpointOf)).toContain(outpointOf(anchor))
            for (const { script, amount } of outputs) expect(amount).toBeGreaterThanOrEqual(dustLimit(script))
            const before = attempts[at - 1]
            if (!before) continue
            expect(fee).toBeGreaterThanOrEqual(before.fee + feeFor(size, 1_000n))
            expect(fee * before.size).toBeGreaterThan(before.fee * size)
          }
        },
      ),
    )
  })

  describe('change', () => {
    const own = hex.encode(keys.payout.script)
    const changeOf = ({ outputs }: Payment) =>
      outputs.filter(({ script }) => hex.encode(script) === own).map(({ amount }) => amount)
    const one = (changed: Partial<Parameters<typeof planPayment>[0]> = {}) =>
      plan({ coins: coinsOf(100_000_000n), others: [], ...changed })
    const many = (count: number, amount = 90_000n) => Array.from({ length: count }, () => amount)

    it('is divided evenly while the wallet has few coins, and each output pays its fee', () => {
      const payment = one()
      const parts = changeOf(payment)
      expect(parts).toHaveLength(4)
      expect(Number((parts.at(-1) ?? 0n) - (parts[0] ?? 0n))).toBeLessThan(4)
      expect(total(payment.coins)).toBe(total(payment.outputs) + payment.fee)
      expect(payment.fee).toBe(feeFor(payment.size, base.rate))
      expect(payment.size).toBe(
        virtualSize(
          1,
          payment.outputs.map(({ script }) => script),
        ),
      )
    })

    it('is divided into as many parts as coins are missing', () => {
      expect([0, 15, 17, 18, 19, 20, 300].map((count) => changeOf(one({ others: many(count) })).length)).toEqual([
        4, 4, 3, 2, 1, 1, 1,
      ])
      const coins = coinsOf(60_000n, ...many(19))
      expect(changeOf(one({ coins: [...coins, ...coinsOf(100_000_000n)] }))).toHaveLength(1)
    })

    it('does not count coins that are too small for another payment', () => {
      expect(changeOf(one({ others: many(300, 50_000n) }))).toHaveLength(4)
      expect(changeOf(one({ coins: coinsOf(100_000_000n, ...many(40, 2_000n)) }))).toHaveLength(4)
    })

    it('stays whole where its parts would be too small for another payment, or not worth their fees', () => {
      expect(changeOf(one({ coins: coinsOf(150_000n) }))).toHaveLength(1)
      expect(changeOf(one({ coins: coinsOf(160_000n) }))).toHaveLength(2)
      // A part costs 98.5 virtual bytes to create and spend.
      const small = { recipient: recipient(1_000n), rate: 5_000n }
      expect(changeOf(one({ ...small, coins: coinsOf(100_000n) }))).toHaveLength(1)
      expect(changeOf(one({ ...small, coins: coinsOf(110_000n) }))).toHaveLength(2)
    })

    it('stays whole without a list of the other coins', () => expect(changeOf(one({ others: null }))).toHaveLength(1))

    it('of a replacement is whole, and its fee is above that of its predecessor', () => {
      const first = one()
      const second = one({ previous: first })
      expect([changeOf(first), changeOf(second)].map(({ length }) => length)).toEqual([4, 1])
      expect(second.fee).toBeGreaterThanOrEqual(first.fee + feeFor(second.size, 1_000n))
      expect(second.fee * first.size).toBeGreaterThan(first.fee * second.size)
    })

    it('of any amount is never dust, adds up, and is never more than four outputs', () => {
      fc.assert(
        fc.property(
          fc.bigInt(52_000n, 10_000_000n),
          fc.bigInt(1_000n, 40_000n),
          fc.array(fc.bigInt(1n, 1_000_000n), { maxLength: 25 }),
          (amount, rate, others) => {
            let payment: Payment
            try {
              payment = one({ coins: coinsOf(amount), rate, others })
            } catch (error) {
              expect(error).toEqual(refused('insufficient_inventory'))
              return
            }
            const parts = changeOf(payment)
            expect(total(payment.coins)).toBe(total(payment.outputs) + payment.fee)
            expect(parts.length).toBeLessThanOrEqual(4)
            for (const part of parts) expect(part).toBeGreaterThanOrEqual(dustLimit(keys.payout.script))
            if (parts.length > 1) for (const part of parts) expect(part).toBeGreaterThan(50_000n)
          },
        ),
      )
    })

    it('pulls its payment through by its largest output', () => {
      const child = planChild(one(), 'cd'.repeat(32), keys.payout.script, 20_000n, 100_000n)
      expect(child.coins.map(({ index }) => index)).toEqual([one().outputs.length - 1])
      expect(child.coins.map(({ amount }) => amount)).toEqual([changeOf(one()).at(-1)])
    })
  })

  it('a child spends the change, at the rate of both together', () => {
    const parent = plan({ rate: 1_000n })
    const child = planChild(parent, 'cd'.repeat(32), keys.payout.script, 20_000n, 100_000n)
    expect(child.coins.map(outpointOf)).toEqual([`${'cd'.repeat(32)}:2`])
    expect(child.fee + parent.fee).toBe(feeFor(child.size + parent.size, 20_000n))
    const all = plan({ coins: coinsOf(51_100n), reference: null })
    expect(() => planChild(all, 'cd'.repeat(32), keys.payout.script, 20_000n, 100_000n)).toThrow(
      refused('insufficient_inventory'),
    )
  })

  it('signs the same payment to the same bytes, and none that does not add up', () => {
    const payment = plan()
    const signed = signPayment(payment, () => keys.payoutKey)
    expect(signPayment(payment, () => keys.payoutKey)).toEqual(signed)
    expect(() => signPayment({ ...payment, fee: payment.fee + 1n }, () => keys.payoutKey)).toThrow(
      refused('plan_invalid'),
    )
  })
})
