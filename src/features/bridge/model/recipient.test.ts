import { afterEach, describe, expect, it } from 'vitest'
import * as book from '#src/features/shared/addresses.ts'
import { restOfMessages, showLanguage } from '#src/i18n/current.ts'
import { chain, OTHER, OWN, token } from '#src/testing/rows.ts'
import { knownContracts } from '#src/features/shared/knownContracts.ts'
import { createKnownRecipients } from './knownRecipients.ts'
import { hasMoved, placeAt, recipientNamed, resolveRecipient } from './recipient.ts'
import { recipientWarning } from './recipientWarning.ts'

const USDC = '0xaf88d065e77c8cc2239327c5edb3a432268e5831'
const MINT = 'EPjFWdD5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const tokens = [token(42161, 'USDC', 6, USDC), token(83797601, 'USDC', 6, MINT), token(1, 'PEPE', 18, OTHER)]
const evm = placeAt(chain(42161, 'Arbitrum One'), knownContracts(book.addressRules('evm'), 42161, tokens, []))
const svm = placeAt(
  chain(83797601, 'Solana', { family: 'svm' }),
  knownContracts(book.addressRules('svm'), 83797601, tokens, []),
)
const at = { evm, svm }

describe('the recipient', () => {
  it('is the own wallet unless an address was entered', () => {
    expect(resolveRecipient(book, evm, ' ', OWN)).toMatchObject({ kind: 'own', canonical: OWN })
    expect(resolveRecipient(book, evm, '', null)).toEqual({ kind: 'missing' })
  })

  it('is checked by the rules of the destination', () => {
    expect(resolveRecipient(book, evm, OTHER, OWN)).toMatchObject({ kind: 'other', canonical: OTHER })
    expect(resolveRecipient(book, evm, OTHER.slice(0, -1), OWN).kind).toBe('invalid')
    expect(resolveRecipient(book, svm, OTHER, OWN).kind).toBe('invalid')
  })

  it('is also the own wallet if its address was entered in another case', () => {
    expect(resolveRecipient(book, evm, OWN.toUpperCase().replace('0X', '0x'), OWN).kind).toBe('own')
  })
})

