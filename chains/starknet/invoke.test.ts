import * as fc from 'fast-check'
import { constants, ec, hash } from 'starknet'
import { expect, it } from 'vitest'
import { padFelt } from './address.ts'
import { networkOf } from './networks.ts'
import { ACCOUNT_CLASS, hashInvoke, hexOf, signInvoke, starknetKey } from './invoke.ts'

const network = networkOf(666666666)?.id ?? ''
const felt = fc.bigInt({ min: 0n, max: 2n ** 251n })
const keys = fc.bigInt({ min: 1n, max: 2n ** 251n })
const bound = fc.record({
  amount: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  price: fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }),
})
const terms = fc.record({
  version: fc.constantFrom('0x3' as const, '0x100000000000000000000000000000003' as const),
  sender: felt.map((number) => padFelt(number.toString(16))),
  calldata: fc.array(felt.map(hexOf), { maxLength: 12 }),
  nonce: felt,
  tip: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  bounds: fc.record({ l1_gas: bound, l2_gas: bound, l1_data_gas: bound }),
})
const FEW = { numRuns: 25 }

it('hashes a transaction as the vendor’s library does', () => {
  const key = starknetKey('0x1')
  fc.assert(
    fc.property(terms, (given) => {
      const { tx, hash: own } = signInvoke(key, network, given)
      const { l1_gas, l2_gas, l1_data_gas } = given.bounds
      const of = ({ amount, price }: { amount: bigint; price: bigint }) => ({
        max_amount: amount,
        max_price_per_unit: price,
      })
      const theirs = hash.calculateInvokeTransactionHash({
        senderAddress: given.sender,
        version: given.version,
        compiledCalldata: given.calldata,
        chainId: constants.StarknetChainId.SN_MAIN,
        nonce: given.nonce,
        accountDeploymentData: [],
        nonceDataAvailabilityMode: 0,
        feeDataAvailabilityMode: 0,
        resourceBounds: { l1_gas: of(l1_gas), l2_gas: of(l2_gas), l1_data_gas: of(l1_data_gas) },
        tip: given.tip,
        paymasterData: [],
      } as Parameters<typeof hash.calculateInvokeTransactionHash>[0])
      expect(BigInt(own)).toBe(BigInt(theirs))
      expect(hashInvoke(tx, network)).toBe(BigInt(own))
    }),
    FEW,
  )
})

it('derives the account of a key, and signs for it as the vendor’s library verifies, always alike', () => {
  fc.assert(
    fc.property(keys, felt, (secret, digest) => {
      const key = starknetKey(hexOf(secret))
      const publicKey = ec.starkCurve.getStarkKey(hexOf(secret))
      const address = hash.calculateContractAddressFromHash(publicKey, ACCOUNT_CLASS, [publicKey], 0)
      expect(BigInt(key.address)).toBe(BigInt(address))
      const signature = key.sign(digest)
      expect(key.sign(digest)).toEqual(signature)
      const [r = '', s = ''] = signature
      const parsed = new ec.starkCurve.Signature(BigInt(r), BigInt(s))
      const full = ec.starkCurve.getPublicKey(secret.toString(16).padStart(64, '0'))
      expect(ec.starkCurve.verify(parsed, hexOf(digest), full)).toBe(true)
      expect(ec.starkCurve.verify(parsed, hexOf(digest + 1n), full)).toBe(false)
    }),
    FEW,
  )
})

it.each(['', '0x', '0', `0x${'0'.repeat(64)}`, `0x${'f'.repeat(64)}`, '12 34', 'key', `0x${'1'.repeat(65)}`])(
  'refuses %j as a key',
  (secret) => expect(() => starknetKey(secret)).toThrow(expect.objectContaining({ reason: 'key_invalid' })),
)
