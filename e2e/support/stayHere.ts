import type { BrowserContext } from '@playwright/test'

/** Lets no request leave this machine. */
export const stayHere = (context: BrowserContext): Promise<unknown> =>
  context.route(/^https:\/\//, (route) => route.abort())