describe('an address error', () => {
  afterEach(() => showLanguage('en'))
  const DIGITS = OTHER.slice(2)
  const cases = [
    ['evm', DIGITS],
    ['evm', OTHER.slice(0, -1)],
    ['evm', `${OTHER.slice(0, -1)}g`],
    ['evm', '0x70997970C51812dc3A010C7d01b50e0d17dc79c8'],
    ['svm', OTHER],
    ['svm', '1'.repeat(31)],
    ['svm', '0'.repeat(32)],
    ['svm', '1'.repeat(33)],
  ] as const
  const told = (family: 'evm' | 'svm', text: string): string => {
    const recipient = resolveRecipient(book, at[family], text, OWN)
    return recipient.kind === 'invalid' ? recipient.message : recipient.kind
  }
  const thrown = (family: 'evm' | 'svm', text: string): string => {
    try {
      return book.addressRules(family).parse(text)
    } catch (error) {
      return (error as Error).message
    }
  }

  it.each(cases)('is shown in the language of the page: %s %s', async (family, text) => {
    expect(told(family, text)).toBe(thrown(family, text))
    await showLanguage('ru')
    await restOfMessages()
    expect(told(family, text)).toMatch(/^[А-Я]/)
    expect(told(family, text)).not.toBe(thrown(family, text))
  })

  it.each([
    ['evm', `0x${'0'.repeat(40)}`],
    ['evm', '0x000000000000000000000000000000000000dEaD'],
    ['evm', '0x0000000000000000000000000000000000000100'],
    ['svm', '1'.repeat(32)],
    ['svm', '1nc1nerator11111111111111111111111111111111'],
    ['svm', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
    ['svm', 'Sysvar1nstructions1111111111111111111111111'],
  ] as const)('is that nobody could take it out again: %s %s', async (family, text) => {
    expect(told(family, text)).toBe('This is a burn address. Funds sent here are lost. Enter another address.')
    await showLanguage('ru')
    await restOfMessages()
    expect(told(family, text)).toMatch(/^Это адрес для сжигания/)
  })

  it.each([
    ['token', 'This is a token contract', /^Это контракт токена/],
    ['bridge', 'This is a bridge contract', /^Это контракт моста/],
  ] as const)('is shown for a contract that cannot forward funds: %s', async (what, english, russian) => {
    const read = () => resolveRecipient(book, { ...evm, contracts: new Map([[OTHER, what]]) }, OTHER, OWN)
    expect(read()).toMatchObject({ kind: 'invalid', message: expect.stringContaining(english) })
    await showLanguage('ru')
    await restOfMessages()
    expect(read()).toMatchObject({ kind: 'invalid', message: expect.stringMatching(russian) })
  })

  it('includes the actual length', async () => {
    await showLanguage('ru')
    await restOfMessages()
    expect(told('evm', OTHER.slice(0, -1))).toBe('В адресе должно быть 42 символа, а в этом 41.')
  })
})

describe('an address in another format', () => {
  const SOLANA = 'FzdA1WGQpSxVVKmWdDhoUy2upQM8pKXZyAwqJT9CMzEd'
  it.each([
    ['evm', `ethereum:${OTHER}`],
    ['evm', `ethereum:pay-${OTHER}?value=1e18`],
    ['evm', `ethereum:${OTHER}@42161`],
    ['evm', `ethereum:${USDC}@0xa4b1/transfer?address=${OTHER}&uint256=1`],
    ['evm', `eip155:42161:${OTHER}`],
    ['evm', `arb1:${OTHER}`],
    ['svm', `solana:${SOLANA}?amount=1`],
    ['svm', `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${SOLANA}`],
  ] as const)('is parsed to the address in it: %s %s', (family, text) => {
    const canonical = family === 'evm' ? OTHER : SOLANA
    expect(resolveRecipient(book, at[family], text, OWN)).toEqual({
      kind: 'other',
      canonical,
      display: book.addressRules(family).display(canonical),
    })
  })

  it('is parsed to a Bitcoin address of the place’s own network', () => {
    const [account, testAccount] = [
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    ]
    const bitcoin = placeAt(chain(999706684, 'Bitcoin', { family: 'bitcoin' }))
    expect(resolveRecipient(book, bitcoin, `bitcoin:${account.toUpperCase()}?amount=0.1&label=x`, null)).toEqual({
      kind: 'other',
      canonical: account,
      display: account,
    })
    expect(resolveRecipient(book, bitcoin, `bitcoin:${testAccount}`, null)).toEqual({
      kind: 'invalid',
      message: 'This address is for another Bitcoin network. Enter one of the network you chose.',
    })
  })

  it.each([
    [`ethereum:${OTHER}@1`, '1'],
    [`eip155:10:${OTHER}`, '10'],
    [`base:${OTHER}`, '8453'],
    [`moon:${OTHER}`, 'moon'],
  ])('shows which other network it names: %s', (text, named) =>
    expect(resolveRecipient(book, evm, text, OWN)).toMatchObject({ canonical: OTHER, named }),
  )

  it.each(['vitalik.eth', 'Имя.eth', 'sub.name.sol', 'ethereum:vitalik.eth@1'])(
    'a name is reported as a name: %s',
    (text) => {
      for (const place of [evm, svm])
        expect(resolveRecipient(book, place, text, OWN)).toEqual({
          kind: 'invalid',
          message: 'Names aren’t supported here. Enter the wallet address instead.',
        })
    },
  )

  it.each([`ethereum:${USDC}@1/approve?address=${OTHER}`, `ethereum:${USDC}@1/transfer?uint256=1`])(
    'a call that pays no one contains no address: %s',
    (text) => {
      expect(resolveRecipient(book, evm, text, OWN)).toMatchObject({
        kind: 'invalid',
        message: expect.stringContaining('no recipient') as string,
      })
    },
  )
})

describe('the contract of a token', () => {
  it.each([
    ['evm', USDC],
    ['evm', `ethereum:${USDC}@42161`],
    ['svm', MINT],
  ] as const)('is not a recipient on its own network: %s %s', (family, text) => {
    expect(resolveRecipient(book, at[family], text, OWN)).toEqual({
      kind: 'invalid',
      message: 'This is a token contract, not a wallet. Funds sent here are lost; enter another address.',
    })
  })

  it('is a normal address on other networks', () => expect(resolveRecipient(book, evm, OTHER, OWN).kind).toBe('other'))
})

describe('while the address rules load', () => {
  it('the own wallet is the recipient, and an entered address is neither valid nor invalid', () => {
    expect(resolveRecipient(null, evm, '', OWN)).toEqual({ kind: 'own', canonical: OWN, display: OWN })
    expect(resolveRecipient(null, evm, OTHER, OWN)).toEqual({ kind: 'unread' })
    expect(resolveRecipient(null, evm, '', null)).toEqual({ kind: 'missing' })
  })
})

describe('warnings', () => {
  const lookalike = `${OTHER.slice(0, 10)}0000000000000000000000000000${OTHER.slice(-4)}`
  it('appear at first use, and more prominently for an address that imitates a known one', () => {
    expect(recipientWarning(OTHER, [])).toBe('first_use')
    expect(recipientWarning(OTHER, [OTHER])).toBeNull()
    expect(recipientWarning(lookalike, [OTHER])).toBe('lookalike')
  })
})

describe('a recipient by its domain name', () => {
  const found = { pending: false, address: null, problem: null }
  it('is the name’s address, checked like a typed one', () => {
    expect(recipientNamed(book, evm, { ...found, address: OTHER }, OWN)).toMatchObject({
      kind: 'other',
      canonical: OTHER,
      display: book.addressRules('evm').display(OTHER),
    })
    expect(recipientNamed(book, evm, { ...found, address: OWN }, OWN).kind).toBe('own')
    expect(recipientNamed(book, evm, { ...found, address: USDC }, OWN).kind).toBe('invalid')
  })
  it('cannot be used before the lookup has ended, or without an address', () => {
    expect(recipientNamed(book, evm, { ...found, pending: true, address: OTHER }, OWN)).toEqual({ kind: 'unread' })
    expect(recipientNamed(book, evm, { ...found, problem: 'No.' }, OWN)).toEqual({ kind: 'invalid', message: 'No.' })
  })
})

it.each<[string, Parameters<typeof hasMoved>[0], boolean]>([
  ['leads to the address', { pending: false, unknown: false, address: OTHER }, false],
  ['leads to another one', { pending: false, unknown: false, address: USDC }, true],
  ['leads nowhere any more', { pending: false, unknown: true, address: null }, true],
  ['cannot be looked up', { pending: false, unknown: false, address: null }, false],
  ['is being looked up', { pending: true, unknown: false, address: null }, false],
])('a name that %s', (_, named, moved) => {
  expect(hasMoved(named, OTHER)).toBe(moved)
  expect(hasMoved(null, OTHER)).toBe(false)
})

describe('known recipients', () => {
  const memory = () => {
    const rows = new Map<string, string>()
    return {
      getItem: (key: string) => rows.get(key) ?? null,
      setItem: (key: string, value: string) => void rows.set(key, value),
    }
  }
  it('are stored once each, newest first', () => {
    const known = createKnownRecipients(memory())
    for (const address of ['a', 'b', 'a']) known.add(address)
    expect(known.list()).toEqual(['a', 'b'])
  })

  it('survive a storage with invalid data, or without one', () => {
    expect(createKnownRecipients({ getItem: () => '{', setItem: () => {} }).list()).toEqual([])
    expect(createKnownRecipients({ getItem: () => '[1,"a"]', setItem: () => {} }).list()).toEqual(['a'])
    expect(createKnownRecipients(null).list()).toEqual([])
  })
})
