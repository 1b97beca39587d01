import { Address as SecondImplementation } from 'bip322-js'
import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountOfAnyFamily } from '../registry.ts'
import { describeAddresses } from '../suite/addresses.ts'
import {
  BITCOIN_NATIVE_SENTINEL,
  bitcoinAddressRules as rules,
  type OutputKind,
  readBitcoin,
  scriptOf,
  writeBitcoin,
} from './address.ts'
import { bitcoin } from './family.ts'
import { networkOf, networks } from './networks.ts'

const MAINNET = 999706684
const TESTNET = 999706611
const REGTEST = 999706621
const LITECOIN_REGTEST = 999706631

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const refused = (code: string) => expect.objectContaining({ reason: 'address_invalid', detail: { code } })

const [mainnet, testnet, regtest] = networks
if (!mainnet || !testnet || !regtest) throw new Error('the family has no networks')

/** All zeros would be a burn address. */
const programOf = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).filter((program) => program.some((byte) => byte !== 0))

const output = fc.constantFrom<OutputKind>('p2pkh', 'p2sh', 'p2wpkh', 'p2wsh', 'p2tr').chain((kind) => {
  const bytes = kind === 'p2wsh' || kind === 'p2tr' ? 32 : 20
  return fc.record({ kind: fc.constant(kind), program: programOf(bytes) })
})

