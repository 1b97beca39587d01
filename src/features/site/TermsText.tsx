import type { ReactNode } from 'react'
import { usePermits } from '#src/features/shared/policy.ts'
import { Link } from '#src/ui/Link.tsx'

const linkLook = 'text-tide underline underline-offset-2'

/** External link in a new window; plain text where external links are not allowed. */
function OutLink({ href, children }: { href: string; children: string }) {
  if (!usePermits()('links', 'other')) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkLook}>
      {children}
    </a>
  )
}

function inline(part: Inline, key: number): ReactNode {
  switch (part.kind) {
    case 'strong':
      return <strong key={key}>{part.text}</strong>
    case 'em':
      return <em key={key}>{part.text}</em>
    case 'link':
      return part.href.startsWith('/') ? (
        <Link key={key} to={part.href} className={linkLook}>
          {part.text}
        </Link>
      ) : (
        <OutLink key={key} href={part.href}>
          {part.text}
        </OutLink>
      )
    default:
      return part.text
  }
}

const headings = {
  1: { Tag: 'h1', look: 'text-title font-semibold tracking-tight' },
  2: { Tag: 'h2', look: 'mt-6 text-heading font-semibold' },
  3: { Tag: 'h3', look: 'mt-4 font-semibold' },
} as const

function block(part: Block, key: number): ReactNode {
  switch (part.kind) {
    case 'heading': {
      const { Tag, look } = headings[part.level]
      return (
        <Tag key={key} dir="auto" className={look}>
          {part.content.map(inline)}
        </Tag>
      )
    }
    case 'list': {
      const Tag = part.ordered ? 'ol' : 'ul'
      return (
        <Tag
          key={key}
          dir="auto"
          className={`mt-2 grid max-w-[65ch] gap-1 ps-5 text-muted ${part.ordered ? 'list-decimal' : 'list-disc'}`}
        >
          {part.items.map((item, i) => (
            <li key={i}>{item.map(inline)}</li>
          ))}
        </Tag>
      )
    }
    case 'paragraph':
      return (
        <p key={key} dir="auto" className="mt-1 max-w-[65ch] text-pretty text-muted">
          {part.content.map(inline)}
        </p>
      )
    default:
      return part satisfies never
  }
}

/**
 * Renders Markdown blocks, each in its own text direction: the operator may not have translated them. Elements are created one by one, so
 * text in the file can never become a tag.
 */
export const TermsText = ({ blocks }: { blocks: readonly Block[] }) => <>{blocks.map(block)}</>

/** A run of text inside a line. */
type Inline = { kind: 'text' | 'strong' | 'em'; text: string } | { kind: 'link'; text: string; href: string }

type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; content: readonly Inline[] }
  | { kind: 'paragraph'; content: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }

/** Allowed link targets in the terms; excludes script URLs. */
const safe = /^(?:https?:\/\/|mailto:|\/(?!\/))/i

const run = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)/g

function inlines(line: string): readonly Inline[] {
  const found: Inline[] = []
  const plain = (text: string): void => {
    const last = found.at(-1)
    if (last?.kind === 'text') found[found.length - 1] = { kind: 'text', text: last.text + text }
    else if (text !== '') found.push({ kind: 'text', text })
  }
  let at = 0
  for (const match of line.matchAll(run)) {
    plain(line.slice(at, match.index))
    at = match.index + match[0].length
    const { strong, em, text, href } = match.groups ?? {}
    if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (em !== undefined) found.push({ kind: 'em', text: em })
    else if (text !== undefined && href !== undefined && safe.test(href)) found.push({ kind: 'link', text, href })
    else plain(match[0])
  }
  plain(line.slice(at))
  return found
}

const bullet = /^\s*[-*]\s+(.*)$/
const numbered = /^\s*\d+[.)]\s+(.*)$/

/** Splits a list into its items, each with its continuation lines. */
function items(lines: readonly string[], mark: RegExp): readonly string[] {
  return lines.reduce<string[]>((all, line) => {
    const text = mark.exec(line)?.[1]
    return text === undefined ? [...all.slice(0, -1), `${all.at(-1) ?? ''} ${line.trim()}`] : [...all, text]
  }, [])
}

function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines
  for (const [ordered, mark] of [
    [false, bullet],
    [true, numbered],
  ] as const)
    if (mark.test(first)) return { kind: 'list', ordered, items: items(lines, mark).map(inlines) }
  return { kind: 'paragraph', content: inlines(lines.map((line) => line.trim()).join(' ')) }
}

const heading = /^(#{1,3})\s+(.+?)\s*#*$/

/** Parses the Markdown of a legal text: headings, paragraphs, lists, emphasis and links. Anything else, including HTML, stays plain text. */
export function parseMarkdown(source: string): readonly Block[] {
  const blocks: Block[] = []
  let open: string[] = []
  const close = (): void => {
    if (open.length > 0) blocks.push(blockOf(open))
    open = []
  }
  for (const line of source.split(/\r?\n/)) {
    const title = heading.exec(line)
    if (title || line.trim() === '') close()
    if (title)
      blocks.push({ kind: 'heading', level: (title[1]?.length ?? 1) as 1 | 2 | 3, content: inlines(title[2] ?? '') })
    else if (line.trim() !== '') open.push(line)
  }
  close()
  return blocks
}
