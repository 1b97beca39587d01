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

/** StarkWare’s sequencer publishes these for the main network: starknet_api, resources/transaction_hash_examples. */
it.each([
  [
    '0x54',
    '0x33fe3600cdfaa48261a8c268c66363562da383d5dd26837ba63b66ebbc04e3c',
    '0x2064a4dec0242812bd3b83a4427789b440dfe67f916e58125ed789994a8bfd3',
  ],
  [
    '0x55',
    '0xc30ffbeb949d3447fd4acd61251803e8ab9c8a777318abb5bd5fbf28015eb',
    '0x2498212fcfe9eac2050201908fd4fcbc5424b86363ab12d8c8f9af488b72347',
  ],
])('hashes the sequencer’s example with nonce %s as it does', (nonce, method, published) => {
  const contract = '0x10398fe631af9ab2311840432d507bf7ef4b959ae967f1507928f5afe888a99'
  const salt = '0x1e1979d99d2a27140eda5242e4ad95ad5fcdb9a9e22a3ecef6619648ba57038'
  const { tx, hash: own } = signInvoke(starknetKey('0x1'), network, {
    version: '0x3',
    sender: padFelt('3103066e6c7037ba947ea9a7b5b8d110ae7f3d631fa5849435d0dc1fc5ef785'),
    calldata: ['0x1', contract, method, '0x0', '0x3', '0x3', salt, '0x1', '0x0'],
    nonce: BigInt(nonce),
    tip: 0n,
    bounds: {
      l1_gas: { amount: 0n, price: 0x385a15f57cd7n },
      l2_gas: { amount: 0x17d900n, price: 0x2cb417800n },
      l1_data_gas: { amount: 0x240n, price: 0x4ed4ad26fn },
    },
  })
  expect(BigInt(own)).toBe(BigInt(published))
  expect(hashInvoke(tx, network)).toBe(BigInt(published))
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
      expect(ec.starkCurve.verify(parsed, hexOf(digest ^ 1n), full)).toBe(false)
    }),
    FEW,
  )
})

it.each(['', '0x', '0', `0x${'0'.repeat(64)}`, `0x${'f'.repeat(64)}`, '12 34', 'key', `0x${'1'.repeat(65)}`])(
  'refuses %j as a key',
  (secret) => expect(() => starknetKey(secret)).toThrow(expect.objectContaining({ reason: 'key_invalid' })),
)
