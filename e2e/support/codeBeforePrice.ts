import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { markWhenShown, markWhenUsable } from './moments.ts'

const moments = { shown: markWhenShown, usable: markWhenUsable } as const

export interface Visit {
  /** Moment from which code counts as late: the received amount is visible, or typed text reaches the app. */
  readonly moment: keyof typeof moments
  /** Files that the visit waits for. */
  readonly until: readonly string[]
  open(page: Page): Promise<unknown>
}

export interface CodeOfVisit {
  /** Code files requested before the moment, and after it, by their names in the manifest. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/**
 * Code that a visit requests, in order. The page's clock only moves in small steps, so no long wait triggers a load and
 * the order is the same on every machine.
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
    // Slowly until the moment: the page stops waiting for an answer after five seconds of its own.
    await page.clock.runFor(asked.includes(mark) ? 50 : 10)
    expect(asked).toContain(mark)
    expect(asked).toEqual(expect.arrayContaining(until.map((file) => `/${file}`)))
  }).toPass({ intervals: [100] })
  const code = asked.map((name) => (name.endsWith('.js') ? name.slice(1) : name))
  const at = code.indexOf(mark)
  const isCode = (name: string) => name.endsWith('.js')
  return { before: code.slice(0, at).filter(isCode), after: code.slice(at).filter(isCode) }
}