describe('bitcoin: addresses', () => {
  describeAddresses({ rules, addressBytes: 20, around: ['76a914', '88ac'] })

  // Addresses and scripts of BIP-173 and BIP-350.
  it.each([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', MAINNET, '0014751e76e8199196d454941c45d1b3a323f1433bd6'],
    [
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
      TESTNET,
      '00201863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
    ],
    [
      'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
      TESTNET,
      '0020000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
    ],
    [
      'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
      TESTNET,
      '5120000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
    ],
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      MAINNET,
      '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    ],
  ])('reads %s of the standard', (text, chain, script) => {
    const canonical = rules.parse(text, chain)
    expect(canonical).toBe(text.toLowerCase())
    expect(rules.toBytes(canonical)).toBe(`0x${script}`)
    expect(rules.fromBytes(`0x${script}`, chain)).toBe(canonical)
  })

  it.each([
    // Valid in BIP-350, without a meaning yet.
    ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', 'version_bitcoin'],
    ['BC1SW50QGDZ25J', 'version_bitcoin'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'version_bitcoin'],
    // Invalid in BIP-173 or BIP-350.
    ['tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut', 'other_coin_bitcoin'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'checksum_bitcoin'],
    ['tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf', 'checksum_bitcoin'],
    ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'checksum_bitcoin'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'checksum_bitcoin'],
    ['tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47', 'checksum_bitcoin'],
    ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'letters_bitcoin'],
    ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'version_bitcoin'],
    ['bc1pw5dgrnzv', 'length_bitcoin'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav', 'length_bitcoin'],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'length_bitcoin'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq', 'case_bitcoin'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'length_bitcoin'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j', 'length_bitcoin'],
    ['bc1gmk9yu', 'length_bitcoin'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'checksum_bitcoin'],
    // Other texts.
    ['', 'empty'],
    [`0x${'a'.repeat(40)}`, 'other_family_bitcoin'],
    ['UQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJKZ', 'form_bitcoin'],
    ['hello', 'form_bitcoin'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', 'checksum_bitcoin'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVO2', 'letters_bitcoin'],
    // Litecoin and Dogecoin.
    ['LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', 'other_coin_bitcoin'],
    ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'other_coin_bitcoin'],
  ])('says what is wrong with %j', (text, code) => expect(() => rules.parse(text)).toThrow(refused(code)))

  it('reads and writes each kind as two other implementations do', () => {
    fc.assert(
      fc.property(output, fc.constantFrom(mainnet, testnet, regtest), (given, network) => {
        const address = writeBitcoin(given, network)
        expect(readBitcoin(address)).toMatchObject({ ...given, canonical: address })
        const { bech32, ...versions } = network === mainnet ? NETWORK : TEST_NETWORK
        const third = Address({ ...versions, bech32: network === regtest ? 'bcrt' : bech32 })
        const scripts = [
          () => SecondImplementation.convertAdressToScriptPubkey(address),
          () => OutScript.encode(third.decode(address)),
        ]
        // Both refuse taproot keys that aren’t points of the curve.
        for (const read of scripts)
          if (rules.isDead(address)) expect(read).toThrow()
          else expect(hex(read())).toBe(hex(scriptOf(given)))
      }),
    )
  })

  it('detects every mistyped letter of a segwit address', () => {
    const letters = [...'qpzry9x8gf2tvdw0s3jn54khce6mua7l']
    const segwit = output.filter(({ kind }) => kind === 'p2wpkh' || kind === 'p2tr')
    fc.assert(
      fc.property(segwit, fc.nat(58), fc.constantFrom(...letters), (given, nth, letter) => {
        const right = writeBitcoin(given, mainnet)
        const at = 3 + (nth % (right.length - 3))
        fc.pre(right[at] !== letter)
        expect(() => rules.parse(right.slice(0, at) + letter + right.slice(at + 1))).toThrow(
          refused('checksum_bitcoin'),
        )
      }),
    )
  })

  it('accepts only addresses of the chosen network', () => {
    const of = (chain: number, kind: OutputKind) => {
      const network = networkOf(chain)
      if (!network) throw new Error('unknown network')
      return writeBitcoin({ kind, program: new Uint8Array(kind === 'p2tr' ? 32 : 20).fill(7) }, network)
    }
    const chains = [MAINNET, TESTNET, REGTEST, LITECOIN_REGTEST]
    const kinds: OutputKind[] = ['p2pkh', 'p2sh', 'p2wpkh', 'p2tr']
    const accepted = (from: number, to: number) =>
      kinds.filter((kind) => {
        try {
          return rules.parse(of(from, kind), to) === of(from, kind)
        } catch (error) {
          expect(error).toEqual(refused('network_bitcoin'))
          return false
        }
      })
    const table = chains.map((from) => chains.map((to) => accepted(from, to).length))
    expect(table).toEqual([
      [4, 0, 0, 0],
      [0, 4, 2, 1],
      [0, 2, 4, 1],
      [0, 1, 1, 4],
    ])
    expect(of(LITECOIN_REGTEST, 'p2wpkh')).toMatch(/^rltc1q/)
    expect(of(LITECOIN_REGTEST, 'p2sh')).toMatch(/^Q/)
  })

  it.each([
    ['the hash of zeros', BITCOIN_NATIVE_SENTINEL],
    ['a script hash of zeros', writeBitcoin({ kind: 'p2sh', program: new Uint8Array(20) }, mainnet)],
    ['a witness program of zeros', writeBitcoin({ kind: 'p2wpkh', program: new Uint8Array(20) }, mainnet)],
    ['a text as a hash', '1BitcoinEaterAddressDontSendf59kuE'],
    ['another text', '1CounterpartyXXXXXXXXXXXXXXXUWLpVr'],
    ['a taproot key off the curve', writeBitcoin({ kind: 'p2tr', program: new Uint8Array(32).fill(0xff) }, mainnet)],
    [
      'the point without a known logarithm',
      rules.fromBytes('0x512050929b74c1a04954b78b4b6035e97a5e078a5a0f28ec96d547bfee9ace803ac0'),
    ],
  ])('no one has a key to %s', (_, address) => expect(rules.isDead(rules.parse(address))).toBe(true))

  it.each([
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  ])('someone may have a key to %s', (address) => expect(rules.isDead(address)).toBe(false))

  it('has no address for other scripts', () => {
    for (const script of ['0x', '0x6a', '0x0014', `0x5114${'00'.repeat(20)}`, '0xzz'] as const)
      expect(() => rules.fromBytes(script)).toThrow(refused('form_bitcoin'))
  })

  it('is distinguished from addresses of other families', () => {
    for (const address of ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'])
      expect(accountOfAnyFamily(address)).toEqual({ family: 'bitcoin', canonical: address })
  })

  it('links to the explorer', () => {
    const ref = 'ab'.repeat(32)
    expect(rules.txUrl('https://mempool.space/', ref)).toBe(`https://mempool.space/tx/${ref}`)
    expect(rules.addressUrl('https://mempool.space', 'bc1q')).toBe('https://mempool.space/address/bc1q')
  })
})

describe('bitcoin: names of transactions', () => {
  it('have one canonical form', () => expect(bitcoin.txRef('AB'.repeat(32))).toBe('ab'.repeat(32)))

  it.each(['', 'ab', `0x${'ab'.repeat(32)}`, 'xy'.repeat(32), 'ab'.repeat(33)])('are not %j', (text) =>
    expect(bitcoin.txRef(text)).toBeNull(),
  )
})
