import { HistoryIcon, Mark } from '#src/ui/icons.tsx'
import type { ChannelLook } from '#core/wire/config.ts'
import { usePermits, usePolicyKnown } from '#src/features/shared/policy.ts'
import { t } from '#src/i18n/t.ts'

/** The partner's own about and support pages; nothing when it has none or external links are not allowed. */
export function ChannelLinks({ links, className }: { links: ChannelLook['links']; className: string }) {
  const withLinks = usePermits()('links', 'other')
  // The page has the links before the policy arrives, which must decide first in Telegram.
  const undecided = usePolicyKnown() ? '' : 'in-[html[data-telegram]]:hidden!'
  const rows = [
    { href: links.about, text: t('channel-about') },
    { href: links.support, text: t('channel-support') },
  ].filter((row): row is { href: string; text: string } => row.href !== null)
  if (rows.length === 0 || !withLinks) return null
  return (
    <div className={`${className} ${undecided}`}>
      {rows.map(({ href, text }) => (
        <a
          key={href}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center rounded-full px-2 font-semibold text-muted hover:text-text"
        >
          {text}
        </a>
      ))}
    </div>
  )
}

/** Returns the two tabs of a partner's pages. */
export const channelTabs = () =>
  [
    { to: '/', text: t('nav-bridge'), icon: <Mark width={24} height={20} /> },
    { to: '/history', text: t('channel-transactions'), icon: <HistoryIcon width={20} height={20} /> },
  ] as const
