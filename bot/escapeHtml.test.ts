import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseHtml } from '#local/botApi/text.ts'
import { escapeHtml } from './loadTexts.ts'

it('escapes every character that Telegram would parse', () => {
  expect(escapeHtml('<b>"Ada" & Bob</b>')).toBe('&lt;b&gt;&quot;Ada&quot; &amp; Bob&lt;/b&gt;')
})

it('round-trips through Telegram, and is never parsed as a tag', () => {
  fc.assert(
    fc.property(fc.string(), (text) => void expect(parseHtml(escapeHtml(text))).toEqual({ text, entities: [] })),
  )
  fc.assert(
    fc.property(
      fc.string(),
      (text) =>
        void expect(parseHtml(`<b>x${escapeHtml(text)}</b>`).entities).toEqual([
          { type: 'bold', offset: 0, length: 1 + text.length },
        ]),
    ),
  )
})
