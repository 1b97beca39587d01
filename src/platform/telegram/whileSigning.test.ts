import { expect, it, vi } from 'vitest'
import type { WalletFamily } from '#src/wallets/contract.ts'
import { createStack } from '../stack.ts'
import { whileSigning } from './whileSigning.ts'

const family = () => {
  let answer: (value: unknown) => void = () => {}
  let refuse: (reason: Error) => void = () => {}
  const wallets = {
    family: 'evm',
    signIn: () => new Promise((done, fail) => ([answer, refuse] = [done, fail])),
    connectors(this: { family: string }) {
      return Promise.resolve([this.family])
    },
  } as unknown as WalletFamily
  return { wallets, answer: (value: unknown) => answer(value), refuse: (reason: Error) => refuse(reason) }
}

it('reports a pending signature while a wallet is asked to sign, whatever the answer', async () => {
  const signing = createStack<true>()
  const { wallets, answer, refuse } = family()
  const guarded = whileSigning(signing)(wallets)
  const signed = guarded.signIn({} as never)
  expect(signing.top()).toBe(true)
  answer('signed')
  expect(await signed).toBe('signed')
  expect(signing.top()).toBeNull()
  const refused = guarded.signIn({} as never)
  expect(signing.top()).toBe(true)
  refuse(new Error('no'))
  await expect(refused).rejects.toThrow('no')
  expect(signing.top()).toBeNull()
})

it('reports no pending signature once its answer is no longer awaited', async () => {
  const signing = createStack<true>()
  const { wallets, answer } = family()
  const over = new AbortController()
  const sent = whileSigning(signing)({ ...wallets, send: wallets.signIn } as unknown as WalletFamily).send?.(
    {} as never,
    {} as never,
    over.signal,
  )
  expect(signing.top()).toBe(true)
  over.abort()
  expect(signing.top()).toBeNull()
  answer('late')
  expect(await sent).toBe('late')
  expect(signing.top()).toBeNull()
})

it('leaves everything else unchanged', async () => {
  const signing = createStack<true>()
  const guarded = whileSigning(signing)(family().wallets)
  expect(guarded.family).toBe('evm')
  expect(await guarded.connectors()).toEqual(['evm'])
  expect(guarded.checkIn).toBeUndefined()
  expect(signing.top()).toBeNull()
})

it('the same wallets are always wrapped by the same watcher', async () => {
  const signing = createStack<true>()
  const guarded = whileSigning(signing)
  const wallets = { signIn: () => Promise.resolve('signed') } as unknown as WalletFamily
  const before = guarded(wallets)
  const listener = vi.fn()
  signing.subscribe(listener)
  expect(guarded(wallets)).toBe(before)
  const signed = before.signIn({} as never)
  expect(signing.top()).toBe(true)
  await signed
  expect(listener).toHaveBeenCalledTimes(2)
})
