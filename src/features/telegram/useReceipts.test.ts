import { describe, expect, it, vi } from 'vitest'
import { receiptsState, turnReceipts } from './useReceipts.ts'

const ask = () => Promise.resolve(true)

describe('transfer messages', () => {
  it.each([
    [true, true, null, 'on'],
    [false, true, null, 'off'],
    [true, false, ask, 'off'],
    [false, false, ask, 'off'],
    [true, false, null, 'none'],
  ] as const)('wanted %s, allowed %s, can be requested by %s: %s', (wanted, may_write, askToWrite, state) =>
    expect(receiptsState({ wanted, may_write }, { askToWrite })).toBe(state),
  )

  const choose = (may_write: boolean) => vi.fn((on: boolean) => Promise.resolve({ wanted: on, may_write }))

  it('request a missing permission once they are turned on', async () => {
    const [told, asked] = [choose(false), vi.fn(ask)]
    expect(await turnReceipts(true, { wanted: true, may_write: false }, { askToWrite: asked, choose: told })).toEqual({
      wanted: true,
      may_write: true,
    })
    expect([asked.mock.calls.length, told.mock.calls]).toEqual([1, [[true]]])
  })

  it('stay unchanged if permission is refused, without a call to the server', async () => {
    const told = choose(false)
    expect(
      await turnReceipts(
        true,
        { wanted: false, may_write: false },
        { askToWrite: () => Promise.resolve(false), choose: told },
      ),
    ).toBeNull()
    expect(told).not.toHaveBeenCalled()
  })

  it.each([
    [true, true],
    [false, true],
    [false, false],
  ])('turned to %s with permission %s request nothing', async (on, may_write) => {
    const asked = vi.fn(ask)
    expect(
      await turnReceipts(on, { wanted: !on, may_write }, { askToWrite: asked, choose: choose(may_write) }),
    ).toEqual({ wanted: on, may_write })
    expect(asked).not.toHaveBeenCalled()
  })
})
