import { beforeAll, expect, it, vi } from 'vitest'
import { restOfMessages } from '#src/i18n/current.ts'
import type { Toasts } from '#src/ui/toasts/toasts.ts'
import { saveRows, savesFiles } from './saveFile.ts'

beforeAll(() => restOfMessages())

it.each([true, false])(
  'copies the rows where no file can be saved, and says whether that worked: %s',
  async (copied) => {
    const copy = vi.fn(async (_: string) => copied)
    const show = vi.fn((_: { tone: string }) => 1)
    const platform = { inTelegram: true, copy }
    expect(savesFiles(platform)).toBe(false)
    await saveRows({ platform, toasts: { show } as unknown as Toasts }, 'swaps', [
      ['a', null],
      ['b,c', '1'],
    ])
    expect(copy.mock.calls[0]?.[0]).toMatch(/^\uFEFF?a,\r\n"b,c",1\r\n$/)
    expect(show.mock.calls[0]?.[0]).toMatchObject({ tone: copied ? 'success' : 'error' })
  },
)
