import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { toldToHost } from './vitePlugins.ts'

/** Messages that the page's script posts, and their target, in a parent page that can or cannot be inspected. */
function toldBy(html: string, origin: string | null): string[] {
  const script = html.match(/<script>(!function\(w\)\{function p[\s\S]*?)<\/script>/)?.[1] ?? ''
  const told: string[] = []
  const parent = {
    postMessage: (_message: string, to: string) => told.push(to),
    get location() {
      if (origin === null) throw new Error('blocked')
      return { origin }
    },
  }
  const run = new Function('window', 'document', 'requestAnimationFrame', script)
  run({ parent }, { documentElement: { dataset: { telegram: '' } } }, () => undefined)
  return told
}

const html = readFileSync(`${root}/index.html`, 'utf8')

it('the operators’ page talks to Telegram only', () =>
  expect(toldBy(html, 'http://127.0.0.1:8787')).toEqual(['https://web.telegram.org']))

it('the local page talks to the host of its own origin, and to Telegram in any other frame', () => {
  expect(toldBy(toldToHost(html), 'http://127.0.0.1:8787')).toEqual(['http://127.0.0.1:8787'])
  expect(toldBy(toldToHost(html), null)).toEqual(['https://web.telegram.org'])
})

it('fails if the page no longer names Telegram', () => expect(() => toldToHost('<html></html>')).toThrow('not once'))
