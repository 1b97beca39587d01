import { expect, it, vi } from 'vitest'
import { createLaunch, type Frame, type LaunchDeps } from './launch.ts'

function setUp(open: () => Promise<string | null> = () => Promise.resolve('points')) {
  const deps = {
    account: { open: vi.fn(open) },
    enter: vi.fn<LaunchDeps['enter']>(),
    onSignedIn: vi.fn(),
    isSigning: vi.fn(() => false),
    start: vi.fn(),
  }
  return { ...deps, launch: createLaunch(deps) }
}
const frame = (): Frame => ({ openSettings: vi.fn(), openWallets: vi.fn(), go: vi.fn(), leave: vi.fn() })
const settled = () => vi.waitFor(() => new Promise<void>((done) => setTimeout(done)), 15_000)

it('Telegram’s code starts once, however often the frame rerenders', async () => {
  const { launch, enter, account, onSignedIn, start } = setUp()
  const first = frame()
  launch.enter()
  const away = launch.frames.add(first)
  await settled()
  away()
  const second = frame()
  launch.enter()
  launch.frames.add(second)
  await settled()
  expect([enter, account.open, onSignedIn].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  expect(start).toHaveBeenCalledExactlyOnceWith('points', first)
})

it('Telegram’s requests go to the mounted frame', () => {
  const { launch, enter } = setUp()
  launch.enter()
  const asked = enter.mock.calls[0]?.[0]
  asked?.openSettings()
  const [first, second] = [frame(), frame()]
  const away = launch.frames.add(first)
  asked?.openSettings()
  away()
  launch.frames.add(second)
  asked?.openWallets()
  expect(
    [first.openSettings, first.openWallets, second.openWallets].map((done) => vi.mocked(done).mock.calls.length),
  ).toEqual([1, 0, 1])
})

it('a link that arrives while the app rerenders waits for its frame', async () => {
  const { launch, start } = setUp()
  launch.enter()
  await settled()
  expect(start).not.toHaveBeenCalled()
  const drawn = frame()
  launch.frames.add(drawn)
  launch.frames.add(frame())
  expect(start).toHaveBeenCalledExactlyOnceWith('points', drawn)
})

it('a refused user is admitted on a retry, with one request of each kind', async () => {
  const open = vi
    .fn<() => Promise<string | null>>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValueOnce('points')
    .mockResolvedValue(null)
  const { launch, onSignedIn, start } = setUp(open)
  launch.frames.add(frame())
  launch.enter()
  await settled()
  expect(onSignedIn).not.toHaveBeenCalled()
  launch.open()
  launch.open()
  await settled()
  expect([onSignedIn.mock.calls.length, start.mock.calls.length]).toEqual([1, 1])
})

it('a signature is not interrupted by a link, and no link opens after it', async () => {
  const { launch, isSigning, start } = setUp()
  isSigning.mockReturnValueOnce(true)
  launch.frames.add(frame())
  launch.enter()
  await settled()
  launch.frames.add(frame())
  expect(start).not.toHaveBeenCalled()
})
