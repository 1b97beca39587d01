import { bcs } from '@benfen/bfc.js/bcs'
import { TransactionBlock } from '@benfen/bfc.js/transactions'
import { expect, it } from 'vitest'
import { testAccount } from '#chains/benfen/testing/accounts.ts'
import { buildTransfer, readTransfer, toBlock } from './transaction.ts'

const user = testAccount(0x5eed)
const other = testAccount(0x07e4)
const transfer = { from: user.address, to: other.address, amount: '18446744073709551615', memo: 'cw1:✓' }
const coin = {
  coinObjectId: `BFC${'01'.repeat(32)}0000`,
  version: '103626',
  digest: '7dp5WtTmtGp83EXYYFMzjBJRFeSgR67AzqMETLrfgeFx',
  balance: '200000000',
}
const gas = { coins: [coin], price: 100n, budget: 5_000_000n }

it('is read back from its bytes, and is the same in the wallet', async () => {
  const bytes = await buildTransfer(transfer, gas)
  expect(readTransfer(bytes)).toEqual(transfer)
  const inWallet = await TransactionBlock.from(toBlock(bytes).serialize()).build()
  expect(inWallet).toEqual(bytes)
})

/** Bytes that were laid out by hand, after the network's specification. */
it('has the bytes that the network specifies', async () => {
  const u64 = (value: bigint): string => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64LE(value)
    return bytes.toString('hex')
  }
  const text = Buffer.from(transfer.memo).toString('hex')
  const digits = (address: string): string => address.slice(3, 67)
  const digest = Buffer.from(bcs.ObjectDigest.serialize(coin.digest).toBytes()).toString('hex')
  const written = [
    '0000', // version 1, a programmable transaction
    `03000807${text}`, // three pure inputs: a string of seven bytes
    `0008${u64(2n ** 64n - 1n)}`,
    `0020${digits(other.address)}`,
    '02', // two commands
    '020001010100', // split the gas coin by input 1
    '01010300000000010200', // give part 0 of result 0 to input 2
    digits(user.address),
    `01${'01'.repeat(32)}${u64(103_626n)}${digest}`,
    digits(user.address),
    u64(100n),
    u64(5_000_000n),
    '00', // no expiry
  ].join('')
  expect(Buffer.from(await buildTransfer(transfer, gas)).toString('hex')).toBe(written)
})

/** A transaction that differs from a transfer in one thing. */
async function changed(change: (block: TransactionBlock) => void, memo = true): Promise<Uint8Array> {
  const block = new TransactionBlock()
  if (memo) block.pure.string(transfer.memo)
  block.setSender(user.address)
  block.setGasPrice(100)
  block.setGasBudget(5_000_000)
  block.setGasPayment([{ objectId: coin.coinObjectId, version: coin.version, digest: coin.digest }])
  change(block)
  return block.build()
}
const split = (block: TransactionBlock, ...amounts: number[]) =>
  block.splitCoins(
    block.gas,
    amounts.map((amount) => block.pure.u64(amount)),
  )
const give = (block: TransactionBlock, objects: Parameters<TransactionBlock['transferObjects']>[0], to = other) =>
  block.transferObjects(objects, block.pure.address(to.address))

it('is one even if another hand has built it', async () => {
  const bytes = await changed((block) => {
    const [part] = split(block, 7)
    give(block, part ? [part] : [])
  })
  expect(readTransfer(bytes)).toEqual({ ...transfer, amount: '7' })
})

it.each<[string, (block: TransactionBlock) => void, string]>([
  ['the whole gas coin', (block) => void give(block, [block.gas]), 'the commands'],
  [
    'a second payment',
    (block) => {
      const [one, two] = split(block, 7, 8)
      give(block, one && two ? [one, two] : [])
    },
    'the commands',
  ],
  [
    'a command after it',
    (block) => {
      const [part] = split(block, 7)
      give(block, part ? [part] : [])
      const [more] = split(block, 8)
      give(block, more ? [more] : [], testAccount(0x666))
    },
    'the commands',
  ],
  [
    'a call of a contract',
    (block) => {
      const [part] = split(block, 7)
      give(block, part ? [part] : [])
      block.moveCall({ target: '0x2::coin::zero', typeArguments: ['0x2::bfc::BFC'] })
    },
    'the commands',
  ],
  [
    'an input more',
    (block) => {
      const [part] = split(block, 7)
      give(block, part ? [part] : [])
      block.pure.u64(8)
    },
    'the commands',
  ],
  [
    'gas of someone else',
    (block) => {
      const [part] = split(block, 7)
      give(block, part ? [part] : [])
      block.setGasOwner(other.address)
    },
    'the sender',
  ],
])('is none with %s', async (_, change, words) => {
  const bytes = await changed(change)
  expect(() => readTransfer(bytes)).toThrow(
    expect.objectContaining({ reason: 'wallet_mismatch', message: expect.stringContaining(words) as string }),
  )
})

it('is none without a memo, or with bytes after it', async () => {
  const bare = await changed((block) => {
    const [part] = split(block, 7)
    give(block, part ? [part] : [])
  }, false)
  const whole = await buildTransfer(transfer, gas)
  for (const bytes of [bare, Uint8Array.from([...whole, 0])])
    expect(() => readTransfer(bytes)).toThrow(expect.objectContaining({ reason: 'wallet_mismatch' }))
})
