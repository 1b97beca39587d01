import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const SHOWN = '/the-amount-shows'

/** Run in the page: asks for `mark` at the moment when a received amount stands in the document, before anything that follows from it. */
function tellWhenShown(mark: string): void {
  const observer = new MutationObserver(() => {
    if (!/\d[.,]\d/.test(document.querySelector('[data-testid=receive-amount]')?.textContent ?? '')) return
    observer.disconnect()
    void fetch(mark)
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

export interface CodeOfVisit {
  /** Files of code whose request began before the received amount showed, and after it, as the manifest names them. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/**
 * A visit that goes on until the page has fetched all of `until`. The page's clock stands still but for small steps, so that nothing comes
 * because somebody waited for long: the order of requests is that of the app, on every machine.
 */
export async function codeOfVisit(page: Page, path: string, until: readonly string[]): Promise<CodeOfVisit> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route(`**${SHOWN}`, (route) => route.fulfill({ status: 204 }))
  await page.addInitScript(tellWhenShown, SHOWN)
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1000)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(async () => {
    await page.clock.runFor(50)
    expect(asked).toContain(SHOWN)
    expect(asked).toEqual(expect.arrayContaining(until.map((file) => `/${file}`)))
  }).toPass({ intervals: [100] })
  const code = asked.map((name) => (name.endsWith('.js') ? name.slice(1) : name))
  const shown = code.indexOf(SHOWN)
  const isCode = (name: string) => name.endsWith('.js')
  return { before: code.slice(0, shown).filter(isCode), after: code.slice(shown).filter(isCode) }
}
