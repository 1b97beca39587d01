import { describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors.ts'
import { untilTaken } from './poll.ts'

const away = new AppError('telegram_unreachable', 'x', { retriable: true })
const wrong = new AppError('config_invalid', 'x', { retriable: false })
const failing = (...errors: Error[]) =>
  vi.fn(() => (errors.length > 0 ? Promise.reject(errors.shift()) : Promise.resolve('taken')))
const never = () => false

describe('an update of long polling', () => {
  it('is retried after a transient failure, with increasing delays', async () => {
    const [take, waits] = [failing(away, away), [] as number[]]
    await untilTaken(take, async (ms) => void waits.push(ms), never)
    expect([take.mock.calls.length, waits]).toEqual([3, [500, 2000]])
  })

  it.each([
    ['that does not pass', [wrong], 1],
    ['that comes again and again', [away, away, away, away, away], 4],
  ])('is dropped after a failure %s', async (_, errors, tries) => {
    const take = failing(...errors)
    await expect(untilTaken(take, async () => {}, never)).rejects.toBe(errors[0])
    expect(take).toHaveBeenCalledTimes(tries)
  })

  it('is not retried once the bot stops', async () => {
    const take = failing(away)
    await expect(
      untilTaken(
        take,
        async () => {},
        () => true,
      ),
    ).rejects.toBe(away)
    expect(take).toHaveBeenCalledOnce()
  })
})
