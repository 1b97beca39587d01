import { describe, expect, it } from 'vitest'
import { parseMarkdown } from './TermsText.tsx'

const text = (text: string) => ({ kind: 'text', text })

describe('terms in Markdown', () => {
  it('are headings, paragraphs and lists', () => {
    expect(
      parseMarkdown('# Terms\r\n\r\nOne\nline\n\n## Costs ##\n- gas\n- fees\n  of ours\n\n1. first\n2) second'),
    ).toEqual([
      { kind: 'heading', level: 1, content: [text('Terms')] },
      { kind: 'paragraph', content: [text('One line')] },
      { kind: 'heading', level: 2, content: [text('Costs')] },
      { kind: 'list', ordered: false, items: [[text('gas')], [text('fees of ours')]] },
      { kind: 'list', ordered: true, items: [[text('first')], [text('second')]] },
    ])
  })

  it('have emphasis and links inside a line', () => {
    expect(parseMarkdown('Read **this**, *then* [that](https://example.org/a).')[0]).toEqual({
      kind: 'paragraph',
      content: [
        text('Read '),
        { kind: 'strong', text: 'this' },
        text(', '),
        { kind: 'em', text: 'then' },
        text(' '),
        { kind: 'link', text: 'that', href: 'https://example.org/a' },
        text('.'),
      ],
    })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'JaVaScRiPt:x', 'vbscript:x'])(
    'make no link to %s',
    (href) => {
      expect(parseMarkdown(`[x](${href})`)).toEqual([{ kind: 'paragraph', content: [text(`[x](${href})`)] }])
    },
  )

  it('leave HTML as text', () => {
    expect(parseMarkdown('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'paragraph', content: [text('<img src=x onerror=alert(1)>')] },
    ])
  })

  it('are empty for an empty text', () => {
    expect(parseMarkdown('\n \n')).toEqual([])
  })
})
