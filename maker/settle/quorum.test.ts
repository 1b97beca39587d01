import { expect, it } from 'vitest'
import type { AttestationRow } from '#store/escrow/types.ts'
import { quorumOf } from './quorum.ts'

const row = (signer: string, proof: string, signature = `0x${signer}${proof}`) =>
  ({ signer: `0x${signer}`, proofId: `0x${proof}`, signature }) as unknown as AttestationRow
const set = { attesters: ['0xaa', '0xbb', '0xcc', '0xdd'], threshold: 2 }

it('needs k different signers of one proof, and lists them ascending', () => {
  expect(quorumOf([row('bb', '1')], set)).toBeNull()
  expect(quorumOf([row('bb', '1'), row('bb', '1')], set)).toBeNull()
  expect(quorumOf([row('bb', '1'), row('BB', '1')], set)).toBeNull()
  expect(quorumOf([row('bb', '1'), row('aa', '2')], set)).toBeNull()
  expect(quorumOf([row('bb', '1'), row('cc', '2'), row('aa', '1'), row('dd', '1')], set)).toEqual({
    proofId: '0x1',
    signatures: ['0xaa1', '0xbb1'],
  })
})

it('counts only the escrow’s attesters, however low their addresses', () => {
  expect(quorumOf([row('01', '1'), row('bb', '1')], set)).toBeNull()
  expect(quorumOf([row('01', '1'), row('bb', '1'), row('cc', '1')], set)).toEqual({
    proofId: '0x1',
    signatures: ['0xbb1', '0xcc1'],
  })
  expect(quorumOf([row('aa', '1'), row('bb', '1')], { ...set, threshold: 3 })).toBeNull()
})
