import { type ComponentType, lazy } from 'react'
import { pageMessages, restOfMessages } from './current.ts'

/** React's lazy() for everything outside the first load: loads the code, the rest of the messages and the whole style sheet. None loads before `when`. */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  when: () => Promise<void> = () => Promise.resolve(),
  messages = restOfMessages,
) {
  return lazy(async () => {
    await when()
    return (await keepTrying(() => Promise.all([load(), messages(), wholeStyles()])))[0]
  })
}

/** `lazyScreen` for other pages than the form, and for parts that share their messages. */
export const lazyPage = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyScreen(load, undefined, pageMessages)

/** Delays between attempts; the last one repeats. */
const WAITS_MS = [500, 1500, 4000, 8000] as const
/** Some browsers cache a failed import until the page reloads, so more attempts would not help. */
const MOST = 6

/** Milliseconds until the next attempt after this many failures; null when it gives up. */
export const nextTryIn = (failures: number): number | null =>
  failures < MOST ? (WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? 0) : null

/** Loads code on demand with retries: a lost connection delays it and does not break the app. */
export async function keepTrying<T>(
  load: () => Promise<T>,
  wait: (ms: number) => Promise<void> = connected,
): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await load()
    } catch (error) {
      const ms = nextTryIn(failures)
      if (ms === null) throw error
      await wait(ms)
    }
  }
}

/** Waits `ms`, cut short when the connection returns; while offline it waits until then. */
function connected(ms: number): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      done()
    }
    const timer = setTimeout(() => navigator.onLine && go(), ms)
    window.addEventListener('online', go)
  })
}

let styles: Promise<void> | null = null

/** The prerendered page has only the styles of the first load, and names the sheet with all of them. */
function wholeStyles(): Promise<void> {
  styles ??= loadStyles().catch((error: unknown) => {
    styles = null
    throw error
  })
  return styles
}

async function loadStyles(): Promise<void> {
  const named = globalThis.document?.querySelector<HTMLLinkElement>('link[rel=later-stylesheet]')
  if (!named) return
  const sheet = named.cloneNode() as HTMLLinkElement
  sheet.rel = 'stylesheet'
  await new Promise<void>((done, fail) => {
    sheet.addEventListener('load', () => done())
    sheet.addEventListener('error', () => {
      sheet.remove()
      fail(new Error('no style sheet'))
    })
    named.after(sheet)
  })
  named.remove()
}
