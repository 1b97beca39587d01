import { hash, typedData } from 'starknet'
import { expect, it } from 'vitest'
import { signInData } from './signInData.ts'
import { testAccount } from './testing/accounts.ts'

/** Vector of starknet-rs, the network's Rust library (typed_data, valid_v1, account 0x1234). */
const example = {
  types: {
    StarknetDomain: ['name', 'version', 'chainId', 'revision'].map((name) => ({ name, type: 'shortstring' })),
    'Example Message': [
      { name: 'Name', type: 'string' },
      { name: 'Some Array', type: 'u128*' },
      { name: 'Some Object', type: 'My Object' },
    ],
    'My Object': [
      { name: 'Some Selector', type: 'selector' },
      { name: 'Some Contract Address', type: 'ContractAddress' },
    ],
  },
  primaryType: 'Example Message',
  domain: { name: 'Starknet Example', version: '1', chainId: 'SN_MAIN', revision: '1' },
  message: {
    Name: 'some name',
    'Some Array': [1, 2, 3, 4],
    'Some Object': { 'Some Selector': 'transfer', 'Some Contract Address': '0x0123' },
  },
}

it('hashes typed data as starknet-rs does', () => {
  expect(BigInt(typedData.getMessageHash(example, '0x1234'))).toBe(
    0x045bca39274d2b7fdf7dc7c4ecf75f6549f614ce44359cc62ec106f4e5cc87b4n,
  )
})

const spell = (text: string): bigint => BigInt(`0x${Buffer.from(text).toString('hex')}`)
const poseidon = (...felts: readonly bigint[]): bigint => BigInt(hash.computePoseidonHashOnElements([...felts]))
const typeHash = (name: string, fields: readonly (readonly [string, string])[]): bigint =>
  hash.starknetKeccak(`"${name}"(${fields.map(([field, type]) => `"${field}":"${type}"`).join(',')})`)

/** A string: its words of 31 bytes, and the rest. */
function hashString(text: string): bigint {
  const bytes = Buffer.from(text)
  const words = Array.from({ length: Math.floor(bytes.length / 31) }, (_, i) => bytes.subarray(31 * i, 31 * i + 31))
  const rest = bytes.subarray(31 * words.length)
  const number = (part: Buffer): bigint => (part.length === 0 ? 0n : BigInt(`0x${part.toString('hex')}`))
  return poseidon(BigInt(words.length), ...words.map(number), number(rest), BigInt(rest.length))
}

/** SNIP-12, revision 1, written from its text: the only structure is a sign-in with a list of strings. */
function hashBySpecification(text: string, network: string, account: string): bigint {
  const short = 'shortstring'
  const domainType = typeHash('StarknetDomain', [
    ['name', short],
    ['version', short],
    ['chainId', short],
    ['revision', short],
  ])
  const domain = poseidon(domainType, spell('Sign in with Starknet'), 1n, spell(network), 1n)
  const message = poseidon(typeHash('SignIn', [['Message', 'string*']]), poseidon(...text.split('\n').map(hashString)))
  return poseidon(spell('StarkNet Message'), domain, BigInt(account), message)
}

it.each([
  'app.example wants you to sign in with your Starknet account:\n0x01\n\nSign in.\n\nURI: https://app.example',
  'x'.repeat(30),
  'x'.repeat(31),
  'x'.repeat(62),
  'x'.repeat(1_000),
])('hashes a sign-in text as the specification says', (text) => {
  const { address } = testAccount('0x1234567')
  expect(BigInt(typedData.getMessageHash(signInData(text, 'SN_MAIN'), address))).toBe(
    hashBySpecification(text, 'SN_MAIN', address),
  )
})
