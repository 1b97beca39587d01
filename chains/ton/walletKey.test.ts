import { beginCell, storeStateInit } from '@ton/core'
import {
  WalletContractV2R1,
  WalletContractV2R2,
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5Beta,
  WalletContractV5R1,
} from '@ton/ton'
import { expect, it } from 'vitest'
import { keyOfStateInit } from './services.ts'

const publicKey = Buffer.from('a1'.repeat(32), 'hex')
const bocOf = ({ init }: Pick<WalletContractV4, 'init'>) =>
  beginCell().store(storeStateInit(init)).endCell().toBoc().toString('base64')

it.each([
  ['v2r1', WalletContractV2R1],
  ['v2r2', WalletContractV2R2],
  ['v3r1', WalletContractV3R1],
  ['v3r2', WalletContractV3R2],
  ['v4r2', WalletContractV4],
])('reads the key of a wallet %s, for its own account only', (_, contract) => {
  const wallet = contract.create({ workchain: 0, publicKey })
  expect(keyOfStateInit(bocOf(wallet), wallet.address.hash)).toBe(publicKey.toString('hex'))
  expect(keyOfStateInit(bocOf(wallet), Buffer.alloc(32))).toBeNull()
})

it('reads the key of a wallet v5r1, and none of a wallet with unknown code', () => {
  const [known, unknown] = [WalletContractV5R1.create({ publicKey }), WalletContractV5Beta.create({ publicKey })]
  expect(keyOfStateInit(bocOf(known), known.address.hash)).toBe(publicKey.toString('hex'))
  expect(keyOfStateInit(bocOf(unknown), unknown.address.hash)).toBeNull()
})

it.each(['', 'no cell', 'AAAA'])('reads nothing in %j', (text) =>
  expect(keyOfStateInit(text, Buffer.alloc(32))).toBeNull(),
)
