import { Address, bn, OutputType, ScriptTransactionRequest } from 'fuels'
import { expect, it } from 'vitest'
import { BASE_ASSET } from '#chains/fuel/address.ts'
import { testAccount } from '#chains/fuel/testing/accounts.ts'
import { buildTransfer, readTransfer } from './transaction.ts'

const user = testAccount(0x5eed)
const other = testAccount(0x07e4)
const transfer = { from: user.address, to: other.address, token: null, amount: '7', memo: 'cw1:✓' }
const coin = { utxoId: `0x${'01'.repeat(32)}0002`, amount: '10', assetId: BASE_ASSET }
const { bytes, json } = buildTransfer(transfer, [coin])

it('is read back from its bytes and from the JSON that the wallet gets', () => {
  expect(readTransfer(bytes)).toEqual(transfer)
  expect(ScriptTransactionRequest.from(json as never).toTransactionBytes()).toEqual(bytes)
})

/** A transaction that differs from a transfer in one thing. */
const changed = (change: (request: ScriptTransactionRequest) => void): Uint8Array => {
  const request = ScriptTransactionRequest.from(structuredClone(json) as never)
  change(request)
  return request.toTransactionBytes()
}
const resource = (owner: string) => ({
  id: `0x${'02'.repeat(32)}0000`,
  assetId: BASE_ASSET,
  amount: bn(5),
  owner: new Address(owner),
  blockCreated: bn(0),
  txCreatedIdx: bn(0),
})

it.each<[string, (request: ScriptTransactionRequest) => void, string]>([
  ['another script', (request) => void (request.script = Uint8Array.from([0x24, 4, 0, 0])), 'the script'],
  ['a coin of someone else', (request) => void request.addResource(resource(other.address)), 'the sender'],
  ['no coin', (request) => void (request.inputs = []), 'the sender'],
  [
    'a second payment',
    (request) => void request.addCoinOutput(new Address(other.address), 1, BASE_ASSET),
    'the recipient',
  ],
  [
    'change for someone else',
    (request) =>
      void (request.outputs = request.outputs.map((output) =>
        output.type === OutputType.Change ? { ...output, to: other.address } : output,
      )),
    'the recipient',
  ],
  ['an open output', (request) => void request.addVariableOutputs(1), 'the recipient'],
])('is none with %s', (_, change, words) => {
  expect(() => readTransfer(changed(change))).toThrow(
    expect.objectContaining({ reason: 'wallet_mismatch', message: expect.stringContaining(words) }),
  )
})
