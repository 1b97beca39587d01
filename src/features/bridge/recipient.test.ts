import { describe, expect, it } from 'vitest'
import * as book from '#chains/registry.ts'
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
