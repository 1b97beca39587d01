import { expect, it, vi } from 'vitest'
import type { WalletFamily } from '#src/wallets/contract.ts'
import type { Platform } from '../contract.ts'
import { signingOf } from './signingOf.ts'
import { whileSigning } from './whileSigning.ts'

it('wallets that are taken twice are watched by the same', async () => {
  const platform = {} as Platform
  const wallets = { signIn: () => Promise.resolve('signed') } as unknown as WalletFamily
  const before = whileSigning(wallets, signingOf(platform))
  const listener = vi.fn()
  signingOf(platform).subscribe(listener)
  expect(whileSigning(wallets, signingOf(platform))).toBe(before)
  const signed = before.signIn({} as never)
  expect(signingOf(platform).top()).toBe(true)
  await signed
  expect(listener).toHaveBeenCalledTimes(2)
  expect(signingOf({} as Platform)).not.toBe(signingOf(platform))
})
