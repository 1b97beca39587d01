import type { BrowserContext } from '@playwright/test'

/** Blocks all requests to other machines. */
export const stayHere = (context: BrowserContext): Promise<unknown> =>
  context.route(/^https:\/\//, (route) => route.abort())
