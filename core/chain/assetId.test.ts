import { describe, expect, it } from 'vitest'
import { chainId } from './chainId.ts'
import { assetId, isNative, parseAssetId } from './assetId.ts'

describe('asset id', () => {
  it('joins network and canonical token, and parses back', () => {
    const token = '4qSBWSziFaMCFavcKSMtwv35rUbzcCyQVkVTHy1F6r9V'
    const id = assetId(chainId(83797631), token)
    expect(id).toBe(`83797631:${token}`)
    expect(parseAssetId(id)).toEqual({ chain: 83797631, token })
  })

  it('keeps the case: only EVM folds it, and its canonical form is already folded', () => {
    expect(parseAssetId('83797631:AbC').token).toBe('AbC')
  })

  it('recognizes the native coin', () => {
    expect(isNative(assetId(chainId(1), 'native'))).toBe(true)
    expect(isNative(assetId(chainId(1), '0xnative'))).toBe(false)
  })

  it.each([
    '',
    '1',
    ':native',
    '1:',
    '0:native',
    '01:native',
    '-1:native',
    '1.5:native',
    '1: native',
    '1:a b',
    `1:${'a'.repeat(129)}`,
    '9999999999999999:native',
  ])('refuses %j', (text) => {
    expect(() => parseAssetId(text)).toThrow(expect.objectContaining({ status: 400 }))
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is not a network id', (value) => {
    expect(() => chainId(value)).toThrow(expect.objectContaining({ reason: 'chain_invalid' }))
  })
})
