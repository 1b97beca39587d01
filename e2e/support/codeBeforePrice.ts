import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { tellWhenShown, tellWhenUsable } from './moments.ts'

const moments = { shown: tellWhenShown, usable: tellWhenUsable } as const

export interface Visit {
  /** From where code is counted as late: the received amount shows, or what is typed reaches the app. */
  readonly moment: keyof typeof moments
  /** Files that the visit goes on for. */
  readonly until: readonly string[]
  open(page: Page): Promise<unknown>
}

export interface CodeOfVisit {
  /** Files of code whose request began before the moment, and after it, as the manifest names them. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/**
 * What code a visit asks for, in the order of its requests. The page's clock stands still but for small steps, so that nothing comes because
 * somebody waited for long: the order is that of the app, on every machine.
 */
export async function codeOfVisit(page: Page, { moment, until, open }: Visit): Promise<CodeOfVisit> {
  const mark = `/the-moment-${moment}`
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route(`**${mark}`, (route) => route.fulfill({ status: 204 }))
  await page.addInitScript(moments[moment], mark)
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1000)
  await open(page)
  await expect(async () => {
    await page.clock.runFor(50)
    expect(asked).toContain(mark)
    expect(asked).toEqual(expect.arrayContaining(until.map((file) => `/${file}`)))
  }).toPass({ intervals: [100] })
  const code = asked.map((name) => (name.endsWith('.js') ? name.slice(1) : name))
  const at = code.indexOf(mark)
  const isCode = (name: string) => name.endsWith('.js')
  return { before: code.slice(0, at).filter(isCode), after: code.slice(at).filter(isCode) }
}
