import { describe, expect, it } from 'vitest'
import { custodyDepositCapacity, escrowDepositCapacity } from './capacity.ts'

const limits = { frozen: false, claimLeft: 30n, claimCap: 100n, windowSeconds: 3600 }

describe('the capacity of an escrow', () => {
  it('is the rest of this window and the windows of two hours, less waiting claims', () => {
    expect(escrowDepositCapacity(limits, [30n, 100n, 20n])).toEqual({ amount: 80n, limit: 'escrow' })
    expect(escrowDepositCapacity(limits, [30n, 100n, 100n])).toEqual({ amount: 0n, limit: 'escrow' })
    expect(
      escrowDepositCapacity(
        limits,
        Array.from({ length: 9 }, () => 100n),
      ),
    ).toEqual({ amount: 0n, limit: 'escrow' })
  })

  it('is what one window has left: a claim is never split', () => {
    expect(escrowDepositCapacity(limits, [51n, 51n])).toEqual({ amount: 49n, limit: 'escrow' })
    expect(escrowDepositCapacity(limits, [51n, 51n, 51n])).toEqual({ amount: 0n, limit: 'escrow' })
  })

  it('never exceeds one window’s cap: the contract refuses such a deposit', () => {
    expect(escrowDepositCapacity(limits, [])).toEqual({ amount: 100n, limit: 'escrow' })
  })

  it('ignores later windows if they are longer than the time for claims', () => {
    expect(escrowDepositCapacity({ ...limits, windowSeconds: 86_400 }, [10n])).toEqual({ amount: 20n, limit: 'escrow' })
  })

  it('is none while the escrow is frozen', () =>
    expect(escrowDepositCapacity({ ...limits, frozen: true }, [])).toBe('frozen'))
})

it('deposit capacity in custody is the rest of the cap at the asset’s price, rounded down', () => {
  const e8 = 10n ** 8n
  expect(custodyDepositCapacity(1000n * e8, 400n * e8, 6, 3n * e8)).toEqual({ amount: 200_000_000n, limit: 'custody' })
  expect(custodyDepositCapacity(1000n * e8, 999n * e8, 0, 3n * e8)).toEqual({ amount: 0n, limit: 'custody' })
  expect(custodyDepositCapacity(1000n * e8, 4000n * e8, 6, 3n * e8)).toEqual({ amount: 0n, limit: 'custody' })
})
