import type { ReactNode } from 'react'
import { usePermits } from '#src/features/shared/policy.ts'
import { Link } from '#src/ui/Link.tsx'
import type { Block, Inline } from './markdown.ts'

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
