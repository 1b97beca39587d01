import { afterEach, describe, expect, it } from 'vitest'
import * as book from '#chains/registry.ts'
import { restOfMessages, showLanguage } from '#src/i18n/current.ts'
import { OTHER, OWN } from '#src/testing/rows.ts'
import { createKnownRecipients } from './knownRecipients.ts'
import { recipientWarning, resolveRecipient } from './recipient.ts'

describe('who receives', () => {
  it('is the own wallet unless something was typed', () => {
    expect(resolveRecipient(book, 'evm', ' ', OWN)).toMatchObject({ kind: 'own', canonical: OWN })
    expect(resolveRecipient(book, 'evm', '', null)).toEqual({ kind: 'missing' })
  })

  it('is checked by the rules of the destination', () => {
    expect(resolveRecipient(book, 'evm', OTHER, OWN)).toMatchObject({ kind: 'other', canonical: OTHER })
    expect(resolveRecipient(book, 'evm', OTHER.slice(0, -1), OWN).kind).toBe('invalid')
    expect(resolveRecipient(book, 'svm', OTHER, OWN).kind).toBe('invalid')
  })

  it('is the own wallet also when its address was typed in another case', () => {
    expect(resolveRecipient(book, 'evm', OWN.toUpperCase().replace('0X', '0x'), OWN).kind).toBe('own')
  })
})

describe('what is wrong with an address', () => {
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
    const recipient = resolveRecipient(book, family, text, OWN)
    return recipient.kind === 'invalid' ? recipient.message : recipient.kind
  }
  const thrown = (family: 'evm' | 'svm', text: string): string => {
    try {
      return book.addressRules(family).parse(text)
    } catch (error) {
      return (error as Error).message
    }
  }

  it.each(cases)('is said in the language of the page: %s %s', async (family, text) => {
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
  ] as const)('is that nobody could take it out again: %s %s', async (family, text) => {
    expect(told(family, text)).toBe('Nobody holds a key to this address: what is sent there is lost. Enter another recipient.')
    await showLanguage('ru')
    await restOfMessages()
    expect(told(family, text)).toMatch(/^Ключа от этого адреса/)
  })

  it.each([
    ['token', 'This is the contract of a token', /^Это контракт токена/],
    ['bridge', 'This is a contract of the bridge', /^Это контракт самого моста/],
  ] as const)('is that a contract would swallow it: %s', async (what, english, russian) => {
    const read = () => resolveRecipient(book, 'evm', OTHER, OWN, new Map([[OTHER, what]]))
    expect(read()).toMatchObject({ kind: 'invalid', message: expect.stringContaining(english) })
    await showLanguage('ru')
    await restOfMessages()
    expect(read()).toMatchObject({ kind: 'invalid', message: expect.stringMatching(russian) })
  })

  it('names the length that was found', async () => {
    await showLanguage('ru')
    await restOfMessages()
    expect(told('evm', OTHER.slice(0, -1))).toBe('В адресе должно быть 42 символа, а в этом 41.')
  })
})

describe('while the rules of addresses are on their way', () => {
  it('the own wallet receives all the same, and nothing that was typed counts as right or wrong', () => {
    expect(resolveRecipient(null, 'evm', '', OWN)).toEqual({ kind: 'own', canonical: OWN, display: OWN })
    expect(resolveRecipient(null, 'evm', OTHER, OWN)).toEqual({ kind: 'unread' })
    expect(resolveRecipient(null, 'evm', '', null)).toEqual({ kind: 'missing' })
  })
})

describe('warnings', () => {
  const lookalike = `${OTHER.slice(0, 10)}0000000000000000000000000000${OTHER.slice(-4)}`
  it('come at first use, and louder for an address that imitates a known one', () => {
    expect(recipientWarning(OTHER, [])).toBe('first_use')
    expect(recipientWarning(OTHER, [OTHER])).toBeNull()
    expect(recipientWarning(lookalike, [OTHER])).toBe('lookalike')
  })
})

describe('known recipients', () => {
  const memory = () => {
    const rows = new Map<string, string>()
    return { getItem: (key: string) => rows.get(key) ?? null, setItem: (key: string, value: string) => void rows.set(key, value) }
  }
  it('are remembered once each, newest first', () => {
    const known = createKnownRecipients(memory())
    for (const address of ['a', 'b', 'a']) known.add(address)
    expect(known.list()).toEqual(['a', 'b'])
  })

  it('survive a storage that holds nonsense or is not there', () => {
    expect(createKnownRecipients({ getItem: () => '{', setItem: () => {} }).list()).toEqual([])
    expect(createKnownRecipients({ getItem: () => '[1,"a"]', setItem: () => {} }).list()).toEqual(['a'])
    expect(createKnownRecipients(null).list()).toEqual([])
  })
})
