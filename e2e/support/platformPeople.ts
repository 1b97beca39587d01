import { randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { sharedStack } from './fixtures.ts'

/** What somebody does at a platform; how often it was asked about them. */
export const people = async (act: 'follow' | 'join' | 'asked', who: string): Promise<number> =>
  (await fetch(`${sharedStack().platforms}/people/${act}/${who}`)).json() as Promise<number>

/** What somebody says of themselves in their profile on X. */
export const writeBio = async (name: string, text: string): Promise<void> =>
  void (await fetch(`${sharedStack().platforms}/people/write/${name}/${encodeURIComponent(text)}`))

/** Nobody before had this name, or this code. */
export const someone = (): string => `u${randomBytes(5).toString('hex')}`

/** Pages of the operator at the platforms, which nobody here reaches. */
export const standInPages = (context: BrowserContext): Promise<unknown> =>
  context.route(/^https:\/\/((x|discord)\.example\.org|t\.me)\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'a page of the operator' }),
  )
