import * as fc from 'fast-check'
import { CallData, cairo, transaction, validateAndParseAddress } from 'starknet'
import { expect, it } from 'vitest'
import { depositCalls } from './deposit.ts'
import { starknet } from './family.ts'
import { testAccount } from './testing/accounts.ts'
import { contracts } from './testing/contracts.ts'
import { memoIn } from './testing/pool.ts'

const to = testAccount('0x1').address
const u256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const memos = fc.string({ unit: 'grapheme-ascii', maxLength: starknet.depositMemo })

it('encodes the transfer as the vendor’s library does', () => {
  fc.assert(
    fc.property(u256, (amount) => {
      const [transfer] = depositCalls({ to, token: contracts.strk, amount, memo: '' })
      const theirs = CallData.compile([to, cairo.uint256(amount)])
      expect(transfer?.calldata.map(BigInt)).toEqual(theirs.map(BigInt))
      expect(transfer).toMatchObject({ contract_address: contracts.strk, entry_point: 'transfer' })
    }),
  )
})

it('carries a memo of every length in numbers that contracts take for addresses', () => {
  fc.assert(
    fc.property(memos, (memo) => {
      const [, ...carriers] = depositCalls({ to, token: null, amount: 1n, memo })
      expect(carriers.length).toBeLessThanOrEqual(10)
      for (const { contract_address, entry_point, calldata } of carriers) {
        expect([contract_address, entry_point, calldata.length]).toEqual([contracts.ether, 'balance_of', 1])
        expect(() => validateAndParseAddress(calldata[0] ?? '')).not.toThrow()
      }
      expect(memoIn(carriers.map(({ calldata }) => calldata[0] ?? ''))).toBe(memo)
    }),
  )
})

it('is one multicall of an account', () => {
  const calls = depositCalls({ to, token: null, amount: 5n, memo: 'x'.repeat(40) }).map((call) => ({
    contractAddress: call.contract_address,
    entrypoint: call.entry_point,
    calldata: call.calldata,
  }))
  const [count] = transaction.getExecuteCalldata(calls, '1')
  expect(Number(count)).toBe(3)
})
