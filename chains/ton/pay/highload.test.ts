import { Address, internal, toNano } from '@ton/core'
import { expect, it } from 'vitest'
import { highloadWallet, messageToSelf, payerKey, queryIdOf, QUERY_IDS, signedRequest } from './highload.ts'
import { writeComment } from './payload.ts'

/** Made with @tonkite/highload-wallet-v3 2.0.10 from the same seed, message and time; not with our code. */
const vectors: readonly (readonly [slot: bigint, queryId: bigint, hash: string])[] = [
  [0n, 0n, 'e10597c5d2e25e3be4925fd2d4c092da679119772b3fe95c7a2b99cdd8b80e3d'],
  [1n, 1n, '76384a296a85eb9d9274ce4d5133fef2e09b792c4e22c135927bd9d1da60d345'],
  [1022n, 1022n, '61c8d331cb55e303ebad1599069ad12b73f05becd51580923e979c22c7caafaa'],
  [1023n, 1024n, '6a5c8553082e686ac7f2dda1a3b4cf4c9a66951c7ee7740ca2e410e6d17151ef'],
  [8380414n, 8388605n, '2b2a514f8aef0e3e1309785754843bbccc7614fffb54932da5a1cfbb72c1bad6'],
]
const key = payerKey('07'.repeat(32))
const wallet = highloadWallet(key.publicKey)
const to = Address.parse(`0:${'ab'.repeat(32)}`)

it('has the published code, and the address of the second implementation', () => {
  expect(wallet.init.code?.hash().toString('hex')).toBe(
    '11acad7955844090f283bf238bc1449871f783e7cc0979408d3f4859483e8525',
  )
  expect(wallet.address.toRawString()).toBe('0:39b52a1db28bc777381b4971eaf816ab2bc8403ff0e66065835dc80d4af2e4c2')
})

it.each(vectors)('signs slot %i as the second implementation does', (slot, queryId, hash) => {
  const message = messageToSelf(
    wallet.address,
    {
      messages: [internal({ to, value: toNano('1.5'), bounce: false, body: writeComment('hello') })],
      selfCoins: toNano('0.01'),
    },
    queryId,
  )
  expect(signedRequest(key, { message, slot, createdAt: 1_790_000_000 }).hash().toString('hex')).toBe(hash)
})

it('uses each query id once before it begins again, and never the last one', () => {
  expect(queryIdOf(QUERY_IDS)).toEqual({ shift: 0, bit: 0 })
  expect(queryIdOf(QUERY_IDS - 1n)).toEqual({ shift: 8191, bit: 1021 })
})

it.each(['', 'abc', '07'.repeat(31), 'not a key '.repeat(7)])('refuses %j as a key', (secret) => {
  expect(() => payerKey(secret)).toThrow(expect.objectContaining({ reason: 'key_invalid', retriable: false }))
})
