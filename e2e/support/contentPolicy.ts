import type { Page, Route } from '@playwright/test'
import type { ChainsData } from '#core/wire/catalogue.ts'
import { pagePolicy } from '#server/web/csp.ts'

/** Styles of partners on the page, which the server knows from its catalogue. */
const partnerStyle = /<style id="channel-style">([^<]*)<\/style>/g

const sourcesOf = (policy: string, directive: string): string[] =>
  new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? []

/** The page with the policy of a catalogue without TON, on a server without WalletConnect. */
async function serveStrictly(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback()
  const response = await route.fetch()
  const served = response.headers()
  const given = served['content-security-policy'] ?? ''
  const html = await response.text()
  const policy = pagePolicy(html, {
    connect: sourcesOf(given, 'connect-src'),
    pictures: sourcesOf(given, 'img-src'),
    frames: [],
    vendorDialogs: false,
    styles: [...html.matchAll(partnerStyle)].map(([, css = '']) => css),
  })
  await route.fulfill({ response, headers: { ...served, 'content-security-policy': policy } })
}

/** Leaves out the networks whose wallets have a dialog of their vendor. */
async function serveWithoutTon(route: Route): Promise<void> {
  const response = await route.fetch()
  const { data, ...rest } = (await response.json()) as { data: ChainsData }
  await route.fulfill({
    json: { ...rest, data: { ...data, list: data.list.filter(({ family }) => family !== 'ton') } },
  })
}

/** Serves the app at this URL as if no vendor dialog could load. Returns the violations, which grow with the visit. */
export async function underStrictPolicy(page: Page, url: string): Promise<readonly string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => void violations.push(text))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      if (event.disposition !== 'enforce') return
      const { reportViolation } = window as unknown as { reportViolation(text: string): void }
      reportViolation(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    }),
  )
  // The browser doesn't know that a page served by a test is local, so it would block the wallet's calls to local nodes.
  await page.context().grantPermissions(['local-network-access'], { origin: url })
  await page.route(new RegExp(`^${url}/`), serveStrictly)
  await page.route('**/api/bridge_api/v1/get-all-chains*', serveWithoutTon)
  return violations
}
