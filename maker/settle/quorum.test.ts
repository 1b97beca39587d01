import { expect, it } from 'vitest'
import type { AttestationRow } from '#store/contract.ts'
import { quorumOf } from './quorum.ts'

const row = (signer: string, proof: string, signature = `0x${signer}${proof}`) =>
  ({ orderId: 'x', signer: `0x${signer}`, proofId: `0x${proof}`, signature }) as unknown as AttestationRow

it('needs k different signers of one proof, and lists them ascending', () => {
  expect(quorumOf([row('bb', '1')], 2)).toBeNull()
  expect(quorumOf([row('bb', '1'), row('bb', '1')], 2)).toBeNull()
  expect(quorumOf([row('bb', '1'), row('BB', '1')], 2)).toBeNull()
  expect(quorumOf([row('bb', '1'), row('aa', '2')], 2)).toBeNull()
  expect(quorumOf([row('bb', '1'), row('cc', '2'), row('aa', '1'), row('dd', '1')], 2)).toEqual({ proofId: '0x1', signatures: ['0xaa1', '0xbb1'] })
})
