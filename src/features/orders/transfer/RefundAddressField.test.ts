import { describe, expect, it } from 'vitest'
import * as book from '#src/features/shared/addresses.ts'
import { refundTo } from './RefundAddressField.tsx'

const solana = { family: 'svm', chainId: 83797631, contracts: new Map() } as const
const own = 'GDDMwNyyx8uB6zrqwBFHjLLG3TBYk2F8Az4yrQC5RzMp'
const other = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

describe('the refund address of a deposit in the market maker’s custody', () => {
  it('is the connected wallet’s own until it is edited', () => {
    const proposed = refundTo(book, solana, null, own)
    expect(proposed).toMatchObject({ text: own, read: { canonical: own } })
    expect(refundTo(book, solana, null, other).text).toBe(other)
  })

  it('is the edited address, whichever wallet is connected', () =>
    expect(refundTo(book, solana, other, own)).toMatchObject({ text: other, read: { canonical: other } }))

  it('is missing if the field was cleared, or no wallet is connected', () => {
    expect(refundTo(book, solana, '', own)).toEqual({ text: '', read: { kind: 'missing' } })
    expect(refundTo(book, solana, null, null)).toEqual({ text: '', read: { kind: 'missing' } })
  })

  it('asks for another address, not for a recipient, if it is a burn address', () => {
    const { read } = refundTo(book, solana, '1nc1nerator11111111111111111111111111111111', own)
    expect(read).toMatchObject({ kind: 'invalid', message: expect.stringMatching(/Enter another address\.$/) })
  })

  it('is refused if it belongs to another network', () =>
    expect(refundTo(book, solana, '0x000000000000000000000000000000000000dEaD', own).read.kind).toBe('invalid'))
})
