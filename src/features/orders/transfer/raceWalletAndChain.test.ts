import { expect, it, vi } from 'vitest'
import { settled } from '#src/testing/settled.ts'
import { raceWalletAndChain } from './raceWalletAndChain.ts'

const never = () => new Promise<never>(() => {})
/** Pauses that the test ends by hand. */
function pauses() {
  const open: (() => void)[] = []
  const end = async () => {
    open.shift()?.()
    await settled()
  }
  return { pause: () => new Promise<void>((resolve) => open.push(resolve)), end }
}

it('is the wallet’s answer where it gives one', async () => {
  const look = vi.fn(() => Promise.resolve('0xchain'))
  expect(await raceWalletAndChain(() => Promise.resolve('0xwallet'), look, never)).toBe('0xwallet')
  expect(look).not.toHaveBeenCalled()
})

it('is the wallet’s no where it says no', async () => {
  const no = new Error('no')
  await expect(
    raceWalletAndChain(
      () => Promise.reject(no),
      () => Promise.resolve('0xchain'),
      never,
    ),
  ).rejects.toBe(no)
})

it('is what stands on the network while the wallet is silent, however many looks that takes', async () => {
  const { pause, end } = pauses()
  const look = vi
    .fn<() => Promise<string | null>>()
    .mockResolvedValueOnce(null)
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce('0xchain')
  let waited: AbortSignal | undefined
  const answer = raceWalletAndChain((over) => ((waited = over), never()), look, pause)
  for (let round = 0; round < 2; round++) await end()
  expect(waited?.aborted).toBe(false)
  await end()
  expect(await answer).toBe('0xchain')
  // The wallet call is aborted, because its answer is no longer needed.
  expect(waited?.aborted).toBe(true)
  expect(look).toHaveBeenCalledTimes(3)
})

it('looks no more once the wallet has answered', async () => {
  const { pause, end } = pauses()
  const look = vi.fn(() => Promise.resolve('0xchain'))
  let say: (ref: string) => void = () => {}
  const answer = raceWalletAndChain(() => new Promise((resolve) => (say = resolve)), look, pause)
  say('0xwallet')
  await end()
  expect(await answer).toBe('0xwallet')
  expect(look).not.toHaveBeenCalled()
})

it('asks plainly where nothing can be looked for', async () => {
  expect(await raceWalletAndChain(() => Promise.resolve('0xwallet'), null, never)).toBe('0xwallet')
})
